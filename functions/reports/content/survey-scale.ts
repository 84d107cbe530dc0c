import type { SurveyScale } from "../../studies/survey/schemas.ts";
import type { ReportContext } from "./context.ts";

/** `7 (very)`: an end of a scale as respondents saw it. */
function endOf({ say }: ReportContext, value: number, label: string | null | undefined): string {
  return label ? say("survey.scale_end", { value, label }) : String(value);
}

/** Lowest and highest point of a scale, with their labels if there are any. */
export function scaleEnds(context: ReportContext, scale: SurveyScale): [string, string] {
  const last = scale.first_value + scale.points - 1;
  return [
    endOf(context, scale.first_value, scale.low_label ?? scale.labels?.[0]),
    endOf(context, last, scale.high_label ?? scale.labels?.at(-1)),
  ];
}
