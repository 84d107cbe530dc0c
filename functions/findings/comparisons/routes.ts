import * as z from "zod";
import { serviceLanguageSchema } from "../../languages/service-language.ts";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { crosstabFacts, crosstabSchema, simulationComparisonSchema } from "./schemas.ts";
import { normsSchema } from "./norms-schema.ts";
import { exampleComparison, exampleCrosstab, exampleNorms } from "./example.ts";
import { sharesInputSchema } from "../../studies/conjoint/attributes.ts";
import { exampleOffers, exampleShares } from "../../studies/conjoint/example-shares.ts";
import { preferenceSharesSchema } from "../../studies/conjoint/report-schema.ts";
import { defineRoutes } from "../../platform/http/route.ts";

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
// Keeps an address within the length that gateways take, 8 to 16 KB, even if every character is written with twelve.
export const idsSchema = boundedText(500, { minimum: 1 }).transform((text) => text.split(",").map((id) => id.trim()));
export const questionsSchema = boundedText(600).transform(idList).optional();

export const comparisonRoutes = defineRoutes({
  compareSimulations: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/compare`,
    summary: "Compare simulations of one type, with tests and the probability of being best",
    description: [
      "Compares the sentiment and all questions that at least two of the simulations asked in the same way " +
        "(matched as for convergence). Personas who took part in several are compared with themselves: means by " +
        "the paired t, shares by McNemar's test with Newcombe's interval. Different personas are compared by " +
        "Welch's t and the pooled z. If some took part in both, the test for partly overlapping samples is used. " +
        "All of them use the weights.",
      "Letters and `adjusted_p_value` are Holm's over all tests of a question; intervals of differences are not " +
        "adjusted. `probability_best` is the probability of being best if nothing was known before.",
      "Part-worths of conjoint studies and themes of open answers are not compared; `not_compared` says so.",
    ].join("\n\n"),
    query: z.object({
      ids: idsSchema.meta({ description: "2 to 10 complete simulations of the project, between commas." }),
      questions: questionsSchema.meta({
        description: "Ids of questions, between commas, as the first simulation that asked them has them. Absent: all.",
      }),
    }),
    responses: {
      200: { description: "The comparison.", schema: simulationComparisonSchema, example: exampleComparison },
    },
    refusals: {
      400:
        "Fewer than 2 or more than 10 ids, an id given twice, simulations of several types or not complete, an " +
        "unknown question, or more differences than fit in one answer (5,000).",
    },
  },
  getNorms: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{simulation_id}/norms`,
    summary: "Compare a concept with all others that the company has tested",
    description:
      "For each item of the battery, its top two box and the sentiment: the percentile rank among the other " +
      "concepts rated by the same method, with their median and quartiles. The 95 % interval of the rank uses " +
      "the errors of all concepts. Null until there are ten others; `missing` then says how many there are. A " +
      "concept tested more than once counts by its latest test, and is never compared with itself. Reruns and " +
      "tests completed before norms were recorded do not count.",
    responses: { 200: { description: "Its percentile ranks.", schema: normsSchema, example: exampleNorms } },
    refusals: { 400: "The simulation is not a concept test, or is not complete." },
  },
  getCrosstab: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{simulation_id}/crosstab`,
    summary: "Questions of a complete survey or concept test by groups of its personas",
    description: [
      "Rows are the figures of questions, columns the groups. Columns can be:",
      [
        "- a fact of the profile: age in the field's brackets, places that at least five come from",
        "- the options of a question, or its themes",
        "- the low, middle and high box of its scale (of a recommendation: detractors, passives and promoters)",
        "- the thirds of its numbers, or the option ranked first",
        "- the codes of its codebook (`codes.<question id>`)",
        "- the arms of an experiment (`experiment:<id>`), or of two that are crossed (`experiment:<id>*<id>`): " +
          "`interactions` then says by how much the second changes the effect of the first",
      ].join("\n"),
      "Empty groups are left out. A question whose id is that of a fact is `question.age`.",
      "Every cell has its base, its interval and the letters of the columns it differs from. Shares are tested " +
        "by the pooled two-proportion z, means by Welch's t. Weighted personas count by their effective n, and " +
        "tests of overlapping columns account for what they have in common. Letters are Holm-adjusted over all " +
        "tests of their question. Cells of fewer than five answers are marked and not tested.",
    ].join("\n\n"),
    query: z.object({
      by: boundedText(100, { minimum: 1 }).meta({
        description:
          `What makes the columns: ${crosstabFacts.join(", ")}, the id of a question, codes.q7, or ` +
          "experiment:price.",
      }),
      questions: questionsSchema.meta({
        description: "Ids of the questions in the rows, between commas. Absent: all but that of the columns.",
      }),
      language: serviceLanguageSchema
        .optional()
        .meta({ description: "Language of the notes and of the service's own words. Absent: the study's language." }),
    }),
    responses: { 200: { description: "The cross-tab.", schema: crosstabSchema, example: exampleCrosstab } },
    refusals: {
      400:
        "The simulation is not complete or has no questions, a question or `by` does not belong to it, or " +
        "there are more cells than can be read (1,000).",
    },
  },
  simulateShares: {
    ...common,
    content: "synthetic",
    cache: "no-store",
    method: "POST",
    path: `${base}/{simulation_id}/preference-shares`,
    summary: "Shares of preference of offers of a complete conjoint study",
    description: [
      "Answers which percentage of the personas would take each of several offers, and none of them if the study " +
        "allowed that. The offers may be new: the stored choices are estimated again. Figures and 95 % intervals are " +
        "those that `scenarios` of the design would have given. No model is called, and nothing is stored or charged.",
      "An offer has one level of every attribute. For a demand curve send one scenario for each price. Three hundred " +
        "personas take two seconds, a thousand take eight.",
    ].join("\n\n"),
    body: sharesInputSchema,
    bodyExample: { scenarios: [{ name: "Shelf", offers: exampleOffers }] },
    responses: {
      200: { description: "The shares.", schema: preferenceSharesSchema, example: exampleShares },
    },
    refusals: {
      400: "The simulation is not a conjoint study, or it is not complete.",
      422: "An offer does not name one level of every attribute.",
    },
  },
});
