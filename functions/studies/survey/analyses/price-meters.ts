import { plain } from "../../rating/read-scale.ts";
import { analysisWords } from "../analysis-words.ts";
import { formOf } from "../answer-forms.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";

/** The four prices of a price sensitivity meter, lowest first. */
export const priceKinds = ["too_cheap", "cheap", "expensive", "too_expensive"] as const;
export type PriceKind = (typeof priceKinds)[number];
export type PriceMeter = Record<PriceKind, SurveyQuestion>;

/** Every way to assign a different kind to each of these questions, if its words allow the kind. */
function assignments(questions: readonly SurveyQuestion[], kinds: readonly PriceKind[]): PriceKind[][] {
  const [question, ...others] = questions;
  if (!question) return [[]];
  const text = plain(question.text);
  return kinds
    .filter((kind) => analysisWords[kind].test(text))
    .flatMap((kind) =>
      assignments(
        others,
        kinds.filter((other) => other !== kind),
      ).map((rest) => [kind, ...rest]),
    );
}

/** Four questions as a meter, in any order; null unless their words show which question is which. */
function meterOf(questions: readonly SurveyQuestion[]): PriceMeter | null {
  const units = new Set(questions.map(({ unit }) => unit));
  if (questions.length < priceKinds.length || units.size > 1) return null;
  const [only, another] = assignments(questions, priceKinds);
  if (!only || another) return null;
  return Object.fromEntries(only.map((kind, index) => [kind, questions[index]!])) as PriceMeter;
}

/**
 * Price sensitivity meters of a survey: four questions for numbers in a row, recognised by their words in any language.
 */
export function priceMetersIn({ questions }: Survey): PriceMeter[] {
  const meters: PriceMeter[] = [];
  const numeric = questions.filter((question) => formOf(question) === "number");
  for (let at = 0; at < numeric.length; at++) {
    const meter = meterOf(numeric.slice(at, at + priceKinds.length));
    if (!meter) continue;
    meters.push(meter);
    at += priceKinds.length - 1;
  }
  return meters;
}
