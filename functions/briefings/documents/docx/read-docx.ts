import mammoth from "mammoth";
import { BadRequest } from "../../../platform/errors.ts";
import { normaliseText } from "../normalise-text.ts";
import { isCompoundFile, rejectCompoundFile } from "./compound-file.ts";
import { htmlText } from "./html-text.ts";
import { mainPart } from "./main-part.ts";
import { BROKEN_DOCX, openArchive } from "./open-archive.ts";

/**
 * Reads the text of a Word document. To be called in a process that can be ended: mammoth builds trees of a size that
 * no limit on the file bounds.
 * @throws BadRequest for what is no Word document, has macros, is encrypted or broken, and for bombs
 */
export async function readDocx(bytes: Buffer): Promise<string> {
  if (isCompoundFile(bytes)) rejectCompoundFile(bytes);
  const { parts: texts, names } = await openArchive(bytes);
  // Office never writes these. mammoth's parser expands no entities, and it need not be trusted to.
  if ([...texts.values()].some((text) => /<!(?:DOCTYPE|ENTITY)/i.test(text))) {
    throw new BadRequest(
      "The Word document defines XML entities, which no real one does; save it again in Word and upload that.",
    );
  }
  // mammoth reads hidden runs as text; nobody who looks at the document knows that they are there.
  const main = mainPart(texts, names);
  if ([main, "word/footnotes.xml", "word/endnotes.xml"].some((part) => HIDDEN.test(texts.get(part) ?? "")))
    throw new BadRequest("The Word document holds hidden text; delete it, or show it, and upload the document again.");

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

/** Word's own styles for lists, which carry no numbering of their own in the paragraph. */
const listStyles = [
  ["List Number", "ol"],
  ["List Bullet", "ul"],
].flatMap(([style, list]) => [
  `p[style-name='${style}'] => ${list} > li:fresh`,
  `p[style-name='${style} 2'] => ul|ol > li > ${list} > li:fresh`,
]);

const noImage = mammoth.images.imgElement(async () => ({ src: "" }));
