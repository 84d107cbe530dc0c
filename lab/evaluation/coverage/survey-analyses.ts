import { plainAnswer, type Answer } from "../../../functions/studies/simulation/results.ts";
import { normalCdf } from "../../../functions/statistics/normal.ts";
import { normal, randomFrom, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import {
  pricePoints,
  priceCurves,
  priceGrid,
  pricePointsOf,
} from "../../../functions/studies/survey/analyses/price-curves.ts";
import type { Participant } from "../../../functions/studies/survey/analyses/participants.ts";
import { priceKinds, type PriceMeter } from "../../../functions/studies/survey/analyses/price-meters.ts";
import { priceSensitivity } from "../../../functions/studies/survey/analyses/price-sensitivity.ts";
import { plainQuestion, plainSurvey, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { bestWorstStudiesIn } from "../../../functions/studies/survey/analyses/best-worst-sets.ts";
import { maxDiff } from "../../../functions/studies/survey/analyses/max-diff.ts";
import { priceLadder } from "../../../functions/studies/survey/analyses/price-ladder.ts";
import { turf } from "../../../functions/studies/survey/analyses/turf.ts";
import { holds, times, type CoveredKind } from "./kinds.ts";
import { SURVEYED } from "./survey-kinds.ts";

const question = (id: string, own: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...plainQuestion,
  id,
  kind: "numeric",
  text: id,
  ...own,
});

type Answered = [questionId: string, answer: Partial<Answer>];

const respondent = (index: number, answers: Record<string, Partial<Answer>>): Participant => ({
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
    const all = times(40_000, () => fourPrices(random));
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
  const respondents = times(n, (index) =>
    respondent(index, Object.fromEntries(Object.entries(fourPrices(random)).map(([kind, value]) => [kind, { value }]))),
  );
  const figures = priceSensitivity(meter, respondents, 2);
  return pricePoints.map((point) => holds(figures[point]?.price_interval ?? null, truePoints()[point].price));
};

const LADDER = [2, 3, 4, 5, 6].map((price) => ({
  price,
  question: question(`at ${price}`, {
    kind: "multiple_choice",
    text: `Would you buy it for ${price}?`,
    options: ["Yes", "No"],
  }),
}));

/** Highest price that somebody would pay: normal around 4, spread 1.2. */
const buyers = (price: number) => normalCdf((4 - price) / 1.2);

const ladder: CoveredKind["prepare"] = (n) => (random) => {
  const respondents = times(n, (index) => {
    const highest = normal(random, 4, 1.2);
    const answers = LADDER.map(({ price, question: { id } }): Answered => [
      id,
      { selected_options: [price <= highest ? "Yes" : "No"] },
    ]);
    return respondent(index, Object.fromEntries(answers));
  });
  const { prices } = priceLadder(LADDER, respondents);
  return prices.map(({ price, revenue_interval }) => holds(revenue_interval, 100 * price * buyers(price)));
};

const ITEMS = ["A", "B", "C", "D", "E", "F"];
/** Every item in four of six sets of four. */
const SETS = [
  [0, 1, 2, 3],
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [3, 4, 5, 0],
  [4, 5, 0, 1],
  [5, 0, 1, 2],
];
const [STUDY] = bestWorstStudiesIn(
  plainSurvey(
    SETS.map((set, index) =>
      question(`set ${index}`, { kind: "ranking", best_worst: true, options: set.map((item) => ITEMS[item]!) }),
    ),
  ),
);

/** The largest of utilities with Gumbel errors. */
const chosen = (random: RandomGenerator, items: readonly number[], utilityOf: (item: number) => number): number =>
  items
    .map((item) => ({ item, utility: utilityOf(item) - Math.log(-Math.log(uniform(random, 1e-12, 1))) }))
    .reduce((best, one) => (one.utility > best.utility ? one : best)).item;

function bestAndWorst(random: RandomGenerator, index: number): Participant {
  const utilities = ITEMS.map((_, item) => normal(random, 0.8 - 0.3 * item, 0.6));
  const answers = SETS.map((set, at): Answered => {
    const best = chosen(random, set, (item) => utilities[item]!);
    const worst = chosen(
      random,
      set.filter((item) => item !== best),
      (item) => -utilities[item]!,
    );
    return [`set ${at}`, { ranking: [ITEMS[best]!, ITEMS[worst]!] }];
  });
  return respondent(index, Object.fromEntries(answers));
}

let knownShares: number[] = [];
function trueShares(): number[] {
  if (knownShares.length === 0) {
    const random = randomFrom("best and worst");
    knownShares = maxDiff(
      STUDY!,
      times(8_000, (index) => bestAndWorst(random, index)),
    )!.items.map(({ score }) => score);
  }
  return knownShares;
}

const scores: CoveredKind["prepare"] = (n) => (random) => {
  const { items } = maxDiff(
    STUDY!,
    times(n, (index) => bestAndWorst(random, index)),
  )!;
  return items.map(({ score_interval }, index) => holds(score_interval, trueShares()[index]!));
};

const OFFERS = [0.3, 0.28, 0.26, 0.24, 0.22, 0.2, 0.18, 0.16, 0.14, 0.12];
const REACH = question("several", {
  kind: "multiple_choice",
  multiple: true,
  options: [...OFFERS.map((_, index) => `Offer ${index}`), "None of these"],
});

const reach: CoveredKind["prepare"] = (n) => (random) => {
  const figures = turf(
    REACH,
    times(n, (index) => {
      const taken = OFFERS.flatMap((share, offer) => (uniform(random) < share ? [`Offer ${offer}`] : []));
      return respondent(index, { several: { selected_options: taken.length > 0 ? taken : ["None of these"] } });
    }),
  );
  return figures!.portfolios.map(({ options, share_interval }) => {
    const missed = options.reduce((left, option) => left * (1 - OFFERS[Number(option.split(" ")[1])]!), 1);
    return holds(share_interval, 100 * (1 - missed));
  });
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
  {
    name: "Revenue over a ladder of prices",
    truth: "highest prices of mean 4 and spread 1.2, asked at 2 to 6",
    counts: "covered",
    axis: SURVEYED,
    effort: 0.5,
    prepare: ladder,
  },
  {
    name: "Best–worst scores",
    truth: "the same logit of 8,000 people, six items in six sets of four, tastes with a spread of .6",
    counts: "covered",
    axis: SURVEYED,
    effort: 0.25,
    prepare: scores,
  },
  {
    name: "Reach of the best portfolio",
    truth: "what those picked reach in the population; ten independent options of 12 to 30 %",
    counts: "covered",
    axis: SURVEYED,
    effort: 0.25,
    prepare: reach,
  },
];
