import type { Variable as Column } from "../../dataset/dataset.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { MeasurementLevel, ValueLabels } from "../../studies/survey/questions/answer-variable.ts";

/**
 * A column of the files with a row per persona. If there are `labels`, numbers stand for words; a sheet shows the words
 * themselves.
 */
export interface Variable {
  /** Unique in the file, and a valid name in SPSS. */
  name: string;
  label: string;
  measure: MeasurementLevel;
  labels: ValueLabels;
  /** The files that contain it: sheets have one column per question, statistics programs everything as numbers. */
  files: "all" | "sheet" | "statistics";
  /** A row per case: numbers, NaN for none, or texts. */
  values: Float64Array | readonly (string | null)[];
  /** For questions that not everybody was asked: the number and words for "not asked", and the people who were not. */
  notAsked?: NotAsked;
}

/** Marks the people who were not asked a question, because a missing answer alone leaves that open. */
export interface NotAsked {
  /** By row: 1 for people who were not asked. */
  rows: Uint8Array;
  code: number;
  label: string;
}

/** Options of one question with several answers: variables of 1 and 0. */
export interface MultipleResponse {
  name: string;
  label: string;
  variables: readonly Variable[];
}

export const isText = ({ values }: Variable): boolean => !(values instanceof Float64Array);

/** The value of a row; null for none. */
export function valueOf({ values }: Variable, row: number): string | number | null {
  const value = values[row] ?? null;
  return Number.isNaN(value) ? null : value;
}

export const numberVariable = (
  name: string,
  label: string,
  values: Float64Array,
  more: Partial<Pick<Variable, "measure" | "labels" | "files">> = {},
): Variable => ({ name, label, measure: "scale", labels: [], files: "all", values, ...more });

/** Columns of the dataset, as files have them. */
export const columnVariables = (
  columns: readonly Column[],
  files: (place: number) => Variable["files"] = () => "all",
): Variable[] =>
  columns.map(({ name, label, level, labels, column }, place) =>
    numberVariable(name, label, column, { measure: level, labels, files: files(place) }),
  );

/**
 * Columns of 1 and 0 for an answer that has several values; in sheets, one list of their labels.
 * @param sets the columns are added to these, if they are several
 */
export function listVariables(
  { name, label }: Pick<Variable, "name" | "label">,
  columns: readonly Column[],
  sets: MultipleResponse[],
): Variable[] {
  const variables = columnVariables(columns, () => "statistics");
  if (variables.length > 1) sets.push({ name, label, variables });
  const values = Array.from(columns[0]?.column ?? [], (_, row) =>
    joined(columns.flatMap((one) => (one.column[row] === 1 ? [one.label] : []))),
  );
  return [{ ...{ name, label, measure: "nominal", labels: [], files: "sheet" }, values }, ...variables];
}

/** Makes variables from the results of personas. */
export const variablesFrom = (cases: readonly PersonaResult[]) => ({
  text: (
    name: string,
    label: string,
    of: (result: PersonaResult) => string | null | undefined,
    files: Variable["files"] = "all",
  ): Variable => ({
    ...{ name, label, measure: "nominal", labels: [], files },
    values: cases.map((one) => of(one) ?? null),
  }),
  number: (
    name: string,
    label: string,
    of: (result: PersonaResult) => number | null | undefined,
    more?: Parameters<typeof numberVariable>[3],
  ): Variable =>
    numberVariable(
      name,
      label,
      Float64Array.from(cases, (one) => of(one) ?? NaN),
      more,
    ),
});
export type VariablesFrom = ReturnType<typeof variablesFrom>;

/** A list as one text, as in the long files. */
export const joined = (list: readonly string[] | null | undefined): string | null =>
  list && list.length > 0 ? list.join(" | ") : null;

/** Position of a word in a closed list, counted from `first`; null for a word that is not in it. */
export const coded = (words: readonly string[], first: number, word: string | null | undefined): number | null => {
  const position = words.indexOf(word ?? "");
  return position === -1 ? null : position + first;
};

/** Renames variables that share a name; SPSS does not distinguish case. */
export function makeUnique(variables: readonly { name: string }[]): void {
  const taken = new Set<string>();
  for (const variable of variables) {
    const { name } = variable;
    for (let number = 2; taken.has(variable.name.toLowerCase()); number += 1) variable.name = `${name}_v${number}`;
    taken.add(variable.name.toLowerCase());
  }
}
