import type { FunctionName } from "../environment.ts";
import { CALCULATION_THREAD, type FunctionDefinition, type FunctionPermissions } from "../function-definition.ts";
import { MODEL_TASK_SECONDS, state } from "./state.ts";

/**
 * Questions of one persona that are asked side by side, and whose answers are stored together: what a task that dies
 * has to ask again at most. A survey of ten questions is one round; more at once would leave fewer personas a turn,
 * because the calls that all of them make together are capped (see `model-capacity.ts`).
 */
export const SURVEY_QUESTIONS_AT_ONCE = 10;
// Ten concepts one after the other at the 15 s of a slow answer, and two that take their 60 s. A persona that takes
// longer goes on where it was: its reactions are stored one by one.
const CONCEPTS_SECONDS = 300;
// A hundred questions, ten at once, at the 15 s of a slow answer, and two rounds in which one takes its 60 s. A persona
// that takes longer goes on where it was: its answers are stored round by round.
const SURVEY_SECONDS = 300;
// A sitting of five minutes, which ends after the exchange that it is in.
const INTERVIEW_SECONDS = 500;

/** What a state that shows a persona the study's material and asks it something may touch. */
const asksPersona = {
  table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
  models: ["persona"],
  files: ["GetObject"],
  respondentsSecret: true,
} as const satisfies FunctionPermissions;
/** One that rates the words as well keeps the vectors of the anchors. */
const ratesPersona = {
  ...asksPersona,
  table: [...asksPersona.table, "BatchWriteItem"],
  models: ["persona", "embedding"],
} as const satisfies FunctionPermissions;

export const simulationStates = {
  "simulation-start-study": state(
    "simulation",
    "start-study",
    "StartStudy",
    "Moves the study to running and fixes who takes part",
    {
      table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
      respondentsSecret: true,
    },
  ),
  "simulation-ask-concept": state(
    "simulation",
    "ask-concept",
    "AskConcept",
    "Asks one persona about the concept, or about several one after the other, and rates its words",
    ratesPersona,
    CONCEPTS_SECONDS,
    { atOnce: 1, weight: 20 },
  ),
  "simulation-ask-survey": state(
    "simulation",
    "ask-survey",
    "AskSurvey",
    "Asks one persona every question of a survey that it has not answered yet",
    ratesPersona,
    SURVEY_SECONDS,
    { atOnce: SURVEY_QUESTIONS_AT_ONCE, weight: 33 },
  ),
  "simulation-form-private-view": state(
    "simulation",
    "form-private-view",
    "FormPrivateView",
    "Has one persona note its view before a group discussion",
    ratesPersona,
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 6 },
  ),
  "simulation-moderate-group": state(
    "simulation",
    "moderate-group",
    "ModerateGroup",
    "Takes a group discussion to its next turn",
    {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
      models: ["moderator"],
    },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 3 },
  ),
  "simulation-speak-in-group": state(
    "simulation",
    "speak-in-group",
    "SpeakInGroup",
    "Gives one persona its turn in a group discussion",
    { ...asksPersona, table: [...asksPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 8 },
  ),
  "simulation-interview-persona": state(
    "simulation",
    "interview-persona",
    "InterviewPersona",
    "Interviews one persona along the guide",
    {
      ...asksPersona,
      table: [...asksPersona.table, "Query"],
      models: ["persona", "moderator"],
    },
    INTERVIEW_SECONDS,
    { atOnce: 1, weight: 13 },
  ),
  "simulation-make-choices": state(
    "simulation",
    "make-choices",
    "MakeChoices",
    "Has one persona choose in all tasks of a conjoint design",
    ratesPersona,
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 10 },
  ),
  "simulation-look-back": state(
    "simulation",
    "look-back",
    "LookBack",
    "Asks one persona at the end what it thinks of it all",
    { ...ratesPersona, table: [...ratesPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 6 },
  ),
  "simulation-estimate-answers": state(
    "simulation",
    "estimate-answers",
    "EstimateAnswers",
    "Has a model estimate how the audience answers one question, without a persona",
    { ...asksPersona, table: [...asksPersona.table, "ConditionCheckItem"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 4 },
  ),
  "simulation-write-report": {
    ...state(
      "simulation",
      "write-report",
      "WriteReport",
      "Computes the aggregate and has a model narrate it",
      { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"], models: ["report", "embedding"] },
      MODEL_TASK_SECONDS,
      { atOnce: 1, weight: 5 },
    ),
    threads: [CALCULATION_THREAD],
  },
  "simulation-complete-study": state(
    "simulation",
    "complete-study",
    "CompleteStudy",
    "Moves the study to complete, pairs it with human studies that wait for it, and records a concept for norms",
    { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"] },
  ),
  "simulation-promote-personas": {
    ...state(
      "simulation",
      "promote-personas",
      "PromotePersonas",
      "Takes personas into the library whose answers have proved consistent",
      { table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"] },
      60,
    ),
    threads: [CALCULATION_THREAD],
  },
  "simulation-complete-rerun": state(
    "simulation",
    "complete-rerun",
    "CompleteRerun",
    "Ends a rerun and counts it in its reliability study",
    { table: ["UpdateItem"] },
  ),
  "simulation-fail-study": state(
    "simulation",
    "fail-study",
    "FailStudy",
    "Moves the study to failed, with a readable reason",
    {
      table: ["GetItem", "PutItem", "UpdateItem"],
      sendsTo: ["removal"],
    },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
