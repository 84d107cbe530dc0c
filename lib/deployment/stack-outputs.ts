import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { clientOptions, sentenceOf } from "./ask-aws.ts";

/** Outputs of a stack by their names in CloudFormation. */
export type StackOutputs = Readonly<Record<string, string>>;

/** Names of outputs that commands read; constructs below a stack add a prefix and a hash. */
export const OUTPUTS = {
  baseUrl: "BaseUrl",
  tableName: "TableName",
  tokenSecret: "TokenSecretArn",
  filesBucket: "FilesBucketName",
  alarmTopic: "AlarmTopicArn",
} as const;

/** The outputs of a deployed stack. @throws OperatorError if it is not deployed, or AWS refuses the request */
export async function stackOutputs(stack: string, region: string): Promise<StackOutputs> {
  const client = new CloudFormationClient(clientOptions(region));
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: stack }));
    const outputs = Stacks[0]?.Outputs ?? [];
    return Object.fromEntries(outputs.map(({ OutputKey = "", OutputValue = "" }) => [OutputKey, OutputValue]));
  } catch (error) {
    throw sentenceOf(error, (name, message) =>
      name === "ValidationError"
        ? `The stack ${stack} is not deployed in ${region} of this account: deploy it first.`
        : `AWS does not tell about the stack ${stack} (${name}): ${message}`,
    );
  } finally {
    client.destroy();
  }
}

/** The output whose name contains that of {@link OUTPUTS}, undefined when there is none. */
export const outputNamed = (outputs: StackOutputs, name: string): string | undefined =>
  Object.entries(outputs).find(([key]) => key.includes(name))?.[1];
