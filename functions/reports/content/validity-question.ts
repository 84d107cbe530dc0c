import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import type { QuestionValidity } from "../../findings/validity/schemas.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import type { ReportContext } from "./context.ts";
import type { PointChart } from "./report.ts";
import { questionNumbers } from "./survey-routes.ts";
import { scaleEnds } from "./survey-scale.ts";
import { kindOf } from "../../studies/study-kinds.ts";

const surveyed = ({ source }: ReportContext): readonly QuestionFigures[] =>
  source.results.aggregate.survey?.questions ?? [];

/** A question by its technical name if it has one, else with its number in the survey. */
export function questionLabel(
  context: ReportContext,
  { question_id: id, question }: Pick<QuestionValidity, "question_id" | "question">,
): string {
  const item = conceptItemOf({ id, question });
  if (item) return context.service.say(`items.${item}`);
  const number = questionNumbers(context.source).get(id);
  return number === undefined ? question : `${number}. ${question}`;
}

/** The scale that a question was asked on; null of options, and of a question that the results do not have. */
export function scaleOf(context: ReportContext, id: string): Pick<PointChart, "domain" | "ends"> | null {
  if (kindOf(context.source.simulation).asks === "battery") return { domain: [1, 5], ends: null };
  const scale = surveyed(context).find(({ question_id }) => question_id === id)?.scale;
  if (!scale) return null;
  return { domain: [scale.first_value, scale.first_value + scale.points - 1], ends: scaleEnds(context, scale) };
}
