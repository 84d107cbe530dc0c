import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { DeployedModelIds } from "../../functions/platform/functions/environment.ts";
import { modelServerOf } from "../../functions/platform/functions/model-servers.ts";
import { modelOfProfile } from "../model-ids.ts";

export type ModelRole = Exclude<keyof DeployedModelIds, "fallbacks">;

const INVOKE = ["bedrock:InvokeModel"];

/** The distinct ids of Bedrock's models behind some roles, with those that are asked in their place. */
export function modelIdsOf(models: DeployedModelIds, roles: readonly ModelRole[]): string[] {
  const own = roles.flatMap((role) => models[role]);
  const all = [...own, ...own.flatMap((id) => models.fallbacks[id] ?? [])];
  return [...new Set(all)].filter((id) => modelServerOf(id) === undefined);
}

/**
 * Statements that allow calls of exactly these models.
 *
 * Through an inference profile Bedrock checks two things: the profile itself, and the model in whichever region it
 * routes the call to. Those regions are AWS's choice and grow, hence the wildcard in their place; the condition lets
 * the model be called there through that profile alone.
 */
export function modelAccess(scope: Construct, modelIds: readonly string[]): PolicyStatement[] {
  const { partition, region, account } = Stack.of(scope);
  return modelIds.flatMap((id) => {
    const modelId = modelOfProfile(id);
    if (modelId === undefined) {
      const model = `arn:${partition}:bedrock:${region}::foundation-model/${id}`;
      return [new PolicyStatement({ actions: INVOKE, resources: [model] })];
    }
    const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${id}`;
    return [
      new PolicyStatement({ actions: INVOKE, resources: [profile] }),
      new PolicyStatement({
        actions: INVOKE,
        resources: [`arn:${partition}:bedrock:*::foundation-model/${modelId}`],
        conditions: { StringEquals: { "bedrock:InferenceProfileArn": profile } },
      }),
    ];
  });
}
