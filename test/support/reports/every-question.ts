import { formOf } from "../../../functions/studies/survey/answer-forms.ts";
import { exampleResults, exampleSimulation } from "../../../functions/studies/simulation/example.ts";
import { plainAnswer, type Answer, type PersonaResult } from "../../../functions/studies/simulation/results.ts";
import { plainQuestion, type Survey, type SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import type { ReportSource } from "../../../functions/reports/content/source.ts";
import { everyFigure } from "./every-question-figures.ts";
import { sampleRecord } from "./sample-record.ts";

const question = (id: string, kind: SurveyQuestion["kind"], text: string, more: Partial<SurveyQuestion> = {}) => ({
  ...plainQuestion,
  ...{ id, kind, text },
  ...more,
});
const brands = ["Shimano", "Zebco", "Penn"];
const poorToExcellent = { points: 5, first_value: 1, low_label: "poor", high_label: "excellent", labels: null };
const price = { min: 0, max: 2_000, unit: "$" };

/** A survey with a question of every kind, routes, a matrix, prices, and best–worst sets. */
export const everySurvey: Survey = {
  questions: [
    question("q1", "multiple_choice", "Do you own a fishing license?", {
      options: ["Yes", "No"],
      terminate_if: { question_id: "q1", any_of: ["No"] },
    }),
    question("q2", "numeric", "How many days did you fish in the last 12 months?", { min: 0, max: 365, unit: "days" }),
    question("q3", "multiple_choice", "Which kinds of fishing do you do?", {
      options: ["Bank fishing", "Boat fishing", "Fly fishing", "None of the above"],
      multiple: true,
      exclusive_options: ["None of the above"],
    }),
    question("q4", "multiple_choice", "How old is your boat?", {
      options: ["Less than 5 years", "5 to 15 years", "More than 15 years"],
      ask_if: { question_id: "q3", any_of: ["Boat fishing"] },
    }),
    ...brands.map((brand, index) =>
      question(`q5_${index + 1}`, "likert", `Please rate the following brands: ${brand}`, {
        scale: poorToExcellent,
        block: "q5",
      }),
    ),
    question("q6", "ranking", "Rank what matters to you in a motor.", {
      options: ["Quiet", "Range", "Price", "Weight"],
    }),
    question("q7", "allocation", "Share out 100 points between these.", {
      options: ["Rods", "Lures", "Boats"],
      total: 100,
      unit: "points",
    }),
    question("q8", "likert", "How likely is it that you would recommend StillWater to a fishing buddy?", {
      scale: { points: 11, first_value: 0, low_label: null, high_label: null, labels: null },
    }),
    question("q9", "open_ended", "What keeps you from recommending it?", {
      ask_if: { question_id: "q8", any_of: [{ min: null, max: 6 }] },
    }),
    ...["so cheap you would doubt the quality", "a bargain", "start to get expensive", "too expensive to consider"].map(
      (meaning, index) => question(`q${10 + index}`, "numeric", `At what price would StillWater be ${meaning}?`, price),
    ),
    ...[349, 449, 549].map((amount, index) =>
      question(`q${14 + index}`, "multiple_choice", `Would you buy it for $${amount}?`, { options: ["Yes", "No"] }),
    ),
    question("q17", "ranking", "Which of these matters most, which least?", {
      options: ["Battery life", "Warranty", "Weight"],
      best_worst: true,
    }),
  ],
  blocks: [{ id: "q5", shuffled: true, rotation: null }],
  rotations: [],
  experiments: [],
  variables: [],
};

const PERSONAS = 12;
/** The last two are screened out, and every second of the others fishes from a boat. */
const isScreenedOut = (index: number): boolean => index >= PERSONAS - 2;
const rotated = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

function answerOf(asked: SurveyQuestion, index: number): Answer | null {
  const { id, kind, text, options, scale } = asked;
  const answer: Answer = {
    ...plainAnswer,
    question_id: id,
    question: text,
    kind,
    text: `What ${index} says to ${id}.`,
  };
  const offered = options ?? [];
  if (id === "q1") return { ...answer, selected_options: [isScreenedOut(index) ? "No" : "Yes"] };
  if (isScreenedOut(index) || (id === "q4" && index % 2 === 1) || (id === "q9" && index > 3)) return null;
  switch (formOf(asked)) {
    case "number":
      return {
        ...answer,
        value: id === "q2" ? (index === 0 ? 300 : 5 + 3 * index) : 100 * Number(id.slice(1)) - 700 + index,
      };
    case "order":
      return {
        ...answer,
        ranking: asked.best_worst ? rotated(offered, index).slice(0, 2) : rotated(offered, index % 2),
      };
    case "amounts":
      return { ...answer, allocation: offered.map((option, place) => ({ option, amount: [50, 30, 20][place]! })) };
    case "rating": {
      const points = Array.from({ length: scale!.points }, (_, point) => (point === index % scale!.points ? 1 : 0));
      const rating = scale!.first_value + (index % scale!.points);
      return { ...answer, rating, distribution: points, rating_method: "follow_up", scale_reversed: index % 2 === 1 };
    }
    case "words":
      return { ...answer, themes: ["battery"] };
    case "options":
      return { ...answer, selected_options: [offered[id === "q3" && index % 2 === 0 ? 1 : 0]!] };
  }
}

const resultOf = (index: number): PersonaResult => ({
  ...exampleResults.persona_results[0]!,
  persona_id: `persona-${index}`,
  persona_name: `Persona ${index}`,
  reaction: isScreenedOut(index) ? "" : "A quiet motor is what I have been waiting for.",
  notable_quote: "",
  transcript: null,
  key_themes: [],
  answers: everySurvey.questions.flatMap((asked) => answerOf(asked, index) ?? []),
  purchase_intent: null,
  screened_out_by: isScreenedOut(index) ? "q1" : null,
});

/** A complete study with every kind of question, route and analysis; of its own for each test to change. */
export function everyQuestion(language = "en"): ReportSource {
  const persona_results = Array.from({ length: PERSONAS }, (_, index) => resultOf(index));
  return {
    simulation: {
      ...exampleSimulation,
      ...{ simulation_type: "survey", status: "complete", language, persona_count: PERSONAS, prompt_question: null },
      survey_schema: structuredClone(everySurvey),
    },
    results: {
      ...exampleResults,
      simulation_type: "survey",
      persona_results,
      aggregate: {
        ...exampleResults.aggregate,
        ...{ persona_count: PERSONAS - 2, concept_test: null, baselines: [], weighting: null, top_themes: [] },
        survey: structuredClone(everyFigure(everySurvey)),
      },
    },
    people: persona_results.map(({ persona_id, persona_name }, index) => ({
      ...{ persona_id, full_name: persona_name, age: 30 + index, gender: index % 2 === 0 ? "Female" : "Male" },
    })),
    audience: { name: "Anglers", description: null },
    reliability: null,
    codebooks: [],
    validity: null,
    askFirst: null,
    record: sampleRecord,
  };
}
