import type { Multipart } from "./route.ts";
import type { Form } from "./multipart.ts";

/**
 * @throws BadRequest if a form cannot be read or its file is too large; Unprocessable naming what is missing or wrong
 */
export type ReadForm = (
  multipart: Multipart,
  contentType: string,
  body: Buffer,
) => Promise<Form<Record<string, unknown>>>;

/** Loads the parser with the first form, because a function that loads it at start takes 3 ms longer. */
export const readForm: ReadForm = async (...form) => (await import("./multipart.ts")).parseForm(...form);
