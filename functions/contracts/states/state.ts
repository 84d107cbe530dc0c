import type { FunctionDefinition, ModelCalls, PipelineName, FunctionPermissions } from "../function-definition.ts";

/**
 * A function that runs a state of a pipeline: its entry lies in the folder of the pipeline.
 * @param name of the entry file; the function's own is `<pipeline>-<name>`
 * @param stateName as the definition has it
 */
export const state = (
  pipeline: PipelineName,
  name: string,
  stateName: string,
  description: string,
  permissions: FunctionPermissions,
  timeoutSeconds = 30,
  modelCalls?: ModelCalls,
): FunctionDefinition => ({
  description,
  entry: `functions/pipelines/${pipeline}/${name}.ts`,
  trigger: { kind: "state", pipeline, state: stateName },
  memoryMb: 512,
  timeoutSeconds,
  permissions,
  ...(modelCalls ? { modelCalls } : {}),
});

/** One model call and one repair turn, each with up to 60 s, and the writes around them. */
export const MODEL_TASK_SECONDS = 150;
