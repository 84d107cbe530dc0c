import { INTERVALS_MEAN } from "../statistics/intervals-mean.ts";
import type { Convergence } from "./schemas.ts";

/** Below this many personas per study wide intervals hide real differences, and the reader is told how large. */
const FEW_PERSONAS = 20;

/**
 * 1.96 + 0.84: a difference of that many standard errors is found four times in five at the 5 % level. Two shares near
 * one half differ with a standard error of √(2 · ¼ / n).
 */
const DETECTABLE_STANDARD_ERRORS = 2.8;
const detectablePoints = (personas: number): number =>
  Math.min(100, Math.round(100 * DETECTABLE_STANDARD_ERRORS * Math.sqrt(0.5 / personas)));

export interface Facts extends Pick<
  Convergence,
  "simulation_count" | "score" | "confidence_interval" | "worst_question" | "same_population_baseline"
> {
  /** Complete simulations that there are, which may be more than were compared. */
  available: number;
  questions: number;
  /** Shift of a rating that would be found four times in five, in standard deviations; null without ratings. */
  detectableShift: number | null;
  /** Least p that the test could have come to. */
  leastP: number;
  /** Personas of the smallest study. */
  fewestPersonas: number;
  /** Whether all studies showed and asked the same. */
  sameStimulus: boolean;
}

function nothingToCompare({ simulation_count, available }: Facts): string {
  const there =
    simulation_count === 0
      ? "No complete simulation matches"
      : simulation_count === 1
        ? "One complete simulation matches"
        : `${simulation_count}${available > simulation_count ? ` of ${available}` : ""} complete simulations ` +
          "match, but no question was asked in two of them";
  return (
    `${there}. Convergence needs at least two complete simulations that share a question; run another one to see ` +
    "whether its findings hold."
  );
}

/** Differences count as found at the 5 % level. */
const FOUND = 0.05;

/**
 * What the test found; that it found nothing is not to be read as agreement, so the reader is told what it can miss.
 */
function verdict({ score, same_population_baseline: baseline, detectableShift, leastP }: Facts): string[] {
  if (!baseline) return [];
  const { expected, lower, p_value: p } = baseline;
  const value = p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(p < 0.1 ? 3 : 2)}`;
  const reach = `studies of this size whose answers differ by chance alone reach ${expected} on average`;
  if (p <= FOUND) {
    const found = `The differences are more than chance explains (permutation test, ${value}): ${reach}.`;
    if ((score ?? 0) < lower) return [found];
    return [
      found,
      `The score alone would not show it (chance leaves ${lower} or more in 95 of 100 cases): the test also sees ` +
        "the order of scale points and how single questions shift.",
    ];
  }
  const missed =
    leastP > FOUND
      ? "with so few personas, or answers so much alike, no difference, however large, could be told from chance"
      : detectableShift === null
        ? "small studies hide what differs"
        : `with so many personas a rating that shifts by up to about ${detectableShift.toFixed(1)} standard ` +
          "deviations can go unnoticed";
  return [
    `The differences are no more than chance may leave (permutation test, ${value}): ${reach}. That does not show ` +
      `that the simulations agree: ${missed}.`,
  ];
}

function worst({ worst_question: question, sameStimulus }: Facts): string[] {
  const stimuli = "the simulations did not all show and ask the same, which may be the reason for differences";
  if (!question) return sameStimulus ? [] : [`Note that ${stimuli}.`];
  const { kind, similarity, expected_similarity: expected } = question;
  if (expected !== null && similarity >= expected) {
    const steady = "On every question they are at least as much alike as chance alone leaves them on average";
    return [sameStimulus ? `${steady}.` : `${steady}, though the simulations did not all show and ask the same.`];
  }
  const chance = expected === null ? "" : `, where chance alone leaves ${expected.toFixed(2)}`;
  const where =
    `They differ most in ${kind === "themes" ? "the themes" : `“${question.question}”`} (similarity ` +
    `${similarity.toFixed(2)}${chance})`;
  return [sameStimulus ? `${where}.` : `${where}; ${stimuli}.`];
}

/** What the interval leaves out, or why there is none, as a missing one must not pass for certainty. */
function aboutInterval({ confidence_interval, fewestPersonas }: Facts): string[] {
  if (confidence_interval) return [INTERVALS_MEAN];
  const reason =
    fewestPersonas < 2
      ? "a simulation with one persona shows no spread"
      : "within the simulations personas answer too much alike to show any spread";
  return [`There is no interval: ${reason}.`];
}

/** What the figures mean, in a few plain sentences. */
export function interpret(facts: Facts): string {
  const { score, confidence_interval: interval } = facts;
  if (score === null) return nothingToCompare(facts);
  const { simulation_count: count, available, questions, fewestPersonas } = facts;
  const which = available > count ? `The newest ${count} of ${available} complete simulations` : `${count} simulations`;
  const between = interval ? ` (95 % interval ${interval[0]!} to ${interval[1]!})` : "";
  const on = questions === 1 ? "the one question they share" : `${questions} questions that at least two of them share`;
  return [
    `${which} agree to ${score} of 100${between} on ${on}.`,
    ...aboutInterval(facts),
    ...verdict(facts),
    ...worst(facts),
    ...(fewestPersonas < FEW_PERSONAS
      ? [
          `With ${fewestPersonas} ${fewestPersonas === 1 ? "persona" : "personas"} in a simulation, shares that ` +
            `differ by less than about ${detectablePoints(fewestPersonas)} percentage points can pass for the same.`,
        ]
      : []),
  ].join(" ");
}
