import { isFormula, FORMULA, shown } from "./cells.ts";
import { collectProblems, HumanStudyRefused, type Problems } from "./problems.ts";
import { readCsv, type CsvTable } from "./read-csv.ts";
import { placesOf, wordsOf } from "./same-text.ts";
import { MOST_CHOICE_ROWS, type ChoiceRow } from "./schemas.ts";
import type { Attribute } from "../../studies/conjoint/attributes.ts";

/** Columns that every file of choices has, besides the attributes. */
const fixed = ["respondent", "task", "alternative", "chosen"] as const;
type Fixed = (typeof fixed)[number];

/** One alternative of a task as a person saw it, read but not yet put together with the others. */
export interface Alternative {
  /** Where it is: `Line 7`, or the field of a JSON body. */
  place: string;
  respondent: string;
  task: string;
  alternative: string;
  /** Places of the levels; null for "none of them", undefined if there is a problem. */
  levels: number[] | null | undefined;
  chosen: boolean;
}

/** Whether a header is that of choices between offers, which only a conjoint study asks for. */
export const holdsChoices = (header: readonly string[]): boolean =>
  ["task", "alternative", "chosen"].every((name) => header.some((one) => one.toLowerCase() === name));

/** Finds the columns of a file of choices. @throws HumanStudyRefused for missing, unknown and repeated ones */
function columnsOf({ header }: CsvTable, attributes: readonly Attribute[]) {
  const problems = collectProblems();
  const placeOf = placesOf(attributes.map(({ name }) => name));
  const known = new Map<string, number>();
  const names = attributes.map(({ name }) => name).join(", ");
  for (const [column, name] of header.entries()) {
    const attribute = placeOf(name);
    const own = fixed.find((one) => one === name.toLowerCase());
    // If an attribute has the name of a fixed column, a column belongs to the attribute only if it is spelled the same.
    const key =
      attribute !== undefined && (own === undefined || attributes[attribute]!.name === name) ? attribute : own;
    if (key === undefined)
      problems.add(
        `Column ${shown(name)}`,
        `is none of ${fixed.join(", ")} and no attribute of the simulation (${names}); rename it or leave it out`,
      );
    else if (known.has(String(key))) problems.add(`Column ${shown(name)}`, "is there twice");
    else known.set(String(key), column);
  }
  for (const name of fixed) if (!known.has(name)) problems.add("The header", `has no column ${name}`);
  for (const [place, { name }] of attributes.entries())
    if (!known.has(String(place))) problems.add("The header", `has no column for the attribute ${shown(name)}`);
  problems.throwIfAny();
  return { of: (key: Fixed | number) => known.get(String(key))! };
}

const YES = /^(true|yes|1|x)$/i;
const NO = /^(false|no|0|)$/i;
const isNone = (cell: string): boolean => cell === "" || wordsOf(cell) === "none";

/** Reads the levels of one alternative: all attributes, or none of them for "none of them". */
function levelReader(attributes: readonly Attribute[], problems: Problems) {
  const placesIn = attributes.map(({ levels }) => placesOf(levels));
  return (cells: readonly string[], place: (attribute: string) => string, whole: string): Alternative["levels"] => {
    const read = cells.map((cell, at) => placesIn[at]!(cell));
    // A level may be called “none”; then only an empty row is "none of them".
    if (cells.every((cell, at) => isNone(cell) && read[at] === undefined)) return null;
    let isRight = true;
    for (const [at, cell] of cells.entries()) {
      const { name, levels } = attributes[at]!;
      if (read[at] !== undefined) continue;
      isRight = false;
      if (cell === "")
        problems.add(whole, `has no level of ${shown(name)}; give one, or leave all attributes empty for “none”`);
      else
        problems.add(place(name), isFormula(cell) ? FORMULA : `${shown(cell)} is none of the levels ${list(levels)}`);
    }
    return isRight ? (read as number[]) : undefined;
  };
}
const list = (levels: readonly string[]): string => levels.map(shown).join(", ");

/**
 * Reads a file of choices, one line per alternative: `respondent,task,alternative,<attributes…>,chosen`.
 * @throws HumanStudyRefused naming lines and columns
 */
export function readChoiceFile(bytes: Uint8Array, attributes: readonly Attribute[]): Alternative[] {
  const table = readCsv(bytes, MOST_CHOICE_ROWS);
  const columns = columnsOf(table, attributes);
  const problems = collectProblems();
  const levelsOf = levelReader(attributes, problems);
  const alternatives = table.rows.map(({ line, cells }): Alternative => {
    const place = `Line ${line}`;
    const cell = (key: Fixed | number) => cells[columns.of(key)]!;
    for (const name of ["respondent", "task", "alternative"] as const)
      if (cell(name) === "") problems.add(place, `has no ${name}`);
    if (!YES.test(cell("chosen")) && !NO.test(cell("chosen")))
      problems.add(
        `${place}, column “chosen”`,
        `${shown(cell("chosen"))} must be 1 for the one that was chosen, else 0`,
      );
    return {
      place,
      respondent: cell("respondent"),
      task: cell("task"),
      alternative: cell("alternative"),
      levels: levelsOf(
        attributes.map((_, at) => cell(at)),
        (name) => `${place}, column ${shown(name)}`,
        place,
      ),
      chosen: YES.test(cell("chosen")),
    };
  });
  problems.throwIfAny();
  return alternatives;
}

/** Reads the same rows of a JSON body. @throws HumanStudyRefused naming fields */
export function readChoiceBody(rows: readonly ChoiceRow[], attributes: readonly Attribute[]): Alternative[] {
  const problems = collectProblems();
  const levelsOf = levelReader(attributes, problems);
  const names = new Set(attributes.map(({ name }) => name));
  const alternatives = rows.map(({ respondent, task, alternative, levels, chosen }, at): Alternative => {
    const place = `choices.${at}`;
    const given = new Map(Object.entries(levels ?? {}));
    const stray = [...given.keys()].find((name) => !names.has(name));
    if (stray !== undefined)
      problems.add(
        `${place}.levels`,
        `${shown(stray)} is not an attribute of the simulation (${[...names].join(", ")})`,
      );
    return {
      ...{ place, respondent: String(respondent), task: String(task), alternative: String(alternative), chosen },
      levels: levelsOf(
        attributes.map(({ name }) => given.get(name)?.trim() ?? ""),
        (name) => `${place}.levels.${name}`,
        place,
      ),
    };
  });
  problems.throwIfAny();
  return alternatives;
}

/** The error for a file of choices if the simulation is not a conjoint study, or none was named. */
export const unwantedChoices = (): HumanStudyRefused =>
  new HumanStudyRefused("The file contains choices between offers; name the conjoint simulation in simulation_id");
