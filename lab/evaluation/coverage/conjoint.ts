import { choiceData } from "../../../functions/studies/conjoint/choice-data.ts";
import { codingOf, toPartWorths } from "../../../functions/studies/conjoint/coding.ts";
import { fitPriceModel } from "../../../functions/studies/conjoint/estimation.ts";
import { dot } from "../../../functions/statistics/linear-algebra.ts";
import { fitMnlSafely } from "../../../functions/studies/conjoint/mnl.ts";
import type { Attribute } from "../../../functions/studies/conjoint/attributes.ts";
import { designConjoint } from "../../../functions/studies/conjoint/design.ts";
import type { ConjointDesign } from "../../../functions/studies/conjoint/design-schema.ts";
import { importances } from "../../../functions/studies/conjoint/importance.ts";
import { choiceOf, presentTasks } from "../../../functions/studies/conjoint/presentation.ts";
import { reportConjoint } from "../../../functions/studies/conjoint/report.ts";
import type { ConjointReport } from "../../../functions/studies/conjoint/report-schema.ts";
import { codeResponses, type PersonaChoices } from "../../../functions/studies/conjoint/responses.ts";
import { normal, randomFrom, uniform, type RandomGenerator } from "../../../functions/statistics/random.ts";
import { holds, type CoveredKind, type Outcome } from "./kinds.ts";

const attributes: Attribute[] = [
  { name: "Brand", levels: ["Alpha", "Beta", "Gamma"] },
  { name: "Size", levels: ["small", "large"] },
  { name: "Price", levels: ["$2", "$3", "$4", "$5"] },
];
const TASTE = [
  [0.7, 0.1, -0.8],
  [-0.4, 0.4],
  [0.9, 0.3, -0.3, -0.9],
];
const NONE = -0.5;
/** Of every part-worth between persons. */
const SPREAD = 0.5;
/** Two offers side by side. */
const SHELF = {
  name: "shelf",
  offers: [
    [0, 1, 3],
    [2, 0, 0],
  ],
};

const tastesOf = (random: RandomGenerator) => TASTE.map((own) => own.map((value) => normal(random, value, SPREAD)));
const gumbel = (random: RandomGenerator) => -Math.log(-Math.log(uniform(random) || Number.MIN_VALUE));

/** Choices of people who maximise utility plus a Gumbel error, as a logit takes them to. */
function choicesOf(random: RandomGenerator, design: ConjointDesign, personas: number): PersonaChoices[] {
  const tasks = new Map([...design.versions.flat(), ...design.holdouts].map((task) => [task.task_id, task]));
  return Array.from({ length: personas }, (_, position) => {
    const persona_id = `persona ${position}`;
    const own = tastesOf(random);
    const choices = presentTasks(design, position, persona_id).map((task) => {
      const values = task.offers.map(({ offer }) =>
        tasks.get(task.task_id)!.offers[offer]!.reduce((sum, level, a) => sum + own[a]![level]!, gumbel(random)),
      );
      const best = values.indexOf(Math.max(...values));
      return choiceOf(task, NONE + gumbel(random) > values[best]! ? null : best);
    });
    return { persona_id, choices };
  });
}

/** Figures of the population: importances and shares of many people; the logit's own from a study of very many. */
interface Truth {
  importances: number[];
  shares: number[];
  partWorths: number[];
  amounts: number[];
}

const POPULATION = { people: 40_000, study: 3_000 } as const;

/** The logit's own figures, from a study so large that persons of it are the population. */
function largeSimulation(random: RandomGenerator): Pick<Truth, "partWorths" | "amounts"> {
  const design = designOf(POPULATION.study);
  const responses = choicesOf(random, design, POPULATION.study);
  const coding = codingOf(design.attributes, { none: true });
  const { fit } = fitMnlSafely(choiceData(codeResponses(design, responses, coding).estimation));
  const model = fitPriceModel(design, responses)!;
  const perUnit = dot(model.price, model.fit.coefficients);
  const amounts = toPartWorths(model.coding, model.fit.coefficients).flatMap(([first = 0, ...others], attribute) =>
    attribute === design.price_attribute?.attribute ? [] : others.map((worth) => (first - worth) / perUnit),
  );
  return { partWorths: toPartWorths(coding, fit.coefficients).flat(), amounts };
}

