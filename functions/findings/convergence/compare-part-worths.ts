import { choiceData, type ChoiceData } from "../../studies/conjoint/choice-data.ts";
import { codingOf, toPartWorths, type Coding } from "../../studies/conjoint/coding.ts";
import type { ConjointDesign } from "../../studies/conjoint/design-schema.ts";
import { ConjointError } from "../../studies/conjoint/errors.ts";
import { fitMnlSafely, type MnlFit } from "../../studies/conjoint/mnl.ts";
import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { codeResponses, type CodedChoice, type PersonaChoices } from "../../studies/conjoint/responses.ts";
import { pearsonCorrelation } from "../../statistics/moments.ts";
import { clipped, meanOverPairs, type Comparison } from "./comparison.ts";
import type { Rows } from "./difference.ts";
import type { Features } from "./difference.ts";
import { influenceBootstrap, reweighted } from "./influence-bootstrap.ts";

/** The questions, the choices and the report of a conjoint study. */
export interface ConjointSimulation {
  design: ConjointDesign;
  responses: readonly PersonaChoices[];
  report: Pick<ConjointReport, "importances" | "best_profile" | "flags">;
}

interface Fitted {
  /** Position among all studies. */
  study: number;
  choices: CodedChoice[];
  data: ChoiceData;
  fit: MnlFit;
}

/**
 * Equal for studies whose utilities mean the same: equal attributes and levels in equal order, with or without "none".
 */
export const attributesKey = ({ attributes, include_none }: ConjointDesign): string =>
  JSON.stringify([attributes.map(({ name, levels }) => [name, levels]), include_none]);

function fitted(study: number, { design, responses }: ConjointSimulation, coding: Coding): Fitted[] {
  try {
    const choices = codeResponses(design, responses, coding).estimation;
    const data = choiceData(choices);
    return [{ study, choices, data, fit: fitMnlSafely(data).fit }];
  } catch (error) {
    // Choices that cannot be estimated have no part-worths to compare.
    if (error instanceof ConjointError) return [];
    throw error;
  }
}

/** Mean correlation of the studies' part-worths over pairs; null where no pair has preferences. */
const correlationOf = (partWorths: readonly (readonly number[])[]): number | null =>
  meanOverPairs(partWorths.length, (first, second) => pearsonCorrelation(partWorths[first]!, partWorths[second]!));

interface Dealer {
  /**
   * The studies' coefficients if all choose by the same utilities and only the persons make studies differ. Every study
   * starts from the pooled estimate. Each person dealt to a study pulls its coefficients as if the study were as large
   * as all together.
   */
  coefficients: (slots: Int32Array) => Float64Array[];
  /** Scores at the pooled estimate. */
  features: Features;
}

function dealer(fits: readonly Fitted[]): Dealer | null {
  const data = choiceData(
    fits.flatMap(({ choices }, slot) => choices.map((choice) => ({ ...choice, person: `${slot} ${choice.person}` }))),
  );
  const { coefficients, ridge } = fitMnlSafely(data).fit;
  const persons = influenceBootstrap(data, coefficients, ridge);
  if (!persons) return null;
  const { influences, scores } = persons;
  // Without a ridge, the pulls of all persons cancel out and this is the estimate itself.
  const start = reweighted(coefficients, influences, () => -1);
  return {
    coefficients: (slots) =>
      fits.map((_, slot) => {
        const size = slots.reduce((count, own) => count + (own === slot ? 1 : 0), 0);
        return reweighted(start, influences, (person) => (slots[person] === slot ? slots.length / size : 0));
      }),
    features: {
      values: Float64Array.from(scores.flatMap((score) => [...score])),
      width: data.columns,
      units: "common",
    },
  };
}

/** The studies' coefficients if their persons have other weights. */
function resampler(fits: readonly Fitted[]): ((weights: Int32Array) => Float64Array[]) | null {
  const influences = fits.flatMap(({ data, fit }) => {
    const own = influenceBootstrap(data, fit.coefficients, fit.ridge);
    return own ? [own.influences] : [];
  });
  if (influences.length < fits.length) return null;
  const firstRow = fits.map((_, slot) => influences.slice(0, slot).reduce((rows, own) => rows + own.length, 0));
  return (weights) =>
    fits.map(({ fit }, slot) =>
      reweighted(fit.coefficients, influences[slot]!, (person) => weights[firstRow[slot]! + person]! - 1),
    );
}

/**
 * Compares conjoint studies of the same attributes by their part-worths, whatever tasks they showed. The similarity is
 * the mean correlation over pairs of studies, with negative correlations counted as 0. Persons' scores at the pooled
 * estimate test whether the studies differ; this is a Wald test without a fit per permutation.
 * @param studies studies with their positions among all studies
 * @param positions positions of the personas among all personas
 * @returns null when fewer than two of them can be estimated
 */
export function comparePartWorths(
  studies: readonly (readonly [number, ConjointSimulation])[],
  positions: ReadonlyMap<string, number>,
): Comparison | null {
  const design = studies[0]?.[1].design;
  if (!design) return null;
  const coding = codingOf(design.attributes, { none: design.include_none });
  const fits = studies.flatMap(([position, study]) => fitted(position, study, coding));
  if (fits.length < 2) return null;
  const shown = (coefficients: Float64Array) => toPartWorths(coding, coefficients).flat();
  const correlation = correlationOf(fits.map(({ fit }) => shown(fit.coefficients)));
  if (correlation === null) return null;

  const rows: Rows = {
    persona: Int32Array.from(fits.flatMap(({ data }) => data.persons.map((person) => positions.get(person)!))),
    slot: Int32Array.from(fits.flatMap(({ data }, slot) => data.persons.map(() => slot))),
    slots: fits.length,
  };
  const similarity = (coefficients: readonly Float64Array[]): number | null => {
    const value = correlationOf(coefficients.map(shown));
    return value === null ? null : clipped(value);
  };
  const [resample, deal] = [resampler(fits), dealer(fits)];
  return {
    studies: fits.map(({ study }) => study),
    rows,
    measured: {
      question_id: "part_worths",
      question: `Part-worths of ${design.attributes.map(({ name }) => name).join(", ")}`,
      kind: "part_worths",
      similarity: clipped(correlation),
      ks_similarity: null,
      wasserstein_similarity: null,
    },
    features: deal?.features ?? null,
    steps: coding.columns * (rows.persona.length + fits.length ** 2),
    resampled: (weights) => resample && similarity(resample(weights)),
    permuted: (slots) => deal && similarity(deal.coefficients(slots)),
  };
}
