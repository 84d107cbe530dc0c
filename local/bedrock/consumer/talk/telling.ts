import type { Language } from "../language.ts";
import { knownSide } from "../group/recognise.ts";
import { sentencesOf, unled } from "./memory.ts";
import { stancesIn } from "./readings.ts";

const LONGEST = 300;
const SHORTEST = 24;
/** Nearer to the middle than this somebody leans neither way. */
const LEANING = 0.1;
/** A sentence that leans the other way by more than this is no summary of the view. */
const AGAINST = -0.1;

/**
 * The sentences that say most clearly what a person thinks, the way they lean, best first.
 * @param names first names of others: what is said to them is no view of one's own
 */
export function tellingSentences(
  lines: readonly string[],
  leaning: number,
  { language, names }: { language: Language; names: readonly string[] },
): string[] {
  const candidates = lines
    .flatMap(sentencesOf)
    .map((text) => text.trim())
    .filter(
      (text) =>
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        !text.endsWith("?") &&
        !text.endsWith(":") &&
        !names.some((name) => text.includes(name)),
    );
  const rated = candidates.map((text) => {
    const stance = stancesIn(text).valence;
    const side = Math.abs(leaning) < LEANING ? 0.5 : (stance?.position ?? 0) * Math.sign(leaning);
    const known = (knownSide(text, language) ?? 0) * Math.sign(leaning);
    const fits = known < 0 && Math.abs(leaning) >= LEANING ? -1 : stance ? stance.evidence * side : 0;
    const clear =
      Math.min(text.length, 120) / 300 -
      (/^(?:as i|wie gesagt|hello|hallo|my name)/i.test(text) ? 1 : 0) -
      (unled(text) === text ? 0 : 0.15);
    return { text, fits, value: fits + clear };
  });
  const agreeing = rated.filter(({ fits }) => fits >= AGAINST);
  return (agreeing.length > 0 ? agreeing : rated).toSorted((a, b) => b.value - a.value).map(({ text }) => text);
}
