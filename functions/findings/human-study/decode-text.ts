import { HumanStudyRefused } from "./problems.ts";

/** The first bytes of other files that senders mistake for a table. */
const otherFiles: readonly { begins: readonly number[]; what: string }[] = [
  { begins: [0x50, 0x4b, 0x03, 0x04], what: "a workbook or an archive" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: "an old workbook (.xls)" },
  { begins: [0x25, 0x50, 0x44, 0x46], what: "a PDF" },
];
/**
 * Characters that do not occur in a text: control characters other than tab and line ends, and the replacement for
 * invalid bytes.
 */
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u0080-\u009f\ufffd]/;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The text of a file: UTF-16 with a byte-order mark, UTF-8 with or without one, or else Windows-1252, in which older
 * versions of Excel save.
 * @throws HumanStudyRefused if the file is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const other = otherFiles.find(({ begins }) => begins.every((byte, place) => bytes[place] === byte));
  if (other) throw new HumanStudyRefused(`The file is ${other.what}; save the table as CSV and send that`);
  const text = decode(bytes);
  if (notText.test(text)) throw new HumanStudyRefused("The file is not a text; save the table as CSV and send that");
  return text;
}
