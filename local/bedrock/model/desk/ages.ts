import type { AudienceReading } from "../../../../functions/personas/groups/audience-prompt.ts";
import type { Desk } from "../../phrases/desk.ts";
import { patternOf, sourceOf } from "./language.ts";

type Ages = Desk["audience"]["ages"];
type AgeRange = Pick<AudienceReading, "age_min" | "age_max"> & {
  /** What of the text says so. */
  words: readonly string[];
};

const YOUNGEST = 13;
const OLDEST = 120;
/** Characters within which a word for children says whose age is given. */
const NEAR = 18;
/** Years of the beginning, the middle and the end of a decade, each with the first of the next. */
const THIRD = 3;

function rangeOf(low: number | null, high: number | null, ...words: string[]): AgeRange | null {
  const isAge = (age: number | null) => age === null || (age >= YOUNGEST && age <= OLDEST);
  if (!isAge(low) || !isAge(high)) return null;
  const [age_min, age_max] = low !== null && high !== null && low > high ? [high, low] : [low, high];
  return { age_min, age_max, words };
}

/** A form such as `entre {a} et {b}` as a pattern with the groups `a` and `b`. */
function formOf(form: string, { units }: Ages): RegExp {
  const between = form
    .split(/(\{[ab]\})/)
    .map((part) => {
      if (part === "{a}" || part === "{b}")
        return `(?<![\\d.,€$£¥])(?<${part[1]}>\\d{2,3})(?!\\d|[.,]\\d)(?:\\s?${sourceOf(units)})?`;
      return part
        .replaceAll(/[.+]/g, "\\$&")
        .replace(/^\s*-\s*$/, "\\s?[-–—~〜～]\\s?")
        .replaceAll(/\s+/g, "\\s*");
    })
    .join("");
  return new RegExp(/^\p{Script=Latin}/u.test(form) ? `(?<!\\p{L})${between}` : between, "dgiu");
}

const compiled = new WeakMap<readonly string[], readonly RegExp[]>();

interface Found {
  index: number;
  length: number;
  words: string;
  low: number;
  high: number;
}

/** First match of a form whose numbers count years, and not those of somebody's children. */
function match(text: string, forms: readonly string[], ages: Ages): Found | undefined {
  const patterns = compiled.get(forms) ?? forms.map((form) => formOf(form, ages));
  compiled.set(forms, patterns);
  const isOther = (end: number) => /^\s?[%€$£¥]/.test(text.slice(end)) || counted.test(text.slice(end).trimStart());
  const counted = patternOf(ages.otherUnits, "start");
  for (const pattern of patterns)
    for (const { 0: whole, index, groups = {}, indices } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - NEAR), index).split(/[.;,。、]/);
      const ends = Object.values(indices?.groups ?? {}).map((range) => range?.[1] ?? 0);
      if (patternOf(ages.children).test(before.at(-1)!) || ends.some(isOther)) continue;
      const [low, high] = [Number(groups.a), Number(groups.b ?? groups.a)];
      return { index, length: whole.length, words: whole, low, high };
    }
  return undefined;
}

/** Decades of life: `la trentaine`, `20代後半`, from one to another. */
function decadesOf(text: string, ages: Ages): AgeRange | null {
  const { between, one, words } = ages.decades;
  const span = match(text, between, ages);
  if (span) return rangeOf(span.low, span.high + 9, span.words);
  const single = match(text, one, ages);
  const worded = words.find(([, list]) => patternOf(list).test(text));
  const start = single?.low ?? worded?.[0];
  if (start === undefined) return null;
  const word = worded && patternOf(worded[1]).exec(text);
  const { index, words: decade } = single ?? { index: word!.index, words: word![0] };
  const around = text.slice(Math.max(0, index - NEAR), index + decade.length + 3);
  const third = ages.thirds.findIndex((list) => patternOf(list).test(around));
  if (third < 0) return rangeOf(start, start + 9, decade);
  const part = patternOf(ages.thirds[third]!).exec(around)![0];
  return rangeOf(start + THIRD * third, start + THIRD * (third + 1), decade, part);
}

/** Ages a text states or plainly implies, whole years; both null without evidence. Ages below 13 cannot be meant. */
export function readAges(text: string, ages: Ages): AgeRange {
  const one = (forms: readonly string[], range: (age: number, words: string) => AgeRange | null) => {
    const found = match(text, forms, ages);
    return found ? range(found.low, found.words) : null;
  };
  const span = match(text, ages.between, ages);
  const low = one(ages.from, (age, words) => rangeOf(age, null, words));
  const high =
    one(ages.below, (age, words) => rangeOf(null, age - 1, words)) ??
    one(ages.to, (age, words) => rangeOf(null, age, words));
  const group = ages.groups.find(([, , words]) => patternOf(words).test(text));
  return (
    decadesOf(text, ages) ??
    (span && rangeOf(span.low, span.high, span.words)) ??
    (low && high ? rangeOf(low.age_min, high.age_max, ...low.words, ...high.words) : (low ?? high)) ??
    one(ages.exact, (age, words) => rangeOf(age, age, words)) ??
    (group
      ? { age_min: group[0], age_max: group[1], words: [patternOf(group[2]).exec(text)![0]] }
      : { age_min: null, age_max: null, words: [] })
  );
}
