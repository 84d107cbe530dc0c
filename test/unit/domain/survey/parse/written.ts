import type { Survey, SurveyQuestion } from "../../../../../functions/domain/survey/schemas.ts";

const scaleOf = ({ scale }: SurveyQuestion) => {
  if (!scale) return "";
  const words = scale.labels ?? [scale.low_label ?? "", scale.high_label ?? ""];
  return ` ${scale.first_value}..${scale.first_value + scale.points - 1} [${words.join(scale.labels ? " < " : " … ")}]`;
};

/**
 * Questions a line each: `choice* Question | a | b`, `scale Question 1..5 [low … high]`, `open Question <<shown>>`;
 * with `!` those that have to be answered, where not all have to.
 */
export function written({ questions }: Survey): string[] {
  const marks = questions.some(({ required }) => !required);
  return questions.map((question) => {
    const { id, kind, text, context, multiple, options, required } = question;
    const sign = marks && required ? "!" : "";
    const end = `${context === null ? "" : ` <<${context}>>`}${id.includes("_") ? ` (${id})` : ""}`;
    if (kind === "open_ended") return `open${sign} ${text}${end}`;
    if (kind === "likert") return `scale${sign} ${text}${scaleOf(question)}${end}`;
    return `choice${multiple ? "*" : ""}${sign} ${[text, ...(options ?? [])].join(" | ")}${end}`;
  });
}
