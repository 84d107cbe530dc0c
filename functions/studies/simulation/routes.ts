import * as z from "zod";
import { serviceLanguageSchema } from "../../languages/service-language.ts";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { convergenceSchema } from "../../findings/convergence/schemas.ts";
import { simulationResultsSchema } from "./results.ts";
import { messageSchema } from "./message.ts";
import { createSimulationSchema } from "./create-schema.ts";
import { simulationSchema, simulationStatusSchema, simulationTypeSchema } from "./schemas.ts";
import { listQuery, pageQuery, pageQuerySchema } from "../../platform/http/query.ts";
import { defineRoutes } from "../../platform/http/route.ts";
import { exampleConvergence } from "../../findings/convergence/example.ts";
import { exampleExchange, exampleResults, exampleSimulation } from "./example.ts";

const common = { tag: "Simulations", auth: "bearer", function: "api-simulations" } as const;
const base = "/projects/{project_id}/simulations";

const listQuerySchema = listQuery("a simulation", "simulations").extend({
  simulation_type: simulationTypeSchema.optional().meta({ description: "Only simulations of this type." }),
  status: simulationStatusSchema.optional().meta({ description: "Only simulations that are in this state." }),
});

const convergenceQuerySchema = z.object({
  persona_group_id: boundedText(100).meta({ description: "The group whose simulations are compared." }),
  briefing_id: boundedText(100).optional().meta({ description: "Only simulations that show this briefing." }),
  language: serviceLanguageSchema
    .optional()
    .meta({ description: "Language of the interpretation and the notes. Absent: that of the group." }),
});

