import type { FunctionName } from "./environment.ts";
import type { FunctionDefinition, PipelineName, Touches } from "./function-definition.ts";

const state = (
  pipeline: PipelineName,
  name: string,
  stateName: string,
  description: string,
  touches: Touches,
  timeoutSeconds = 30,
): FunctionDefinition => ({
  description,
  entry: `functions/pipelines/${pipeline}/${name}.ts`,
  trigger: { kind: "state", pipeline, state: stateName },
  memoryMb: 512,
  timeoutSeconds,
  touches,
});

// One model call and one repair turn, each with up to 60 s, and the writes around them.
const MODEL_TASK_SECONDS = 150;

// A hundred questions, thirty at once, at the 15 s of a slow answer, and one of each thirty that takes its 60 s.
const SURVEY_SECONDS = 300;
// A sitting of a minute, which ends after the exchange that it is in.
const INTERVIEW_SECONDS = 260;

// A source has 25 s altogether (REFRESH_LIMITS); storing what it brought takes a second or two.
const SOURCE_SECONDS = 60;

/** What a state that shows a persona the study's material and asks it something may touch. */
const asksPersona = {
  table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
  models: ["persona", "embedding"],
  files: ["GetObject"],
} as const satisfies Touches;

/** One function per state of the pipelines; several states of a definition may run the same. */
export const stateFunctions = {
  "persona-generation-plan-personas": state(
    "persona-generation",
    "plan-personas",
    "PlanPersonas",
    "Reuses personas of the library and samples the hard facts of all others",
    {
      table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      sendsTo: ["market-refresh"],
    },
  ),
  "persona-generation-generate-persona": state(
    "persona-generation",
    "generate-persona",
    "GeneratePersona",
    "Has a model write one person around sampled facts and stores it",
    { table: ["BatchGetItem", "Query", "PutItem", "UpdateItem"], models: ["persona", "embedding"] },
    MODEL_TASK_SECONDS,
  ),
  "persona-generation-find-duplicates": state(
    "persona-generation",
    "find-duplicates",
    "FindDuplicates",
    "Compares the personas of the group and drops who is nearly the same as another",
    { table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"], models: ["embedding"] },
  ),
  "persona-generation-complete-generation": state(
    "persona-generation",
    "complete-generation",
    "CompleteGeneration",
    "Moves the group to complete",
    {
      table: ["UpdateItem", "DeleteItem"],
    },
  ),
  "persona-generation-fail-generation": state(
    "persona-generation",
    "fail-generation",
    "FailGeneration",
    "Moves the group to failed, with a readable reason",
    {
      table: ["UpdateItem"],
    },
  ),
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
    asksPersona,
    MODEL_TASK_SECONDS,
  ),
  "simulation-ask-survey": state(
    "simulation",
    "ask-survey",
    "AskSurvey",
    "Asks one persona every question of a survey that it has not answered yet",
    asksPersona,
    SURVEY_SECONDS,
  ),
  "simulation-form-private-view": state(
    "simulation",
    "form-private-view",
    "FormPrivateView",
    "Has one persona note its view before a group discussion",
    asksPersona,
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
    { ...asksPersona, table: [...asksPersona.table, "Query"], models: ["persona"] },
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
    asksPersona,
    MODEL_TASK_SECONDS,
  ),
  "simulation-look-back": state(
    "simulation",
    "look-back",
    "LookBack",
    "Asks one persona at the end what it thinks of it all",
    { ...asksPersona, table: [...asksPersona.table, "Query"] },
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
  "reliability-study-plan-reruns": state(
    "reliability-study",
    "plan-reruns",
    "PlanReruns",
    "Writes one simulation per rerun",
    { table: ["BatchGetItem", "Query", "PutItem", "ConditionCheckItem"] },
  ),
  "reliability-study-measure-reliability": state(
    "reliability-study",
    "measure-reliability",
    "MeasureReliability",
    "Compares the answers of all runs",
    { table: ["BatchGetItem", "Query", "UpdateItem"] },
    120,
  ),
  "reliability-study-promote-consistent-personas": state(
    "reliability-study",
    "promote-consistent-personas",
    "PromoteConsistentPersonas",
    "Takes consistent personas into the library and completes the study",
    { table: ["GetItem", "Query", "PutItem", "UpdateItem"] },
    60,
  ),
  "reliability-study-fail-reliability-study": state(
    "reliability-study",
    "fail-reliability-study",
    "FailReliabilityStudy",
    "Moves the study to failed, with a readable reason",
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
  "market-refresh-fetch-forum": state(
    "market-refresh",
    "fetch-forum",
    "FetchForum",
    "Fetches what a market discusses and stores it as signals",
    { table: ["BatchWriteItem"], signalSecret: true },
    SOURCE_SECONDS,
  ),
  "market-refresh-fetch-marketplace": state(
    "market-refresh",
    "fetch-marketplace",
    "FetchMarketplace",
    "Fetches what a market sells and stores it as signals",
    { table: ["BatchWriteItem"], signalSecret: true },
    SOURCE_SECONDS,
  ),
  "market-refresh-fetch-app-reviews": state(
    "market-refresh",
    "fetch-app-reviews",
    "FetchAppReviews",
    "Fetches what a market says about its apps and stores it as signals",
    { table: ["BatchWriteItem"] },
    SOURCE_SECONDS,
  ),
  "market-refresh-record-refresh": state(
    "market-refresh",
    "record-refresh",
    "RecordRefresh",
    "Records how each source of a market's signals went",
    { table: ["UpdateItem"] },
  ),
} as const satisfies Partial<Record<FunctionName, FunctionDefinition>>;
