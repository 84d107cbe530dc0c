import { quantile } from "../../statistics/quantile.ts";
import { randomFrom, seedFrom, wholeNumber } from "../../statistics/random.ts";
import { choiceData } from "./choice-data.ts";
import { codingOf } from "./coding.ts";
import type { ConjointDesign } from "./design-schema.ts";
import { estimateGiven, rootLikelihood, type Population } from "./individual.ts";
import { versionFor } from "./presentation.ts";
import { codeResponses, type PersonaChoices } from "./responses.ts";

/** The 95th percentile of 400 draws has a standard error of 1.1 points of probability. */
const RESPONDERS = 400;
/** Tolerance for their utilities, in posterior standard deviations: far below what any number of responders shows. */
const TOLERANCE = 1e-3;

/**
 * Root likelihood that 95 % of people answering at random stay below, on this design and against this population. A
 * persona must exceed it before its choices count as preferences (docs/methods.md, Promotion).
 * @param population that of the study's individual estimates, effects coding
 */
export function randomRootLikelihood95(design: ConjointDesign, population: Population): number {
  const random = randomFrom(seedFrom(design.seed, "random responders"));
  const coding = codingOf(design.attributes, { none: design.include_none });
  const responders = Array.from({ length: RESPONDERS }, (_, position): PersonaChoices => {
    const choices = versionFor(design, position).map(({ task_id, offers }) => {
      const picked = wholeNumber(random, 0, offers.length - (design.include_none ? 0 : 1));
      return { task_id, offer: picked === offers.length ? null : picked };
    });
    return { persona_id: `random-${position}`, choices };
  });
  const data = choiceData(codeResponses(design, responders, coding).estimation);
  return quantile(estimateGiven(data, population, [], TOLERANCE).map(rootLikelihood), 0.95);
}
