import * as z from "zod";
import type { Requirement } from "../requirements/schemas.ts";
import { isQuoteOf } from "../groups/unplaced.ts";

export const meetsSchema = z
  .array(
    z.object({
      requirement: z.int().describe("Number of the requirement"),
      words: z.string().describe("The words of the text above that show it, copied letter for letter"),
    }),
  )
  .describe("For every requirement where the text says that the person meets it");
export type Meets = z.infer<typeof meetsSchema>;

/** The parts of a person that are written in words; the rest are facts and names. */
interface Told {
  occupation: string;
  personality_traits: readonly string[];
  digital_habits: string;
  price_sensitivity: string;
  psychographic_notes: string;
}

/** Shorter words occur in any text. */
const SHORTEST_WORDS = { spaced: 4, unspaced: 2 } as const;
const isLongEnough = (words: string, requirement: string): boolean => {
  const shortest = SHORTEST_WORDS[/\p{Script=Latin}/u.test(words) ? "spaced" : "unspaced"];
  return words.trim().length >= Math.min(shortest, requirement.trim().length);
};

/**
 * Checks a written person against what they have to meet.
 * @throws Error that tells the model which requirements are not met by words of the text
 */
export function requireMet(person: Told, meets: Meets, requirements: readonly Requirement[]): void {
  const { occupation, personality_traits, digital_habits, price_sensitivity, psychographic_notes } = person;
  const told = [occupation, ...personality_traits, digital_habits, price_sensitivity, psychographic_notes].join("\n");
  const problems = requirements.flatMap(({ words }, index) => {
    const named = meets.filter(({ requirement }) => requirement === index + 1).map((met) => met.words);
    if (named.some((quote) => isLongEnough(quote, words) && isQuoteOf(told, quote))) return [];
    const why =
      named.length === 0 ? "`meets` does not name it" : `“${named.join("” and “")}” does not stand in the text`;
    return [`requirement ${index + 1} (${words}): ${why}`];
  });
  if (problems.length > 0)
    throw new Error(
      `Not met: ${problems.join("; ")}. Let the text say plainly how this person meets each, and copy those words.`,
    );
}
