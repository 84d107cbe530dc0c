import type { CarriedError } from "../threads/carried-error.ts";
import type { ReadImage } from "../images/read-image.ts";
import type { DocumentFormat } from "./document-type.ts";
import type { RuleName } from "./rules.ts";

/** A document to be read. */
export interface ReadingJob {
  format: DocumentFormat;
  bytes: Uint8Array;
}

/** A text or a table to be taken apart by rule. */
export interface RuleJob {
  rule: RuleName;
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
