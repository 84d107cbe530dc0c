// `npm run remove:staging`.
import { parseArgs } from "node:util";
import { callerIdentity } from "../lib/deployment/caller-identity.ts";
import { cdkUntil } from "../lib/deployment/cdk.ts";
import { emptyBucket, remove } from "../lib/deployment/remove.ts";
import { stackOutputs } from "../lib/deployment/stack-outputs.ts";
import { stackState } from "../lib/deployment/stack-states.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { environmentIn } from "./operate/environment.ts";
import { questionAt, runCommand } from "./operate/run-command.ts";

const HELP = `Removes an environment of lib/config.ts with all its data: alarms, API and pipelines first, then every
file, then the table. One whose data is protected, as production's is, is refused. May be repeated when something fails.

  npm run remove:staging -- [options]

  --yes   do not ask
  --help  this text

Exit code 0: removed; 1: refused or failed; 2: wrong arguments.`;

function readArguments(argv: string[]) {
  const options = { yes: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true });
  const { environment, settings } = environmentIn(positionals);
  return { settings, options: { environment, yes: values.yes } };
}

const argv = process.argv.slice(2);
const ask = questionAt(process);
// CloudFormation goes on with what it was told; a repeated deletion finds what is left.
const signal = interruptionOf(process);
process.exitCode = await runCommand(
  argv,
  { output: process.stdout, errors: process.stderr, signal },
  {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: ({ settings, options }) =>
      remove(options, {
        settings,
        say: (line) => process.stdout.write(`${line}\n`),
        ...(ask ? { ask } : {}),
        identify: callerIdentity,
        stackState,
        stackOutputs,
        emptyBucket,
        cdk: cdkUntil(signal),
      }),
  },
);
