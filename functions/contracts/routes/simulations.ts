import * as z from "zod";
import { idSchema } from "../../domain/ids.ts";
import { simulationResultsSchema } from "../../domain/simulation/results.ts";
import { conjointInputSchema } from "../../domain/conjoint/attributes.ts";
import { LARGEST_FORM_FILE_BYTES } from "../../domain/briefing/limits.ts";
import { liveExchangeSchema, liveMessageSchema } from "../../domain/interview/live-schemas.ts";
import { messageSchema } from "../../domain/simulation/message.ts";
import { createSimulationSchema, simulationSchema } from "../../domain/simulation/schemas.ts";
import { surveySchema } from "../../domain/survey/schemas.ts";
import { orderQuerySchema } from "../query.ts";
import { defineRoutes } from "../route.ts";
import {
  exampleAttributes,
  exampleExchange,
  exampleGuide,
  exampleResults,
  exampleSimulation,
  exampleSurvey,
} from "../examples/simulation.ts";

const common = { tag: "Simulations", auth: "bearer", function: "api-simulations" } as const;
const base = "/projects/{project_id}/simulations";

export const simulationRoutes = defineRoutes({
  listSimulations: {
    ...common,
    method: "GET",
    path: base,
    summary: "All simulations of a project",
    query: orderQuerySchema,
    responses: {
      200: {
        description: "Simulations, oldest first.",
        schema: z.array(simulationSchema),
        example: [exampleSimulation],
      },
    },
  },
  createSimulation: {
    ...common,
    method: "POST",
    path: base,
    idempotent: true,
    summary: "Start a study on a persona group",
    description: [
      "The group must have `generation_status` complete and at least one persona free to take part (400 otherwise; a retired library persona takes no part). `briefing_ids` names up to five briefings of the project; an unknown or deleted one is 404, as is an unknown group.",
      "concept_test and focus_group start at once and are observed by polling; they need a `prompt_question`. The others wait in `pending`: survey for its file and `run`, idi_ai for its discussion guide, conjoint for its design, idi_manual for the first message.",
    ].join("\n\n"),
    body: createSimulationSchema,
    bodyExample: {
      persona_group_id: exampleSimulation.persona_group_id,
      simulation_type: "concept_test",
      prompt_question: exampleSimulation.prompt_question,
    },
    responses: { 201: { description: "The new simulation.", schema: simulationSchema, example: exampleSimulation } },
  },
  getSimulation: {
    ...common,
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
    errors: [400],
  },
  getSimulationResults: {
    ...common,
    method: "GET",
    path: `${base}/{simulation_id}/results`,
    summary: "Results: one record per persona and the aggregate",
    description:
      "Before `complete`: 400. Numbers are computed from the answers in code; every quote occurs word for word in that persona's answers.",
    responses: { 200: { description: "The results.", schema: simulationResultsSchema, example: exampleResults } },
    errors: [400],
  },
  uploadSurvey: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/survey`,
    summary: "Upload the questions of a survey",
    description: [
      "A .txt or .docx file of Likert, multiple-choice and open-ended questions. Questions may be numbered or not; options may be letters, bullets or lines; scales may say their ends (`1 = not at all … 7 = very`); rows of a matrix become one question each; `select all that apply` allows several options; marks of required questions are read. It does not start the run, and may be sent again until `run`.",
      "A file in which no question is found, or a part that cannot be read, is a 400 that names the line; the simulation stays as it was.",
    ].join("\n\n"),
    multipart: { file: "The questionnaire: .txt or .docx.", maxBytes: LARGEST_FORM_FILE_BYTES, fields: z.object({}) },
    responses: {
      200: {
        description: "The questions as they were read; look them over before you run them.",
        schema: z.object({ simulation_id: idSchema, survey_schema: surveySchema }),
        example: { simulation_id: exampleSimulation.id, survey_schema: exampleSurvey },
      },
    },
    errors: [400, 429],
  },
  runSurvey: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/run`,
    idempotent: true,
    summary: "Start a survey with the questions that were read",
    description:
      "Every persona answers every question independently of the others. 400 without questions, and for a survey that was started before.",
    responses: {
      202: {
        description: "The simulation; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "survey", survey_schema: exampleSurvey },
      },
    },
    errors: [400],
  },
  uploadScript: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/script`,
    idempotent: true,
    summary: "Upload the discussion guide of AI-moderated interviews, and start them",
    description:
      "A .txt or .docx file with sections, questions and probes. The interviews start as soon as it is read: one per persona, side by side, each until every question of the guide has been put, with at most two probes each. A guide in which no question is found, or a part that cannot be read, is a 400 that names the line; the simulation stays as it was.",
    multipart: {
      file: "The discussion guide: .txt or .docx.",
      maxBytes: LARGEST_FORM_FILE_BYTES,
      fields: z.object({}),
    },
    responses: {
      202: {
        description: "The simulation with its `script`; it runs in the background.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "idi_ai", script: exampleGuide },
      },
    },
    errors: [400, 429],
  },
  sendConjointDesign: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/conjoint-design`,
    idempotent: true,
    summary: "Send the attributes of a conjoint study, and start it",
    description: [
      "2 to 8 attributes of 2 to 7 levels, at most 30 levels in all; names and levels are unique and up to 100 characters. Levels such as `$4.99` or `4.99 EUR` make an attribute the price.",
      "From them a D-efficient design is made: tasks with `alternatives_per_task` offers each and, unless `include_none` is false, the choice of none. Two holdout tasks are shown to everybody and kept out of the estimation. A design that cannot tell all utilities apart, or that these attributes do not allow, is 422.",
    ].join("\n\n"),
    body: conjointInputSchema,
    bodyExample: { attributes: exampleAttributes },
    responses: {
      202: {
        description: "The simulation with its `conjoint_design`; it runs in the background.",
        schema: simulationSchema,
      },
    },
    errors: [400],
  },
  listMessages: {
    ...common,
    method: "GET",
    path: `${base}/{simulation_id}/messages`,
    summary: "The transcript of a simulation so far",
    description:
      "Of focus groups and interviews, while they run and after. Interviews that run side by side follow one another, in the order of the personas.",
    responses: {
      200: {
        description: "Messages in their order; none for studies in which nobody talks.",
        schema: z.array(messageSchema),
        example: [exampleExchange.message, exampleExchange.reply],
      },
    },
  },
  sendMessage: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/messages`,
    idempotent: true,
    summary: "Say something in a live interview and get the persona's reply",
    description: [
      "The persona stays in character and remembers the talk so far and the briefings. Without `persona_id` the message goes to the persona last spoken to, at first to the group's first. Each persona has a talk of its own. The first message makes the simulation `active`.",
      "Messages that are sent at once are answered one after the other, in the order in which they arrive. If no answer can be had in time, the answer is 429 and nothing is stored: send the message again.",
    ].join("\n\n"),
    body: liveMessageSchema,
    bodyExample: { content: "What do you usually have for breakfast, and why?" },
    responses: {
      201: { description: "The message and the reply.", schema: liveExchangeSchema, example: exampleExchange },
    },
    errors: [400, 429],
  },
  endInterview: {
    ...common,
    method: "POST",
    path: `${base}/{simulation_id}/end`,
    idempotent: true,
    summary: "End a live interview and order its report",
    description: "Needs at least one message (400 otherwise). Everybody who was spoken to is part of the report.",
    responses: {
      202: {
        description: "The simulation; its report is being written.",
        schema: simulationSchema,
        example: { ...exampleSimulation, simulation_type: "idi_manual", status: "generating_report" },
      },
    },
    errors: [400],
  },
});
