import type { FunctionName } from "../environment.ts";
import type { FunctionDefinition, Touches } from "../function-definition.ts";
import { MODEL_TASK_SECONDS, state } from "./state.ts";

// A hundred questions, thirty at once, at the 15 s of a slow answer, and one of each thirty that takes its 60 s.
const SURVEY_SECONDS = 300;
// A sitting of a minute, which ends after the exchange that it is in.
const INTERVIEW_SECONDS = 260;

/** What a state that shows a persona the study's material and asks it something may touch. */
const asksPersona = {
  table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
  models: ["persona"],
  files: ["GetObject"],
} as const satisfies Touches;
/** One that rates the words as well keeps the vectors of the anchors. */
const ratesPersona = {
  ...asksPersona,
  table: [...asksPersona.table, "BatchWriteItem"],
  models: ["persona", "embedding"],
} as const satisfies Touches;

export const simulationStates = {
  "simulation-start-study": state(
    "simulation",
    "start-study",
    "StartStudy",
    "Moves the study to running and fixes who takes part",
    {
      table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    },
  ),
  "simulation-ask-concept": state(
    "simulation",
    "ask-concept",
    "AskConcept",
    "Asks one persona about the concept and rates its words",
    ratesPersona,
    MODEL_TASK_SECONDS,
  ),
  "simulation-ask-survey": state(
    "simulation",
    "ask-survey",
    "AskSurvey",
    "Asks one persona every question of a survey that it has not answered yet",
    ratesPersona,
    SURVEY_SECONDS,
  ),
  "simulation-form-private-view": state(
    "simulation",
    "form-private-view",
    "FormPrivateView",
    "Has one persona note its view before a group discussion",
    ratesPersona,
    MODEL_TASK_SECONDS,
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
  ),
  "simulation-speak-in-group": state(
    "simulation",
    "speak-in-group",
    "SpeakInGroup",
    "Gives one persona its turn in a group discussion",
    { ...asksPersona, table: [...asksPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
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
  ),
  "simulation-make-choices": state(
    "simulation",
    "make-choices",
    "MakeChoices",
    "Has one persona choose in all tasks of a conjoint design",
    ratesPersona,
    MODEL_TASK_SECONDS,
  ),
  "simulation-look-back": state(
    "simulation",
    "look-back",
    "LookBack",
    "Asks one persona at the end what it thinks of it all",
    { ...ratesPersona, table: [...ratesPersona.table, "Query"] },
    MODEL_TASK_SECONDS,
  ),
  "simulation-write-report": state(
    "simulation",
    "write-report",
    "WriteReport",
    "Computes the aggregate and has a model narrate it",
    { table: ["BatchGetItem", "Query", "PutItem", "UpdateItem"], models: ["report", "embedding"] },
    MODEL_TASK_SECONDS,
  ),
  "simulation-complete-study": state("simulation", "complete-study", "CompleteStudy", "Moves the study to complete", {
    table: ["UpdateItem"],
  }),
  "simulation-promote-personas": state(
    "simulation",
    "promote-personas",
    "PromotePersonas",
    "Takes personas into the library whose answers have proved consistent",
    { table: ["GetItem", "Query", "PutItem"] },
    60,
  ),
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
      table: ["PutItem", "UpdateItem"],
      sendsTo: ["removal"],
    },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
