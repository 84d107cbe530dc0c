import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { mean, standardDeviation } from "../../functions/statistics/moments.ts";
import { totalVariation } from "../../functions/statistics/total-variation.ts";
import type { PairRecord } from "../../functions/studies/calibration/record.ts";
import { measureHumans, type MeasuredPairs } from "../evaluation/humans/measure.ts";
import { readPairs, type AnswerPairs } from "../evaluation/humans/read-pairs.ts";
import { averaged, type Averaged } from "./opinions.ts";

/** A question that people and their model twins answered, beside answers at random and the other half of the people. */
export interface TwinLine {
  study: string;
  question: string;
  people: number;
  ks: number;
  wasserstein: number;
  /** Of the means, over the range. */
  mean_error: number;
  midpoint_error: number;
  spread_ratio: number;
  random_ks: number;
  other_half_ks: number;
}

/** Figures of `expected.json` that have a counterpart here, and how far the furthest is off. */
export interface PublishedCheck {
  figures: number;
  largest_difference: number;
}

function checkPublished(folder: string, measured: readonly MeasuredPairs[]): PublishedCheck | null {
  const file = join(folder, "humans", "expected.json");
  if (!existsSync(file)) return null;
  const schema = z.object({ per_question: z.array(z.record(z.string(), z.unknown())) });
  const differences = schema.parse(JSON.parse(readFileSync(file, "utf8"))).per_question.flatMap((published) => {
    const own: Record<string, unknown> | undefined = measured
      .filter(({ study, question }) => study === published.study && question === published.question)
      .map((one) => ({ ...one }))[0];
    return Object.entries(published).flatMap(([name, value]) => {
      const found = own?.[name];
      return typeof value === "number" && typeof found === "number" ? [Math.abs(value - found)] : [];
    });
  });
  return { figures: differences.length, largest_difference: Math.max(0, ...differences) };
}

/** Everything on the questions with model twins, the furthest from people first. */
export function measureTwins(folder: string) {
  const pairs = readPairs(join(folder, "humans"));
  const { per_question, studies } = measureHumans(pairs);
  const validity = studies.flatMap(({ people, questions }) => questions.map((one) => ({ study: people.name, one })));
  const lines = validity.map(({ study, one }): TwinLine => {
    const { min, max } = pairs.find((pair) => pair.study === study && pair.question === one.question_id)!;
    const range = max - min;
    return {
      study,
      question: one.question_id,
      people: one.people.n,
      ks: 1 - one.personas.ks_similarity!,
      wasserstein: one.personas.wasserstein_over_range!,
      mean_error: Math.abs(one.personas.difference!) / range,
      midpoint_error: Math.abs((min + max) / 2 - one.people.mean!) / range,
      spread_ratio: one.personas.sd_ratio!,
      random_ks: 1 - one.random.ks_similarity!,
      other_half_ks: 1 - one.other_half!.ks_similarity!,
    };
  });
  const overall = studies.map(({ people, overall: [personas], split_half_reliability }) => ({
    study: people.name,
    questions: personas!.questions,
    mean_error: personas!.mean_absolute_error_over_range,
    correlation: personas!.correlation_of_means,
    noise_corrected: personas!.attainment,
    split_half_reliability,
  }));
  return {
    pairs,
    lines: lines.toSorted((a, b) => b.wasserstein - a.wasserstein),
    studies: overall.toSorted((a, b) => b.mean_error! - a.mean_error!),
    published: checkPublished(folder, per_question),
  };
}

/** The twins' studies as a company's human studies would hold them. */
export const twinsAsPairs = (pairs: readonly AnswerPairs[]): PairRecord[] =>
  [...Map.groupBy(pairs, ({ study }) => study)].map(([study, own]) => ({
    human_study_id: study,
    name: study,
    project_id: study,
    simulation_id: study,
    created_at: "",
    questions: own.map(({ question, min, max, human, model }) => {
      const places = (answers: readonly number[]) => answers.map((answer) => (answer - min) / (max - min));
      const [people, twins] = [places(human), places(model)];
      return {
        question_id: question,
        family: "rating" as const,
        figures: [
          {
            human: { mean: mean(people), sd: standardDeviation(people), n: people.length },
            synthetic: { mean: mean(twins), se: null, n: twins.length },
          },
        ],
      };
    }),
  }));

const publicAnswers = z.object({
  answers: z.array(z.object({ n: z.number(), counts: z.record(z.string(), z.number()).nullish() })),
});

/** A published study of people that no run of a real model is at hand for: how far knowing nothing is from them. */
export interface PeopleLine {
  study: string;
  /** With at least two answers to choose from that people gave. */
  closed_questions: number;
  equal: Averaged;
}

/** The published studies of `megastudy`, by how far equal shares are from people; none where the folder has none. */
export function measurePeople(folder: string): PeopleLine[] {
  const place = join(folder, "megastudy");
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => existsSync(join(place, name, "people.json")))
    : [];
  const lines = names.flatMap((study): PeopleLine[] => {
    const { answers } = publicAnswers.parse(JSON.parse(readFileSync(join(place, study, "people.json"), "utf8")));
    const distances = answers.flatMap(({ counts }) => {
      const given = Object.values(counts ?? {});
      const total = given.reduce((sum, count) => sum + count, 0);
      if (given.length < 2 || total === 0) return [];
      return [
        totalVariation(
          given.map((count) => count / total),
          given.map(() => 1 / given.length),
        ),
      ];
    });
    return distances.length === 0
      ? []
      : [{ study, closed_questions: distances.length, equal: averaged(study, distances) }];
  });
  return lines.toSorted((a, b) => b.equal.mean - a.equal.mean);
}
