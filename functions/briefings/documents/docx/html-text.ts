import { unescapeXml } from "./xml-tags.ts";

/** The spaces that replace a tab at the start of a paragraph. */
const TAB = "    ";
/** Indentation of an item for each level of nesting. */
const INDENT = "  ";
const LETTERS = 26;

/** A table that is being read: finished rows, and the cells of the current row. */
interface Table {
  rows: string[];
  cells: string[];
}

/** A list that is being read. */
interface List {
  isOrdered: boolean;
  items: number;
}

/** A paragraph with a typed number. If there is one, numbered lists are nested below such paragraphs. */
const typedNumber = /<p>(?:<(?!p>)[^<>]+>)*\s*\p{L}{0,12}\s?\d{1,3}[.):]\s/u;

/**
 * Turns mammoth's HTML into text:
 * - Paragraphs and headings are separated by a blank line; headings have one # for each level.
 * - Struck-through text is between ~~.
 * - List items and table rows are lines; cells are separated by a tab.
 * - Check boxes are ☐ and ☒.
 *
 * HTML does not contain the numbering of a list. Outermost items are counted through the whole document, nested ones
 * have letters.
 */
export function htmlText(html: string): string {
  const hasTypedNumbers = typedNumber.test(html);
  // One text per open table cell; the first is the document.
  const texts = [""];
  const tables: Table[] = [];
  const lists: List[] = [];
  let numbered = 0;
  let notes = 0;
  // State of the current paragraph.
  let isAtStart = false;
  let indent = "";
  let isRaised = false;
  const add = (text: string) => {
    texts.push((texts.pop() ?? "") + text);
  };
  const markOf = (list: List): string => {
    list.items += 1;
    if (!list.isOrdered) return "•";
    if (lists.length === 1 && !hasTypedNumbers) return `${(numbered += 1)}.`;
    return list.items > LETTERS ? `${list.items})` : `${String.fromCharCode(96 + list.items)})`;
  };

  for (const [, closing, name = "", attributes = "", text] of html.matchAll(/<(\/?)(\w+)\b([^<>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      // The arrow leads from a footnote back to its place.
      if (text === "↑") continue;
      const plain = isRaised && /^\d+$/.test(text) ? raised(text) : unescapeXml(text);
      if (!isAtStart) add(plain);
      else {
        // A tab at the start of a paragraph indents it; elsewhere it separates.
        const [space = ""] = /^[ \t\u00a0]*/u.exec(plain) ?? [];
        const moved = space.replaceAll("\t", TAB);
        indent += moved;
        add(moved + plain.slice(space.length));
        isAtStart = space.length === plain.length;
      }
      continue;
    }
    const table = tables.at(-1);
    const list = lists.at(-1);
    const opens = closing === "";
    switch (name) {
      case "p":
        if (!opens || list) break;
        add("\n\n");
        isAtStart = true;
        indent = "";
        break;
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        if (opens) texts.push("");
        else {
          const heading = (texts.pop() ?? "").replace(/\s+/g, " ").trim();
          add(heading === "" ? "\n\n" : `\n\n${"#".repeat(Number(name[1]))} ${heading}\n`);
        }
        isAtStart = false;
        break;
      case "ol":
      case "ul":
        if (opens) lists.push({ isOrdered: name === "ol", items: 0 });
        else lists.pop();
        break;
      case "li":
        if (!opens || !list) break;
        // mammoth refers to the notes of the document as [1], [2].
        if (/id="(?:footnote|endnote)/.test(attributes)) add(`\n[${(notes += 1)}] `);
        else {
          indent = INDENT.repeat(lists.length);
          add(`\n${indent.slice(INDENT.length)}${markOf(list)} `);
        }
        isAtStart = false;
        break;
      case "sup":
        isRaised = opens;
        break;
      case "s":
        add("~~");
        break;
      case "br":
        add(`\n${indent}`);
        break;
      case "input":
        isAtStart = false;
        add(attributes.includes("checked") ? "☒" : "☐");
        break;
      case "table":
        if (opens) tables.push({ rows: [], cells: [] });
        else add(`\n\n${tables.pop()?.rows.join("\n") ?? ""}\n\n`);
        break;
      case "td":
      case "th":
        if (opens) texts.push("");
        else if (texts.length > 1) table?.cells.push((texts.pop() ?? "").trim());
        break;
      case "tr":
        if (opens || !table) break;
        table.rows.push(rowText(table.cells));
        table.cells = [];
        break;
    }
  }
  return texts.join("\n\n");
}

/** Raised digits: otherwise a note number after a price would be read as the price's last digit. */
const raised = (text: string): string => text.replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]!);

/**
 * A row of one cell is a frame around paragraphs and keeps their lines. In other rows the lines of a cell become one
 * line, with a wide space between them and two before indented lines.
 */
const rowText = (cells: readonly string[]): string =>
  cells.length === 1
    ? (cells[0] ?? "")
    : cells.map((cell) => cell.trim().split(/\n+/u).map(oneLine).join("\u2003")).join("\t");
const oneLine = (text: string): string => (/^\s\s+\S/u.test(text) ? "\u2003" : "") + text.replace(/\s+/g, " ").trim();
