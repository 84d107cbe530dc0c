import * as z from "zod";
import { boundedText } from "../../domain/bounded-text.ts";
import { crosstabFacts, crosstabSchema } from "../../domain/comparisons/schemas.ts";
import { LONGEST_ID, MOST_QUESTIONS } from "../../domain/survey/schemas.ts";
import { exampleCrosstab } from "../examples/comparisons.ts";
import { defineRoutes } from "../route.ts";

const common = { tag: "Comparisons", auth: "bearer", function: "api-reports" } as const;
const base = "/projects/{project_id}/simulations";

/** Ids between commas, without blanks and repetitions. */
const idList = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
const questionsSchema = boundedText(MOST_QUESTIONS * (LONGEST_ID + 1))
  .transform(idList)
  .optional();

export const comparisonRoutes = defineRoutes({
  getCrosstab: {
    ...common,
    method: "GET",
    path: `${base}/{simulation_id}/crosstab`,
    summary: "Questions of a complete survey or concept test by groups of its personas",
    description: [
      "Rows are the figures of questions, columns the groups: a fact of the profile (age in the field's brackets, " +
        "places that at least five come from), the options of a question, the low, middle and high box of its scale " +
        "(of a recommendation detractors, passives and promoters), the thirds of its numbers, whom it ranks first, " +
        "its themes. Only groups that somebody is in; a fact goes before a question of the same id.",
      "Every cell has its base, its interval and the letters of the columns it differs from: shares by the pooled " +
        "two-proportion z, means by Welch's t, with effective n where personas are weighted, and in columns that " +
        "overlap with what they have in common. Letters are Holm-adjusted over all tests of their question. Cells of " +
        "fewer than five answers are marked and not tested.",
    ].join("\n\n"),
    query: z.object({
      by: boundedText(100, { minimum: 1 }).meta({
        description: `What makes the columns: ${crosstabFacts.join(", ")}, or the id of a question.`,
      }),
      questions: questionsSchema.meta({
        description: "Ids of the questions in the rows, between commas. Absent: all but that of the columns.",
      }),
    }),
    responses: { 200: { description: "The cross-tab.", schema: crosstabSchema, example: exampleCrosstab } },
    refusals: {
      400:
        "The simulation is not complete or has no questions; a question or the group is none of it; more cells " +
        "than can be read (1,000).",
    },
  },
});
