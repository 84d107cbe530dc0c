import type * as z from "zod";
import type { surveyInputSchema } from "../survey/survey-input.ts";

/** A screener, a rating, its reason, a ranking with an anchored option, and shares of a total. */
export const exampleSurveyInput: z.input<typeof surveyInputSchema> = {
  questions: [
    {
      id: "q1",
      kind: "multiple_choice",
      text: "How often do you drink oat drink?",
      options: ["Every day", "Every week", "Less often", "Never"],
      terminate_if: { question_id: "q1", any_of: ["Never"] },
    },
    {
      id: "q2",
      kind: "likert",
      text: "How satisfied are you with the one you buy now?",
      scale: { points: 5, low_label: "not at all satisfied", high_label: "completely satisfied" },
    },
    {
      id: "q3",
      kind: "open_ended",
      text: "You gave it {{q2}}. Why?",
      ask_if: { question_id: "q2", any_of: [{ min: 1, max: 2 }] },
      follows: "q2",
    },
    {
      id: "q4",
      kind: "ranking",
      text: "What counts most when you choose one? Please rank your first two.",
      options: ["Taste", "Price", "Where the oats come from", "Something else"],
      anchored_options: ["Something else"],
      max: 2,
    },
    {
      id: "q5",
      kind: "allocation",
      text: "Of ten cartons of milk and drinks you buy, how many are …?",
      options: ["Cow's milk", "Oat drink", "Other plants"],
      total: 10,
      unit: "cartons",
    },
  ],
};
