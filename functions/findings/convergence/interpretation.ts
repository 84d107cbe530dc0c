import { quoteIn, wordingOf, type ServiceWording } from "../../languages/wording.ts";
import type { Convergence } from "./schemas.ts";

/**
 * With fewer personas per study, wide intervals hide real differences. The reader then learns how large these may be.
 */
const FEW_PERSONAS = 20;

/**
 * 1.96 + 0.84: a difference of 2.8 standard errors is found four times in five at the 5 % level. Two shares near one
 * half differ with a standard error of √(2 · ¼ / n).
 */
const DETECTABLE_STANDARD_ERRORS = 2.8;
const detectablePoints = (personas: number): number =>
  Math.min(100, Math.round(100 * DETECTABLE_STANDARD_ERRORS * Math.sqrt(0.5 / personas)));

export interface Facts extends Pick<
  Convergence,
  "simulation_count" | "score" | "confidence_interval" | "worst_question" | "same_population_baseline"
> {
  /** Complete simulations that exist, which may be more than were compared. */
  available: number;
  questions: number;
  /** Shift of a rating that would be found four times in five, in standard deviations; null without ratings. */
  detectableShift: number | null;
  /** The smallest p that the test could have. */
  leastP: number;
  /** Personas of the smallest study. */
  fewestPersonas: number;
  /** Whether all studies showed and asked the same. */
  sameStimulus: boolean;
}

function nothingToCompare({ simulation_count: count, available }: Facts, { say, sentences }: ServiceWording): string {
  const there =
    count === 0
      ? say("convergence.none")
      : count === 1
        ? say("convergence.one")
        : say(available > count ? "convergence.unshared_newest" : "convergence.unshared", { count, available });
  return sentences([there, say("convergence.needed")]);
}

/** Differences count as found at the 5 % level. */
const FOUND = 0.05;

/** What a test that found nothing may have missed. */
function missed({ detectableShift, leastP }: Facts, { say, number }: ServiceWording): string {
  if (leastP > FOUND) return say("convergence.missed_all");
  return detectableShift === null
    ? say("convergence.missed_some")
    : say("convergence.missed_shift", { shift: number(detectableShift, 1) });
}

/**
 * What the test found. If it found nothing, that does not mean agreement, so the reader learns what the test can miss.
 */
function verdict(facts: Facts, wording: ServiceWording): string[] {
  const { score, same_population_baseline: baseline } = facts;
  if (!baseline) return [];
  const { say, number } = wording;
  const { expected, lower, p_value } = baseline;
  const p = p_value < 0.001 ? `p < ${number(0.001, 3)}` : `p = ${number(p_value, p_value < 0.1 ? 3 : 2)}`;
  if (p_value > FOUND) return [say("convergence.not_found", { p, expected, missed: missed(facts, wording) })];
  return [
    say("convergence.found", { p, expected }),
    ...((score ?? 0) < lower ? [] : [say("convergence.unseen_by_score", { lower })]),
  ];
}

function worst({ worst_question: question, sameStimulus }: Facts, wording: ServiceWording): string[] {
  const { say, number } = wording;
  const stimuli = sameStimulus ? [] : [say("convergence.stimuli")];
  if (!question) return stimuli;
  const { kind, similarity, expected_similarity: expected } = question;
  if (expected !== null && similarity >= expected)
    return [say(sameStimulus ? "convergence.steady" : "convergence.steady_though")];
  return [
    say("convergence.worst", {
      question: kind === "themes" ? say("convergence.themes") : quoteIn(wording, question.question),
      similarity: number(similarity, 2),
      chance: expected === null ? "" : say("convergence.chance", { expected: number(expected, 2) }),
    }),
    ...stimuli,
  ];
}

/** What the interval leaves out, or why there is none: a missing interval must not look like certainty. */
function aboutInterval({ confidence_interval, fewestPersonas }: Facts, { say }: ServiceWording): string {
  if (confidence_interval) return say("notes.intervals");
  return say(fewestPersonas < 2 ? "convergence.interval_single" : "convergence.interval_alike");
}

/**
 * What the figures mean, in a few plain sentences.
 * @param language language of the sentences (BCP 47)
 */
export function interpret(facts: Facts, language: string): string {
  const wording = wordingOf(language);
  const { say } = wording;
  const { score, confidence_interval: ends } = facts;
  if (score === null) return nothingToCompare(facts, wording);
  const { simulation_count: count, available, questions, fewestPersonas } = facts;
  return wording.sentences([
    say("convergence.agree", {
      simulations:
        available > count ? say("convergence.newest", { count, available }) : say("counts.simulations", { count }),
      score,
      interval: ends ? say("convergence.interval", { low: ends[0]!, high: ends[1]! }) : "",
      questions: say("convergence.shared", { count: questions }),
    }),
    aboutInterval(facts, wording),
    ...verdict(facts, wording),
    ...worst(facts, wording),
    ...(fewestPersonas < FEW_PERSONAS
      ? [say("convergence.few", { count: fewestPersonas, points: detectablePoints(fewestPersonas) })]
      : []),
  ]);
}
