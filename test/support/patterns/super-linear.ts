import { RegExpParser } from "@eslint-community/regexpp";
import { attacksOn, MOST_BOUNDED } from "./attacks.ts";
import { createTakes, KINDS } from "./characters.ts";
import { countSteps } from "./steps.ts";

/** The longer ones are beyond every bound that counts as one. */
const LENGTHS = [1, 2, 4, 8].map((by) => (by * (MOST_BOUNDED + 1)) / 2);
const MOST_STEPS = 1_000_000;
/** What twice the length adds is twice as much if linear, four times if quadratic. */
const MOST_GROWTH = 2.2;
/** Less in all is no reason to look any closer. */
const LEAST_GROWTH = 2.1;

/**
 * Searches for a string on which a pattern takes more than linear work.
 * @param isGlobal whether it is used for all of its matches
 * @returns the string's repeated part with what stands around it; null if none was found
 */
export function superLinearAttack(source: string, flags: string, isGlobal = flags.includes("g")): string | null {
  const mode = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, mode);
  const takes = createTakes(flags);
  const { attacks, alphabet } = attacksOn(pattern, takes);
  const loners = alphabet.filter((one) => KINDS.includes(one)).map((one) => [one]);
  const tails = [
    [],
    ...loners,
    ...loners.flatMap(([one]) => [
      ["\n", one!],
      [one!, "\n"],
    ]),
  ];
  for (const { head, pump } of attacks)
    for (const tail of tails) {
      const costOf = (count: number) => {
        const text = [...head, ...Array.from({ length: count }, () => pump).flat(), ...tail];
        return countSteps(pattern, { flags, takes, isGlobal, most: MOST_STEPS }, text);
      };
      const least = costOf(LENGTHS[1]!);
      if (least <= MOST_STEPS && costOf(LENGTHS[2]!) < LEAST_GROWTH * least) continue;
      const costs = LENGTHS.map(costOf);
      const growth = costs.slice(1).map((cost, index) => cost - costs[index]!);
      const isSteep = growth.slice(1).every((more, index) => more > MOST_GROWTH * growth[index]!);
      if (isSteep || costs.at(-1)! > MOST_STEPS)
        return [head.join(""), `${pump.join("")} × n`, tail.join("")].map((part) => JSON.stringify(part)).join(" + ");
    }
  return null;
}
