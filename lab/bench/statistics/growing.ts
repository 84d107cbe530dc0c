import { designConjoint } from "../../../functions/studies/conjoint/design.ts";
import { estimateIndividuals } from "../../../functions/studies/conjoint/individual.ts";
import { fitMnlSafely } from "../../../functions/studies/conjoint/mnl.ts";
import { measureConvergence } from "../../../functions/findings/convergence/measure-convergence.ts";
import { promotionEvidence } from "../../../functions/findings/reliability/evidence.ts";
import { measurePersona } from "../../../functions/findings/reliability/persona-reliability.ts";
import { measureReliability } from "../../../functions/findings/reliability/measure-reliability.ts";
import { mergeThemes } from "../../../functions/studies/report/merge-themes.ts";
import { bootstrapInterval } from "../../../functions/statistics/bootstrap.ts";
import { mean } from "../../../functions/statistics/moments.ts";
import { answersTo, surveyOf } from "./answers.ts";
import { choiceDataOf, inputOf, type ChoiceSize } from "./choices.ts";
import { observedSimulations } from "./simulations.ts";

/** A statistic over growing sizes of one dimension, all else equal. */
export interface Growing {
  statistic: string;
  dimension: string;
  sizes: readonly number[];
  /** Exponent of that dimension in the number of operations. */
  order: number;
  /** Why that order. */
  because: string;
  /** Builds the input, which is not timed. @returns the work */
  prepare: (size: number) => () => unknown;
}

const MIDDLE: ChoiceSize = { personas: 20, tasks: 12, alternatives: 3, levels: [3, 3, 3, 3] };
/** Attributes of three levels: two parameters each, and one for "none of these". */
const withAttributes = (count: number): ChoiceSize => ({ ...MIDDLE, levels: Array.from({ length: count }, () => 3) });

const logit = (size: ChoiceSize) => {
  const data = choiceDataOf(size);
  return () => fitMnlSafely(data);
};
/** A round of EM is timed over as many as it takes: their number follows from the choices, not from the size. */
const individuals = (size: ChoiceSize) => {
  const data = choiceDataOf(size);
  const { coefficients, ridge } = fitMnlSafely(data).fit;
  return () => estimateIndividuals(data, coefficients, ridge);
};
const design = (size: ChoiceSize) => () =>
  designConjoint(inputOf(size), { seed: "benchmark", personas: size.personas, starts: 2 });

const PERSONAS = [5, 10, 20, 40] as const;
const rated = { questions: 10, categories: 5, themes: 0, dimensions: 8, mix: "ratings" } as const;

/** The statistics of conjoint studies. */
const conjoint: readonly Growing[] = [
  {
    statistic: "Logit",
    dimension: "personas",
    sizes: PERSONAS,
    order: 1,
    because: "sets of choices",
    prepare: (personas) => logit({ ...MIDDLE, personas }),
  },
  {
    statistic: "Logit",
    dimension: "tasks",
    sizes: [4, 8, 16, 30],
    order: 1,
    because: "sets of choices",
    prepare: (tasks) => logit({ ...MIDDLE, tasks, levels: [3, 3] }),
  },
  {
    statistic: "Logit",
    dimension: "alternatives",
    sizes: [2, 3, 4, 5],
    order: 1,
    because: "rows of a set",
    prepare: (alternatives) => logit({ ...MIDDLE, alternatives }),
  },
  {
    statistic: "Logit",
    dimension: "attributes",
    sizes: [2, 3, 4, 6, 8],
    order: 2,
    because: "information K × K",
    prepare: (count) => logit(withAttributes(count)),
  },
  {
    statistic: "EB-EM",
    dimension: "personas",
    sizes: PERSONAS,
    order: 1,
    because: "one posterior mode each",
    prepare: (personas) => individuals({ ...MIDDLE, personas }),
  },
  {
    statistic: "EB-EM",
    dimension: "attributes",
    sizes: [2, 3, 4, 6, 8],
    order: 3,
    because: "factor of K × K per step",
    prepare: (count) => individuals(withAttributes(count)),
  },
  {
    statistic: "Design search",
    dimension: "tasks",
    sizes: [8, 15, 30],
    order: 2,
    because: "every exchange sums all tasks",
    prepare: (tasks) => design({ ...MIDDLE, tasks }),
  },
  {
    statistic: "Design search",
    dimension: "alternatives",
    sizes: [2, 3, 4, 5],
    order: 1,
    because: "offers to be exchanged",
    prepare: (alternatives) => design({ ...MIDDLE, tasks: 30, alternatives }),
  },
  {
    statistic: "Design search",
    dimension: "attributes",
    sizes: [3, 4, 6, 8],
    order: 4,
    because: "K × K³ per pass, an inverse per exchange",
    prepare: (count) => design({ ...withAttributes(count), tasks: 30 }),
  },
];

