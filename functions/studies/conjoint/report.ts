import { mean } from "../../statistics/moments.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { levelContrast, toPartWorths, type Coding } from "./coding.ts";
import type { ConjointDesign } from "./design-schema.ts";
import { estimateConjoint, type ConjointEstimates, type PriceModel } from "./estimation.ts";
import { groupFigures, type Scenario } from "./group-figures.ts";
import { validateHoldouts } from "./holdout.ts";
import { importances, zeroCentred, zeroCentredScale } from "./importance.ts";
import { rootLikelihood } from "./individual.ts";
import { estimateContrast, inferParameters, type Estimate } from "./inference.ts";
import { randomRootLikelihood95 } from "./random-responders.ts";
import type { ConjointFlag, ConjointReport } from "./report-schema.ts";
import type { PersonaChoices } from "./responses.ts";
import { priceRefusal, willingnessToPay } from "./willingness-to-pay.ts";

/** Below this the figures are estimates with wide intervals, and the report says so (docs/methods.md, Reliability). */
const FEW_PERSONAS = 20;

/**
 * The report of a conjoint study, figures only (docs/methods.md, Conjoint).
 * @param scenarios combinations to report shares of preference for
 * @param language that of what is explained (BCP 47)
 * @throws InvalidChoiceData when answers or scenarios do not fit the design, or there are no answers
 */
export function reportConjoint(
  design: ConjointDesign,
  responses: readonly PersonaChoices[],
  scenarios: readonly Scenario[] = [],
  language = "en",
): ConjointReport {
  const estimates = estimateConjoint(design, responses);
  const { coding, aggregate, individual, priceModel, weights } = estimates;
  const people = individual.individuals;
  const utilities = people.map((person) => person.utilities);
  const partWorths = utilities.map((own) => toPartWorths(coding, own));
  const inference = inferParameters(aggregate.fit);
  const shown = shownWith(people.length);
  const wtp = reportWillingnessToPay(design, priceModel, shown);
  const answered = new Set(people.map(({ person }) => person));
  const alternatives = design.alternatives_per_task + (design.include_none ? 1 : 0);

  const shownParts = coding.attributes.map(({ name, levels }, attribute) => ({
    attribute: name,
    levels: levels.map((level, l) => ({
      level,
      part_worth: shown(estimateContrast(aggregate.fit.coefficients, levelContrast(coding, attribute, l), inference)),
      zero_centred_diff: weightedMean(
        partWorths.map((own) => zeroCentred(own[attribute]!, zeroCentredScale(own))[l]!),
        weights,
      ),
    })),
  }));

  return rounded({
    personas: people.length,
    choices: aggregate.fit.choiceSets,
    flags: flagsOf(estimates, wtp),
    standard_errors: inference.kind,
    part_worths: shownParts,
    none_utility:
      coding.none === null
        ? null
        : shown(estimateContrast(aggregate.fit.coefficients, unit(coding, coding.none), inference)),
    ...groupFigures(estimates, design, scenarios, shownParts, language),
    willingness_to_pay: wtp,
    fit: {
      log_likelihood: aggregate.fit.logLikelihood,
      null_log_likelihood: aggregate.fit.nullLogLikelihood,
      mcfadden_r2: aggregate.fit.mcfaddenR2,
      adjusted_mcfadden_r2: aggregate.fit.adjustedMcfaddenR2,
      root_likelihood: mean(people.map(rootLikelihood)),
      chance_root_likelihood: 1 / alternatives,
      random_root_likelihood_95: randomRootLikelihood95(design, individual.population),
      iterations: aggregate.fit.iterations,
      individuals_converged: individual.converged,
      ridge: aggregate.fit.ridge,
    },
    holdout: reportHoldout(estimates),
    individuals: responses
      .filter(({ persona_id }) => answered.has(persona_id))
      .map(({ persona_id }) => {
        const i = people.findIndex(({ person }) => person === persona_id);
        return {
          persona_id,
          part_worths: partWorths[i]!,
          none_utility: coding.none === null ? null : utilities[i]![coding.none]!,
          importances: importances(partWorths[i]!),
          root_likelihood: rootLikelihood(people[i]!),
        };
      }),
  });
}

/**
 * Shares of preference of offers that somebody thought of after the study. They are the shares that the report would
 * have given if the design had named the offers.
 * @throws InvalidChoiceData when answers or scenarios do not fit the design, or there are no answers
 */
