import { unescapeXml } from "./xml-tags.ts";

/** Class of the paragraphs that are items of a list and carry its mark. */
export const ITEM_CLASS = "item";

/** What a tab in front of a paragraph is worth. */
const TAB = "    ";
/** Lines of an item stand below its text, not below its mark. */
const INDENT_BEHIND_MARK = "  ";

/** A table that is being read: rows that are finished, and the cells of the row that is not. */
interface Table {
  rows: string[];
  cells: string[];
}

/**
 * Turns mammoth's HTML into text: paragraphs and headings separated by a blank line, headings with one # for each of their
 * levels, items of lists and rows of tables as lines, cells separated by a tab, check boxes as ☐ and ☒.
 */
export function htmlText(html: string): string {
  // One text per open table cell; the first is the document.
  const texts = [""];
  const tables: Table[] = [];
  let notes = 0;
  let note: number | undefined;
  // Of the paragraph that is being read.
  let isAtStart = false;
  let indent = "";
  const add = (text: string) => {
    texts.push((texts.pop() ?? "") + text);
  };

  for (const [, closing, name = "", attributes = "", text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      // The arrow leads from a footnote back to its place.
      if (text === "↑") continue;
      const plain = unescapeXml(text);
      if (!isAtStart) add(plain);
      else {
        // A tab in front of a paragraph moves it to the right; elsewhere it separates.
        const [space = ""] = /^[ \t\u00a0]*/u.exec(plain) ?? [];
        const moved = space.replaceAll("\t", TAB);
        indent += moved;
        add(moved + plain.slice(space.length));
        isAtStart = space.length === plain.length;
      }
      continue;
    }
    const table = tables.at(-1);
    const opens = closing === "";
    switch (name) {
      case "p":
        if (!opens) break;
        add(note === undefined ? (attributes.includes(`class="${ITEM_CLASS}"`) ? "\n" : "\n\n") : `\n[${note}] `);
        isAtStart = note === undefined;
        indent = attributes.includes(`class="${ITEM_CLASS}"`) ? INDENT_BEHIND_MARK : "";
        note = undefined;
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
      case "li":
        // Lists of the document are paragraphs by now; what is left are its footnotes, which mammoth refers to as [1], [2].
        if (opens) note = notes += 1;
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

/** A row of one cell is a frame around paragraphs and keeps their lines; in others the lines of a cell become one. */
const rowText = (cells: readonly string[]): string =>
  cells.length === 1 ? (cells[0] ?? "") : cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t");
