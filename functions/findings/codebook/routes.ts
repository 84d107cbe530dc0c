import * as z from "zod";
import { codebookSchema, codebookSummarySchema, sendCodebookSchema } from "./schemas.ts";
import { exampleCodebook, exampleCodes, exampleCodingCodebook } from "./example.ts";
import { pageQuery } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";

const common = { tag: "Codebooks", auth: "bearer", cache: "no-store", function: "api-codebooks" } as const;
const base = "/projects/{project_id}/simulations/{simulation_id}/codebooks";
const { answers: _, ...exampleSummary } = exampleCodebook;

export const codebookRoutes = defineRoutes({
  listCodebooks: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "All codebooks of a simulation",
    description: "In the order of their questions' ids; without the codes of each answer.",
    query: pageQuery("a question", "codebooks").extend({
      after: z
        .string()
        .optional()
        .meta({ description: "Id of the question of the last codebook of the previous page." }),
    }),
    responses: {
      200: {
        description: "The codebooks.",
        schema: z.array(codebookSummarySchema),
        example: [exampleSummary],
      },
    },
  },
  codeAnswers: {
    ...common,
    content: "synthetic",
    method: "POST",
    path: `${base}/{question_id}`,
    needsBudget: true,
    idempotent: true,
    summary: "Code the answers to an open question",
    description: [
      "Codes in the background every answer to an open question of a complete survey, or what personas said " +
        "about the concept of a concept test. The latter is `reaction`, with several concepts `c1.reaction`, " +
        "`c2.reaction`, …. Without " +
        "`codes` a model drafts them from the answers: one call, and one more for every 20 answers. All of them " +
        "count in the usage of the simulation.",
      "Codes that are sent are the whole codebook. A code with the `id` of an existing one keeps its answers, " +
        "unless its definition has changed. Only new or redefined codes are applied. " +
        "An answer may have several codes or none; `other` counts the latter.",
    ].join("\n\n"),
    body: sendCodebookSchema,
    bodyOptional: true,
    bodyExample: exampleCodes,
    responses: {
      202: {
        description: "The codebook; poll it until it is complete.",
        schema: codebookSchema,
        example: exampleCodingCodebook,
      },
    },
    refusals: {
      400:
        "The simulation is not complete or has no open questions. The simulation does not have this question, " +
        "it is not an open one, or no persona answered it in words. Or its answers are being coded.",
      422:
        "Two codes have the same name, there is no code or more than 50, an id is not in the codebook, or no " +
        "answer contains an example.",
    },
  },
  getCodebook: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{question_id}`,
    summary: "The codebook of a question",
    description:
      "Its codes with counts, shares of those who answered and 95 % intervals, weighted as the simulation is, " +
      "and the codes of each answer. Codes are columns of exports. In cross-tabs they are `codes.<question " +
      "id>`.",
    responses: { 200: { description: "The codebook.", schema: codebookSchema, example: exampleCodebook } },
  },
  deleteCodebook: {
    ...common,
    method: "DELETE",
    path: `${base}/{question_id}`,
    summary: "Delete the codebook of a question",
    description: "Coding that is under way ends. The answers stay as they are.",
    responses: { 204: { description: "Deleted." } },
  },
});
