import type { QuestionKind } from "../../../studies/survey/answer-forms.ts";
import type { SurveyQuestion, SurveyScale } from "../../../studies/survey/schemas.ts";
import type { Names } from "./names.ts";
import { numbered, type Fields } from "./values.ts";

const points = ({ points: count, first_value }: SurveyScale): number[] =>
  Array.from({ length: count }, (_, index) => first_value + index);

/** The label of a point, with its number if not every point has a label. */
function pointText({ labels, low_label, high_label, first_value, points: count }: SurveyScale, value: number): string {
  const at = value - first_value;
  if (labels) return labels[at]!;
  const label = at === 0 ? low_label : at === count - 1 ? high_label : null;
  return label === null ? String(value) : `${value} - ${label}`;
}

const isZeroToTen = ({ scale }: SurveyQuestion): boolean =>
  scale !== null && scale.first_value === 0 && scale.points === 11 && scale.labels === null;

/** The reference of conditions to an answer: the number of an option, or of a point's column. */
export function choiceOf(question: SurveyQuestion, answer: string | number): string {
  if (typeof answer === "string") return String(question.options!.indexOf(answer) + 1);
  return isZeroToTen(question) ? String(answer) : `1/${answer - question.scale!.first_value + 1}`;
}

function order({ options, randomize, anchored_options: anchored }: SurveyQuestion): Fields {
  if (randomize === false || (randomize === null && anchored.length === 0)) return {};
  const all = options!.map((_, index) => String(index + 1));
  const isFixed = (id: string) => anchored.includes(options![Number(id) - 1]!);
  const FixedOrder = all.filter(isFixed);
  const RandomizeAll = all.filter((id) => !isFixed(id));
  const none = { TotalRandSubset: 0, RandomSubSet: [], Undisplayed: [] };
  return FixedOrder.length === 0
    ? { Randomization: { Advanced: null, TotalRandSubset: "", Type: "All" } }
    : { Randomization: { Advanced: { FixedOrder, RandomizeAll, ...none }, TotalRandSubset: "", Type: "Advanced" } };
}

const count = ({ min, max }: SurveyQuestion): Fields =>
  min === null && max === null
    ? {}
    : {
        Type: "ChoiceRange",
        ...(min === null ? {} : { MinChoices: String(min) }),
        ...(max === null ? {} : { MaxChoices: String(max) }),
      };

/** For a kind of question: the question, and the validation of its answers. */
type Asked = (question: SurveyQuestion, names: Names) => { asked: Fields; checked?: Fields };

const choicesOf = ({ options, exclusive_options }: SurveyQuestion, names: Names): Fields => ({
  Choices: numbered(
    options!.map((option) => ({
      Display: names.text(option),
      ...(exclusive_options.includes(option) ? { ExclusiveAnswer: true } : {}),
    })),
  ),
  ChoiceOrder: options!.map((_, index) => String(index + 1)),
});

/** How Qualtrics asks each kind of question. */
const kinds: Readonly<Record<QuestionKind, Asked>> = {
  open_ended: () => ({ asked: { QuestionType: "TE", Selector: "ML" } }),
  numeric: ({ min, max }) => ({
    asked: { QuestionType: "TE", Selector: "SL" },
    checked: {
      Type: "ContentType",
      ContentType: "ValidNumber",
      ValidNumber: { Min: min === null ? "" : String(min), Max: max === null ? "" : String(max), NumDecimals: "" },
    },
  }),
  multiple_choice: (question, names) => ({
    asked: {
      QuestionType: "MC",
      Selector: question.multiple ? "MAVR" : "SAVR",
      SubSelector: "TX",
      ...choicesOf(question, names),
      ...order(question),
    },
    checked: count(question),
  }),
  ranking: (question, names) => ({
    asked: question.best_worst
      ? {
          QuestionType: "Matrix",
          Selector: "MaxDiff",
          SubSelector: "TX",
          ...choicesOf(question, names),
          Answers: numbered([{ Display: "Best" }, { Display: "Worst" }]),
          AnswerOrder: ["1", "2"],
        }
      : { QuestionType: "RO", Selector: "DND", SubSelector: "TX", ...choicesOf(question, names), ...order(question) },
    checked: count(question),
  }),
  allocation: (question, names) => ({
    asked: {
      QuestionType: "CS",
      Selector: "VRTL",
      SubSelector: "TX",
      ...choicesOf(question, names),
      ...order(question),
    },
    checked: { Type: "ChoicesTotal", EnforceRange: null, ChoiceTotal: String(question.total) },
  }),
  likert(question) {
    const scale = question.scale!;
    if (isZeroToTen(question))
      return {
        asked: {
          QuestionType: "MC",
          Selector: "NPS",
          Choices: Object.fromEntries(points(scale).map((value) => [String(value), { Display: String(value) }])),
          ChoiceOrder: points(scale).map(String),
          ColumnLabels: [scale.low_label, scale.high_label]
            .map((label, at) => ({ Display: label ?? "", IsLabelDefault: false, At: at }))
            .map(({ Display, IsLabelDefault }) => ({ Display, IsLabelDefault })),
        },
      };
    return {
      asked: {
        QuestionType: "Matrix",
        Selector: "Likert",
        SubSelector: "SingleAnswer",
        Choices: numbered([{ Display: "" }]),
        ChoiceOrder: ["1"],
        Answers: numbered(points(scale).map((value) => ({ Display: pointText(scale, value) }))),
        AnswerOrder: points(scale).map((_, index) => String(index + 1)),
        RecodeValues: numbered(points(scale).map(String)),
      },
    };
  },
};

/** A question in the form of Qualtrics. @param text instead of its own text, with the texts that are shown above it */
export function qsfQuestion(question: SurveyQuestion, names: Names, text: string): Fields {
  const { asked, checked = {} } = kinds[question.kind](question, names);
  const unit = question.unit === null ? "" : ` [${question.unit}]`;
  const ForceResponse = question.required ? "ON" : "OFF";
  return {
    ...describedQuestion(
      names.idOf(question.id),
      names.inside === null ? question.id : question.round!.question_id,
      names.text(`${text}${unit}`),
    ),
    ...asked,
    Validation: { Settings: { ForceResponse, ForceResponseType: "ON", Type: "None", ...checked } },
  };
}

/** A text that is shown. */
export const qsfText = (id: string, tag: string, text: string): Fields => ({
  ...describedQuestion(id, tag, text),
  ...{ QuestionType: "DB", Selector: "TB", ChoiceOrder: [], Validation: { Settings: { Type: "None" } } },
});

const describedQuestion = (QuestionID: string, tag: string, QuestionText: string): Fields => ({
  QuestionText,
  DefaultChoices: false,
  DataExportTag: tag.replace("@", "_"),
  DataVisibility: { Private: false, Hidden: false },
  Configuration: { QuestionDescriptionOption: "UseText" },
  QuestionDescription: QuestionText.replaceAll("<br>", " ").slice(0, 99),
  GradingData: [],
  Language: [],
  NextChoiceId: 200,
  NextAnswerId: 20,
  QuestionID,
});
