import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand, type ExitCode, type Terminal } from "../cli/run-command.ts";
import { WorkFailed } from "../cli/errors.ts";
import { counted, duration } from "../cli/figures.ts";
import type { ProgressDisplay } from "../cli/progress-display.ts";
import { HELP, readArguments, type CampaignOptions } from "./arguments.ts";
import type { Violation } from "./ledger.ts";
import { play } from "./play.ts";
import { scheduleOf } from "./schedule.ts";
import { CampaignStack } from "./stack.ts";

/** Where logs of seeds that failed are kept. */
const RECORDS = fileURLToPath(new URL("../../.build/campaign", import.meta.url));
/** Schedules that share a stack: what is looked at after each grows with it. */
const PER_STACK = 20;
const kinds = ["lost", "doubled", "stuck", "failed needlessly"] as const;

/** Runs `npm run campaign` with the arguments after the program's name. Expected failures are printed, never thrown. */
export const runCampaignCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => campaign(options, terminal, display),
  });

async function campaign(
  { seeds, from }: CampaignOptions,
  { output, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const started = performance.now();
  const counts = new Map<Violation["kind"], number>();
  let stack: CampaignStack | undefined;
  try {
    for (let seed = from; seed < from + seeds; seed += 1) {
      signal.throwIfAborted();
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
      for (const kind of kinds)
        counts.set(kind, (counts.get(kind) ?? 0) + Number(violations.some((one) => one.kind === kind)));
      const last = seed === from + seeds - 1;
      if (violations.length > 0) {
        output.write(`${JSON.stringify(schedule)}\n`);
        stack.keepRecords(join(RECORDS, String(seed)));
      }
      // What one schedule has left behind is not to be found in the next.
      if (last || violations.length > 0 || (seed - from + 1) % PER_STACK === 0) {
        const found = await stack.close();
        stack = undefined;
        for (const what of found) output.write(`Up to seed ${seed}: a secret is in the logs: ${what}\n`);
        if (found.length > 0) counts.set("failed needlessly", (counts.get("failed needlessly") ?? 0) + 1);
      }
    }
  } finally {
    await stack?.close();
  }
  display.say(`Done in ${duration((performance.now() - started) / 1_000)}.`);
  const sums = kinds.map((kind) => `${counts.get(kind) ?? 0} ${kind}`).join(", ");
  output.write(`${counted(seeds, "schedule")}: ${sums}\n`);
  if ([...counts.values()].some((count) => count > 0))
    throw new WorkFailed(
      "The seeds above repeat their schedules with --from SEED --seeds 1; their logs are in .build/campaign.",
    );
}
