import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { BadRequest } from "../platform/errors.ts";
import { LARGEST_ANSWER_BYTES } from "../platform/http/response.ts";
import type { SentPage } from "./page.ts";
import { privately } from "./privately.ts";

/**
 * A page as it is answered. One that no answer could hold as it is goes compressed; every browser takes that, and the
 * gateway does it with the others by itself.
 * @throws BadRequest of one that is too large even then
 */
export async function pageAnswer({ text, policy }: SentPage) {
  const headers = {
    ...privately,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
  };
  if (Buffer.byteLength(text) <= LARGEST_ANSWER_BYTES) return { status: 200, text, headers } as const;
  const bytes = await promisify(gzip)(text);
  if (bytes.length > LARGEST_ANSWER_BYTES)
    throw new BadRequest("This report is too large for a page; export its results instead");
  return { status: 200, bytes, headers: { ...headers, "content-encoding": "gzip" } } as const;
}
