import { lookUp } from "../../../platform/look-up.ts";

/** A stream of a PDF as it stands in the file, found without trusting the file's own table of contents. */
export interface StoredStream {
  /** Compressed bytes; they may be followed by a few bytes of what comes next. */
  data: Uint8Array;
  /** Filters that have to be undone, first one first; empty if the dictionary does not say so itself. */
  filters: string[];
  /** Pixels, if the dictionary says that it is an image; reading text never touches those. */
  imagePixels: number;
  isImage: boolean;
  isAttachment: boolean;
}

/** Dictionaries of streams are a few hundred bytes. */
const DICTIONARY_BYTES = 2_048;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Finds every stream of a PDF by its keyword. Encrypted streams are found too, but their data means nothing. */
export function* storedStreams(bytes: Buffer): Generator<StoredStream> {
  let end = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    const dictionary = dictionaryBefore(bytes, at);
    if (dictionary === undefined) continue;
    const start =
      at +
      6 +
      (bytes[at + 6] === CARRIAGE_RETURN ? 1 : 0) +
      (bytes[at + 7] === LINE_FEED || bytes[at + 6] === LINE_FEED ? 1 : 0);
    // A file without any end would be searched to its end for each of its streams.
    if (end >= 0 && end < start) end = bytes.indexOf("endstream", start);
    const isImage = /\/Subtype\s*\/Image\b/.test(dictionary);
    yield {
      data: bytes.subarray(start, end < 0 ? bytes.length : end),
      filters: filtersOf(dictionary),
      imagePixels: isImage ? numberOf(dictionary, "Width") * numberOf(dictionary, "Height") : 0,
      isImage,
      isAttachment: /\/Type\s*\/EmbeddedFile\b/.test(dictionary),
    };
    if (end > at) at = end;
  }
}

/** @returns the text of the dictionary that a stream's keyword follows; undefined if it is no such keyword */
function dictionaryBefore(bytes: Buffer, keyword: number): string | undefined {
  const next = bytes[keyword + 6];
  if (next !== LINE_FEED && next !== CARRIAGE_RETURN) return undefined;
  const before = bytes.toString("latin1", Math.max(0, keyword - DICTIONARY_BYTES), keyword).trimEnd();
  if (!before.endsWith(">>")) return undefined;
  return before
    .slice(before.lastIndexOf(" obj") + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const abbreviations: Record<string, string> = { Fl: "FlateDecode", LZW: "LZWDecode", RL: "RunLengthDecode" };

function filtersOf(dictionary: string): string[] {
  const value = /\/Filter\s*(\[[^[\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? "";
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = ""]) => lookUp(abbreviations, name) ?? name);
}

const numberOf = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key}\\s+(\\d{1,6})(?!\\s+\\d+\\s+R)\\b`).exec(dictionary)?.[1] ?? 0);
