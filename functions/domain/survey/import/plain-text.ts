import { Parser } from "htmlparser2";

/** What begins a line of its own. */
const BREAKS = new Set(["br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "hr"]);
const UNSEEN = new Set(["script", "style", "title", "noscript", "template"]);

/** The words of a piece of HTML, as people read them; a picture is its description. */
export function plainText(html: string): string {
  let text = "";
  let unseen = 0;
  const parser = new Parser(
    {
      onopentag: (name, { alt }) => {
        if (UNSEEN.has(name)) unseen += 1;
        if (BREAKS.has(name)) text += "\n";
        if (name === "td" || name === "th") text += " ";
        if (name === "img" && alt) text += alt;
      },
      ontext: (part) => {
        if (unseen === 0) text += part;
      },
      onclosetag: (name) => {
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
