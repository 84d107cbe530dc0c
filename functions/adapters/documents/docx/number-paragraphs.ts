import { mergeIndents, readIndent, type Indent } from "./indent.ts";
import { createListCounter } from "./list-counter.ts";
import { headingNumber, type Numbering } from "./numbering.ts";
import { createOutline } from "./outline.ts";
import { attribute, escapeXml, xmlTags, type Tag } from "./xml-tags.ts";

/** Style of the paragraphs that carry a list's mark; no document has a style of this name. */
export const ITEM_STYLE = "NumberedItemOfList";
/** Style of headings, with their level behind it. */
export const HEADING_STYLE = "HeadingOfLevel";
export const DEEPEST_HEADING = 6;
/** Lists have nine levels. */
const DEEPEST_INDENT = 8;

/** In front of an item for every level it stands below others. */
const INDENT = "  ";
/** What stands for a line to write on, which is drawn by underlining tabs or spaces. */
const BLANK = "______";

/** Nobody uses more than 200,000 characters; paragraphs behind these are left out, which bounds the parser's memory. */
const ENOUGH_CHARACTERS = 250_000;

/** Elements whose content says nothing of the text: formats, layouts, pictures, places of the cursor. */
const silent = new Set(
  "rPr sectPr drawing tblPr tblGrid tblPrEx proofErr bookmarkStart bookmarkEnd lastRenderedPageBreak".split(" "),
);

/**
 * Writes the marks of lists into a document's text with spaces in front of those that stand below others, where Word only
 * computes them when it shows the document, and leaves out what says nothing of the text (two fifths of what LibreOffice
 * writes).
 *
 * mammoth knows lists as well, but starts every one at 1, so that a questionnaire whose numbered questions have other
 * paragraphs between them would consist of questions 1.
 * @param prefix of WordprocessingML's names, with its colon: `w:`
 */
export function numberParagraphs(documentXml: string, numbering: Numbering, prefix: string): string {
  const counter = createListCounter(numbering);
  const outline = createOutline();
  const underline = new RegExp(`<${prefix}u\\s(?![^>]*val\\s*=\\s*["']none)`);
  const parts: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, text: string) => {
    parts.push(documentXml.slice(copied, start), text);
    copied = end;
  };

  const tags = xmlTags(documentXml);
  let depth = 0;
  let bodyDepth = Infinity;
  let textStart = 0;
  let characters = 0;
  let charactersBefore = 0;
  let isUnderlined = false;
  for (const tag of { [Symbol.iterator]: () => tags }) {
    const name = tag.name.startsWith(prefix) ? tag.name.slice(prefix.length) : "";
    if (tag.kind !== "close" && silent.has(name)) {
      const end = tag.kind === "empty" ? tag.end : endOfElement(tags);
      if (name === "rPr") isUnderlined = underline.test(documentXml.slice(tag.start, end));
      replace(tag.start, end, "");
      continue;
    }
    if (tag.kind === "open" && name === "pPr") {
      const properties = readProperties(tags, prefix);
      replace(tag.start, properties.end, paragraphStart(properties));
      continue;
    }
    if (tag.kind === "open") depth += 1;
    if (tag.kind !== "close") {
      // Their attributes are marks of revisions.
      if ((name === "p" || name === "r") && tag.attributes !== "") {
        replace(tag.start, tag.end, `<${tag.name}${tag.kind === "empty" ? "/" : ""}>`);
      }
      if (name === "body") bodyDepth = depth;
      if (name === "r") isUnderlined = false;
      if (name === "p") {
        outline.begin();
        charactersBefore = characters;
      }
      if (name === "tab" && tag.kind === "empty" && isUnderlined)
        replace(tag.start, tag.end, `<${prefix}t>${BLANK}</${prefix}t>`);
      if (name === "t") textStart = tag.end;
      continue;
    }
    if (name === "t") {
      characters += tag.start - textStart;
      if (isUnderlined && isBlank(documentXml.slice(textStart, tag.start))) replace(textStart, tag.start, BLANK);
    }
    if (name === "p") outline.end(characters > charactersBefore);
    depth -= 1;
    // Between the children of the body nothing is open but the body and the document.
    if (depth === bodyDepth && characters > ENOUGH_CHARACTERS) {
      replace(tag.end, documentXml.length, `</${prefix}body></${prefix}document>`);
      break;
    }
  }
  parts.push(documentXml.slice(copied));
  return parts.join("");

  function paragraphStart({ styleId, listId, level, isDeleted, ...own }: ParagraphProperties): string {
    const ofStyle = styleId === undefined ? undefined : counter.placeOfStyle(styleId);
    const list = listId ?? ofStyle?.listId;
    const place = list === undefined ? undefined : { listId: list, level: level ?? ofStyle?.level ?? 0 };
    const mark = place === undefined || isDeleted ? undefined : counter.next(place);
    const heading = headingNumber(own.outline) ?? counter.headingLevel(styleId);
    if (heading !== undefined) outline.reset();
    const styled = counter.indentOfStyle(styleId);
    // A list that is named by the paragraph itself puts it elsewhere than its style; one that the style names does not.
    const common = listId === undefined ? mergeIndents(styled, mark?.indent) : mergeIndents(mark?.indent ?? {}, styled);
    const depth =
      heading === undefined && !isDeleted
        ? outline.depthOf({
            indent: mergeIndents(own.indent, common),
            list: mark && place ? { id: place.listId, level: place.level, begins: mark.begins } : null,
          })
        : 0;
    const style =
      heading !== undefined ? `${HEADING_STYLE}${Math.min(heading, DEEPEST_HEADING)}` : mark ? ITEM_STYLE : styleId;
    const start = `${INDENT.repeat(Math.min(depth, DEEPEST_INDENT))}${mark ? `${mark.text} ` : ""}`;
    return [
      `<${prefix}pPr>`,
      style === undefined ? "" : `<${prefix}pStyle ${prefix}val="${escapeXml(style)}"/>`,
      isDeleted ? `<${prefix}rPr><${prefix}del/></${prefix}rPr>` : "",
      `</${prefix}pPr>`,
      start === "" ? "" : `<${prefix}r><${prefix}t xml:space="preserve">${escapeXml(start)}</${prefix}t></${prefix}r>`,
    ].join("");
  }
}

