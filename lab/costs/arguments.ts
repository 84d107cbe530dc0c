import { PERSONAS_PER_GENERATION } from "../../functions/personas/groups/schemas.ts";
import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions } from "../../bin/cli/read-options.ts";

export interface CostOptions {
  personas: number[];
  /** Of a model call, in seconds. */
  latency: number;
  timeoutSeconds: number;
  write: boolean;
  /** Instead: hold estimates against what the studies then took. */
  estimates: boolean;
  /** Where each call of those studies is written to as JSON. */
  json: string | null;
}

export const HELP = `Counts what every kind of study consumes, and what it costs at list prices.

  npm run lab -- costs [options]

Starts the whole service in a temporary folder, runs every kind of study, prints the tables of
docs/measurements/costs.md.

  --personas LIST    group sizes, up to three of them, 1 to ${PERSONAS_PER_GENERATION} (default 1,5,10)
  --latency SECONDS  how long a model takes to answer, 0 to 30 (default 5): functions are paid while they wait
  --timeout SECONDS  how long to wait for everything together (default 1800)
  --write            also replaces the tables in docs/measurements/costs.md
  --estimates        instead: estimate twenty studies of every kind in five languages, hold them, and print how far
                     what they took lies from what was expected; --write replaces that table
  --json FILE        with --estimates: also write each study with each of its calls
  --help             this text

With the default latency it takes five to seven minutes. The built-in offline model answers unless another is
configured, as
for npm start. Exit code 0: tables printed; 1: it could not be measured; 2: wrong arguments; 130: interrupted.`;

const options = {
  personas: { type: "string" },
  latency: { type: "string" },
  timeout: { type: "string" },
  write: { type: "boolean" },
  estimates: { type: "boolean" },
  json: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Three companies hold studies for every size, and ten may sign up from one address in an hour. */
const MOST_SIZES = 3;

function number(name: string, text: string, [low, high]: readonly [number, number], pattern = /^\d+$/): number {
  const value = pattern.test(text) ? Number(text) : NaN;
  if (!(value >= low && value <= high))
    throw new UsageError(`--${name} takes numbers from ${low} to ${high}, not "${text}".`);
  return value;
}

/**
 * Reads the arguments of `npm run lab -- costs`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): CostOptions | "help" {
  const { values } = readOptions("lab -- costs", argv, options);
  if (values.help) return "help";
  const sizes = (values.personas ?? "1,5,10").split(",");
  if (sizes.length > MOST_SIZES || new Set(sizes).size < sizes.length)
    throw new UsageError(`--personas takes up to ${MOST_SIZES} different group sizes, such as 1,5,10.`);
  return {
    personas: sizes.map((size) => number("personas", size.trim(), [1, PERSONAS_PER_GENERATION])).sort((a, b) => a - b),
    latency: number("latency", values.latency ?? "5", [0, 30], /^\d+(\.\d+)?$/),
    timeoutSeconds: number("timeout", values.timeout ?? "1800", [10, 36_000]),
    write: values.write ?? false,
    estimates: values.estimates ?? false,
    json: values.json ?? null,
  };
}
