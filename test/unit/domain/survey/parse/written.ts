import {
  parseSurvey,
  type ParsedQuestion,
  type Passage,
} from "../../../../../functions/domain/survey/parse/parse-survey.ts";

const scaleOf = ({ scale }: ParsedQuestion) => {
  if (!scale) return "";
  const words = scale.labels ?? [scale.low_label ?? "", scale.high_label ?? ""];
  return ` ${scale.first_value}..${scale.first_value + scale.points - 1} [${words.join(scale.labels ? " < " : " … ")}]`;
};

/** A part of a draft on one line: `choice* Question | a | b`, `scale Question 1..5 [low … high]`, `open Question`. */
export const written = (part: ParsedQuestion | Passage): string => {
  if (!("kind" in part)) return `unread ${part.line}`;
  const required = part.required === null ? "" : part.required ? "!" : "~";
  if (part.kind === "open_ended") return `open${required} ${part.text}`;
  if (part.kind === "likert") return `scale${required} ${part.text}${scaleOf(part)}`;
  return `choice${part.multiple ? "*" : ""}${required} ${[part.text, ...(part.options ?? [])].join(" | ")}`;
};

/** All parts of a questionnaire, one a line. */
export const read = (text: string): string[] => parseSurvey(text).parts.map(written);
