export interface PlaceEntry {
  name: string;
  otherNames: readonly string[];
}

export interface PlaceTableRow {
  /** ISO 3166-1 alpha-2. */
  market: string;
  entries: readonly PlaceEntry[];
}

function parseEntry(text: string): PlaceEntry {
  const [name = "", otherNames = ""] = text.split("=");
  return { name: name.trim(), otherNames: otherNames.split("/").filter(Boolean) };
}

/**
 * Reads the text tables of this folder: `DE: Berlin 3700, Munich 2000 =München/Monachium`, one row per country, longer
 * rows indented.
 */
export function parsePlaceTable(table: string): PlaceTableRow[] {
  return table
    .trim()
    .split(/\n(?=[A-Z]{2}: )/)
    .map((row) => ({
      market: row.slice(0, 2),
      entries: row
        .slice(4)
        .split(",")
        .map((entry) => entry.trim())
        .filter(Boolean)
        .map(parseEntry),
    }));
}
