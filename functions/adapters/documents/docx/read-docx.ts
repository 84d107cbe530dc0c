import mammoth from "mammoth";
import { BadRequest } from "../../../shared/errors.ts";
import { normaliseText } from "../normalise-text.ts";
import { isCompoundFile, rejectCompoundFile } from "./compound-file.ts";
import { htmlText, ITEM_CLASS } from "./html-text.ts";
import { mainPart } from "./main-part.ts";
import { DEEPEST_HEADING, HEADING_STYLE, ITEM_STYLE, numberParagraphs } from "./number-paragraphs.ts";
import { readNumbering } from "./numbering.ts";
import { BROKEN_DOCX, openArchive } from "./open-archive.ts";

/**
 * Reads the text of a Word document. To be called in a process that can be ended: mammoth builds trees of a size that no
 * limit on the file bounds.
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
  const main = mainPart(texts, names);
  const documentXml = texts.get(main) ?? "";
  const prefix = wordPrefix(documentXml);
  const numbering = readNumbering(texts.get("word/numbering.xml") ?? "", texts.get("word/styles.xml") ?? "", prefix);
  texts.set(main, numberParagraphs(documentXml, numbering, prefix));
  texts.delete("word/numbering.xml");

  const html = await mammoth
    .convertToHtml(fromParts(texts), {
      styleMap: [`p.${ITEM_STYLE} => p.${ITEM_CLASS}:fresh`, ...headings],
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      convertImage: noImage,
    })
    .catch(() => {
      throw new BadRequest(BROKEN_DOCX);
    });
  return normaliseText(htmlText(html.value));
}

/** The prefix that a document gives to WordprocessingML, with its colon; other programs than Word choose other ones. */
const wordPrefix = (xml: string): string => {
  const [, prefix] = /xmlns(?::([\w.-]+))?\s*=\s*["'][^"']*\/wordprocessingml\/(?:2006\/)?main["']/.exec(xml) ?? [];
  return prefix === undefined ? (xml.includes("<w:") ? "w:" : "") : `${prefix}:`;
};

const headings = Array.from({ length: DEEPEST_HEADING }, (_, index) => {
  const level = index + 1;
  return `p.${HEADING_STYLE}${level} => h${level}:fresh`;
});

const noImage = mammoth.images.imgElement(async () => ({ src: "" }));

/**
 * Hands mammoth the parts that were inflated under a limit. It takes an opened archive in place of a buffer, which keeps it
 * from inflating anything by itself; its types do not say so.
 */
function fromParts(parts: ReadonlyMap<string, string>) {
  const file = {
    exists: (name: string) => parts.has(name),
    read: async (name: string, encoding?: string) => {
      const text = parts.get(name) ?? "";
      return encoding === undefined ? Buffer.from(text) : text;
    },
  };
  return { file } as unknown as { buffer: Buffer };
}
