import { PDFiumLibrary } from "@hyzyla/pdfium";
import { AwsError } from "../http/aws-json.ts";

/** A4 at 350 dpi. More pixels read no better, and every page in work costs a multiple of them. */
export const MAX_PAGE_PIXELS = 12_000_000;

/** Tesseract's models were trained at about 300 dpi; a page of PDF has 72 points to the inch. */
const SCALE = 300 / 72;
/** Tesseract counts pixels in 16 bits; only a page that is no page is this long. */
const MAX_SIDE = 10_000;

/** Pixels row by row, 0 black to 255 white. */
export interface RenderedPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface PdfPages {
  count: number;
  /** @param index from 0. @throws AwsError */
  render(index: number): Promise<RenderedPage>;
}

/** Opens a PDF to render its pages one by one. @throws AwsError */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: Error) => {
    const encrypted = /password|security/i.test(error.message);
    throw new AwsError(
      "BadDocumentException",
      encrypted ? "The PDF is encrypted. Remove its password." : "The PDF is damaged and cannot be opened.",
    );
  });
  const count = document.getPageCount();
  if (count === 0) throw new AwsError("BadDocumentException", "The PDF has no pages.");
  return {
    count,
    async render(index) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const damaged = () => new AwsError("BadDocumentException", `Page ${index + 1} is damaged.`);
      if (originalWidth <= 0 || originalHeight <= 0) throw damaged();
      const scale = Math.min(
        SCALE,
        Math.sqrt(MAX_PAGE_PIXELS / (originalWidth * originalHeight)),
        MAX_SIDE / Math.max(originalWidth, originalHeight),
      );
      // A page so long that its other side is no pixel.
      if (Math.min(originalWidth, originalHeight) * scale < 1) throw damaged();
      const { width, height, data } = await page.render({ render: "bitmap", colorSpace: "Gray", scale });
      return { width, height, pixels: data };
    },
  };
}
