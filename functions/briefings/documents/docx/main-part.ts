import { BadRequest } from "../../../platform/errors.ts";
import { attribute, xmlTags } from "./xml-tags.ts";

const otherDocuments = [
  [/spreadsheetml/, "an Excel workbook"],
  [/presentationml/, "a PowerPoint presentation"],
  [/opendocument/, "an OpenDocument file"],
] as const;

/**
 * Finds the part that holds a Word document's text, by the list of content types that every Office file carries.
 * @param texts the text parts by name
 * @param names of all files in the archive
 * @throws BadRequest if the archive is something else than a Word document, or one with macros
 */
export function mainPart(texts: ReadonlyMap<string, string>, names: ReadonlySet<string>): string {
  const contentTypes = [...xmlTags(texts.get("[Content_Types].xml") ?? "")].map((tag) => ({
    type: attribute(tag, "ContentType") ?? "",
    part: attribute(tag, "PartName"),
  }));
  const types = contentTypes.map(({ type }) => type).join("\n");
  if (/macroEnabled/i.test(types) || [...names].some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) {
    throw new BadRequest("The Word document contains macros; save it as .docx without macros and upload that.");
  }
  const main = contentTypes.find(({ type }) => /wordprocessingml\.(?:document|template)\.main\+xml$/.test(type));
  if (main) {
    const part = main.part?.replace(/^\//, "") ?? "word/document.xml";
    if (texts.has(part)) return part;
    throw new BadRequest(
      "The Word document has lost its text part; open it in Word, save it again and upload the new file.",
    );
  }
  const other =
    otherDocuments.find(([type]) => type.test(types))?.[1] ??
    (names.has("mimetype") ? "an OpenDocument file" : undefined);
  throw new BadRequest(
    `The file is named .docx but is ${other ?? "a zip archive without a Word document inside"}; save the text as ` +
      ".docx or PDF and upload that.",
  );
}
