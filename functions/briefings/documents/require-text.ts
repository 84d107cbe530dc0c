import { BadRequest } from "../../platform/errors.ts";

/** @throws BadRequest for a document without text */
export function requireText(text: string | null): string {
  if (!text) throw new BadRequest("The document contains no text; send one that has some.");
  return text;
}
