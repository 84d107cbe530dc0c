import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import type { ModelIds } from "../../functions/contracts/environment.ts";

export type ModelRole = Exclude<keyof ModelIds, "fallbacks">;

const INVOKE = ["bedrock:InvokeModel"];

/** Geographies that begin the id of a system-defined inference profile: `eu.anthropic.claude-…`. */
const profileId = /^(?:global|us-gov|us|eu|apac|jp|au|ca|sa|me|in)\.(?<modelId>[a-z0-9-]+\..+)$/;

/** The model behind an inference profile, undefined for an id that is a model's own. */
export const modelOfProfile = (id: string): string | undefined => profileId.exec(id)?.groups?.modelId;

/** The distinct model ids behind some roles, with those that are asked in their place. */
export function modelIdsOf(models: ModelIds, roles: readonly ModelRole[]): string[] {
  const own = roles.flatMap((role) => models[role]);
  return [...new Set([...own, ...own.flatMap((id) => models.fallbacks[id] ?? [])])];
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
