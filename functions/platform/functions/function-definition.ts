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

/** What lies in the bucket of files begins with one of these and the company's id. */
export const fileFolders = ["companies", "uploads", "exports"] as const;
export type FileFolder = (typeof fileFolders)[number];

/** What a function may touch; grants are made of this and of nothing else. */
export interface FunctionPermissions {
  table?: readonly TableAction[];
  /** Query on the index of unfinished work. */
  workIndex?: boolean;
  tokenSecret?: boolean;
  /** Reads the secret that what is known of real respondents is encrypted with. */
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
  /** Looks up what lies below those folders. */
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

/** What makes a function run. */
export type Trigger =
  | { kind: "api" }
  | { kind: "state"; pipeline: PipelineName; state: string }
  | { kind: "queue"; queue: QueueName; batchSize: number }
  | { kind: "executionStatus" }
  | { kind: "schedule"; everyMinutes: number };

/** See `model-capacity.ts`. */
export interface ModelCalls {
  /** Calls that one invocation makes side by side at most; of one that asks batches, at least. */
  atOnce: number;
  /** Whether one invocation asks a batch of personas, as many at once as its share allows. */
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
  /** Of a state that calls models: how its share of the calls that may be made at once is found. */
  modelCalls?: ModelCalls;
  /** Files of packages that the code reads at run time, relative to the project; deployed beside the code. */
  assets?: readonly string[];
  /**
   * Code that the function runs in threads or processes of its own, each bundled beside it under the name of its file.
   */
  threads?: readonly string[];
}

/** What a function runs whose statistics may take long, see `platform/calculations/calculate.ts`. */
export const CALCULATION_THREAD = "functions/service/calculation-thread.ts";

/** What reads what callers send, see `briefings/documents/read-in-process.ts`, and what watches it. */
export const READER = "functions/service/reading-process.ts";
export const WORK_WATCH = "functions/platform/processes/work-watch.ts";
export const READING_PROCESS = [READER, WORK_WATCH] as const;
