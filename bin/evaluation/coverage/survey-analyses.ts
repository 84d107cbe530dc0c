import { plainAnswer, type Answer } from "../../../functions/domain/simulation/results.ts";
import { normal, randomFrom, type RandomGenerator } from "../../../functions/domain/statistics/random.ts";
import {
  pricePoints,
  priceCurves,
  priceGrid,
  pricePointsOf,
} from "../../../functions/domain/survey/analyses/price-curves.ts";
import type { Respondent } from "../../../functions/domain/survey/analyses/respondents.ts";
import { priceKinds, type PriceMeter } from "../../../functions/domain/survey/analyses/price-meters.ts";
import { priceSensitivity } from "../../../functions/domain/survey/analyses/price-sensitivity.ts";
import { plainQuestion, type SurveyQuestion } from "../../../functions/domain/survey/schemas.ts";
import type { CoveredKind } from "./kinds.ts";
import { holds, people, SURVEYED } from "./survey-kinds.ts";

const question = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "numeric",
  text: id,
  ...own,
});

const respondent = (index: number, answers: Record<string, Partial<Answer>>): Respondent => ({
  persona_id: `p${index}`,
  weight: 1,
  answers: new Map(
    Object.entries(answers).map(([id, own]) => [
      id,
      { ...plainAnswer, question_id: id, question: id, kind: "numeric", text: "words", ...own },
    ]),
  ),
});

const meter = Object.fromEntries(priceKinds.map((kind) => [kind, question(kind, {})])) as PriceMeter;

/** Four prices around a reference of one's own: median 10, spread of a quarter, steps of a third with a spread. */
function fourPrices(random: RandomGenerator) {
  const reference = 10 * Math.exp(0.25 * normal(random));
  const step = () => 0.3 * Math.exp(0.3 * normal(random));
  const [below, above] = [Math.exp(-step()), Math.exp(step())];
  const to = (price: number) => Number(price.toFixed(1));
  return {
    too_cheap: to(reference * below * Math.exp(-step())),
    cheap: to(reference * below),
    expensive: to(reference * above),
    too_expensive: to(reference * above * Math.exp(step())),
  };
}

let knownPoints: ReturnType<typeof pricePointsOf> = null;
function truePoints() {
  if (!knownPoints) {
    const random = randomFrom("price population");
    const all = people(40_000, () => fourPrices(random));
    const grid = priceGrid(all);
    knownPoints = pricePointsOf(
      grid,
      priceCurves(
        grid,
        all.map(() => 1),
      ),
    );
  }
  return knownPoints!;
}

const sensitivity: CoveredKind["prepare"] = (n) => (random) => {
  const respondents = people(n, (index) =>
    respondent(index, Object.fromEntries(Object.entries(fourPrices(random)).map(([kind, value]) => [kind, { value }]))),
  );
  const figures = priceSensitivity(meter, respondents);
  return pricePoints.map((point) => holds(figures[point]?.price_interval ?? null, truePoints()[point].price));
};

export const surveyAnalysisKinds: readonly CoveredKind[] = [
  {
    name: "Price sensitivity, four intersections",
    truth: "intersections of 40,000 people, prices of median 10 and a spread of a quarter",
    counts: "covered",
    axis: SURVEYED,
    effort: 0.2,
    note: "none below ten, or where less than two are above the crossing, as the optimal price mostly has it",
    prepare: sensitivity,
  },
];
