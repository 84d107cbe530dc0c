import type { QuestionKind } from "../../../../functions/studies/survey/answer-forms.ts";
import type { SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";

/** What the console says of a kind of question, and lets be set beside what every question has. */
interface KindFields {
  label: string;
  /** What a question of it begins with. */
  begun: Partial<SurveyQuestion>;
  /** What kind of answer it takes, in a few words. */
  inWords: (question: SurveyQuestion) => string;
  /** Names of its lowest and highest value, where it has bounds. */
  bounds?: (question: SurveyQuestion) => readonly [string, string] | null;
  hasTotal?: boolean;
  hasUnit?: boolean;
}

const limits = ({ min, max }: SurveyQuestion): string => {
  if (min === null && max === null) return "";
  return min !== null && max !== null ? `, ${min} to ${max}` : min !== null ? `, at least ${min}` : `, at most ${max}`;
};
const inUnit = ({ unit }: SurveyQuestion): string => (unit ? ` ${unit}` : "");

export const kindFields: Readonly<Record<QuestionKind, KindFields>> = {
  likert: {
    label: "Rating",
    begun: { scale: { points: 5, first_value: 1, low_label: null, high_label: null, labels: null } },
    inWords: ({ scale }) =>
      scale ? `scale from ${scale.first_value} to ${scale.first_value + scale.points - 1}` : "scale",
  },
  multiple_choice: {
    label: "Choice",
    begun: { options: [] },
    inWords: (question) => (question.multiple ? `several answers${limits(question)}` : "one answer"),
    bounds: ({ multiple }) => (multiple ? ["Fewest chosen", "Most chosen"] : null),
  },
  open_ended: { label: "Open answer", begun: {}, inWords: () => "open answer" },
  numeric: {
    label: "Number",
    begun: {},
    inWords: (question) => `number${limits(question)}${inUnit(question)}`,
    bounds: () => ["Smallest", "Largest"],
    hasUnit: true,
  },
  ranking: {
    label: "Ranking",
    begun: { options: [] },
    inWords: (question) => (question.best_worst ? "best and worst" : `ranking${limits(question)}`),
    bounds: ({ best_worst }) => (best_worst ? null : ["Fewest ranked", "Most ranked"]),
  },
  allocation: {
    label: "Points to share out",
    begun: { options: [], total: 100 },
    inWords: (question) => `${question.total ?? ""}${inUnit(question)} to share out`.trim(),
    bounds: () => ["Least for one", "Most for one"],
    hasTotal: true,
    hasUnit: true,
  },
};
