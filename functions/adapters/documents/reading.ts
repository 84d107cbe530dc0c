import type { ReadImage } from "../images/read-image.ts";
import type { DocumentFormat } from "./document-type.ts";

/** What a reading process is to do. */
export interface ReadingJob {
  format: DocumentFormat;
  bytes: Uint8Array;
}

/** What it finds in a document. */
export interface Reading {
  /** Normalised; more than anybody uses of very long documents, but not all. Null: there is no text layer. */
  text: string | null;
  pageCount: number | null;
  image: ReadImage | null;
}

/** `rejected` is a sentence for people. */
export type ReadingAnswer = { reading: Reading } | { rejected: string };