const SHORTEST_BLANK = 3;
const isBlank = (text: string): boolean => text.length >= SHORTEST_BLANK && text.trim() === "";

interface ParagraphProperties {
  styleId?: string | undefined;
  listId?: string | undefined;
  level?: number;
  indent: Indent;
  /** Its own level in the outline of the document, from 1. */
  outline?: string;
  /** The mark at its end was deleted, so that it and the next one are one paragraph. */
  isDeleted: boolean;
  /** Behind the element. */
  end: number;
}

/** Reads on to the end of an open `pPr`. */
function readProperties(tags: Iterator<Tag>, prefix: string): ParagraphProperties {
  const properties: ParagraphProperties = { indent: {}, isDeleted: false, end: 0 };
  for (let next = tags.next(), depth = 1; next.done !== true; next = tags.next()) {
    const tag = next.value;
    properties.end = tag.end;
    if (tag.kind === "close") {
      depth -= 1;
      if (depth === 0) break;
      continue;
    }
    if (tag.name === `${prefix}pPrChange` && tag.kind === "open") {
      // What the properties were before a tracked change.
      properties.end = endOfElement(tags);
      continue;
    }
    if (tag.name === `${prefix}pStyle`) properties.styleId = attribute(tag, `${prefix}val`);
    if (tag.name === `${prefix}numId`) properties.listId = attribute(tag, `${prefix}val`);
    if (tag.name === `${prefix}ilvl`) properties.level = Number(attribute(tag, `${prefix}val`)) || 0;
    if (tag.name === `${prefix}ind`) properties.indent = readIndent(tag, prefix);
    if (tag.name === `${prefix}outlineLvl`) properties.outline = String(Number(attribute(tag, `${prefix}val`)) + 1);
    if (tag.name === `${prefix}del`) properties.isDeleted = true;
    if (tag.kind === "open") depth += 1;
  }
  return properties;
}

/** Reads on to the end of an element that has just been opened. @returns the index behind it */
function endOfElement(tags: Iterator<Tag>): number {
  for (let depth = 1, end = 0; ;) {
    const next = tags.next();
    if (next.done === true) return end;
    end = next.value.end;
    if (next.value.kind === "open") depth += 1;
    if (next.value.kind === "close") depth -= 1;
    if (depth === 0) return end;
  }
}
