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

/** Every key in the bucket of files begins with one of these and the company's id. */
export const fileFolders = ["companies", "uploads", "exports"] as const;
export type FileFolder = (typeof fileFolders)[number];

/** What a function may access; all grants are derived from this alone. */
export interface FunctionPermissions {
  table?: readonly TableAction[];
  /** Query on the index of unfinished work. */
  workIndex?: boolean;
  tokenSecret?: boolean;
  /** Reads the secret that encrypts the data of real respondents. */
  respondentsSecret?: boolean;
  /** Reads the credentials for the services that signals come from. */
  signalSecret?: boolean;
  models?: readonly ("persona" | "moderator" | "report" | "parse" | "embedding")[];
  startsPipelines?: readonly PipelineName[];
  stopsPipelines?: readonly PipelineName[];
  describesPipelines?: readonly PipelineName[];
  sendsTo?: readonly QueueName[];
  /** Actions on the objects below folders of the bucket of files, without the `s3:` prefix. */
  files?: Partial<Record<FileFolder, readonly ("GetObject" | "PutObject" | "DeleteObject")[]>>;
  /** Lists the objects below those folders. */
  listsFiles?: boolean;
  readsScans?: boolean;
  sendsMail?: boolean;
}

export type PipelineName =
  | "persona-generation"
  | "simulation"
  | "reliability-study"
  | "answer-coding"
  | "market-refresh";
/** Pipelines that a pipeline's states run, by the placeholder of their ARN in its definition. */
export const childPipelines: Partial<Record<PipelineName, Readonly<Record<string, PipelineName>>>> = {
  "reliability-study": { SimulationPipeline: "simulation" },
};
export type QueueName = "deletion" | "mail" | "market-refresh" | "webhooks";

/** The trigger that runs a function. */
export type Trigger =
  | { kind: "api" }
  | { kind: "state"; pipeline: PipelineName; state: string }
  | { kind: "queue"; queue: QueueName; batchSize: number }
  | { kind: "executionStatus" }
  | { kind: "schedule"; everyMinutes: number };

/** See `model-capacity.ts`. */
export interface ModelCalls {
  /** The most calls that one invocation makes in parallel. If it asks batches, this is the minimum instead. */
  atOnce: number;
  /** Whether one invocation asks a batch of personas, as many in parallel as its share allows. */
  inBatches?: boolean;
  /** Its share of an environment's cap, relative to those of the others. */
  weight: number;
}

export interface FunctionDefinition {
  description: string;
  entry: string;
  trigger: Trigger;
  memoryMb: number;
  timeoutSeconds: number;
  permissions: FunctionPermissions;
  /** For a state that calls models: how to compute its share of the calls allowed at once. */
  modelCalls?: ModelCalls;
  /** Files of packages that the code reads at run time, relative to the project; deployed next to the code. */
  assets?: readonly string[];
  /** Code that the function runs in its own threads or processes; each is bundled next to it under its file name. */
  threads?: readonly string[];
}

/** The thread for functions whose statistics may take long, see `platform/calculations/calculate.ts`. */
export const CALCULATION_THREAD = "functions/service/calculation-thread.ts";

/**
 * The process that reads uploaded documents, see `briefings/documents/read-in-process.ts`, and the thread that watches
 * it.
 */
export const READER = "functions/service/reading-process.ts";
export const WORK_WATCH = "functions/platform/processes/work-watch.ts";
export const READING_PROCESS = [READER, WORK_WATCH] as const;
