import { documentationAssets } from "./assets.ts";
import type { FunctionName } from "./environment.ts";

/** DynamoDB actions a function's code performs, without the `dynamodb:` prefix. */
export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "BatchWriteItem"
  | "ConditionCheckItem";

/** What a function may touch; grants are made of this and of nothing else. */
export interface Touches {
  table?: readonly TableAction[];
  /** Query on the index of unfinished work. */
  workIndex?: boolean;
  tokenSecret?: boolean;
  models?: readonly ("persona" | "moderator" | "report" | "parse" | "embedding")[];
  startsPipelines?: readonly PipelineName[];
  stopsPipelines?: readonly PipelineName[];
  describesPipelines?: readonly PipelineName[];
  sendsTo?: readonly QueueName[];
  /** Actions on the objects of the bucket of files, without the `s3:` prefix. */
  files?: readonly ("GetObject" | "PutObject" | "DeleteObject")[];
  readsScans?: boolean;
  sendsMail?: boolean;
}

export type PipelineName = "persona-generation" | "simulation";
export type QueueName = "removal" | "mail";

/** What makes a function run. */
export type Trigger =
  | { kind: "api" }
  | { kind: "state"; pipeline: PipelineName; state: string }
  | { kind: "queue"; queue: QueueName; batchSize: number }
  | { kind: "executionStatus" }
  | { kind: "schedule"; everyMinutes: number };

export interface FunctionDefinition {
  description: string;
  entry: string;
  trigger: Trigger;
  memoryMb: number;
  timeoutSeconds: number;
  touches: Touches;
  /** Files of packages that the code reads at run time, relative to the project; deployed beside the code. */
  assets?: readonly string[];
  /** Code that the function runs in threads of its own, each bundled beside it under the name of its file. */
  threads?: readonly string[];
}

const api = (resource: string, description: string, touches: Touches, memoryMb = 512): FunctionDefinition => ({
  description,
  entry: `functions/api/${resource}/handler.ts`,
  trigger: { kind: "api" },
  memoryMb,
  // API Gateway gives up after 29 s; a function that goes on longer would work for nobody.
  timeoutSeconds: 28,
  touches,
});

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

/** What a state that shows a persona the study's material and asks it something may touch. */
const asksPersona = {
  table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
  models: ["persona", "embedding"],
  files: ["GetObject"],
} as const satisfies Touches;

/** Every function of the service: the deployment makes functions and grants from it, the local stack runs it. */
export const functions = {
  "api-system": api("system", "Health and avatars", {}),
  "api-auth": api(
    "auth",
    "Sign-up, login, sessions and passwords",
    {
      table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "ConditionCheckItem"],
      tokenSecret: true,
      sendsTo: ["mail"],
    },
    // Argon2id with 19 MiB is CPU-bound, and a function's CPU grows with its memory.
    1024,
  ),
  "api-company": api("company", "Members and invitations", {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    tokenSecret: true,
    sendsTo: ["mail", "removal"],
  }),
  "api-projects": api("projects", "Projects", {
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    tokenSecret: true,
    sendsTo: ["removal"],
  }),
  "api-persona-groups": api("persona-groups", "Persona groups and their generation", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    tokenSecret: true,
    models: ["parse"],
    startsPipelines: ["persona-generation"],
    sendsTo: ["removal"],
  }),
  "api-personas": api("personas", "Personas", {
    table: ["BatchGetItem", "Query", "UpdateItem", "DeleteItem"],
    tokenSecret: true,
  }),
  "api-briefings": {
    ...api("briefings", "Uploads and briefings", {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      tokenSecret: true,
      files: ["GetObject", "PutObject", "DeleteObject"],
      readsScans: true,
      models: ["parse"],
      sendsTo: ["removal"],
    }),
    // A 50 MB upload and what it inflates to lie in memory side by side; CPU grows with memory.
    memoryMb: 1769,
    threads: ["functions/adapters/documents/reading-thread.ts"],
  },
  "api-library": api("library", "The library of proven personas", {
    table: ["BatchGetItem", "Query", "UpdateItem"],
    tokenSecret: true,
  }),
  "api-documents": {
    ...api("documents", "The OpenAPI document and the reference page", {}),
    assets: documentationAssets,
  },
  "api-simulations": api("simulations", "Simulations, their transcripts and results", {
    table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
    tokenSecret: true,
    startsPipelines: ["simulation"],
    sendsTo: ["removal"],
  }),
  "api-study-inputs": {
    ...api("study-inputs", "Surveys, discussion guides and conjoint designs", {
      table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
      tokenSecret: true,
      models: ["parse"],
      startsPipelines: ["simulation"],
    }),
    // The search for a conjoint design is half a second of computing at most; CPU grows with memory.
    memoryMb: 1769,
    threads: ["functions/adapters/documents/reading-thread.ts"],
  },
  "api-live-interviews": api("live-interviews", "Live interviews", {
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"],
    tokenSecret: true,
    models: ["persona"],
    files: ["GetObject"],
    startsPipelines: ["simulation"],
  }),
  "persona-generation-plan-personas": state(
    "persona-generation",
    "plan-personas",
    "PlanPersonas",
    "Samples the hard facts of every persona",
    {
      table: ["BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    },
  ),
  "persona-generation-generate-persona": state(
    "persona-generation",
    "generate-persona",
    "GeneratePersona",
    "Has a model write one person around sampled facts and stores it",
    { table: ["BatchGetItem", "Query", "PutItem", "UpdateItem"], models: ["persona"] },
    MODEL_TASK_SECONDS,
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
      files: ["GetObject"],
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
  "worker-remove-resources": {
    description: "Removes what hangs below a deleted resource",
    entry: "functions/workers/remove-resources.ts",
    trigger: { kind: "queue", queue: "removal", batchSize: 1 },
    memoryMb: 512,
    timeoutSeconds: 300,
    touches: {
      table: ["GetItem", "Query", "UpdateItem", "BatchWriteItem"],
      files: ["DeleteObject"],
      stopsPipelines: ["persona-generation", "simulation"],
    },
  },
  "worker-send-mail": {
    description: "Sends reset links and invitations",
    entry: "functions/workers/send-mail.ts",
    trigger: { kind: "queue", queue: "mail", batchSize: 1 },
    memoryMb: 256,
    timeoutSeconds: 30,
    touches: {
      table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
      sendsMail: true,
    },
  },
  "worker-execution-ended": {
    description: "Marks a resource failed when its execution timed out or was stopped by hand",
    entry: "functions/workers/execution-ended.ts",
    trigger: { kind: "executionStatus" },
    memoryMb: 256,
    timeoutSeconds: 30,
    touches: { table: ["PutItem", "UpdateItem"] },
  },
  "worker-sweep-unfinished": {
    description: "Starts, repeats or fails background work that was left behind",
    entry: "functions/workers/sweep-unfinished.ts",
    trigger: { kind: "schedule", everyMinutes: 1 },
    memoryMb: 256,
    timeoutSeconds: 55,
    touches: {
      table: ["PutItem", "UpdateItem", "DeleteItem"],
      workIndex: true,
      files: ["DeleteObject"],
      startsPipelines: ["persona-generation", "simulation"],
      describesPipelines: ["persona-generation", "simulation"],
      sendsTo: ["removal", "mail"],
    },
  },
} as const satisfies Record<FunctionName, FunctionDefinition>;

export type ApiFunctionName = Extract<FunctionName, `api-${string}`>;

export const functionEntries = Object.entries(functions) as [FunctionName, FunctionDefinition][];
