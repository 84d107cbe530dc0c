import { plain } from "../../../../functions/domain/scales/read-scale.ts";
import { amountOf, rateOf } from "../../../../functions/domain/survey/option-amounts.ts";
import { readStances } from "../../embedder/stance.ts";

/** Words of answers to a yes-or-no question, from no to yes. */
const answers: readonly (readonly [pattern: RegExp, grade: number])[] = [
  [
    /^(?:no,? )?(?:definitely|certainly|absolutely) not|^not at all|^never|^strongly disagree|^(?:nein,? )?auf keinen fall|^bestimmt nicht|^gar nicht|^uberhaupt nicht|^stimme (?:uberhaupt|gar) nicht/,
    -1,
  ],
  [
    /^(?:no,? )?(?:probably|rather|mostly) not|^(?:rather|somewhat) disagree|^(?:nein,? )?(?:eher|wahrscheinlich|vermutlich) nicht|^stimme eher nicht/,
    -0.55,
  ],
  [
    /^(?:maybe|perhaps|possibly|might|partly|neutral|neither|sometimes|it depends|undecided|vielleicht|eventuell|moglicherweise|teils|weder|manchmal|kommt darauf an|unentschieden)/,
    0,
  ],
  [
    /^(?:yes,? )?(?:definitely|certainly|absolutely)|^strongly agree|^(?:ja,? )?(?:auf jeden fall|bestimmt|unbedingt|definitiv|sicher)|^stimme (?:voll|vollig)/,
    1,
  ],
  [
    /^(?:yes,? )?(?:probably|rather|mostly)|^(?:rather|somewhat) agree|^(?:ja,? )?(?:eher|wahrscheinlich|vermutlich)|^stimme eher zu/,
    0.55,
  ],
  [/^(?:no|nein|disagree)\b/, -0.8],
  [/^(?:yes|ja|agree)\b/, 0.8],
];

function spread(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return values.map((value) => (2 * sorted.indexOf(value)) / Math.max(1, sorted.length - 1) - 1);
}

const all = <T>(values: readonly (T | null)[]): values is readonly T[] => !values.includes(null);

/** Where options stand between the least and the most, −1..1 each, and what they count; null if they have no such order. */
export function gradesOf(
  options: readonly string[],
): { grades: number[]; kind: "verbal" | "frequency" | "amount" } | null {
  const texts = options.map(plain);
  if (options.length < 2) return null;
  const worded = texts.map((text) => answers.find(([pattern]) => pattern.test(text))?.[1] ?? null);
  if (all(worded) && new Set(worded).size > 1) return { grades: [...worded], kind: "verbal" };
  const rates = texts.map(rateOf);
  if (all(rates) && new Set(rates).size > 1) return { grades: spread(rates), kind: "frequency" };
  const amounts = texts.map(amountOf);
  const open = amounts.filter((amount) => amount === null).length;
  if (open === 0 && new Set(amounts).size > 1) return { grades: spread(amounts as number[]), kind: "amount" };
  const stated = options.map((option) => {
    const reading = Object.values(readStances(option)).toSorted((a, b) => b.evidence - a.evidence)[0];
    return reading?.position ?? null;
  });
  const short = options.every((option) => option.split(/\s+/).length <= 4);
  return short && all(stated) && new Set(stated).size === options.length
    ? { grades: spread(stated), kind: "verbal" }
    : null;
}
