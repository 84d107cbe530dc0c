import type { NamedBytes } from "../../clients/typescript/src/index.ts";

/** A text file to send. */
export const textFile = (name: string, text: string): NamedBytes => ({
  name,
  contentType: "text/plain",
  bytes: new TextEncoder().encode(text),
});
