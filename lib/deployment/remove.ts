import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from "@aws-sdk/client-s3";
import { environmentConfig, type EnvironmentSettings } from "../config.ts";
import { OperatorError } from "../operator-error.ts";
import { clientOptions, sentenceOf } from "./ask-aws.ts";
import type { CallerIdentity } from "./caller-identity.ts";
import type { RunCdk } from "./cdk.ts";
import { outputNamed, OUTPUTS, type StackOutputs } from "./stack-outputs.ts";
import { stackNames } from "./stack-states.ts";

export interface RemoveOptions {
  environment: string;
  /** Answers the confirmation. */
  yes: boolean;
}

export interface RemoveMeans {
  settings: EnvironmentSettings;
  say(line: string): void;
  /** Asks the person at the terminal; absent if there is no terminal. */
  ask?: (question: string) => Promise<string>;
  identify(region: string): Promise<CallerIdentity>;
  /** @returns the state of a stack, undefined if there is none */
  stackState(stack: string, region: string): Promise<string | undefined>;
  stackOutputs(stack: string, region: string): Promise<StackOutputs>;
  /** @returns the number of deleted objects, including all versions */
  emptyBucket(bucket: string, region: string): Promise<number>;
  cdk: RunCdk;
}

/** Deletes every version of every object of a bucket. @throws OperatorError */
export async function emptyBucket(bucket: string, region: string): Promise<number> {
  const client = new S3Client(clientOptions(region));
  let deleted = 0;
  try {
    // Always the first page: its objects are deleted before the next request.
    for (;;) {
      const { Versions = [], DeleteMarkers = [] } = await client.send(
        new ListObjectVersionsCommand({ Bucket: bucket }),
      );
      const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
      if (Objects.length === 0) return deleted;
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors[0]) throw new OperatorError(`${Errors.length} objects of ${bucket} stay: ${Errors[0].Message ?? ""}`);
      deleted += Objects.length;
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw sentenceOf(error, (name, message) => `The bucket ${bucket} cannot be emptied (${name}): ${message}`);
  } finally {
    client.destroy();
  }
}

/**
 * Removes an environment with everything in it. It first removes the stacks that write. Then it removes the files,
 * without which CloudFormation cannot delete their bucket, and then the data. It can be repeated: resources that are
 * already gone are skipped.
 * @throws OperatorError with a sentence; for an environment whose data is protected always, before anything is removed
 */
export async function remove({ environment, yes }: RemoveOptions, means: RemoveMeans): Promise<void> {
  const { say, cdk } = means;
  const { account, region, protectData } = environmentConfig(environment, means.settings);
  if (protectData)
    throw new OperatorError(
      `${environment} is protected (protectData in lib/config.ts): its table, files and secrets are not removed by ` +
        "a command.",
    );
  const identity = await means.identify(region);
  if (account !== undefined && account !== identity.account)
    throw new OperatorError(
      `These credentials are of account ${identity.account}, and ${environment} belongs to ${account} ` +
        "(lib/config.ts): sign in there.",
    );
  const stacks = stackNames(environment);
  const states = await Promise.all(stacks.map((stack) => means.stackState(stack, region)));
  const there = stacks.filter((_, index) => states[index] !== undefined);
  if (there.length === 0)
    throw new OperatorError(`There is nothing of ${environment} in ${region} of account ${identity.account}.`);

  say(`This removes ${there.join(", ")} from account ${identity.account}, ${region}, with all data in them.`);
  if (!yes) {
    const answer = await means.ask?.(`Type ${environment} to remove it: `);
    if (answer === undefined) throw new OperatorError("There is no terminal to confirm at: add --yes.");
    if (answer.trim() !== environment) throw new OperatorError("Not removed: nothing was changed.");
  }

  const [data = "", ...working] = stacks;
  const destroy = async (names: readonly string[]) => {
    if (names.length === 0) return;
    const { code } = await cdk(["destroy", ...names, "--exclusively", "--force", "--no-notices"]);
    if (code !== 0)
      throw new OperatorError(`${names.join(", ")} could not be removed, see above (exit code ${code}); try again.`);
  };
  await destroy(working.filter((stack) => there.includes(stack)).toReversed());
  if (there.includes(data)) {
    const bucket = outputNamed(await means.stackOutputs(data, region), OUTPUTS.filesBucket);
    if (bucket !== undefined) say(`Deleted ${await means.emptyBucket(bucket, region)} objects of ${bucket}.`);
    await destroy([data]);
  }
  say(
    `Removed. Log groups stay until their lines have expired; the next deployment of ${environment} takes them over.`,
  );
}
