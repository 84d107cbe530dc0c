import type { PersonaResult } from "../../studies/simulation/results.ts";

/**
 * A column of the files with a row per persona. Numbers stand for words where `labels` say which; in a sheet the words
 * themselves are shown.
 */
export interface Variable {
  /** Unique in the file, and a name that SPSS takes: a letter, then letters, digits and `_`. */
  name: string;
  label: string;
  type: "text" | "number";
  measure: "nominal" | "ordinal" | "scale";
  labels: readonly (readonly [value: number, label: string])[];
  /** In which files it is: sheets have one column per question, statistics programs everything as numbers. */
  files: "all" | "sheet" | "statistics";
  of: (result: PersonaResult) => string | number | null;
  /** Of questions that not everybody was asked: who was not, and the number and words that stand for it. */
  notAsked?: NotAsked;
}

/** What says of somebody that a question was not put to them, where no answer alone would leave that open. */
export interface NotAsked {
  holds: (result: PersonaResult) => boolean;
  code: number;
  label: string;
}

/** Options of one question of which several may be chosen: variables of 1 and 0. */
export interface MultipleResponse {
  name: string;
  label: string;
  variables: readonly Variable[];
}

const LONGEST_NAME = 40;
const RESERVED = /^(?:all|and|by|eq|ge|gt|le|lt|ne|not|or|to|with)$/i;

/** An id as the name of a variable. */
export function variableName(id: string): string {
  const name = id.replaceAll(/[^A-Za-z0-9]+/g, "_");
  const valid = /^[A-Za-z]/.test(name) && !RESERVED.test(name) ? name : `v_${name}`;
  return valid.slice(0, LONGEST_NAME).replace(/(?<!_)_+$/, "");
}

export const textVariable = (
  name: string,
  label: string,
  of: Variable["of"],
  files: Variable["files"] = "all",
): Variable => ({ name, label, type: "text", measure: "nominal", labels: [], files, of });

export const numberVariable = (
  name: string,
  label: string,
  of: Variable["of"],
  more: Partial<Pick<Variable, "measure" | "labels" | "files">> = {},
): Variable => ({ name, label, type: "number", measure: "scale", labels: [], files: "all", of, ...more });

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
