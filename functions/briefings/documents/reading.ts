import type { CarriedError } from "../../platform/calculations/carried-error.ts";
import type { ReadImage } from "./images/read-image.ts";
import type { DocumentFormat } from "./document-type.ts";

/** Characters of a document that are read. A briefing uses 200,000, and a questionnaire must be shorter. */
export const ENOUGH_CHARACTERS = 250_000;

/** A document to be read. */
export interface ReadingJob {
  format: DocumentFormat;
  bytes: Uint8Array;
}

/** A text or a table to be parsed by rule. */
export interface RuleJob {
  /** Its name. */
  rule: string;
  input: unknown;
}

/** The content that is read from a document. */
export interface Reading {
  /**
   * Normalised text. A very long document is not read completely, but more is read than any caller uses. Null: there is
   * no text layer.
   */
  text: string | null;
  pageCount: number | null;
  image: ReadImage | null;
}

export type ReadingAnswer = { output: unknown } | { thrown: CarriedError };
