import type { ObservedQuestion, ObservedSimulation } from "../../../functions/dataset/observed-simulation.ts";
import { normal, type RandomGenerator } from "../../../functions/statistics/random.ts";

/** What a persona's opinion varies by from one asking to the next, opinions themselves having a spread of 1. */
const NOISE = 0.6;
export const QUESTIONS = 7;
const POINTS = [1, 2, 3, 4, 5];

/** An answer on five points to an opinion around the middle of the scale. */
const rate = (random: RandomGenerator, opinion: number, shift = 0): number =>
  Math.min(5, Math.max(1, Math.round(3 + opinion + shift + NOISE * normal(random))));

/** Opinions of personas on questions, all independent: the hardest case for a mean over questions. */
export const opinionsOf = (random: RandomGenerator, personas: number, questions = QUESTIONS): number[][] =>
  Array.from({ length: questions }, () => Array.from({ length: personas }, () => normal(random)));

/** A study that asks for these opinions on scales of five points. */
export function ratedSimulation(
  random: RandomGenerator,
  opinions: readonly (readonly number[])[],
  { id, people = "p", shift = 0 }: { id: string; people?: string; shift?: number },
): ObservedSimulation {
  const persona_ids = (opinions[0] ?? []).map((_, index) => `${people}${String(index).padStart(3, "0")}`);
  const questions: ObservedQuestion[] = opinions.map((own, index) => ({
    id: `q${index}`,
    question: `Question ${index}`,
    kind: "scale",
    categories: POINTS,
    answers: new Map(own.map((opinion, persona) => [persona_ids[persona]!, rate(random, opinion, shift)])),
    distributions: new Map(),
  }));
  return {
    simulation_id: id,
    simulation_type: "survey",
    language: "en",
    stimulus: "simulated",
    persona_ids,
    questions,
    themes: [],
  };
}
