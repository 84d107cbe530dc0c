import {
  functionEntries,
  type FunctionDefinition,
  type PipelineName,
} from "../../functions/service/functions/functions.ts";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { reservedConcurrency, SMALLEST_CAP } from "../../functions/service/functions/model-capacity.ts";
import type { automaticStudyTypes } from "../../functions/platform/log/study-types.ts";
import type { EnvironmentConfig } from "../config.ts";

/** Functions that share a cap on model calls; the set of functions does not depend on the cap. */
const capped = new Set(reservedConcurrency(SMALLEST_CAP).keys());

export const pipelineNames: readonly PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];

const namesWhere = (holds: (definition: FunctionDefinition) => boolean): FunctionName[] =>
  functionEntries.filter(([, definition]) => holds(definition)).map(([name]) => name);

/**
 * Functions that share the rest of the account's concurrency. Capped functions wait for their turn by being throttled;
 * for these, throttling is a problem.
 */
export const sharedFunctions: Record<"API" | "pipelines" | "workers", readonly FunctionName[]> = {
  API: namesWhere(({ trigger }) => trigger.kind === "api"),
  pipelines: namesWhere(({ trigger }) => trigger.kind === "state").filter((name) => !capped.has(name)),
  workers: namesWhere(({ trigger }) => trigger.kind !== "api" && trigger.kind !== "state"),
};

/** Workers whose failures are retried by their queue or by Lambda. The sweeper has its own alarm. */
export const workersOfQueues = namesWhere(
  ({ trigger }) => trigger.kind === "queue" || trigger.kind === "executionStatus",
);

/** Models that are asked questions; embeddings are neither counted nor timed individually. */
export const askedModels = ({ models }: Pick<EnvironmentConfig, "models">): string[] => [
  ...new Set([
    ...models.persona,
    models.moderator,
    models.report,
    models.parse,
    ...Object.values(models.fallbacks).filter((id) => id !== models.embedding),
  ]),
];

/** The operations that the storage layer uses on the table; DynamoDB counts its errors by operation. */
export const tableOperations = [
  "GetItem",
  "BatchGetItem",
  "Query",
  "UpdateItem",
  "BatchWriteItem",
  "TransactWriteItems",
] as const;

/**
 * The minutes that at most one in ten studies may exceed. A study takes as long as its longest chain of model calls, at
 * 5 to 15 s a call: two calls for a concept test, about forty for an interview. These limits are about four times that,
 * to allow for waiting.
 */
export const longestUsual: Record<(typeof automaticStudyTypes)[number], number> = {
  concept_test: 10,
  survey: 15,
  focus_group: 30,
  idi_ai: 30,
  conjoint: 15,
  persona_generation: 15,
  reliability_study: 60,
};
