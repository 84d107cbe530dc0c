import { describe, expect, it } from "vitest";
import type { PairRecord } from "../../../../functions/studies/calibration/record.ts";
import { calibratedSchema } from "../../../../functions/studies/calibration/schemas.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { presentResults } from "../../../../functions/studies/simulation/present-results.ts";
import type { SimulationRecord } from "../../../../functions/studies/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../../../functions/studies/simulation/results.ts";
import { sampleOutcome } from "../../../bin/study/sample-outcome.ts";
import { sixPairs } from "../../../support/sample-pairs.ts";

const { calibrated: _, ...sample } = sampleOutcome.results.aggregate;

const rated = (question_id: string, mean: number) => ({
  question_id,
  kind: "likert",
  rating: { mean, points: [] },
  scale: { points: 7, first_value: 1 },
  options: null,
});
const chosen = (question_id: string, shares: readonly number[]) => ({
  question_id,
  kind: "multiple_choice",
  rating: null,
  scale: null,
  options: shares.map((share, option) => ({ option: `Option ${option}`, share, count: share })),
});

/** A survey with as much of its figures as is calibrated. */
const surveyOf = (...questions: object[]) =>
  ({ ...sample, concept_test: null, survey: { questions } }) as unknown as Aggregate;

async function presented(aggregate: Aggregate, pairs = sixPairs(), results: PersonaResult[] = [], language = "de") {
  const simulation = {
    id: "s9",
    simulation_type: "survey",
    status: "complete",
    completed_at: "2026-11-23T09:00:00.000",
    participants: {},
    language,
  } as unknown as SimulationRecord;
  const known = { pairs, publicSpread: true };
  return (await presentResults(simulation, aggregate, results, [], known, undefined)).aggregate;
}

describe("figures on the human scale", () => {
  it("are in the numbers of their scale, with a prediction interval around the estimate", async () => {
    // 4.6 of 1 to 7 is .6; people are at .1 + .8 × .6 = .58 there, 4.48.
    const { calibrated, quality } = await presented(surveyOf(rated("q1", 4.6)));
    expect(calibratedSchema.parse(calibrated)).toEqual(calibrated);
    expect(calibrated?.studies).toBe(6);
    const [figure] = calibrated!.questions;
    expect(figure).toMatchObject({ question_id: "q1", option: null, family: "rating", synthetic: 4.6, refused: null });
    expect(figure!.estimate).toBeCloseTo(4.48, 1);
    const [lower, upper] = figure!.prediction_interval!;
    expect(lower! < figure!.estimate! && figure!.estimate! < upper!).toBe(true);
    expect((lower! + upper!) / 2).toBeCloseTo(figure!.estimate!, 1);
    expect(quality).toEqual(sample.quality);
  });

  it("are percent of shares, never below 0 or above 100", async () => {
    const { calibrated } = await presented(surveyOf(chosen("q2", [30, 70])), sixPairs("share").map(scattered));
    expect(calibrated!.questions.map(({ option, family, synthetic }) => [option, family, synthetic])).toEqual([
      ["Option 0", "share", 30],
      ["Option 1", "share", 70],
    ]);
    for (const { prediction_interval } of calibrated!.questions) {
      expect(prediction_interval![0]).toBeGreaterThanOrEqual(0);
      expect(prediction_interval![1]).toBeLessThanOrEqual(100);
    }
    expect(calibrated!.questions.flatMap((one) => one.prediction_interval)).toEqual(expect.arrayContaining([0, 100]));
  });

  it("are refused beyond what past studies cover, but not for how figures are rounded", async () => {
    // Past synthetic figures lie from .3 to .8: 2.8 to 5.8 of 1 to 7.
    const { calibrated } = await presented(surveyOf(rated("low", 2.7), rated("edge", 2.79), rated("high", 5.9)));
    expect(calibrated!.questions.map(({ question_id, refused }) => [question_id, refused])).toEqual([
      ["low", "extrapolation"],
      ["edge", null],
      ["high", "extrapolation"],
    ]);
    expect(calibrated!.questions[0]).toMatchObject({ estimate: null, prediction_interval: null });
  });

  it("are of opinions, not of facts that personas have by construction", async () => {
    const results = [{ persona_id: "p", answers: [{ question_id: "age", answered_from: "profile" }] }];
    const { calibrated } = await presented(
      surveyOf(rated("age", 4), rated("q1", 4)),
      sixPairs(),
      results as unknown as PersonaResult[],
    );
    expect(calibrated!.questions.map(({ question_id }) => question_id)).toEqual(["q1"]);
  });

  it("of a concept test are its five-point scales", async () => {
    const { calibrated } = await presented({ ...sample, survey: null });
    expect(calibrated!.questions.map(({ question_id }) => question_id)).toEqual(
      sample.concept_test!.questions.map(({ question_id }) => question_id),
    );
  });

  it("do not rest on the simulation's own pair", async () => {
    const [first, ...others] = sixPairs();
    const own = await presented(surveyOf(rated("q1", 4)), [{ ...first!, simulation_id: "s9" }, ...others]);
    expect(own.calibrated).toBeNull();
    expect(own.quality.flags).toContain("not_validated");
  });
});

describe("results that no human study stands behind", () => {
  const warning = wordingOf("fr").say("flags.not_validated");

  it.each([
    ["without human studies", surveyOf(rated("q1", 4)), []],
    ["with five", surveyOf(rated("q1", 4)), sixPairs().slice(0, 5)],
    ["with six that had other kinds of questions", surveyOf(chosen("q1", [40, 60])), sixPairs()],
  ])("say so, %s", async (_about, aggregate, pairs) => {
    const { calibrated, quality } = await presented(aggregate, pairs, [], "fr");
    expect(calibrated).toBeNull();
    expect(quality.flags).toEqual([...sample.quality.flags, "not_validated"]);
    expect(quality.notes).toEqual([...sample.quality.notes, warning]);
  });

  it("say nothing of the kind where there is no figure that people could be asked for", async () => {
    const { calibrated, quality } = await presented({ ...surveyOf(), survey: null });
    expect(calibrated).toEqual({ studies: 6, questions: [] });
    expect(quality.flags).not.toContain("not_validated");
  });
});

/** Moves people far up in one study and far down in the next, so that intervals reach the ends. */
function scattered(pair: PairRecord, number: number) {
  const by = number % 2 ? 0.4 : -0.4;
  const questions = pair.questions.map((question) => ({
    ...question,
    figures: question.figures.map(({ human, synthetic }) => ({
      human: { ...human, mean: Math.min(1, Math.max(0, human.mean + by)) },
      synthetic,
    })),
  }));
  return { ...pair, questions };
}
