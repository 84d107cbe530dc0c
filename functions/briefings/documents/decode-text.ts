import { isUtf8 } from "node:buffer";
import { BadRequest } from "../../platform/errors.ts";
import { normaliseText } from "./normalise-text.ts";

/**
 * The most bytes that are decoded. Callers cut the text at 200,000 characters, which are 800,000 bytes at most; the
 * rest is room for blank lines. Decoding 50 MB would use several hundred MB of memory without benefit.
 */
const DECODED_BYTES = 4_000_000;

/** A file with a larger share of control characters is not text. Log files with colours stay below. */
const MOST_CONTROL_CHARACTERS = 0.01;

const BINARY =
  "The .txt file contains binary data instead of text; save it as plain text in UTF-8, or send it under its real " +
  "file type.";

/**
 * Reads plain text: UTF-8 with or without byte order mark, UTF-16 with one, otherwise Windows-1252.
 * @returns normalised text; only from the first 4 MB of a larger file
 * @throws BadRequest for binary data
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== "utf-16le" && encoding !== "utf-16be" && bytes.includes(0)) throw new BadRequest(BINARY);
  // `stream` leaves out a character that the cut splits.
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, DECODED_BYTES), { stream: true });
  let controls = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0) throw new BadRequest(BINARY);
    if (isControl(code)) controls += 1;
  }
  if (controls > text.length * MOST_CONTROL_CHARACTERS) throw new BadRequest(BINARY);
  return normaliseText(text);
}

/**
 * The same for a file that must be read completely.
 * @throws BadRequest for binary data, and for more than 4 MB
 */
export function decodeWhole(bytes: Uint8Array): string {
  if (bytes.length === 0)
    throw new BadRequest("The file is empty; choose the file again and check that it has content.");
  if (bytes.length > DECODED_BYTES)
    throw new BadRequest(`The file is larger than the ${DECODED_BYTES / 1_000_000} MB that a survey may have.`);
  return decodeText(bytes);
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Control characters except tab, line feed, vertical tab, form feed and carriage return. */
const isControl = (code: number): boolean =>
  (code < 0x20 && (code < 9 || code > 13)) || (code >= 0x7f && code < 0xa0 && code !== 0x85);
