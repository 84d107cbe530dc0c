import type { Variable as Column } from "../../dataset/dataset.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { MeasurementLevel, ValueLabels } from "../../studies/survey/questions/answer-variable.ts";

/**
 * A column of the files with a row per persona. Numbers stand for words where `labels` say which; in a sheet the words
 * themselves are shown.
 */
export interface Variable {
  /** Unique in the file, and a name that SPSS takes. */
  name: string;
  label: string;
  measure: MeasurementLevel;
  labels: ValueLabels;
  /** In which files it is: sheets have one column per question, statistics programs everything as numbers. */
  files: "all" | "sheet" | "statistics";
  /** A row per case: numbers, NaN for none, or texts. */
  values: Float64Array | readonly (string | null)[];
  /** Of questions that not everybody was asked: the number and words that stand for it, and who was not. */
  notAsked?: NotAsked;
}

/** What says of somebody that a question was not put to them, where no answer alone would leave that open. */
export interface NotAsked {
  /** By row: 1 of whoever was not asked. */
  rows: Uint8Array;
  code: number;
  label: string;
}

/** Options of one question of which several may be chosen: variables of 1 and 0. */
export interface MultipleResponse {
  name: string;
  label: string;
  variables: readonly Variable[];
}

export const isText = ({ values }: Variable): boolean => !(values instanceof Float64Array);

/** What a row has; null for nothing. */
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
 * Columns of 1 and 0 of what one answer has several of; in sheets one list of their labels.
 * @param sets to which they are added, if they are several
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

/** Makes variables of what results of persons say. */
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

/** Lists as one text, as the long files have them. */
export const joined = (list: readonly string[] | null | undefined): string | null =>
  list && list.length > 0 ? list.join(" | ") : null;

/** Position of a word in a closed list, counted from `first`; null for a word that is not in it. */
export const coded = (words: readonly string[], first: number, word: string | null | undefined): number | null => {
  const position = words.indexOf(word ?? "");
  return position === -1 ? null : position + first;
};

/** Gives what is called alike names of its own; case makes no difference to SPSS. */
export function makeUnique(variables: readonly { name: string }[]): void {
  const taken = new Set<string>();
  for (const variable of variables) {
    const { name } = variable;
    for (let number = 2; taken.has(variable.name.toLowerCase()); number += 1) variable.name = `${name}_v${number}`;
    taken.add(variable.name.toLowerCase());
  }
}
