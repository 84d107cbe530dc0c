import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions } from "../../bin/cli/read-options.ts";
import { partNames, type PartName } from "./parts.ts";

export interface BenchOptions {
  only: PartName[];
  quick: boolean;
  /** Whether the table in docs is replaced, or the parts of it that were measured. */
  write: boolean;
  /** JSON of an earlier run to compare with. */
  before?: string;
}

export const HELP = `Measures speed and cost, and prints one table of ratios.

  npm run lab -- bench [options]

Parts: ${partNames.join(", ")}.
Each is measured in a process of its own, one after the other, with everything on this machine; all of them take about
half an hour. Leave the machine alone meanwhile: the load average stands beside every figure.

  --only PARTS    parts to measure, such as http,storage (default all of them)
  --quick         fewer sizes and rounds, to see that everything works; its figures say little
  --before FILE   JSON of an earlier run, whose ratios get a column of their own
  --write         replace the table in docs/measurements/benchmarks/ (with --only, the lines of those parts)
  --help          this text

The table goes to standard output and, as table.md and table.json, to .build/benchmarks/.
docs/measurements/benchmarks.md says how to read it. Exit code 0: measured, whether or not targets are met; 1: a part
could not be measured; 2: wrong arguments; 130: interrupted.`;

const options = {
  only: { type: "string" },
  quick: { type: "boolean" },
  before: { type: "string" },
  write: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const isPart = (name: string): name is PartName => (partNames as string[]).includes(name);

/**
 * Reads the arguments of `npm run lab -- bench`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): BenchOptions | "help" {
  const { values } = readOptions("lab -- bench", argv, options);
  if (values.help) return "help";
  const chosen = values.only?.split(",").map((name) => name.trim()) ?? partNames;
  const unknown = chosen.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no part ${unknown.join(", ")}; there are ${partNames.join(", ")}.`);
  if (values.quick && values.write)
    throw new UsageError("--quick figures are not for the documentation: leave out --write or --quick.");
  return {
    only: partNames.filter((name) => chosen.includes(name)),
    quick: values.quick ?? false,
    write: values.write ?? false,
    ...(values.before === undefined ? {} : { before: values.before }),
  };
}
