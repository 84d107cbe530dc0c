import { rateOf } from "../../../functions/studies/survey/option-amounts.ts";
import type { Matcher } from "./matcher.ts";
import type { Reader } from "./reader.ts";

/** Position −1..1 of a text on one stance, and how much in the text speaks for having one (0: nothing). */
export interface Position {
  position: number;
  evidence: number;
}

/** `not often` and `nicht sehr` are well below the middle, though not at the end. */
const TURNED = -0.6;
/** One expression leaves a fifth of doubt, two hardly any. */
const SATURATION = 0.6;

/** The first expression states it, later ones add to it (`daily, sometimes twice`). */
const LATER = 0.5;

/** Mean position of the expressions of a lexicon in a text; those that say nothing are not numbers. */
export function readPositions(
  clauses: readonly (readonly string[])[],
  lexicon: Matcher<number>,
  { modifiers, unit }: Reader,
): Position | undefined {
  const found = clauses.flatMap((clause) =>
    lexicon.find(clause).map(({ start, value }) => {
      const before = clause.slice(Math.max(0, start - 2 * unit), start);
      const negated = modifiers.find(before).some(({ value: { kind, factor } }) => kind === "negate" && factor >= 1);
      return negated && value > 0 ? value * TURNED : value;
    }),
  );
  return summary(found);
}

function summary(found: readonly number[]): Position | undefined {
  const positions = found.filter((position) => !Number.isNaN(position));
  if (positions.length === 0) return undefined;
  const weights = positions.map((_, index) => (index === 0 ? 1 : LATER));
  const weight = weights.reduce((sum, value) => sum + value, 0);
  const position = positions.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / weight;
  return { position, evidence: 1 - Math.exp(-weight / SATURATION) };
}

const COUNTED = /\b(?:times?|once|twice|every|\w*mal|alle|jede[nrs]?)\b/;
/** Once a month is the middle; a tenfold rate is most of the way from there to every day. */
const MIDDLE = { timesAYear: 12, perTenfold: 0.62 } as const;

/** Position of a counted frequency: `three times a week`, `alle zwei Wochen`. */
function countedFrequency(clause: readonly string[], { periods }: Reader): number | undefined {
  if (!clause.some((word) => periods.some((period) => word.startsWith(period)))) return undefined;
  const text = clause
    .join(" ")
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "");
  const rate = COUNTED.test(text) ? rateOf(text) : null;
  if (!rate) return undefined;
  return Math.max(-1, Math.min(1, MIDDLE.perTenfold * Math.log10(rate / MIDDLE.timesAYear)));
}

/** How often something happens, −1 never to 1 always. */
export function readFrequency(clauses: readonly (readonly string[])[], reader: Reader): Position | undefined {
  const counted = clauses.map((clause) => countedFrequency(clause, reader));
  const first = counted.findIndex((position) => position !== undefined);
  if (first < 0) return readPositions(clauses, reader.frequency, reader);
  const rest = readPositions(
    clauses.filter((_, index) => index !== first),
    reader.frequency,
    reader,
  );
  return summary([counted[first] ?? 0, ...(rest ? [rest.position] : [])]);
}
