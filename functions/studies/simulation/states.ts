import type { FunctionName } from "../../platform/functions/environment.ts";
import {
  CALCULATION_THREAD,
  type FunctionDefinition,
  type FunctionPermissions,
} from "../../platform/functions/function-definition.ts";
import {
  BATCH_SECONDS,
  batchTaskSeconds,
  INTERVIEWS_SECONDS,
  MODEL_TASK_SECONDS,
  state,
} from "../../platform/functions/state.ts";

/**
 * Questions of one persona that are asked in parallel, and whose answers are stored together. A task that dies has to
 * ask at most this many again. A survey of ten questions is one round. More at once would leave fewer personas a turn,
 * because the calls that all of them make together are capped (see `model-capacity.ts`).
 */
export const SURVEY_QUESTIONS_AT_ONCE = 10;

/** What a state that shows a persona the study's material and asks it something may touch. */
const asksPersona = {
  table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
  models: ["persona"],
  files: { companies: ["GetObject"] },
  respondentsSecret: true,
} as const satisfies FunctionPermissions;
/** One that rates the words as well keeps what its embedding model has learned. */
const ratesPersona = {
  ...asksPersona,
  table: [...asksPersona.table, "BatchWriteItem"],
  models: ["persona", "embedding"],
} as const satisfies FunctionPermissions;

export const simulationStates = {
  "simulation-start-study": state(
    "simulation",
    "studies/simulation/start-study",
    "StartStudy",
    "Moves the study to running and fixes who takes part; of a sample of completes who is asked next",
    {
      table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
      respondentsSecret: true,
    },
  ),
  "simulation-ask-concept": state(
    "simulation",
    "studies/concept-test/ask-concept",
    "AskConcept",
    "Asks a batch of personas about the concept, or about several one after the other, and rates their words",
    ratesPersona,
    batchTaskSeconds(BATCH_SECONDS),
    { atOnce: 1, weight: 20, inBatches: true },
  ),
  "simulation-ask-survey": state(
    "simulation",
    "studies/survey/ask-survey",
    "AskSurvey",
    "Asks a batch of personas every question of a survey that they have not answered yet, and what they think of it",
    ratesPersona,
    batchTaskSeconds(BATCH_SECONDS),
    { atOnce: SURVEY_QUESTIONS_AT_ONCE, weight: 45, inBatches: true },
  ),
  "simulation-form-private-view": state(
    "simulation",
    "studies/focus-group/form-private-view",
    "FormPrivateView",
    "Has one persona note its view before a group discussion",
    ratesPersona,
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 4 },
  ),
  "simulation-moderate-group": state(
    "simulation",
    "studies/focus-group/moderate-group",
    "ModerateGroup",
    "Takes a group discussion to its next turn",
    {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
      models: ["moderator"],
    },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 2 },
  ),
  "simulation-speak-in-group": state(
    "simulation",
    "studies/focus-group/speak-in-group",
    "SpeakInGroup",
    "Gives one persona its turn in a group discussion",
    { ...asksPersona, table: [...asksPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 5 },
  ),
  "simulation-interview-persona": state(
    "simulation",
    "studies/interview/interview-persona",
    "InterviewPersona",
    "Interviews a batch of personas along the guide, and asks them in the end what they think of it",
    {
      ...ratesPersona,
      table: [...ratesPersona.table, "Query"],
      models: [...ratesPersona.models, "moderator"],
    },
    batchTaskSeconds(INTERVIEWS_SECONDS),
    { atOnce: 1, weight: 26, inBatches: true },
  ),
  "simulation-make-choices": state(
    "simulation",
    "studies/conjoint/make-choices",
    "MakeChoices",
    "Has a batch of personas choose in all tasks of a conjoint design",
    ratesPersona,
    batchTaskSeconds(BATCH_SECONDS),
    { atOnce: 1, weight: 10, inBatches: true },
  ),
  "simulation-ask-closing-question": state(
    "simulation",
    "studies/closing-question/ask-closing-question",
    "AskClosingQuestion",
    "Asks one persona at the end what it thinks of it all",
    { ...ratesPersona, table: [...ratesPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 4 },
  ),
  "simulation-estimate-answers": state(
    "simulation",
    "studies/direct-estimate/estimate-answers",
    "EstimateAnswers",
    "Has a model estimate how the audience answers one question, without a persona",
    asksPersona,
    MODEL_TASK_SECONDS,
    { atOnce: 1, weight: 4 },
  ),
  "simulation-write-report": {
    ...state(
      "simulation",
      "reports/writing/write-report",
      "WriteReport",
      "Computes the aggregate and has a model narrate it",
      {
        table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem", "BatchWriteItem"],
        models: ["report", "embedding"],
      },
      MODEL_TASK_SECONDS,
      { atOnce: 1, weight: 3 },
    ),
    threads: [CALCULATION_THREAD],
  },
  "simulation-complete-study": state(
    "simulation",
    "service/completion/complete-study",
    "CompleteStudy",
    "Moves the study to complete, pairs it with human studies that wait for it, and records a concept for norms",
    { table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"] },
  ),
  "simulation-promote-personas": {
    ...state(
      "simulation",
      "findings/promotion/promote-personas",
      "PromotePersonas",
      "Takes personas into the library whose answers have proved consistent",
      { table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"] },
      60,
    ),
    threads: [CALCULATION_THREAD],
  },
  "simulation-complete-rerun": state(
    "simulation",
    "studies/simulation/complete-rerun",
    "CompleteRerun",
    "Ends a rerun and counts it in its reliability study",
    { table: ["UpdateItem"] },
  ),
  "simulation-fail-study": state(
    "simulation",
    "studies/simulation/fail-study",
    "FailStudy",
    "Moves the study to failed, with a readable reason; in a redriven execution back to where it goes on",
    {
      table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
      sendsTo: ["deletion"],
    },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