function truthOf(): Truth {
  const random = randomFrom("population");
  const mean = (rows: readonly number[][]) =>
    rows[0]!.map((_, column) => rows.reduce((sum, row) => sum + row[column]!, 0) / rows.length);
  const people = Array.from({ length: POPULATION.people }, () => tastesOf(random));
  const shares = people.map((own) => {
    const weights = [...SHELF.offers.map((offer) => offer.reduce((sum, l, a) => sum + own[a]![l]!, 0)), NONE].map(
      Math.exp,
    );
    const total = weights.reduce((sum, value) => sum + value, 0);
    return weights.map((value) => (100 * value) / total);
  });
  return {
    importances: mean(people.map((own) => importances(own))),
    shares: mean(shares),
    ...largeSimulation(random),
  };
}

let known: Truth | undefined;
const truth = (): Truth => (known ??= truthOf());

const designOf = (personas: number) => designConjoint({ attributes }, { seed: "coverage", personas, starts: 2 });

const WIDE =
  "wide for five and ten personas: t on n − 1 degrees of freedom, and a spread that the prior makes larger than it is";
const figures: Record<string, { truth: string; note?: string; of: (report: ConjointReport) => Outcome[] }> = {
  Importances: {
    truth: "mean over 40,000 people of their own importances",
    note: WIDE,
    of: ({ importances: own }) => own.map(({ interval }, index) => holds(interval, truth().importances[index]!)),
  },
  "Share of preference": {
    truth: "mean over 40,000 people of their choice probabilities",
    note: WIDE,
    of: ({ scenarios: [shelf] }) =>
      [...(shelf?.offers ?? []), ...(shelf?.none ? [shelf.none] : [])].map(({ interval }, index) =>
        holds(interval, truth().shares[index]!),
      ),
  },
  "Part-worths": {
    truth: "aggregate logit of 3,000 people",
    note: "wide for five: with no more personas than utilities the model's errors are scaled up",
    of: ({ part_worths }) =>
      part_worths
        .flatMap(({ levels }) => levels)
        .map(({ part_worth: { interval } }, index) => holds(interval, truth().partWorths[index]!)),
  },
  "Willingness to pay": {
    truth: "amounts of 3,000 people; refused where the price has a t below 2, and beyond the prices tested",
    note: "what is refused would have been missed most often, so that what is printed covers more than 95 %",
    of: ({ willingness_to_pay: { levels } }) =>
      truth().amounts.map((amount, index) => holds(levels[index]?.amount?.interval, amount)),
  },
};

/** All figures of a study are taken from one report: another kind asks for the same studies in the same order. */
const outcomes = new Map<string, Record<string, Outcome[]>>();

function outcomesOf(n: number, study: number, design: ConjointDesign): Record<string, Outcome[]> {
  const key = `${n} ${study}`;
  const known = outcomes.get(key);
  if (known) return known;
  const report = reportConjoint(design, choicesOf(randomFrom(`conjoint ${key}`), design, n), [SHELF]);
  const own = Object.fromEntries(Object.entries(figures).map(([name, { of }]) => [name, of(report)]));
  outcomes.set(key, own);
  return own;
}

/** People who count between a third of the mean and twice as much, whatever their tastes. */
const weightedPartWorths: CoveredKind = {
  name: "Part-worths, weighted",
  truth: "the same logit; people count .4 to 2, whatever their tastes",
  counts: "covered",
  effort: 0.1,
  note: "wide for five: with no more personas than utilities the model's errors are scaled up",
  prepare: (n) => {
    const design = designOf(n);
    return (random) => {
      const responses = choicesOf(random, design, n).map((own) => ({ ...own, weight: uniform(random, 0.4, 2) }));
      return figures["Part-worths"]!.of(reportConjoint(design, responses, [SHELF]));
    };
  },
};

export const conjointKinds: readonly CoveredKind[] = Object.entries(figures)
  .map(([name, { truth: told, note }]): CoveredKind => ({
    name,
    truth: told,
    counts: "covered",
    effort: 0.1,
    ...(note === undefined ? {} : { note }),
    prepare: (n) => {
      const design = designOf(n);
      let study = 0;
      return () => outcomesOf(n, study++, design)[name] ?? [];
    },
  }))
  .concat(weightedPartWorths);
