import type { IncomingMessage } from "node:http";

/**
 * Reads the body of a request as text. One that is too large is read to its end all the same, since a sender that is
 * cut off never sees the refusal.
 * @param tooLarge makes the error to throw for it
 */
export async function readBody(request: IncomingMessage, maxBytes: number, tooLarge: () => Error): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge();
  return Buffer.concat(chunks).toString("utf8");
}
