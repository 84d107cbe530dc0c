import type { QuestionKind } from "../../../../functions/studies/survey/answer-forms.ts";
import type { SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { t } from "../../../language/say.ts";

/** The texts and fields of a kind of question, in addition to what every question has. */
interface KindFields {
  label: string;
  /** The initial values of a new question. */
  begun: Partial<SurveyQuestion>;
  /** The kind of answer in a few words. */
  inWords: (question: SurveyQuestion) => string;
  /** Names of its lowest and highest value, if it has bounds. */
  bounds?: (question: SurveyQuestion) => readonly [string, string] | null;
  hasTotal?: boolean;
  hasUnit?: boolean;
}

/** Words for limits on a number or amount, and for no limit. */
interface LimitWords {
  none: string;
  between: (min: number, max: number) => string;
  least: (min: number) => string;
  most: (max: number) => string;
}
const limited = ({ min, max }: SurveyQuestion, { none, between, least, most }: LimitWords): string => {
  if (min === null) return max === null ? none : most(max);
  return max === null ? least(min) : between(min, max);
};
const several: LimitWords = {
  none: t("several answers"),
  between: (min, max) => t("several answers, {min} to {max}", { min, max }),
  least: (min) => t("several answers, at least {min}", { min }),
  most: (max) => t("several answers, at most {max}", { max }),
};
const aNumber: LimitWords = {
  none: t("number"),
  between: (min, max) => t("number, {min} to {max}", { min, max }),
  least: (min) => t("number, at least {min}", { min }),
  most: (max) => t("number, at most {max}", { max }),
};
const aRanking: LimitWords = {
  none: t("ranking"),
  between: (min, max) => t("ranking, {min} to {max}", { min, max }),
  least: (min) => t("ranking, at least {min}", { min }),
  most: (max) => t("ranking, at most {max}", { max }),
};
const inUnit = ({ unit }: SurveyQuestion): string => (unit ? ` ${unit}` : "");

export const kindFields: Readonly<Record<QuestionKind, KindFields>> = {
  likert: {
    label: t("Rating"),
    begun: { scale: { points: 5, first_value: 1, low_label: null, high_label: null, labels: null } },
    inWords: ({ scale }) =>
      scale
        ? t("scale from {first} to {last}", {
            first: scale.first_value,
            last: scale.first_value + scale.points - 1,
          })
        : t("scale"),
  },
  multiple_choice: {
    label: t("Choice"),
    begun: { options: [] },
    inWords: (question) => (question.multiple ? limited(question, several) : t("one answer")),
    bounds: ({ multiple }) => (multiple ? [t("Fewest chosen"), t("Most chosen")] : null),
  },
  open_ended: { label: t("Open answer"), begun: {}, inWords: () => t("open answer") },
  numeric: {
    label: t("Number"),
    begun: {},
    inWords: (question) => limited(question, aNumber) + inUnit(question),
    bounds: () => [t("Smallest"), t("Largest")],
    hasUnit: true,
  },
  ranking: {
    label: t("Ranking"),
    begun: { options: [] },
    inWords: (question) => (question.best_worst ? t("best and worst") : limited(question, aRanking)),
    bounds: ({ best_worst }) => (best_worst ? null : [t("Fewest ranked"), t("Most ranked")]),
  },
  allocation: {
    label: t("Points to distribute"),
    begun: { options: [], total: 100 },
    inWords: (question) => t("{total} to distribute", { total: `${question.total ?? ""}${inUnit(question)}` }).trim(),
    bounds: () => [t("Minimum per option"), t("Maximum per option")],
    hasTotal: true,
    hasUnit: true,
  },
};
