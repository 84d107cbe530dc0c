import { comparable, wholePattern } from "./asked-fact.ts";
import { words } from "./words.ts";

interface Bracket {
  /** Youngest and oldest age, both included. */
  from: number;
  to: number;
}

/** Notations of signs alone, which belong to no single language; `#` is a number. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  under: ["< ?#"],
  up_to: ["(?:≤|<=) ?#"],
  from: [String.raw`# ?\+`, "(?:≥|>=) ?#"],
  over: ["> ?#"],
  between: ["# ?- ?#"],
  exactly: ["#"],
};

const inWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = words.options.age;
const brackets: Readonly<
  Record<keyof typeof words.options.age | "exactly", (first: number, second: number) => Bracket>
> = {
  under: (limit) => ({ from: 0, to: limit - 1 }),
  up_to: (oldest) => ({ from: 0, to: oldest }),
  from: (youngest) => ({ from: youngest, to: Infinity }),
  over: (limit) => ({ from: limit + 1, to: Infinity }),
  between: (from, to) => ({ from, to }),
  between_exclusive: (from, limit) => ({ from, to: limit - 1 }),
  decade: (from) => ({ from, to: from + 9 }),
  decade_from: (from) => ({ from, to: Infinity }),
  decade_up_to: (decade) => ({ from: 0, to: decade + 9 }),
  exactly: (age) => ({ from: age, to: age }),
};
const notations = (Object.keys(brackets) as (keyof typeof brackets)[]).map((notation) => ({
  bracket: brackets[notation],
  pattern: wholePattern(
    [...(SIGNS[notation] ?? []), ...Object.values(inWords[notation] ?? {}).flat()].map((one) =>
      one.replaceAll("#", String.raw`(\d{1,3})`),
    ),
  ),
}));
/** Longest first: `entre los ` before `entre `, which is also a wording of another language. */
const openings = Object.values(words.options.age_before)
  .flat()
  .toSorted((one, other) => other.length - one.length);
const before = new RegExp(`^${comparable(`(?:${openings.join("|")})`)}`, "u");
const units = new RegExp(
  String.raw`(?<![a-z])${comparable(`(?:${Object.values(words.options.age_units).flat().join("|")})`)}(?![a-z])`,
  "gu",
);

/** The ages in an option: `18–24`, `under 18`, `65 ans et plus`, `20代`; null if it names none. */
export function ageBracket(option: string): Bracket | null {
  const text = comparable(option)
    .replaceAll(/[‐-―−]/gu, "-")
    .replaceAll("〜", "~")
    .replaceAll(/[()]/gu, " ")
    .replaceAll(units, "")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(before, "");
  for (const { pattern, bracket } of notations) {
    const [all, ...numbers] = pattern.exec(text) ?? [];
    const [first, second] = numbers.filter((digits) => digits !== undefined).map(Number);
    if (all !== undefined && first !== undefined) return bracket(first, second ?? first);
  }
  return null;
}
