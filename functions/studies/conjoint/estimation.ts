import { choiceData } from "./choice-data.ts";
import { codingOf, linearUnit, type Coding } from "./coding.ts";
import type { ConjointDesign } from "./design-schema.ts";
import { estimateIndividuals, type IndividualEstimates } from "./individual.ts";
import { fitMnlSafely, type SafeMnlFit } from "./mnl.ts";
import { codeResponses, type CodedChoice, type PersonaChoices } from "./responses.ts";

/** The model with the price as one linear column, from which willingness to pay is taken. */
export interface PriceModel extends SafeMnlFit {
  coding: Coding;
  /** Contrast of the price, utility per currency unit. */
  price: Float64Array;
}

/** Everything that is estimated from the choices of a study. */
export interface ConjointEstimates {
  /** Effects coding, every attribute by its levels. */
  coding: Coding;
  aggregate: SafeMnlFit;
  individual: IndividualEstimates;
  /** The weight of each individual, 1 on average. */
  weights: number[];
  /** Null without a price attribute. */
  priceModel: PriceModel | null;
  /** The choices that were estimated from, and those that were held back. */
  choices: CodedChoice[];
  holdouts: CodedChoice[];
}

/**
 * Estimates a conjoint study: aggregate logit, individual utilities, and a second aggregate logit with a linear price.
 * @throws InvalidChoiceData when the answers do not fit the design or there are none
 */
export function estimateConjoint(design: ConjointDesign, responses: readonly PersonaChoices[]): ConjointEstimates {
  const coding = codingOf(design.attributes, { none: design.include_none });
  const { estimation, holdouts } = codeResponses(design, responses, coding);
  const data = choiceData(estimation);
  const aggregate = fitMnlSafely(data);
  return {
    coding,
    aggregate,
    individual: estimateIndividuals(data, aggregate.fit.coefficients, aggregate.fit.ridge),
    weights: [...data.weights],
    priceModel: fitPriceModel(design, responses),
    choices: estimation,
    holdouts,
  };
}

/** The aggregate logit with a linear price; null where the design has none. */
export function fitPriceModel(design: ConjointDesign, responses: readonly PersonaChoices[]): PriceModel | null {
  const attribute = design.price_attribute;
  if (!attribute) return null;
  const coding = codingOf(design.attributes, { none: design.include_none, linear: attribute });
  const price = new Float64Array(coding.columns);
  price[coding.attributes[attribute.attribute]!.first] = 1 / linearUnit(attribute.amounts);
  return { ...fitMnlSafely(choiceData(codeResponses(design, responses, coding).estimation)), coding, price };
}
