import { isUtf8 } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import { isMarkup, isProgram } from "./signatures.ts";

/** Words for the types that `file-type` finds often. */
const known: Record<string, string> = {
  exe: "a program",
  elf: "a program",
  macho: "a program",
  zip: "a zip archive",
  xlsx: "an Excel workbook",
  xlsm: "an Excel workbook",
  pptx: "a PowerPoint presentation",
  docx: "a Word document",
  docm: "a Word document with macros",
  cfb: "an old or encrypted Office document",
  rtf: "an RTF document",
  xml: "an XML file",
  jpg: "a JPEG image",
  png: "a PNG image",
  apng: "a PNG image",
  pdf: "a PDF document",
};

/** @returns words that complete "The file is …" */
export async function describeContent(bytes: Buffer): Promise<string> {
  if (isProgram(bytes)) return "a program";
  if (isMarkup(bytes)) return "a web page or other markup";
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found) return known[found.ext] ?? `a file of type ${found.ext}`;
  return isUtf8(bytes) && !bytes.includes(0) ? "plain text" : "data of an unknown kind";
}
