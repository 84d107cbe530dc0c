import * as z from "zod";
import { ASKED } from "./expected-gain.ts";

/** A question, with how much people's answers to it are expected to help. */
export const rankedQuestionSchema = z
  .object({
    rank: z.int().min(1),
    question_id: z.string(),
    question: z.string(),
    kind: z.enum(["scale", "choice"]),
    options: z.int().meta({ description: "Answers to choose from: options, or points of the scale." }),
    expected_error: z.number().meta({
      description:
        "Percentage points, one decimal: the part of people for whom the expected shares (`spread_adjusted`) " +
        "give the wrong answer.",
    }),
    expected_gain: z.number().meta({
      description: `Percentage points, one decimal, by which the answers of ${ASKED} people lower the expected error.`,
    }),
    no_persona: z.boolean().meta({
      description:
        "Whether answers of synthetic respondents without a persona were used. Only a reliability check asks them.",
    }),
    sentence: z.string().meta({ description: "The reason, in the study's language." }),
  })
  .meta({ id: "RankedQuestion" });
/** The closed questions of a study. First come those for which people's answers are expected to help most. */
export const rankingSchema = z.object({
  people: z.int().meta({ description: "How many people need to answer each question for the expected gain." }),
  questions: z.array(rankedQuestionSchema),
  notes: z.array(z.string()),
});
export type Ranking = z.infer<typeof rankingSchema>;
export type RankedQuestion = z.infer<typeof rankedQuestionSchema>;