/** The statistics of answers. */
const answers: readonly Growing[] = [
  {
    statistic: "Bootstrap of a mean",
    dimension: "personas",
    sizes: [50, 100, 200, 400],
    order: 1,
    because: "draws of a resample",
    prepare: (count) => {
      const units = Array.from({ length: count }, (_, unit) => Math.sin(unit));
      return () => bootstrapInterval(units, (sample) => mean(sample), { seed: 1, method: "percentile" });
    },
  },
  {
    statistic: "Reliability",
    dimension: "personas",
    sizes: PERSONAS,
    order: 1,
    because: "rows of the tables",
    prepare: (personas) => {
      const runs = observedSimulations(4, { ...rated, personas });
      return () => measureReliability(runs, { seed: 1 });
    },
  },
  {
    statistic: "Reliability",
    dimension: "questions",
    sizes: [5, 10, 20, 40],
    order: 1,
    because: "tables",
    prepare: (questions) => {
      const runs = observedSimulations(4, { ...rated, personas: 20, questions });
      return () => measureReliability(runs, { seed: 1 });
    },
  },
  {
    statistic: "Promotion",
    dimension: "personas",
    sizes: PERSONAS,
    order: 1,
    because: "one comparison with the group each",
    prepare: (personas) => {
      const runs = observedSimulations(6, { ...rated, personas });
      return () => {
        const items = promotionEvidence(runs);
        return runs[0]!.persona_ids.map((id) => measurePersona(items, id));
      };
    },
  },
  {
    statistic: "Convergence",
    dimension: "personas",
    sizes: PERSONAS,
    order: 1,
    because: "rows to be resampled",
    prepare: (personas) => {
      const studies = observedSimulations(5, { ...rated, personas });
      return () => measureConvergence(studies, { seed: 1 });
    },
  },
  {
    statistic: "Convergence",
    dimension: "simulations",
    sizes: [4, 8, 16, 30],
    order: 1,
    because: "rows to be resampled",
    prepare: (count) => {
      const studies = observedSimulations(count, { ...rated, questions: 5, personas: 10 });
      return () => measureConvergence(studies, { seed: 1 });
    },
  },
  {
    statistic: "Theme clustering",
    dimension: "personas",
    sizes: PERSONAS,
    order: 2,
    because: "pairs of wordings",
    prepare: (personas) => {
      const size = { ...rated, personas, questions: 0, themes: 5, dimensions: 512 };
      const coded = answersTo(surveyOf(size), size, "themes").flatMap(({ result, theme_embeddings }) =>
        result.key_themes.map((theme, index) => ({
          personaId: result.persona_id,
          theme,
          embedding: theme_embeddings[index]!,
        })),
      );
      const everybody = [...new Set(coded.map(({ personaId }) => personaId))];
      return () => mergeThemes(coded, everybody);
    },
  },
];

export const growing: readonly Growing[] = [...conjoint, ...answers];
