import { BadRequest } from "../../platform/errors.ts";
import { extensionOf } from "./display-name.ts";
import { isCompoundFile } from "./docx/compound-file.ts";
import { isMarkup, isProgram, isZip, startsWith } from "./signatures.ts";

export type DocumentType = "pdf" | "image" | "text" | "docx";

/** The format a file is read as. */
export type DocumentFormat = "pdf" | "jpeg" | "png" | "text" | "docx";

interface FormatInfo {
  type: DocumentType;
  extensions: readonly string[];
  mediaType: string;
  /** As in "is not …". */
  called: string;
  /** As in "The … is broken". */
  noun: string;
}

export const formats: Record<DocumentFormat, FormatInfo> = {
  pdf: { type: "pdf", extensions: ["pdf"], mediaType: "application/pdf", called: "a PDF document", noun: "PDF" },
  docx: {
    type: "docx",
    extensions: ["docx"],
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    called: "a Word document",
    noun: "Word document",
  },
  text: { type: "text", extensions: ["txt"], mediaType: "text/plain", called: "plain text", noun: "text file" },
  jpeg: {
    type: "image",
    extensions: ["jpg", "jpeg"],
    mediaType: "image/jpeg",
    called: "a JPEG image",
    noun: "JPEG image",
  },
  png: { type: "image", extensions: ["png"], mediaType: "image/png", called: "a PNG image", noun: "PNG image" },
};
const formatNames = Object.keys(formats) as DocumentFormat[];

/**
 * Decides by its extension which format a file is read as, and checks that the content matches.
 * @param others further accepted extensions that other code reads; error sentences name them
 * @throws BadRequest if the extension is missing or not accepted, and if the content is something else
 */
export async function documentFormat(
  { name, bytes }: { name: string; bytes: Buffer },
  accepted: readonly DocumentType[],
  others: readonly string[] = [],
): Promise<DocumentFormat> {
  const choices = formatNames.filter((format) => accepted.includes(formats[format].type));
  const extensions = [...choices.flatMap((format) => formats[format].extensions), ...others];
  const wanted = listed(extensions.map((extension) => `.${extension}`));
  if (bytes.length === 0)
    throw new BadRequest("The file is empty; choose the file again and check that it has content.");
  const extension = extensionOf(name);
  if (extension === "") {
    throw new BadRequest(`The file name has no extension; give it one that says what it is: ${wanted}.`);
  }
  const format = choices.find((choice) => formats[choice].extensions.includes(extension));
  if (!format) {
    throw new BadRequest(`Files of type .${extension.slice(0, 20)} are not accepted here; send ${wanted}.`);
  }
  if (!hasSignature(format, bytes)) {
    // Loaded only for a rare error sentence: its code is a seventh of a function that takes forms.
    const { describeContent } = await import("./describe-content.ts");
    const found = await describeContent(bytes);
    throw new BadRequest(
      `The file is named .${extension} but is ${found}, not ${formats[format].called}; send it under its real ` +
        `type if that is accepted (${wanted}).`,
    );
  }
  return format;
}

/** Up to here readers of PDF tolerate other bytes before the header (ISO 32000-1, annex H). */
const PDF_HEADER_WITHIN = 1024;
const headerAt = (bytes: Buffer) => bytes.subarray(0, PDF_HEADER_WITHIN).indexOf("%PDF-");

function hasSignature(format: DocumentFormat, bytes: Buffer): boolean {
  switch (format) {
    case "pdf":
      return headerAt(bytes) === 0 || (headerAt(bytes) > 0 && !isZip(bytes) && !isProgram(bytes) && !isMarkup(bytes));
    case "docx":
      // The reader finds out which kind of document the container holds.
      return isZip(bytes) || isCompoundFile(bytes);
    case "jpeg":
      return startsWith(bytes, 0xff, 0xd8, 0xff);
    case "png":
      return startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    case "text":
      // Text may begin with any letters, even with the signature of another format ("BM", "MZ"). Only formats that are
      // text themselves are therefore detected here; other binary data is found when it is decoded.
      return headerAt(bytes) !== 0 && !startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66) && !isBinary(bytes);
  }
}

const isBinary = (bytes: Buffer) =>
  isZip(bytes) ||
  isCompoundFile(bytes) ||
  startsWith(bytes, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47);

/** `.a, .b or .c` */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;
