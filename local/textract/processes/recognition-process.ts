import type { GrayImage } from "../raster/gray-image.ts";
import type { PageText } from "../recognition/page-text.ts";
import { readPage } from "../recognition/read-page.ts";
import { loadTesseract } from "../recognition/tesseract.ts";
import { answerCalls } from "./answer-calls.ts";

const tesseract = loadTesseract();

/** Reads pages, one at a time. */
const functions = {
  read: async (page: GrayImage): Promise<PageText> => readPage(page, await tesseract),
};
export type RecognitionFunctions = typeof functions;

void answerCalls(functions);
