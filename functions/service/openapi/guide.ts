import { readFileSync } from "node:fs";

const source = readFileSync(new URL("./guide.md", import.meta.url), "utf8");

/** What every caller has to know, in Markdown: the description at the head of the document. */
export const guide = source
  .trim()
  // In the file, tables are padded for the eye.
  .replaceAll(/(?<! ) {2,}\|/g, " |")
  .replaceAll(/-{4,}/g, "---");
