import { readFileSync } from "node:fs";
import { CsvError, parse } from "csv-parse/sync";
import { FileTrouble } from "../../bin/cli/errors.ts";
import { normalise } from "../../functions/studies/spread/spread-prior.ts";

/** A question that people and models answered; all shares are in its order of options and sum to 1. */
export interface OpinionQuestion {
  id: string;
  /** What is left out together when the prior is learned. */
  wave: string;
  people: number[];
  /** By run; a run that did not answer is absent. */
  runs: Map<string, number[]>;
}

export interface OpinionFile {
  /** Columns of model shares, in the file's order. */
  runs: string[];
  questions: OpinionQuestion[];
}

type Row = Record<string, string>;

/** Columns that hold no shares of a model. */
const KNOWN = new Set(["question", "wave", "option", "of", "people"]);

function parseRows(file: string): Row[] {
  try {
    return parse(readFileSync(file, "utf8"), { columns: true, bom: true, trim: true, skip_empty_lines: true }) as Row[];
  } catch (error) {
    const reason = error instanceof CsvError ? error.message : (error as NodeJS.ErrnoException).message;
    throw new FileTrouble(`${file} could not be read (${reason}).`);
  }
}

const isNumber = (cell: string | undefined): boolean =>
  cell === undefined || cell === "" || Number.isFinite(Number(cell));

/** Shares that sum to 1; undefined where nothing is given or all are 0. An empty cell among others counts 0. */
function sharesIn(rows: readonly Row[], column: string): number[] | undefined {
  if (rows.every((row) => (row[column] ?? "") === "")) return undefined;
  return normalise(rows.map((row) => Math.max(0, Number(row[column] ?? 0)))) ?? undefined;
}

/**
 * Reads shares of people and of runs of models: one row per option, columns `question` and `people`, optionally
 * `wave`, `option` and `of`; every other column of numbers is a run. Shares may be in any unit. Questions with fewer
 * than two options or without people are left out.
 * @throws FileTrouble where the file cannot be read or has no such columns
 */
export function readQuestions(file: string): OpinionFile {
  const rows = parseRows(file);
  const columns = Object.keys(rows[0] ?? {});
  const missing = ["question", "people"].filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new FileTrouble(`${file} has no column "${missing.join('" and no column "')}".`);
  const line = rows.findIndex(({ people }) => !isNumber(people));
  if (line >= 0) throw new FileTrouble(`Row ${line + 1} of ${file} needs a number in "people".`);
  const runs = columns.filter((name) => !KNOWN.has(name) && rows.every((row) => isNumber(row[name])));
  if (runs.length === 0) throw new FileTrouble(`${file} has no column with shares of a model.`);
  const questions = [...Map.groupBy(rows, ({ question }) => question!)].flatMap(([id, unordered]) => {
    const own = columns.includes("option")
      ? unordered.toSorted((a, b) => Number(a.option) - Number(b.option) || 0)
      : unordered;
    const people = sharesIn(own, "people");
    if (own.length < 2 || !people) return [];
    const given = runs.flatMap((run) => {
      const shares = sharesIn(own, run);
      return shares ? [[run, shares] as const] : [];
    });
    return [{ id, wave: own[0]!.wave ?? "", people, runs: new Map(given) }];
  });
  return { runs, questions };
}
