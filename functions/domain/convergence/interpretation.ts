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
        : `${simulation_count}${available > simulation_count ? ` of ${available}` : ""} complete simulations match, but no question was asked in two of them`;
  return `${there}. Convergence needs at least two complete simulations that share a question; run another one to see whether its findings hold.`;
}

function verdict(score: number, { expected, lower }: NonNullable<Facts["same_population_baseline"]>): string {
  const reach = `studies of this size whose personas come from one population reach ${expected} on average, and 95 of 100 of them at least ${lower}`;
  return score < lower
    ? `Chance alone does not explain the differences: ${reach}.`
    : `Chance alone explains the differences: ${reach}.`;
}

function worst({ worst_question: question, sameStimulus }: Facts): string[] {
  const stimuli = "the simulations did not all show and ask the same, which may be the reason for differences";
  if (!question) return sameStimulus ? [] : [`Note that ${stimuli}.`];
  const { kind, similarity, expected_similarity: expected } = question;
  if (expected !== null && similarity >= expected) {
    const steady = "On no question do they differ more than chance would have it";
    return [sameStimulus ? `${steady}.` : `${steady}, though the simulations did not all show and ask the same.`];
  }
  const chance = expected === null ? "" : `, where chance alone leaves ${expected.toFixed(2)}`;
  const where = `They differ most in ${kind === "themes" ? "the themes" : `“${question.question}”`} (similarity ${similarity.toFixed(2)}${chance})`;
  return [sameStimulus ? `${where}.` : `${where}; ${stimuli}.`];
}

/** What the figures mean, in two to four plain sentences. */
export function interpret(facts: Facts): string {
  const { score, confidence_interval: interval, same_population_baseline: baseline } = facts;
  if (score === null) return nothingToCompare(facts);
  const { simulation_count: count, available, questions, fewestPersonas } = facts;
  const which = available > count ? `The newest ${count} of ${available} complete simulations` : `${count} simulations`;
  const between = interval ? ` (95 % interval ${interval[0]!} to ${interval[1]!})` : "";
  const on = questions === 1 ? "the one question they share" : `${questions} questions that at least two of them share`;
  return [
    `${which} agree to ${score} of 100${between} on ${on}.`,
    ...(baseline ? [verdict(score, baseline)] : []),
    ...worst(facts),
    ...(fewestPersonas < FEW_PERSONAS
      ? [
          `With ${fewestPersonas} ${fewestPersonas === 1 ? "persona" : "personas"} in a simulation, shares that differ by less than about ${detectablePoints(fewestPersonas)} percentage points can pass for the same.`,
        ]
      : []),
  ].join(" ");
}
