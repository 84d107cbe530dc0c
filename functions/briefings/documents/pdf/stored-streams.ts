import { lookUp } from "../../../platform/look-up.ts";

/** A stream of a PDF as stored in the file, found without trusting the file's own cross-reference table. */
export interface StoredStream {
  /** Compressed bytes, possibly followed by a few bytes of the next object. */
  data: Uint8Array;
  /** Filters to undo, in this order; empty if the dictionary itself does not list them. */
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
    // Without this condition, a file without any end keyword would be searched completely for each of its streams.
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

/** @returns the text of the dictionary before a stream's keyword; undefined if the word is not such a keyword */
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
