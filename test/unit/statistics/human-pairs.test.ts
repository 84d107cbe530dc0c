import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPairs } from "../../../lab/evaluation/humans/read-pairs.ts";
import { humanAnswersWorth } from "../../../functions/statistics/human-answers-worth.ts";
import { ksSimilarity } from "../../../functions/statistics/ks.ts";
import { mean, pearsonCorrelation, standardDeviation } from "../../../functions/statistics/moments.ts";
import { normalInterval, predictionPoweredMean } from "../../../functions/statistics/prediction-powered-mean.ts";
import { alignShares } from "../../../functions/statistics/value-shares.ts";
import { wassersteinDistance } from "../../../functions/statistics/wasserstein.ts";
import { expectClose, expectInterval } from "./reference.ts";

const folder = join(import.meta.dirname, "../../reference/humans");
const expected = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
const pairs = readPairs(folder);
const one = (value: number) => ({ value, share: 1 });

describe("people and their model twins, by scipy and ppi-python", () => {
  it("are the questions that the reference has figures of", () => {
    expect(pairs.map(({ study, question }) => `${study} ${question}`)).toEqual(
      expected.per_question.map(({ study, question }: Record<string, string>) => `${study} ${question}`),
    );
  });

  it.each(pairs.map((own, index) => [own.study, own.question, own, expected.per_question[index]] as const))(
    "%s %s: means, spreads, distances and correlation",
    (_, __, { min, max, human, model }, figures) => {
      const { values, first, second } = alignShares(human.map(one), model.map(one));
      expect(human).toHaveLength(figures.n);
      expectClose(mean(human), figures.mean_human);
      expectClose(mean(model), figures.mean_model);
      expectClose(standardDeviation(human), figures.sd_human);
      expectClose(standardDeviation(model), figures.sd_model);
      expectClose(standardDeviation(model) / standardDeviation(human), figures.sd_ratio);
      expectClose(ksSimilarity(first, second), figures.ks_similarity);
      expectClose(wassersteinDistance(first, second, values) / (max - min), figures.wasserstein_over_range);
      expectClose(pearsonCorrelation(human, model), figures.pearson_paired);
    },
  );

  it.each(
    pairs.flatMap((own, index) =>
      expected.per_question[index].ppi.map(
        (figures: { labelled: number }) => [own.question, figures.labelled, own, figures] as const,
      ),
    ),
  )("%s, %i people asked: PPI++", (_, n, { human, model }, figures) => {
    const { estimate, error, people } = predictionPoweredMean(human.slice(0, n), model.slice(0, n), model.slice(n));
    expect(model.slice(n)).toHaveLength(figures.unlabelled);
    expectClose(estimate, figures.estimate, 1e-6);
    expectInterval(normalInterval(estimate, error), figures.interval, 1e-6);
    expectClose(people.mean, figures.classical_mean);
    expectInterval(normalInterval(people.mean, people.error), figures.classical_interval_z);
    expectClose(mean(human), figures.all_humans_mean);
    expectClose(humanAnswersWorth(n, people.error, error), figures.human_answers_worth, 1e-6);
  });

  it.each(expected.across_questions as Record<string, number | string>[])("over the questions of $study", (figures) => {
    const own = pairs.filter(({ study }) => study === figures.study);
    const [people, models] = [own.map(({ human }) => mean(human)), own.map(({ model }) => mean(model))];
    expect(own).toHaveLength(Number(figures.questions));
    expectClose(pearsonCorrelation(people, models), Number(figures.pearson_of_means));
    expectClose(mean(people.map((own, index) => Math.abs(own - models[index]!))), Number(figures.mae_of_means));
  });
});
