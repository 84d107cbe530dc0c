import { readFileSync } from "node:fs";
import { exportFacts, exportFormats } from "../../platform/files/export-formats.ts";

const source = readFileSync(new URL("./guide.md", import.meta.url), "utf8");

/** The formats of exports as a table: the guide lists none itself. */
const formatTable = [
  "| `format` | Contains |",
  "| --- | --- |",
  ...exportFormats.map((format) => `| \`${format}\` | ${exportFacts[format].holds} |`),
].join("\n");

/** What every caller must know, in Markdown: the description at the beginning of the document. */
export const guide = source
  .trim()
  .replace("{EXPORT_FORMATS}", formatTable)
  // In the file, tables are padded for readability.
  .replaceAll(/(?<! ) {2,}\|/g, " |")
  .replaceAll(/-{4,}/g, "---");