export const simulationRoutes = defineRoutes({
  listSimulations: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: base,
    summary: "All simulations of a project",
    description:
      "Without `limit`, all of them. One answer can contain some thousands of simulations with small groups, " +
      "or a hundred with groups of 300. If there are more, the answer is 400: ask for pages with `limit` and " +
      "`after`. A page with fewer than `limit` items is the last.",
    query: listQuerySchema,
    responses: {
      200: {
        description: "Simulations, oldest first.",
        schema: z.array(simulationSchema),
        example: [exampleSimulation],
      },
    },
    refusals: { 400: "Without `limit`, they do not fit in one answer." },
  },
  createSimulation: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: base,
    idempotent: true,
    summary: "Start a study on a persona group",
    description: [
      "The group must have `generation_status` complete and at least one persona free to take part (400 " +
        "otherwise; a retired library persona takes no part). A focus_group takes at most 50 personas, an idi_ai " +
        "100, the others all of their group. `briefing_ids` names up to five briefings of the project. An " +
        "unknown or deleted one is 404, as is an unknown group.",
      "concept_test and focus_group start at once and are observed by polling; they need a `prompt_question`. " +
        "The others wait in `pending`: survey for its file and `run`, idi_ai for its discussion guide, conjoint " +
        "for its design, idi_manual for the first message. The first three use the group as it is when they " +
        "start. Its personas are then counted, weighted and drawn by quotas again, with the same errors as at " +
        "creation.",
      "A concept_test takes 2 to 10 `concepts` instead of one. Every persona reacts to each in turn, in a " +
        "rotated order (Williams design), and knows how its earlier reactions began. Personas times " +
        "concepts are at most 1,000. Answers are called `c2.liking`; `aggregate.concepts` compares the concepts and " +
        "says what the place in the order did.",
      "With `design: monadic` each persona reacts to one concept: an experiment whose arms are the concepts, equal " +
        "in size and balanced within gender and age. `seen.arms.concept` of a result says which. Each concept has " +
        "its own base, differences are between different people, and a reliability check shows everybody the same " +
        "concept again.",
    ].join("\n\n"),
    body: createSimulationSchema,
    bodyExample: {
      persona_group_id: exampleSimulation.persona_group_id,
      simulation_type: "concept_test",
      prompt_question: exampleSimulation.prompt_question,
    },
    created: "/projects/{project_id}/simulations/{simulation_id}",
    responses: { 201: { description: "The new simulation.", schema: simulationSchema, example: exampleSimulation } },
    refusals: {
      400:
        "The group is not complete, has no persona that could take part, or has too many for this kind of study " +
        "or its `concepts`. Or it has too few for each concept of a monadic test, or its personas cannot be " +
        "weighted to the margins of `weights`.",
      422:
        "A concept_test or focus_group has no `prompt_question`, or a blank one. `weights` has neither margins " +
        "nor a population, or two margins of the same `by`. Its targets do not add up to 100 (or 1), name fewer " +
        "than two or more than 20 categories, or a category that does not exist. Or its ranges of ages overlap.",
    },
  },
  getConvergence: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/convergence`,
    summary: "How far the simulations of a persona group agree",
    description: [
      "Compares the complete simulations of a group on every question that at least two of them asked in the " +
        "same way. It takes the newest 30 at most, up to 1,500 personas in all. Distributions are compared by " +
        "Jensen-Shannon divergence, themes by their overlap, conjoint studies by their part-worths. Personas may " +
        "differ between simulations.",
      "Compare `score` with `same_population_baseline`: small samples of the same population do not reach 100 " +
        "either. `findings` says in how many simulations each finding appears, of those in which it could be " +
        "tested.",
      "400 without `persona_group_id`; 404 for an unknown group or briefing. `score` is null below two comparable " +
        "complete simulations.",
    ].join("\n\n"),
    query: convergenceQuerySchema,
    responses: { 200: { description: "The comparison.", schema: convergenceSchema, example: exampleConvergence } },
  },
  getSimulation: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${base}/{simulation_id}`,
    summary: "Status and progress of a simulation",
    responses: { 200: { description: "The simulation.", schema: simulationSchema, example: exampleSimulation } },
  },
  deleteSimulation: {
    ...common,
    method: "DELETE",
    path: `${base}/{simulation_id}`,
    summary: "Delete a simulation and its results",
    description: "A running one is stopped. It is gone for every reader when the answer arrives.",
    responses: { 204: { description: "Deleted." } },
  },
  abortSimulation: {
    ...common,
    content: "synthetic",
    method: "POST",
    path: `${base}/{simulation_id}/abort`,
    summary: "Abort a simulation that has not ended",
    description:
      "Works in pending, running, active and generating_report; partial results are discarded. Otherwise 400.",
    responses: {
      200: {
        description: "The aborted simulation.",
        schema: simulationSchema,
        example: { ...exampleSimulation, status: "aborted" },
      },
    },
    refusals: { 400: "The simulation has ended." },
  },
  retrySimulation: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: `${base}/{simulation_id}/retry`,
    idempotent: true,
    summary: "Retry a failed simulation",
    description:
      "Goes on from the answers that the simulation has, and asks again only those who have not answered. The " +
      "answers of a failed simulation are kept for 14 days; `retry_until` says until when.",
    responses: {
      202: {
        description: "The simulation; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, status: "running" },
      },
    },
    refusals: { 400: "The simulation has not failed, or its answers are gone." },
  },
  rewriteReport: {
    ...common,
    content: "synthetic",
    method: "POST",
    needsBudget: true,
    path: `${base}/{simulation_id}/report-words`,
    idempotent: true,
    summary: "Write the words of a report again",
    description:
      "For a complete simulation with the flag `report_without_words`: the model could not put its figures into " +
      "words. The figures stay; once the words are written, the results have a summary and recommendations, and " +
      "lose the flag. If it fails again, the simulation's `error` says why.",
    responses: {
      202: {
        description: "The simulation; the words are written in the background.",
        schema: simulationSchema,
        example: exampleSimulation,
      },
    },
    refusals: {
      400:
        "The simulation is not complete, its report has its words, or they were requested less than ten minutes " +
        "ago.",
    },
  },
  getSimulationResults: {
    ...common,
    content: "synthetic",
    // Personas made of respondents repeat what these have written; their transcripts do, too.
    cache: "no-store",
    method: "GET",
    path: `${base}/{simulation_id}/results`,
    summary: "Results: one record per persona and the aggregate",
    description:
      "Before `complete`: 400. Numbers are computed from the answers in code; every quote occurs word for word " +
      "in that persona's answers. One answer can contain the results of a hundred personas or more, fewer if " +
      "they said very much. If there are more, the answer is 400: ask for pages of `persona_results` with " +
      "`limit` and `after`. Every page contains the aggregate of all personas.",
    query: pageQuerySchema,
    responses: { 200: { description: "The results.", schema: simulationResultsSchema, example: exampleResults } },
    refusals: { 400: "The simulation is not complete, or its `persona_results` do not fit in one answer." },
  },
  listMessages: {
    ...common,
    content: "synthetic",
    cache: "no-store",
    method: "GET",
    path: `${base}/{simulation_id}/messages`,
    summary: "The transcript of a simulation so far",
    description:
      "For focus groups and interviews, during the study and afterwards. Interviews that run side by side follow one " +
      "another, in the order of the personas.",
    query: pageQuery("a message", "messages"),
    responses: {
      200: {
        description: "Messages in their order; none for studies without a talk.",
        schema: z.array(messageSchema),
        example: [exampleExchange.message, exampleExchange.reply],
      },
    },
    refusals: { 400: "No message has the id in `after`." },
  },
});
