import type { FunctionDefinition, ModelCalls, PipelineName, FunctionPermissions } from "./function-definition.ts";

/**
 * A function that runs a state of a pipeline.
 * @param entry its `.lambda.ts` file below functions/, without that ending
 * @param stateName as the definition has it
 */
export const state = (
  pipeline: PipelineName,
  entry: string,
  stateName: string,
  description: string,
  permissions: FunctionPermissions,
  timeoutSeconds = 30,
  modelCalls?: ModelCalls,
): FunctionDefinition => ({
  description,
  entry: `functions/${entry}.lambda.ts`,
  trigger: { kind: "state", pipeline, state: stateName },
  memoryMb: 512,
  timeoutSeconds,
  permissions,
  ...(modelCalls ? { modelCalls } : {}),
});

/** One model call and one repair turn, each with up to 60 s, and the writes around them. */
export const MODEL_TASK_SECONDS = 150;

/** How many seconds one invocation asks a batch of personas before it stops, so that other work has a turn. */
export const BATCH_SECONDS = 120;
/** Interviews take several times as long as other work, and each continuation adds to the execution's history. */
export const INTERVIEWS_SECONDS = 600;
/** The most seconds such a batch takes, including its last calls, repair turns, ratings and writes. */
export const batchTaskSeconds = (seconds: number): number => seconds + MODEL_TASK_SECONDS + 30;
