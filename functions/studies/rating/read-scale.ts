import type { SurveyScale } from "../survey/schemas.ts";
import {
  affirmations,
  amplifiers,
  buying,
  comparatives,
  excess,
  fairness,
  familyWords,
  firstPerson,
  grades,
  middles,
  minimisers,
  negations,
  pricing,
  rating,
  recommending,
  refusals,
  type FamilyWords,
} from "./label-words.ts";
import type { ScaleFamily } from "./scale-families.ts";

/** What a scale measures and which way it runs. */
export interface ScaleReading {
  /** Null when its labels name two ends that no family knows (`modern` to `old-fashioned`). */
  family: ScaleFamily | null;
  /** Whether its first point is the upper end: `1 = strongly agree`, school marks, `always … never`. */
  downward: boolean;
}

/** Lower case without accents, so that one pattern fits `très`, `völlig` and `não`. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("’", "'")
    .trim();

const mentions = ({ high, low }: FamilyWords, text: string) => high.test(text) || low.test(text);

/** How far up its scale a label stands, about −1.5..1.5; 0 when it says nothing about that. */
export function heightOf(label: string, { high, low, family }: FamilyWords): number {
  if (middles.test(label)) return 0;
  const strength = amplifiers.test(label) ? 1.5 : 1;
  if (family === "frequency" && low.test(label)) return /rar|seld|zeld|selten|hardly/.test(label) ? -0.75 : -1;
  if (family === "intensity" && low.test(label)) return -1;
  const side = low.test(label) ? -1 : high.test(label) ? 1 : 0;
  if (side > 0 && minimisers.test(label)) return -0.5;
  return side * strength * (negations.test(label) ? -1 : 1);
}

/** Words that say which end is the upper one where those of the family do not (`poor value … good value`). */
const verdicts = [...familyWords.filter(({ family }) => family === "quality" || family === "intensity"), comparatives];

/** Whether the first of two labels stands higher, by the first list of words that distinguishes them. */
function isDownward([first, last]: readonly [string, string], lists: readonly FamilyWords[]): boolean {
  const steps = lists.map((words) => heightOf(last, words) - heightOf(first, words));
  return (steps.find((step) => step !== 0) ?? 0) < 0;
}

/** The family of a question by the first of its words that belongs to one. */
function familyOfText(text: string): ScaleFamily | null {
  const found = familyWords
    .filter(({ family }) => family !== "intensity" && family !== "quality")
    .map(({ family, high, low }) => {
      const positions = [text.search(high), text.search(low)].filter((position) => position >= 0);
      return { family, position: Math.min(...positions) };
    })
    .filter(({ position }) => Number.isFinite(position))
    .sort((a, b) => a.position - b.position);
  return found[0]?.family ?? null;
}

/** What is left of a label without the words that only grade: `concerned` of `not at all concerned`. */
export const contentOf = (label: string): string =>
  plain(label)
    .replace(grades, " ")
    .replaceAll(/[^\p{L}\p{N}' -]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What is likely: buying, recommending or something else. */
function likelihoodOf(text: string): ScaleFamily {
  if (recommending.test(text)) return "recommendation";
  return buying.test(text) ? "purchase_intent" : "likelihood";
}

function familyByQuestion(text: string, unknown: ScaleFamily): ScaleFamily {
  if (firstPerson.test(text) && !text.includes("?")) return "agreement";
  const family = familyOfText(text);
  if (family && family !== "likelihood") return family;
  if (family === "likelihood" || recommending.test(text) || buying.test(text)) return likelihoodOf(text);
  return rating.test(text) ? "quality" : unknown;
}

/**
 * Reads from its labels, or else from its question, what a scale measures and which way it runs.
 *
 * Labels belong to a family when both ends name it and half of the points do. Labels that only grade (`not at all …
 * extremely`) leave the family to the question. Without labels and without a word of any family, a statement is there
 * to be agreed with and everything else to be judged good or bad.
 */
export function readScale({ text, scale }: { text: string; scale: SurveyScale }): ScaleReading {
  const question = plain(text);
  const ends = [scale.labels?.[0] ?? scale.low_label, scale.labels?.at(-1) ?? scale.high_label].map((label) =>
    plain(label ?? ""),
  ) as [string, string];
  const labels = [...ends, ...(scale.labels?.slice(1, -1).map(plain) ?? [])].filter(Boolean);
  if (labels.length === 0) {
    const unknown = question.includes("?") || rating.test(question) ? "quality" : "agreement";
    return { family: familyByQuestion(question, unknown), downward: false };
  }
  if (affirmations.test(ends[0]) && refusals.test(ends[1])) return { family: "agreement", downward: true };
  if (refusals.test(ends[0]) && affirmations.test(ends[1])) return { family: "agreement", downward: false };
  const scored = familyWords.map((words) => ({
    words,
    score: labels.filter((label) => mentions(words, label)).length,
  }));
  const byContent = scored.filter(({ words }) => words.family !== "intensity");
  const best = byContent.reduce((leader, entry) => (entry.score > leader.score ? entry : leader));
  const grading = scored.find(({ words }) => words.family === "intensity") as (typeof scored)[number];
  const { words } = best.score > 0 ? best : grading;
  if (ends.every((label) => excess.test(label))) return { family: null, downward: false };
  const downward = isDownward(ends, [words, ...verdicts]);
  const supports = (label: string) =>
    (best.score > 0 && mentions(words, label)) || middles.test(label) || contentOf(label) === "";
  if (!ends.every(supports) || labels.filter(supports).length * 2 < labels.length) return { family: null, downward };
  const isFairness = words.family === "value_for_money" && fairness.test(ends.join(" "));
  if (isFairness && !pricing.test(`${question} ${ends.join(" ")}`)) return { family: null, downward };
  if (words.family === "likelihood") return { family: likelihoodOf(question), downward };
  if (words.family === "intensity") return { family: familyByQuestion(question, "intensity"), downward };
  return { family: words.family, downward };
}
