import { fileBytes, type BundledFile } from "../../functions/reports/replay/bundle.ts";

/** Lines at most; what comes after is counted. */
const MOST_LINES = 40;

/** Every value of a JSON document by its path. */
function valuesOf(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, entry]) =>
    valuesOf(entry, Array.isArray(value) ? `${path}[${key}]` : `${path}${path && "."}${key}`),
  );
}

const resultsIn = (files: readonly BundledFile[]): unknown => {
  const file = files.find(({ name }) => name === "results.json");
  return file ? JSON.parse(fileBytes(file).toString("utf8")) : {};
};

/** What differs in the results, a line for each value: `aggregate.nps: 12 → 15`. */
export function changedFigures(recorded: readonly BundledFile[], computed: readonly BundledFile[]): string[] {
  const [before, after] = [new Map(valuesOf(resultsIn(recorded))), new Map(valuesOf(resultsIn(computed)))];
  const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path}: ${shown(before.get(path))} → ${shown(after.get(path))}`);
  if (changed.length === 0) return ["No value of the results changes."];
  const more = changed.length - MOST_LINES;
  return [...changed.slice(0, MOST_LINES), ...(more > 0 ? [`… and ${more} more values`] : [])];
}
