import { comparable } from "./asked-fact.ts";
import { genderSaid } from "./fact-answer.ts";

type Gender = NonNullable<ReturnType<typeof genderSaid>>;

/** The reason for refusing a column whose letters may be of either gender. */
export const UNCLEAR_LETTERS =
  "its letters can be read in two ways (M is a man in some languages and a woman in others); write Female and Male";

/** Names of columns in the languages in which a lone `M` may be `mujer` or `mulher`. */
const spanishOrPortuguese = /sexo|genero/;

/**
 * Reads the genders of a column by all of its letters. `H` is a man next to `F`: `homme`. `M` can be either:
 *
 * - Next to `F` or `W`, it is a man.
 * - Next to `H`, it is a woman (`hombre` and `mujer`, `homem` and `mulher`).
 * - Next to `V`, it is unclear (`varón` and `mujer`, `man` and `vrouw`).
 * - It is also unclear next to men who are written out, or alone in a column with a Spanish or Portuguese name.
 * @param name the name of the column
 * @returns what a cell says, null for words that it does not know; null for a column whose letters are unclear
 */
export function genderReader(cells: readonly string[], name = ""): ((cell: string) => Gender | null) | null {
  const letterOf = (cell: string) => comparable(cell).replace(/\.$/, "");
  const letters = new Set(cells.map(letterOf).filter((text) => text.length === 1));
  const [man, isWomanSaid] = [letters.has("m"), letters.has("f") || letters.has("w")];
  if (man && letters.has("h")) {
    if (isWomanSaid || letters.has("v")) return null;
    return (cell) => ({ h: "Male" as const, m: "Female" as const })[letterOf(cell)] ?? genderSaid(cell);
  }
  if (man && !isWomanSaid) {
    const areMenSaid = cells.some((cell) => letterOf(cell) !== "m" && genderSaid(cell) === "Male");
    if (areMenSaid || letters.has("v") || spanishOrPortuguese.test(comparable(name))) return null;
  }
  if (letters.has("h") && letters.has("f")) return (cell) => (letterOf(cell) === "h" ? "Male" : genderSaid(cell));
  return genderSaid;
}
