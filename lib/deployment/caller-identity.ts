import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { clientOptions, sentenceOf } from "./ask-aws.ts";

export interface CallerIdentity {
  /** Twelve digits. */
  account: string;
  arn: string;
}

/** The account and user of the credentials. @throws OperatorError if there are none, or AWS rejects them */
export async function callerIdentity(region: string): Promise<CallerIdentity> {
  const client = new STSClient(clientOptions(region));
  try {
    const { Account = "", Arn = "" } = await client.send(new GetCallerIdentityCommand({}));
    return { account: Account, arn: Arn };
  } catch (error) {
    throw sentenceOf(error, (name) => `AWS does not take these credentials (${name}): sign in again.`);
  } finally {
    client.destroy();
  }
}
