import { childPipelines, functionEntries, type PipelineName } from "../../functions/service/functions/functions.ts";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { definitionOf } from "../../lib/state-machine-definition.ts";

export const REGION = "eu-central-1";
export const ACCOUNT_ID = "000000000000";

const pipelines: readonly PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];

const functionArn = (name: FunctionName): string => `arn:aws:lambda:${REGION}:${ACCOUNT_ID}:function:local-${name}`;
export const functionOfArn = (arn: string): FunctionName => arn.split(":local-").at(-1) as FunctionName;
export const stateMachineArn = (name: PipelineName): string =>
  `arn:aws:states:${REGION}:${ACCOUNT_ID}:stateMachine:local-${name}`;

/**
 * The definitions of `state-machines/`, with the placeholders replaced by the ARNs of the functions, as a deployment
 * does.
 * @param turns concurrent invocations of the functions that are capped
 * @param longer how many times as long as on AWS states may take
 */
export function loadStateMachines(
  turns?: ReadonlyMap<FunctionName, number>,
  longer = 1,
): Record<string, { definition: object }> {
  const stretched = (key: string, value: unknown): unknown =>
    key === "TimeoutSeconds" ? Math.ceil(Number(value) * longer) : value;
  return Object.fromEntries(
    pipelines.map((pipeline) => {
      const filled = functionEntries.reduce(
        (definition, [name, { trigger }]) =>
          trigger.kind === "state" && trigger.pipeline === pipeline
            ? definition.replaceAll(`\${${trigger.state}}`, functionArn(name))
            : definition,
        Object.entries(childPipelines[pipeline] ?? {}).reduce(
          (definition, [placeholder, child]) => definition.replaceAll(`\${${placeholder}}`, stateMachineArn(child)),
          definitionOf(pipeline, turns),
        ),
      );
      return [`local-${pipeline}`, { definition: JSON.parse(filled, stretched) as object }];
    }),
  );
}
