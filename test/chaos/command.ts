import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import { counted, duration } from "../../bin/cli/figures.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { HELP, readArguments, type CampaignOptions } from "./arguments.ts";
import type { Violation } from "./ledger.ts";
import { play } from "./play.ts";
import { scheduleOf } from "./schedule.ts";
import { CampaignStack } from "./stack.ts";

/** Where logs of seeds that failed are kept. */
const RECORDS = fileURLToPath(new URL("../../.build/chaos", import.meta.url));
/** Schedules that share a stack, at most: what is looked at after each grows with it. */
const PER_STACK = 20;
const kinds = ["lost", "doubled", "stuck", "failed needlessly"] as const;

/** Runs `npm run chaos` with the arguments after the program's name. Expected failures are printed, never thrown. */
export const runCampaignCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => campaign(options, terminal, display),
  });

async function campaign(
  { seeds, from, stacks }: CampaignOptions,
  { output, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const started = performance.now();
  const counts = new Map<Violation["kind"], number>();
  const count = (kind: Violation["kind"]) => void counts.set(kind, (counts.get(kind) ?? 0) + 1);

  let broken = false;

  /** Plays seeds one after the other on one stack, on a new one after each that failed. */
  const playOnOneStack = async (own: readonly number[]): Promise<void> => {
    let stack: CampaignStack | undefined;
    try {
      for (const seed of own) {
        signal.throwIfAborted();
        if (broken) return;
        stack ??= await CampaignStack.start();
        const schedule = scheduleOf(seed);
        const began = performance.now();
        const { violations, struck, answers } = await play(stack, schedule);
        const seconds = (performance.now() - began) / 1_000;
        display.say(
          `Seed ${seed}: ${counted(schedule.clients.length, "client")}, ${counted(answers, "answer")}, ${struck} of ` +
            `${counted(schedule.faults.length, "fault")} struck; ${duration(seconds)}`,
        );
        for (const { kind, what } of violations) output.write(`Seed ${seed}: ${kind}: ${what}\n`);
        for (const kind of kinds) if (violations.some((one) => one.kind === kind)) count(kind);
        if (violations.length > 0) {
          output.write(`${JSON.stringify(schedule)}\n`);
          stack.keepRecords(join(RECORDS, String(seed)));
        }
        // What one schedule has left behind is not to be found in the next.
        if (violations.length > 0 || seed === own.at(-1)) {
          const found = await stack.close();
          stack = undefined;
          for (const what of found) output.write(`Up to seed ${seed}: a secret is in the logs: ${what}\n`);
          if (found.length > 0) count("failed needlessly");
        }
      }
    } finally {
      await stack?.close();
    }
  };

  const shares = sharesOf(seeds, from, Math.min(PER_STACK, Math.ceil(seeds / stacks)));
  // A share that fails ends the generator, so that the other stacks begin no further one.
  const playShares = async () => {
    try {
      for (const share of shares) await playOnOneStack(share);
    } catch (error) {
      // The others go on to the end of their seed.
      broken = true;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: stacks }, playShares));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  display.say(`Done in ${duration((performance.now() - started) / 1_000)}.`);
  const sums = kinds.map((kind) => `${counts.get(kind) ?? 0} ${kind}`).join(", ");
  output.write(`${counted(seeds, "schedule")}: ${sums}\n`);
  if ([...counts.values()].some((count) => count > 0))
    throw new WorkFailed(
      "The seeds above repeat their schedules with --from SEED --seeds 1; their logs are in .build/chaos.",
    );
}

function* sharesOf(seeds: number, from: number, size: number): Generator<readonly number[]> {
  for (let first = 0; first < seeds; first += size)
    yield Array.from({ length: Math.min(size, seeds - first) }, (_, index) => from + first + index);
}
