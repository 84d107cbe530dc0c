import { PDFiumLibrary } from "@hyzyla/pdfium";
import { MAX_PAGE_PIXELS, type GrayImage } from "./gray-image.ts";
import { UnreadableDocument } from "./unreadable.ts";

/** Tesseract's models were trained at about 300 dpi; a page of PDF has 72 points to the inch. */
const SCALE = 300 / 72;
/** Tesseract counts pixels in 16 bits; only a page that is no page is this long. */
const MAX_SIDE = 10_000;

export interface PdfPages {
  count: number;
  /** @param index from 0. @throws UnreadableDocument */
  render(index: number): Promise<GrayImage>;
}

/** Opens a PDF to render its pages one by one. @throws UnreadableDocument */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: Error) => {
    const encrypted = /password|security/i.test(error.message);
    throw new UnreadableDocument(
      encrypted ? "The PDF is encrypted. Remove its password." : "The PDF is damaged and cannot be opened.",
    );
  });
  const count = document.getPageCount();
  if (count === 0) throw new UnreadableDocument("The PDF has no pages.");
  return {
    count,
    async render(index) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      if (originalWidth <= 0 || originalHeight <= 0) throw new UnreadableDocument(`Page ${index + 1} is damaged.`);
      const scale = Math.min(
        SCALE,
        Math.sqrt(MAX_PAGE_PIXELS / (originalWidth * originalHeight)),
        MAX_SIDE / Math.max(originalWidth, originalHeight),
      );
      const { width, height, data } = await page.render({ render: "bitmap", colorSpace: "Gray", scale });
      return { width, height, pixels: data };
    },
  };
}
