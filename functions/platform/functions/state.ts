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

/** How long one invocation asks a batch of personas before it hands back, so that others have a turn; in seconds. */
export const BATCH_SECONDS = 120;
/** Interviews take several times as long as anything else, and each time that they go on adds to the history. */
export const INTERVIEWS_SECONDS = 600;
/** A batch that asks so long takes up to this: its last calls, repair turns and ratings, and what it writes. */
export const batchTaskSeconds = (seconds: number): number => seconds + MODEL_TASK_SECONDS + 30;
