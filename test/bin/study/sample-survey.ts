import type { StudyOutcome } from "../../../bin/study/outcome.ts";
import { plainFigures } from "../../../functions/studies/survey/aggregate-schema.ts";
import { plainQuestion, plainSurvey } from "../../../functions/studies/survey/schemas.ts";
import { answerOf } from "../../unit/studies/simulation/results.ts";
import { all, half, none, studyOf } from "./sample-study.ts";

const openAnswer = (text: string, theme: string) =>
  answerOf("q3", { question: "Why?", kind: "open_ended", text, themes: [theme] });

const scale = { points: 11, first_value: 0, low_label: "not at all", high_label: "very", labels: null };
const surveyWithoutSchema = studyOf(
  "survey",
  {
    survey: {
      questions: [
        {
          ...plainFigures,
          question_id: "q1",
          kind: "likert",
          text: "How satisfied are you?",
          asked: 2,
          answered: 2,
          scale,
          rating: {
            points: Array.from({ length: 11 }, (_, value) => ({
              value,
              label: value === 0 ? "not at all" : value === 10 ? "very" : null,
              ...(value > 8 ? half : none),
            })),
            mean: 9.5,
            mean_interval: [8.5, 10],
            standard_deviation: 0.71,
            median: 9.5,
            top_two_box: all,
            bottom_two_box: half,
          },
          rating_method: "semantic_similarity",
        },
        {
          ...plainFigures,
          question_id: "q2",
          kind: "multiple_choice",
          text: "Where do you buy it?",
          asked: 2,
          answered: 1,
          options: [
            { option: "Supermarkt", count: 1, ...all },
            { option: "オンライン", count: 0, ...none },
          ],
        },
        {
          ...plainFigures,
          question_id: "q3",
          kind: "open_ended",
          text: "Why?",
          asked: 2,
          answered: 2,
          themes: [
            { theme: "price", count: 2, ...all, persona_ids: ["persona-1", "persona-2"] },
            { theme: "taste", count: 1, ...half, persona_ids: ["persona-1"] },
          ],
        },
        {
          ...plainFigures,
          question_id: "q4",
          kind: "likert",
          text: "And now?",
          asked: 2,
          answered: 0,
          scale,
        },
      ],
      sample: { started: 2, screened_out: [], completed: 2, quota: null },
      price_sensitivity: [],
      price_ladders: [],
      max_diff: [],
      turf: [],
      experiments: [],
      loops: [],
    },
  },
  (_, index) => ({
    answers: [
      index === 0
        ? { ...openAnswer("Es ist billig.", "price"), themes: ["price", "taste"] }
        : openAnswer("安い。", "price"),
    ],
  }),
);
export const surveyOutcome: StudyOutcome = {
  ...surveyWithoutSchema,
  simulation: {
    ...surveyWithoutSchema.simulation,
    survey_schema: plainSurvey([
      {
        ...plainQuestion,
        id: "q2",
        kind: "multiple_choice",
        text: "Where do you buy it?",
        required: false,
        options: ["Supermarkt", "オンライン"],
        multiple: true,
      },
    ]),
  },
};
