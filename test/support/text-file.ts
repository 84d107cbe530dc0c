import type { SentFile } from "../../bin/api-client/operations.ts";

/** A text file to send. */
export const textFile = (name: string, text: string): SentFile => ({
  name,
  contentType: "text/plain",
  bytes: new TextEncoder().encode(text),
});
