import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { environmentConfig, type EnvironmentSettings } from "../config.ts";
import { OperatorError } from "../operator-error.ts";
import type { checkAccount } from "./account-checks.ts";
import type { alarmProblem } from "./alarm-subscription.ts";
import type { CallerIdentity } from "./caller-identity.ts";
import type { CdkRun, RunCdk } from "./cdk.ts";
import { placeholdersIn } from "./placeholders.ts";
import { OUTPUTS, outputNamed, type StackOutputs } from "./stack-outputs.ts";
import { changesNothing, statefulChanges, warningOf } from "./stateful-changes.ts";

export interface DeployOptions {
  environment: string;
  /** Also deploys changes that are not committed. */
  allowDirty: boolean;
  /** Answers the confirmation, for pipelines that were already approved. */
  yes: boolean;
  /** With `yes`: also confirms if data would be deleted or replaced. */
  allowDataLoss: boolean;
}

export interface DeployMeans {
  settings: EnvironmentSettings;
  /** The folder for the output of this deployment. */
  folder: string;
  say(line: string): void;
  /** Asks the person at the terminal; absent if there is no terminal. */
  ask?: (question: string) => Promise<string>;
  /** @throws OperatorError without credentials */
  identify(region: string): Promise<CallerIdentity>;
  /** Files that differ from the last commit. @throws OperatorError if git cannot show them */
  uncommittedFiles(): Promise<string[]>;
  /** The problems of the account. @throws OperatorError if AWS does not answer */
  checkAccount: typeof checkAccount;
  /** The reason why alarms reach nobody. @throws OperatorError if AWS does not answer */
  alarmProblem: typeof alarmProblem;
  /** The state of the stacks after a failed deployment, for the person who ran it. */
  whatIsThere(environment: string, region: string): Promise<string>;
  cdk: RunCdk;
}

/** Environments whose deployment must be confirmed. */
const CONFIRMED = new Set(["production"]);

/**
 * Deploys one environment: checks, shows the difference, asks, deploys.
 * @returns the API's base address
 * @throws OperatorError with a sentence
 */
export async function deploy(options: DeployOptions, means: DeployMeans): Promise<string> {
  const { environment } = options;
  const { say, cdk, folder } = means;
  await check(options, means);

  const assembly = `${folder}/assembly`;
  const outputsFile = `${folder}/outputs.json`;
  const stacks = `${environment}-*`;
  // Log groups survive their stacks: an existing one with a name of ours is taken over, so that it does not block the
  // deployment.
  const common = ["--app", assembly, "--no-notices", "--import-existing-resources"];
  mkdirSync(dirname(outputsFile), { recursive: true });

  say("Bundling the functions and making the templates ...");
  // Made once, so that the deployment is the same as the difference shown.
  rmSync(assembly, { recursive: true, force: true });
  const made = cdk(["synth", "--quiet", "--output", assembly, "--no-notices", "--ci"], true);
  await succeed(made, "The templates cannot be made, see above", say);
  const { text } = await succeed(
    cdk(["diff", stacks, ...common, "--no-color", "--ci"], true),
    "The difference to what is deployed cannot be told, see above; nothing was changed",
    say,
  );
  say(text.trim());
  await confirm(text, options, means);

  say(`Deploying ${stacks} ...`);
  const config = environmentConfig(environment, means.settings);
  const { code } = await cdk([
    "deploy",
    stacks,
    ...common,
    "--require-approval",
    "never",
    "--outputs-file",
    outputsFile,
  ]);
  if (code !== 0) {
    throw new OperatorError(
      `The deployment failed, see the events above (exit code ${code}). Of its stacks\n` +
        (await means.whatIsThere(environment, config.region)),
    );
  }
  const outputs = JSON.parse(readFileSync(outputsFile, "utf8")) as Record<string, StackOutputs>;
  const url = outputIn(outputs, `${environment}-api`, OUTPUTS.baseUrl);
  // The deployment is valid even if AWS does not answer now.
  const topic = outputIn(outputs, `${environment}-operations`, OUTPUTS.alarmTopic);
  const problem = await means.alarmProblem(config, topic).catch((error: Error) => error.message);
  if (problem !== undefined) say(problem);
  return url;
}

/** Everything that can be checked before building, the most fundamental first. */
async function check({ environment, allowDirty }: DeployOptions, means: DeployMeans): Promise<void> {
  const { settings, say } = means;
  const config = environmentConfig(environment, settings);
  const { account, region } = config;
  const identity = await means.identify(region);
  if (account !== undefined && account !== identity.account) {
    throw new OperatorError(
      `These credentials are of account ${identity.account}, and ${environment} belongs to ${account} ` +
        "(lib/config.ts): sign in there.",
    );
  }
  const placeholders = placeholdersIn(settings);
  if (placeholders.length > 0 && CONFIRMED.has(environment)) {
    throw new OperatorError(
      `The configuration of ${environment} in lib/config.ts still has placeholders (example.com) in ` +
        `${placeholders.join(", ")}: fill in your own first.`,
    );
  }
  const files = allowDirty ? [] : await means.uncommittedFiles();
  if (files.length > 0) {
    const more = files.length > 3 ? ` and ${files.length - 3} more` : "";
    throw new OperatorError(
      `There are changes that are not committed (${files.slice(0, 3).join(", ")}${more}): commit them, or deploy ` +
        "them all the same with --allow-dirty.",
    );
  }
  const { problems, notes } = await means.checkAccount(config, identity.account);
  for (const note of notes) say(note);
  if (problems.length > 0) throw new OperatorError(["Not deployed, nothing was changed:", ...problems].join("\n  "));
  say(`Deploying ${environment} to account ${identity.account}, ${region}, as ${identity.arn}.`);
  if (placeholders.length > 0) say(`Note: placeholders (example.com) are still in ${placeholders.join(", ")}.`);
}

async function confirm(
  diff: string,
  { environment, yes, allowDataLoss }: DeployOptions,
  { say, ask }: DeployMeans,
): Promise<void> {
  const changes = statefulChanges(diff);
  if (changes.length > 0) say(warningOf(changes));
  if (!CONFIRMED.has(environment) || changesNothing(diff)) return;
  if (yes) {
    if (changes.length === 0 || allowDataLoss) return;
    throw new OperatorError(
      `--yes does not cover resources that hold data: deploy ${environment} from a terminal, or add --allow-data-loss.`,
    );
  }
  if (!ask) {
    throw new OperatorError(`There is no terminal to confirm at: add --yes if ${environment} was approved elsewhere.`);
  }
  const answer = await ask(`Type ${environment} to deploy this: `);
  if (answer.trim() !== environment) throw new OperatorError("Not deployed: nothing was changed.");
}

/** @param say gets the run's text if it failed */
async function succeed(run: Promise<CdkRun>, complaint: string, say?: (text: string) => void): Promise<CdkRun> {
  const ended = await run;
  if (ended.code === 0) return ended;
  if (ended.text) say?.(ended.text.trim());
  throw new OperatorError(`${complaint} (exit code ${ended.code}).`);
}

/** @param outputs by stack, as written by `cdk deploy --outputs-file` */
function outputIn(outputs: Record<string, StackOutputs>, stack: string, name: string): string {
  const value = outputNamed(outputs[stack] ?? {}, name);
  if (!value) throw new OperatorError(`The stack ${stack} was deployed but has no output ${name}.`);
  return value;
}
