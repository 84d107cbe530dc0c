import type { CarriedError } from "../../platform/calculations/carried-error.ts";
import type { ReadImage } from "./images/read-image.ts";
import type { DocumentFormat } from "./document-type.ts";

/** Characters of a document that are read: a briefing uses 200,000, and a questionnaire may not have as many. */
export const ENOUGH_CHARACTERS = 250_000;

/** A document to be read. */
export interface ReadingJob {
  format: DocumentFormat;
  bytes: Uint8Array;
}

/** A text or a table to be taken apart by rule. */
export interface RuleJob {
  /** Its name. */
  rule: string;
  input: unknown;
}

/** What is found in a document. */
export interface Reading {
  /** Normalised; more than anybody uses of very long documents, but not all. Null: there is no text layer. */
  text: string | null;
  pageCount: number | null;
  image: ReadImage | null;
}

export type ReadingAnswer = { output: unknown } | { thrown: CarriedError };
