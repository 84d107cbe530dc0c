import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { clientOptions, sentenceOf } from "./ask-aws.ts";

/** The stacks of an environment in the order of their creation; they are removed in reverse order. */
export const stackNames = (environment: string): string[] =>
  ["data", "pipelines", "api", "operations"].map((stack) => `${environment}-${stack}`);

/** The state of a stack in CloudFormation's words; undefined if there is none. @throws OperatorError */
export async function stackState(stack: string, region: string): Promise<string | undefined> {
  const client = new CloudFormationClient(clientOptions(region));
  try {
    return (await client.send(new DescribeStacksCommand({ StackName: stack }))).Stacks?.[0]?.StackStatus;
  } catch (error) {
    if (error instanceof Error && error.name === "ValidationError") return undefined;
    throw sentenceOf(error, (name, message) => `AWS does not tell about the stack ${stack} (${name}): ${message}`);
  } finally {
    client.destroy();
  }
}

/** Explains a state to the person who ran the deployment. */
function meaningOf(state: string | undefined): string {
  if (state === undefined || state === "REVIEW_IN_PROGRESS") return "is not there: nothing of it was made";
  if (/^(CREATE|UPDATE|IMPORT)_COMPLETE/.test(state)) return "is complete, and stays as it is";
  if (/^(UPDATE|IMPORT)_ROLLBACK_COMPLETE/.test(state)) return "went back to what was there before";
  if (state === "ROLLBACK_COMPLETE")
    return "could not be made, and what had been made of it was removed again; the next deployment begins anew";
  if (state.endsWith("_IN_PROGRESS")) return `is still at work (${state}): wait until it has ended`;
  return `is stuck (${state}): docs/operations.md, If a deployment fails`;
}

/**
 * The state of each stack after a failed deployment. Stacks before the failed one keep their new version. Only a stack
 * that existed before can return to an earlier version.
 * @param stateOf the same as {@link stackState}
 */
export async function whatIsThere(
  environment: string,
  region: string,
  stateOf: typeof stackState = stackState,
): Promise<string> {
  try {
    const stacks = stackNames(environment);
    const states = await Promise.all(stacks.map((stack) => stateOf(stack, region)));
    return stacks.map((stack, index) => `  ${stack} ${meaningOf(states[index])}`).join("\n");
  } catch {
    return "  What has become of its stacks cannot be asked now; the console of CloudFormation shows it.";
  }
}
