import { Parser } from "htmlparser2";
import { CannotImport } from "./imported.ts";

/** What begins a line of its own. */
const BREAKS = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "hr"]);
const UNSEEN = new Set(["script", "style", "title", "noscript", "template"]);

/** The parser looks through all open elements for each that is closed. */
const DEEPEST = 100;

/** Most characters of markup. No question has that many, and fields to fill in are searched for at each character. */
const LONGEST = 100_000;

/** The words of a piece of HTML, as people read them; a picture is its description. */
export function plainText(html: string): string {
  if (html.length > LONGEST) throw new CannotImport(`A text of the survey has more than ${LONGEST} characters.`);
  let text = "";
  let unseen = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, { alt }) => {
        depth += 1;
        if (depth > DEEPEST)
          throw new CannotImport("A text of the survey is nested in more elements than any text is.");
        if (UNSEEN.has(name)) unseen += 1;
        if (BREAKS.has(name)) text += "\n";
        if (name === "td" || name === "th") text += " ";
        if (name === "img" && alt) text += alt;
      },
      ontext: (part) => {
        if (unseen === 0) text += part;
      },
      onclosetag: (name) => {
        depth -= 1;
        if (UNSEEN.has(name)) unseen -= 1;
        if (BREAKS.has(name) && name !== "br") text += "\n";
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text
    .split("\n")
    .map((line) => line.replaceAll(/[\s\u200b\ufeff]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The same on one line, as options and labels are. */
export const plainLine = (html: string): string => plainText(html).replaceAll("\n", " ");
