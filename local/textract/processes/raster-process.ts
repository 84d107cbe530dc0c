import { decodeImage } from "../raster/decode-image.ts";
import { openPdf, type PdfPages } from "../raster/render-pdf.ts";
import type { GrayImage } from "../raster/gray-image.ts";
import { answerCalls } from "./answer-calls.ts";

let pdf: PdfPages | undefined;

/** Turns one document into pages; the process ends with the document, and its memory with it. */
const functions = {
  image: ({ bytes, format }: { bytes: Uint8Array; format: "jpeg" | "png" }): Promise<GrayImage> =>
    decodeImage(bytes, format),

  /** The number of pages. */
  async open(bytes: Uint8Array): Promise<number> {
    pdf = await openPdf(bytes);
    return pdf.count;
  },

  async page(index: number): Promise<GrayImage> {
    if (!pdf) throw new Error("No PDF is open.");
    return pdf.render(index);
  },
};
export type RasterFunctions = typeof functions;

void answerCalls(functions);
