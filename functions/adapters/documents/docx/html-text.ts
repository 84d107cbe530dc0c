import { unescapeXml } from "./xml-tags.ts";

/** Class of the paragraphs that are items of a list and carry its mark. */
export const ITEM_CLASS = "item";

/** A table that is being read: rows that are finished, and the cells of the row that is not. */
interface Table {
  rows: string[];
  cells: string[];
}

/**
 * Turns mammoth's HTML into text: paragraphs and headings separated by a blank line, items of lists and rows of tables as
 * lines, cells separated by a tab, check boxes as ☐ and ☒.
 */
export function htmlText(html: string): string {
  // One text per open table cell; the first is the document.
  const texts = [""];
  const tables: Table[] = [];
  let notes = 0;
  let note: number | undefined;
  const add = (text: string) => {
    texts.push((texts.pop() ?? "") + text);
  };

  for (const [, closing, name = "", attributes = "", text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) {
      // The arrow leads from a footnote back to its place.
      if (text !== "↑") add(unescapeXml(text));
      continue;
    }
    const table = tables.at(-1);
    const opens = closing === "";
    switch (name) {
      case "p":
        if (!opens) break;
        add(note === undefined ? (attributes.includes(`class="${ITEM_CLASS}"`) ? "\n" : "\n\n") : `\n[${note}] `);
        note = undefined;
        break;
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        add("\n\n");
        break;
      case "li":
        // Lists of the document are paragraphs by now; what is left are its footnotes, which mammoth refers to as [1], [2].
        if (opens) note = notes += 1;
        break;
      case "br":
        add("\n");
        break;
      case "input":
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
