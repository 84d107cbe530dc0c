import mammoth from "mammoth";
import { BadRequest } from "../../../platform/errors.ts";
import { normaliseText } from "../normalise-text.ts";
import { isCompoundFile, rejectCompoundFile } from "./compound-file.ts";
import { htmlText } from "./html-text.ts";
import { BROKEN_DOCX, openArchive } from "./open-archive.ts";
import { attribute, xmlTags } from "./xml-tags.ts";

const otherDocuments = [
  [/spreadsheetml/, "an Excel workbook"],
  [/presentationml/, "a PowerPoint presentation"],
  [/opendocument/, "an OpenDocument file"],
] as const;

/**
 * Finds the part with a Word document's text, by the list of content types that every Office file contains.
 * @param texts the text parts by name
 * @param names the names of all files in the archive
 * @throws BadRequest if the archive is not a Word document, or is one with macros
 */
function mainPart(texts: ReadonlyMap<string, string>, names: ReadonlySet<string>): string {
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

/**
 * Reads the text of a Word document. Call it only in a process that can be ended: no limit on the file bounds the size
 * of mammoth's trees.
 * @throws BadRequest if it is not a Word document, has macros, is encrypted or broken, or is a decompression bomb
 */
export async function readDocx(bytes: Buffer): Promise<string> {
  if (isCompoundFile(bytes)) rejectCompoundFile(bytes);
  const { parts: texts, names } = await openArchive(bytes);
  // Office never writes these. mammoth's parser expands no entities, but this check does not rely on that.
  if ([...texts.values()].some((text) => /<!(?:DOCTYPE|ENTITY)/i.test(text))) {
    throw new BadRequest(
      "The Word document defines XML entities, which no real one does; save it again in Word and upload that.",
    );
  }
  // mammoth reads hidden runs as text, but people who look at the document cannot see them.
  const main = mainPart(texts, names);
  if ([main, "word/footnotes.xml", "word/endnotes.xml"].some((part) => HIDDEN.test(texts.get(part) ?? "")))
    throw new BadRequest(
      "The Word document contains hidden text; delete it, or show it, and upload the document again.",
    );

  const html = await mammoth
    .convertToHtml(
      { buffer: bytes },
      { styleMap: listStyles, includeEmbeddedStyleMap: false, externalFileAccess: false, convertImage: noImage },
    )
    .catch(() => {
      throw new BadRequest(BROKEN_DOCX);
    });
  return normaliseText(htmlText(html.value));
}

const HIDDEN = /<\w+:vanish\s*(?:\/|>|\w+:val\s*=\s*["'](?:1|true|on)["'])/u;

/** Word's own list styles, whose paragraphs have no numbering of their own. */
const listStyles = [
  ["List Number", "ol"],
  ["List Bullet", "ul"],
].flatMap(([style, list]) => [
  `p[style-name='${style}'] => ${list} > li:fresh`,
  `p[style-name='${style} 2'] => ul|ol > li > ${list} > li:fresh`,
]);

const noImage = mammoth.images.imgElement(async () => ({ src: "" }));
