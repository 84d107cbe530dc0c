import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { outputNamed, OUTPUTS, stackOutputs } from "../../../lib/deployment/stack-outputs.ts";
import { OperatorError, UsageError } from "../../../lib/operator-error.ts";
import { regionOf } from "../environment.ts";
import { runCommand, type CommandContext, type ExitCode } from "../run-command.ts";
import { nextStep, revoked } from "./rotation.ts";
import { openSigningSecret, type ReadSecret, type SigningSecretStore } from "./signing-secret.ts";

export const HELP = `Rotates the key that signs access tokens; nobody is logged out.

  npm run rotate-key -- <environment> [options]

Every run does the one step that is due and says when the next is: announce a new key, which verifies only; 6 minutes
later sign with it, and verify with the old one; 21 minutes later drop the old one. The times are kept in the secret:
run it as often as you like, from anywhere. A run after the last step begins the next rotation.

  --wait            stay and do all steps, about 27 minutes; stopping and starting again continues
  --revoke          the emergency: one new key at once and no other. Everybody has to refresh their session; functions
                    take up to 5 minutes to stop accepting old tokens
  --yes             with --revoke, do not ask
  --secret-id ID    name or ARN of the secret, instead of the output of the deployed stack
  --help            this text

AWS_ENDPOINT_URL_SECRETS_MANAGER with --secret-id leads to a stack on one machine.
Exit code 0: done, or nothing due yet; 1: refused or failed; 2: wrong arguments; 130: interrupted.`;

export interface RotateContext extends CommandContext {
  /** A typed answer; absent without a terminal. */
  ask?: (question: string) => Promise<string>;
  /** The time by Secrets Manager's clock, and waiting until it is later; for tests. */
  clock?: { now: (read: ReadSecret) => number; wait: (milliseconds: number, signal: AbortSignal) => Promise<void> };
}

const realClock: NonNullable<RotateContext["clock"]> = {
  now: ({ now }) => now,
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};
/** How often the line that counts down is written again at a terminal. */
const COUNT_DOWN_MS = 1_000;
const inMinutes = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;
};

function readArguments(argv: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const options = { wait: flag, revoke: flag, yes: flag, "secret-id": { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError("Name one environment.");
  if (values.wait && values.revoke) throw new UsageError("--revoke is done at once: there is nothing to --wait for.");
  return { ...values, secretId: values["secret-id"], environment: positionals[0] };
}
type Options = ReturnType<typeof readArguments>;

/** Runs `npm run rotate-key` with the arguments after the program's name. */
export const rotateKey = (argv: readonly string[], context: RotateContext): Promise<ExitCode> =>
  runCommand(argv, context, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async (options) => {
      const region = regionOf(options.environment, options.secretId !== undefined, context.environment);
      const secretId = options.secretId ?? (await deployedSecret(options.environment ?? "", region));
      const endpoint = context.environment.AWS_ENDPOINT_URL_SECRETS_MANAGER;
      const store = openSigningSecret(secretId, { region, ...(endpoint ? { endpoint } : {}) });
      await (options.revoke ? revoke(store, options, context) : rotate(store, options, context));
    },
  });

async function deployedSecret(environment: string, region: string): Promise<string> {
  const secretId = outputNamed(await stackOutputs(`${environment}-data`, region), OUTPUTS.tokenSecret);
  if (secretId) return secretId;
  throw new OperatorError(`The stack ${environment}-data names no secret: deploy it again, or use --secret-id.`);
}

async function rotate(store: SigningSecretStore, { wait }: Options, context: RotateContext): Promise<void> {
  const { output, errors, signal, clock = realClock } = context;
  for (;;) {
    signal.throwIfAborted();
    const read = await store.read();
    const now = clock.now(read);
    const step = nextStep(read.secret, now);
    if (step.kind === "write") {
      await store.replace(read, step.secret);
      output.write(`${step.done}\n`);
      if (step.finished) return;
      continue;
    }
    if (!wait) {
      output.write(
        `Next step in ${inMinutes(step.until - now)} (${new Date(step.until).toISOString()}): ${step.for}.\n`,
      );
      return;
    }
    if (!errors.isTTY) errors.write(`Waiting ${inMinutes(step.until - now)} until ${step.for} ...\n`);
    for (let left = step.until - now; left > 0; left -= COUNT_DOWN_MS) {
      if (errors.isTTY) errors.write(`\r\u001B[KWaiting ${inMinutes(left)} until ${step.for} ...`);
      await clock.wait(Math.min(left, COUNT_DOWN_MS), signal);
    }
    if (errors.isTTY) errors.write("\r\u001B[K");
  }
}

async function revoke(store: SigningSecretStore, { yes, environment = "" }: Options, context: RotateContext) {
  const { output, ask, clock = realClock } = context;
  if (!yes) {
    if (!ask) throw new OperatorError("There is no terminal to confirm at: add --yes to revoke all the same.");
    const question = `Everybody logged in to ${environment} has to refresh. Type ${environment} to revoke all keys: `;
    if ((await ask(question)).trim() !== environment) throw new OperatorError("Not revoked: nothing was changed.");
  }
  const read = await store.read();
  const secret = revoked(clock.now(read));
  await store.replace(read, secret);
  output.write(
    `Key ${secret.kid} is the only one from now on. Within 5 minutes no function accepts an older token; sessions ` +
      "go on by refreshing.\n",
  );
}