export function simulateShares(
  design: ConjointDesign,
  responses: readonly PersonaChoices[],
  scenarios: readonly Scenario[],
): Pick<ConjointReport, "personas" | "scenarios"> {
  const estimates = estimateConjoint(design, responses);
  // No explanation of the best profile is needed here.
  const figures = groupFigures(estimates, design, scenarios, [], "en");
  return rounded({ personas: estimates.individual.individuals.length, scenarios: figures.scenarios });
}

function flagsOf(estimates: ConjointEstimates, wtp: ConjointReport["willingness_to_pay"]): ConjointFlag[] {
  const fits = [estimates.aggregate, ...(estimates.priceModel ? [estimates.priceModel] : [])];
  const flags: ConjointFlag[] = [];
  if (estimates.individual.individuals.length < FEW_PERSONAS) flags.push("few_personas");
  if (fits.some(({ failure }) => failure === "separation")) flags.push("separation");
  if (fits.some(({ failure }) => failure !== null)) flags.push("ridge_fallback");
  if (wtp.currency !== null && (wtp.refused !== null || wtp.levels.some(({ amount }) => amount === null)))
    flags.push("refused_wtp");
  return flags;
}

function reportWillingnessToPay(
  design: ConjointDesign,
  model: PriceModel | null,
  shown: ReturnType<typeof shownWith>,
): ConjointReport["willingness_to_pay"] {
  if (!design.price_attribute || !model)
    return { refused: "no_price", currency: null, price_coefficient: null, levels: [] };
  const { attribute: priceAttribute, amounts, currency } = design.price_attribute;
  const { fit, coding, price } = model;
  const inference = inferParameters(fit);
  const coefficient = shown(estimateContrast(fit.coefficients, price, inference));
  const noSpread = fit.persons < 2 ? "one_persona" : coefficient.interval === null ? "all_alike" : null;
  const refused = noSpread ?? priceRefusal(fit.coefficients, price, inference);
  const tested = Math.max(...amounts) - Math.min(...amounts);
  const levels = coding.attributes.flatMap(({ name, levels }, attribute) => {
    if (refused || attribute === priceAttribute) return [];
    const reference = levelContrast(coding, attribute, 0);
    return levels.slice(1).map((level, offset) => {
      const contrast = levelContrast(coding, attribute, offset + 1).map((value, k) => value - reference[k]!);
      const amount = shown(willingnessToPay(fit.coefficients, contrast, price, inference));
      const tellable = amount.interval !== null && Math.abs(amount.value) <= tested;
      return { attribute: name, level, compared_with: levels[0]!, amount: tellable ? amount : null };
    });
  });
  return { refused, currency, price_coefficient: coefficient, levels };
}

function reportHoldout({ holdouts, individual }: ConjointEstimates): ConjointReport["holdout"] {
  const validation = validateHoldouts(holdouts, individual.individuals);
  return (
    validation && {
      choices: validation.choices,
      hit_rate: 100 * validation.hitRate.share,
      hit_rate_interval: [100 * validation.hitRate.lower, 100 * validation.hitRate.upper],
      chance_hit_rate: 100 * validation.chanceHitRate,
      log_likelihood: validation.logLikelihood,
      chance_log_likelihood: validation.chanceLogLikelihood,
      tasks: validation.tasks.map(({ task_id, observed, predicted }) => ({
        task_id,
        observed: observed.map((value) => 100 * value),
        predicted: predicted.map((value) => 100 * value),
      })),
    }
  );
}

/** One persona's choices do not show what those of others would be, nor do personas who all choose the same. */
const shownWith =
  (personas: number) =>
  ({ value, standardError, lower, upper }: Estimate) => ({
    value,
    standard_error: standardError,
    interval: personas > 1 && standardError > NOTHING ? [lower, upper] : null,
  });
const unit = (coding: Coding, column: number) =>
  Float64Array.from({ length: coding.columns }, (_, k) => (k === column ? 1 : 0));

/** The rounding error of a zero: every figure is in utilities, percent, currency or logarithms. */
const NOTHING = 1e-9;

/** Six significant digits: more than any interval supports, and the same text on every machine. */
function rounded<T>(figures: T): T {
  return JSON.parse(
    JSON.stringify(figures, (_key, value: unknown) =>
      typeof value !== "number" ? value : Math.abs(value) < NOTHING ? 0 : Number(value.toPrecision(6)),
    ),
  ) as T;
}
