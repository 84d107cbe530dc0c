import { percentIn, quoteIn, wordingOf, type ServiceWording } from "../../languages/wording.ts";
import { beginningOf } from "../../platform/text/text.ts";
import type { QuestionReliability, ReliabilityComponents, ReliabilityVerdict } from "./schemas.ts";
import { FEW_PERSONAS, VERDICT_FROM } from "./verdict.ts";

/** The figures that the interpretation explains. */
export interface InterpretedFigures {
  confidence_score: number | null;
  confidence_interval: readonly number[] | null;
  verdict: ReliabilityVerdict | null;
  components: ReliabilityComponents;
}

const LONGEST_QUOTE = 80;
/** Share of pairs of runs in which a persona answers the same. */
const NEARLY_ALIKE = 0.9;

function nameOf({ kind, question }: QuestionReliability, wording: ServiceWording): string {
  if (kind === "themes") return wording.say("reliability.themes");
  return kind === "score"
    ? wording.say("reliability.sentiment")
    : quoteIn(wording, beginningOf(question, LONGEST_QUOTE));
}

function withoutScore({ questions, personas, runs }: ReliabilityComponents, { say }: ServiceWording): string {
  const reasons = new Set(questions.map(({ reason }) => reason));
  if (reasons.has("no_variance")) return say("reliability.no_variance", { runs });
  if (personas === 1) return say("reliability.one_persona");
  return say(reasons.has("no_shared_themes") ? "reliability.no_shared_themes" : "reliability.no_pairs");
}

function withoutInterval(score: number, { personas }: ReliabilityComponents) {
  if (personas < 3) return "reliability.interval_few";
  return score === 0 ? "reliability.interval_below_chance" : "reliability.interval_never";
}

function scoreSentences(
  score: number,
  { confidence_interval: ends, components }: InterpretedFigures,
  { say, number }: ServiceWording,
): string[] {
  const { runs, random_baseline: baseline } = components;
  const shown = (value: number | undefined) => number(value ?? NaN, 1);
  return [
    say("reliability.score", {
      reruns: say("counts.reruns", { count: runs - 1 }),
      score: shown(score),
      interval: ends ? say("reliability.interval", { low: shown(ends[0]), high: shown(ends[1]) }) : "",
      chance: baseline ? say("reliability.chance", { expected: shown(baseline.expected) }) : "",
    }),
    say(ends ? "notes.intervals" : withoutInterval(score, components)),
  ];
}

function verdictSentence(
  { verdict, confidence_interval, components }: InterpretedFigures,
  { say }: ServiceWording,
): string[] {
  const lower = confidence_interval?.[0];
  if (lower === undefined || verdict === null) return [];
  const upper = components.random_baseline?.upper;
  const at_random = upper !== undefined && lower <= upper ? say("reliability.at_random") : "";
  return [say(`reliability.${verdict}`, { ...VERDICT_FROM, at_random })];
}

function weakestSentences(
  { questions, questions_without_variance: identical }: ReliabilityComponents,
  wording: ServiceWording,
): string[] {
  const known = questions.flatMap((question) =>
    question.alpha === null ? [] : [{ ...question, alpha: question.alpha }],
  );
  // If nearly all answers are the same, α shows how rare answers are spread, and agreement shows how stable answers
  // are.
  const [alike, varied] = [true, false].map((isAlike) =>
    known.filter(({ alpha, exact_agreement: agreement }) => {
      const isLow = 100 * alpha < VERDICT_FROM.tentative;
      return (isLow && (agreement ?? 0) >= NEARLY_ALIKE) === isAlike;
    }),
  ) as [typeof known, typeof known];
  const [weakest] = varied.toSorted((a, b) => a.alpha - b.alpha);
  return [
    ...alike
      .toSorted((a, b) => a.alpha - b.alpha)
      .slice(0, 1)
      .map((question) =>
        wording.say("reliability.alike", {
          question: nameOf(question, wording),
          share: percentIn(wording, 100 * question.exact_agreement!, 0),
          alpha: wording.number(question.alpha, 2),
        }),
      ),
    ...(weakest && varied.length > 1
      ? [
          wording.say("reliability.weakest", {
            question: nameOf(weakest, wording),
            alpha: wording.number(weakest.alpha, 2),
          }),
        ]
      : []),
    ...(known.length > 0 && identical > 0 ? [wording.say("reliability.left_out", { count: identical })] : []),
  ];
}

function nextSentence({ verdict, components }: InterpretedFigures, { say }: ServiceWording): string {
  const { personas } = components;
  if (personas < FEW_PERSONAS) return say("reliability.few", { count: personas, enough: FEW_PERSONAS });
  return say(verdict === "stable" ? "reliability.next_stable" : "reliability.next");
}

/**
 * What the figures of a reliability study mean, in a few plain sentences that follow from the figures alone.
 * @param language language of the study (BCP 47)
 */
export function interpretReliability(figures: InterpretedFigures, language: string): string {
  const { confidence_score: score, components } = figures;
  const wording = wordingOf(language);
  if (score === null) return withoutScore(components, wording);
  return wording.sentences([
    ...scoreSentences(score, figures, wording),
    ...verdictSentence(figures, wording),
    ...weakestSentences(components, wording),
    nextSentence(figures, wording),
  ]);
}
