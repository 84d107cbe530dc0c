import { pick, type RandomGenerator } from "../../../../functions/domain/statistics/random.ts";

/** Values for the slots of a template, several to choose from; a template whose slots are not all filled cannot be used. */
export type Slots = Readonly<Record<string, string | readonly string[] | undefined>>;

const slotPattern = /\{(\w+)\}/g;

/** Names of the slots that a template needs. */
export const slotNames = (template: string): string[] => [...template.matchAll(slotPattern)].map(([, name]) => name!);

/** An empty text fills a slot: such slots only say for whom a sentence is (`{goods}`). */
export const isFilled = (template: string, slots: Slots): boolean =>
  slotNames(template).every(
    (name) => slots[name] !== undefined && (typeof slots[name] === "string" || slots[name].length > 0),
  );

/** The innermost `[a|b|c]` of a template, so that nested choices resolve from the inside. */
const choice = /\[([^[\]]*)\]/;

/**
 * Resolves the choices `[a|b|c]` (may be nested, may be empty) and then fills the slots `{name}`. Text of slots is never
 * read as template, so that material from outside cannot write the grammar.
 */
export function expand(template: string, slots: Slots, random: RandomGenerator): string {
  let text = template;
  for (let found = choice.exec(text); found; found = choice.exec(text)) {
    const chosen = pick(random, found[1]!.split("|"));
    text = text.slice(0, found.index) + chosen + text.slice(found.index + found[0].length);
  }
  return (
    text
      .replaceAll(/\s+([,.!?;:])/g, "$1")
      .replaceAll(/\s{2,}/g, " ")
      .trim()
      .replace(slotPattern, (_, name: string) => {
        const value = slots[name] ?? "";
        return typeof value === "string" ? value : pick(random, value);
      })
      // A slot may end with the comma that closes its relative clause.
      .replaceAll(/,\s*([,.!?;:–])/g, "$1")
  );
}

/** First letter upper case; leaves digits, signs and quotation marks as they are. */
export const capitalised = (text: string): string =>
  text.replace(/^([“„"']?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** A sentence: capital first, closed by a full stop unless it closes itself. */
export const sentence = (text: string): string => {
  const closed = /[.!?…]["”“]?$/.test(text) ? text : `${text}.`;
  return capitalised(closed);
};
