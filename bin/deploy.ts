// `npm run deploy:staging` and `npm run deploy:production`.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { callerIdentity } from "../lib/deployment/caller-identity.ts";
import { alarmProblem } from "../lib/deployment/alarm-subscription.ts";
import { checkAccount } from "../lib/deployment/account-checks.ts";
import { cdkUntil } from "../lib/deployment/cdk.ts";
import { deploy } from "../lib/deployment/deploy.ts";
import { whatIsThere } from "../lib/deployment/stack-states.ts";
import { OperatorError } from "../lib/operator-error.ts";
import { projectRoot } from "../lib/project-root.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { environmentIn } from "./operate/environment.ts";
import { questionAt, runCommand } from "./operate/run-command.ts";

const HELP = `Deploys an environment of lib/config.ts with the AWS credentials of the SDK's usual places.

  npm run deploy:staging -- [options]
  npm run deploy:production -- [options]

Checks credentials, account, settings and that everything is committed, and what the account must have beforehand (the
CDK's bootstrap, concurrent executions of Lambda, models that may be called); bundles; shows what would change; asks
(production only); deploys; says whether somebody gets alarms; prints the API's address. What would delete or replace
a table, a bucket, a secret, a queue or a key is said loudly.

  --allow-dirty      deploy changes that are not committed
  --yes              do not ask (production, for a pipeline that was approved elsewhere)
  --allow-data-loss  with --yes, also when resources that hold data would be deleted or replaced
  --url-file FILE    also write the API's address to a file
  --help             this text

Exit code 0: deployed; 1: refused or failed; 2: wrong arguments.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function uncommittedFiles(): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)("git", ["status", "--porcelain"], { cwd: projectRoot });
    return stdout
      .split("\n")
      .map((line) => line.slice(3))
      .filter(Boolean);
  } catch {
    throw new OperatorError("Git cannot say whether everything is committed: deploy from a clone, or --allow-dirty.");
  }
}

function readArguments(argv: string[]) {
  const boolean = { type: "boolean", default: false } as const;
  const options = {
    "allow-dirty": boolean,
    yes: boolean,
    "allow-data-loss": boolean,
    "url-file": { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
  const { environment, settings } = environmentIn(positionals);
  const { yes, "allow-dirty": allowDirty, "allow-data-loss": allowDataLoss } = values;
  return { settings, urlFile: values["url-file"], options: { environment, yes, allowDirty, allowDataLoss } };
}

const argv = process.argv.slice(2);
const ask = questionAt(process);
// CloudFormation goes on with what it was told; the next deployment waits for it.
const signal = interruptionOf(process);
process.exitCode = await runCommand(
  argv,
  { output: process.stdout, errors: process.stderr, signal },
  {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ settings, urlFile, options }) => {
      const url = await deploy(options, {
        settings,
        folder: join(projectRoot, ".build", `deployment-${options.environment}`),
        say,
        ...(ask ? { ask } : {}),
        identify: callerIdentity,
        uncommittedFiles,
        checkAccount,
        alarmProblem,
        whatIsThere,
        cdk: cdkUntil(signal),
      });
      if (urlFile !== undefined) writeFileSync(urlFile, `${url}\n`);
      say(`Deployed: ${url}\nNext: npm run smoke -- ${url}`);
    },
  },
);
