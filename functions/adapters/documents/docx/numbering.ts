import { mergeIndents, readIndent, type Indent } from "./indent.ts";
import { attribute, xmlTags } from "./xml-tags.ts";

/** How the items of one level of a list are numbered. */
export interface Level {
  start: number;
  format: string;
  /** `%1.%2)`: the numbers of levels 1 and 2 and what stands around them. */
  text: string;
  indent: Indent;
}

/** Where a paragraph, or all paragraphs of a style, stand in a list. */
export interface ListPlace {
  /** "0" takes a paragraph out of the list of its style. */
  listId: string;
  level: number;
}

/** A list, and where it starts anew instead of going on with other lists of its kind. */
interface List {
  kind: string;
  restarts: Map<number, number>;
  levels: Map<number, Level>;
}

/** The numbering of a Word document (ECMA-376 part 1, 17.9): kinds of lists, the lists made of them, and styles in lists. */
export interface Numbering {
  lists: Map<string, List>;
  kinds: Map<string, { levels: Map<number, Level>; styleLink: string | undefined }>;
  styles: Map<string, StyleInfo>;
}

export interface StyleInfo {
  basedOn: string | undefined;
  /** From 1; of the built-in headings, and of styles whose paragraphs stand in the outline of the document. */
  headingLevel: number | undefined;
  listId: string | undefined;
  level: number | undefined;
  indent: Indent;
}

/** Levels of a list are 0 to 8. */
const levelNumber = (value: string | undefined): number => Math.min(8, Math.max(0, Math.trunc(Number(value)) || 0));
/** Word itself stops at 32,767. */
const startNumber = (value: string | undefined): number =>
  Math.min(32_767, Math.max(0, Math.trunc(Number(value)) || 0));
/** The longest texts around numbers are a few words ("Question %1:"). */
const LONGEST_TEXT = 60;

/** @param prefix of WordprocessingML's names, with its colon: `w:` */
export function readNumbering(numberingXml: string, stylesXml: string, prefix: string): Numbering {
  const kinds: Numbering["kinds"] = new Map();
  const lists: Numbering["lists"] = new Map();
  let kind: { levels: Map<number, Level>; styleLink: string | undefined } | undefined;
  let list: List | undefined;
  let level: Level | undefined;
  let overridden = 0;
  for (const tag of xmlTags(numberingXml)) {
    if (tag.kind === "close" || !tag.name.startsWith(prefix)) continue;
    const value = attribute(tag, `${prefix}val`);
    switch (tag.name.slice(prefix.length)) {
      case "abstractNum":
        list = undefined;
        kind = { levels: new Map(), styleLink: undefined };
        kinds.set(attribute(tag, `${prefix}abstractNumId`) ?? "", kind);
        break;
      case "numStyleLink":
        if (kind) kind.styleLink = value;
        break;
      case "num":
        list = { kind: "", restarts: new Map(), levels: new Map() };
        lists.set(attribute(tag, `${prefix}numId`) ?? "", list);
        break;
      case "abstractNumId":
        if (list) list.kind = value ?? "";
        break;
      case "lvlOverride":
        overridden = levelNumber(attribute(tag, `${prefix}ilvl`));
        break;
      case "startOverride":
        list?.restarts.set(overridden, startNumber(value));
        break;
      case "lvl":
        level = { start: 0, format: "decimal", text: "", indent: {} };
        (list ?? kind)?.levels.set(levelNumber(attribute(tag, `${prefix}ilvl`)), level);
        break;
      case "start":
        if (level) level.start = startNumber(value);
        break;
      case "numFmt":
        if (level) level.format = value ?? "decimal";
        break;
      case "lvlText":
        if (level) level.text = (value ?? "").slice(0, LONGEST_TEXT);
        break;
      case "ind":
        if (level) level.indent = mergeIndents(readIndent(tag, prefix), level.indent);
        break;
    }
  }
  return { kinds, lists, styles: readStyles(stylesXml, prefix) };
}

function readStyles(stylesXml: string, prefix: string): Map<string, StyleInfo> {
  const styles = new Map<string, StyleInfo>();
  let style: StyleInfo | undefined;
  for (const tag of xmlTags(stylesXml)) {
    if (tag.kind === "close" || !tag.name.startsWith(prefix)) continue;
    const value = attribute(tag, `${prefix}val`);
    const name = tag.name.slice(prefix.length);
    if (name === "style") {
      style = { basedOn: undefined, headingLevel: undefined, listId: undefined, level: undefined, indent: {} };
      styles.set(attribute(tag, `${prefix}styleId`) ?? "", style);
    } else if (style) {
      if (name === "name") style.headingLevel ??= headingNumber(/^heading (\d)$/i.exec(value ?? "")?.[1]);
      if (name === "outlineLvl") style.headingLevel ??= headingNumber(String(Number(value) + 1));
      if (name === "basedOn") style.basedOn = value;
      if (name === "numId") style.listId = value;
      if (name === "ilvl") style.level = levelNumber(value);
      if (name === "ind") style.indent = mergeIndents(readIndent(tag, prefix), style.indent);
    }
  }
  return styles;
}

/** The outline's level 10 is that of ordinary text. */
export const headingNumber = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]$/.test(value) ? Number(value) : undefined;
