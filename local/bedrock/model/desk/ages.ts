import type { Desk } from "../../phrases/desk.ts";
import { patternOf, sourceOf } from "./language.ts";

type Ages = Desk["audience"]["ages"];
interface AgeRange {
  age_min: number | null;
  age_max: number | null;
}

const YOUNGEST = 13;
const OLDEST = 120;
/** Characters within which a word for children says whose age is given. */
const NEAR = 18;
/** First and last year of the beginning, middle and end of a decade. */
const THIRDS = [
  [0, 3],
  [3, 6],
  [6, 9],
] as const;

function rangeOf(low: number | null, high: number | null): AgeRange | null {
  const isAge = (age: number | null) => age === null || (age >= YOUNGEST && age <= OLDEST);
  if (!isAge(low) || !isAge(high)) return null;
  return low !== null && high !== null && low > high
    ? { age_min: high, age_max: low }
    : { age_min: low, age_max: high };
}

/** Any of several words for a unit, longest first. */
const either = (words: readonly string[]) =>
  words.length > 0
    ? `(?:${words
        .toSorted((a, b) => b.length - a.length)
        .map(sourceOf)
        .join("|")})`
    : "(?!)";

/** A form such as `entre {a} et {b}` as a pattern with the groups `a` and `b`. */
function formOf(form: string, { units, otherUnits }: Ages): RegExp {
  const behind = `(?!\\d|[.,]\\d|\\s?(?:[%€$£¥]|${either(otherUnits)}))`;
  const number = (name: string) => `(?<![\\d.,€$£¥])(?<${name}>\\d{2,3})(?!\\d)(?:\\s?${either(units)})?`;
  const between = form
    .split(/(\{[ab]\})/)
    .map((part) => {
      if (part === "{a}" || part === "{b}") return `${number(part[1]!)}${behind}`;
      return /\p{L}/u.test(part)
        ? part.replaceAll(/[^\s]+/g, (word) => word.replaceAll(/[.+?^$()|[\]\\/]/g, "\\$&")).replaceAll(/\s+/g, "\\s*")
        : part.replaceAll(/[+.]/g, "\\$&").replace(/\s*-\s*/, "\\s?[-–—~〜]\\s?");
    })
    .join("");
  return new RegExp(/^\p{Script=Latin}/u.test(form) ? `(?<!\\p{L})${between}` : between, "iu");
}

const compiled = new Map<readonly string[], readonly RegExp[]>();

/** First match of a form whose number is not the age of somebody's children. */
function match(
  text: string,
  forms: readonly string[],
  ages: Ages,
): { found: RegExpExecArray; low: number; high: number } | null {
  const patterns = compiled.get(forms) ?? forms.map((form) => formOf(form, ages));
  compiled.set(forms, patterns);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const before =
      found &&
      text
        .slice(Math.max(0, found.index - NEAR), found.index)
        .split(/[.;,。、]/)
        .at(-1)!;
    if (!found || patternOf(ages.children).test(before ?? "")) continue;
    return { found, low: Number(found.groups?.a), high: Number(found.groups?.b ?? found.groups?.a) };
  }
  return null;
}

/** Decades of life: `la trentaine`, `20代後半`, from one to another. */
function decadesOf(text: string, ages: Ages): AgeRange | null {
  const { between, one, words } = ages.decades;
  const span = match(text, between, ages);
  if (span) return rangeOf(span.low, span.high + 9);
  const single = match(text, one, ages);
  const worded = words.find(([, list]) => patternOf(list).test(text));
  const start = single?.low ?? worded?.[0];
  if (start === undefined) return null;
  const at = single?.found ?? patternOf(worded![1]).exec(text)!;
  const around = text.slice(Math.max(0, at.index - NEAR), at.index + at[0].length + 3);
  const [from, to] = THIRDS[ages.thirds.findIndex((list) => patternOf(list).test(around))] ?? [0, 9];
  return rangeOf(start + from, start + to);
}

/** Ages a text states or plainly implies, whole years; both null without evidence. Ages below 13 cannot be meant. */
export function readAges(text: string, ages: Ages): AgeRange {
  const one = (forms: readonly string[], range: (age: number) => AgeRange | null) => {
    const found = match(text, forms, ages);
    return found && range(found.low);
  };
  const span = match(text, ages.between, ages);
  const low = one(ages.from, (age) => rangeOf(age, null));
  const high = one(ages.below, (age) => rangeOf(null, age - 1)) ?? one(ages.to, (age) => rangeOf(null, age));
  const group = ages.groups.find(([, , words]) => patternOf(words).test(text));
  return (
    decadesOf(text, ages) ??
    (span && rangeOf(span.low, span.high)) ??
    (low && high ? rangeOf(low.age_min, high.age_max) : (low ?? high)) ??
    one(ages.exact, (age) => rangeOf(age, age)) ??
    (group ? { age_min: group[0], age_max: group[1] } : { age_min: null, age_max: null })
  );
}
