import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";

export interface CampaignOptions {
  seeds: number;
  from: number;
  /** Stacks that play at the same time. */
  stacks: number;
}

export const HELP = `Plays bad days against a stack of its own, and looks whether anything was lost.

  npm run chaos -- --seeds N [--from S] [--stacks K]

Each seed is a schedule of clients and of faults (docs/reference/tests.md). After it, the service's answers, its
table, its bucket and its queues are compared with what clients were told.

  --seeds N   how many schedules, 1 to 100000 (default 20)
  --from S    the first seed (default 1); a seed that failed is repeated by --from S --seeds 1
  --stacks K  how many stacks play side by side, 1 to 16 (default 1); each wants a core and 1.5 GB
  --help      this text

Exit code 0: nothing was wrong; 1: something was, or the campaign could not go on; 2: wrong arguments; 130:
interrupted.`;

const options = {
  seeds: { type: "string", default: "20" },
  from: { type: "string", default: "1" },
  stacks: { type: "string", default: "1" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads the arguments of `npm run chaos`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): CampaignOptions | "help" {
  const { values } = readOptions("chaos --", argv, options);
  if (values.help) return "help";
  return {
    seeds: wholeNumber("seeds", values.seeds, [1, 100_000]),
    from: wholeNumber("from", values.from, [1, 999_999_999]),
    stacks: wholeNumber("stacks", values.stacks, [1, 16]),
  };
}
