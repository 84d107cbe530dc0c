import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functions } from "../../functions/service/functions/functions.ts";
import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";

export interface ColdStartOptions {
  only: FunctionName[];
  runs: number;
}

export const HELP = `Measures how long every function takes to start, over Node alone.

  npm run lab -- cold-starts [options]

Bundles all functions as for a deployment, starts each in processes of its own and prints a table: size of the bundle,
start and processor time as medians over processes that load nothing, and whether that meets the targets.

  --only NAMES   functions to measure, such as api-projects,worker-send-mail (default all of them)
  --runs N       processes for each, 3 to 200 (default 20)
  --help         this text

What else the machine does makes starts longer; processor time suffers less. Exit code 0: table printed; 1: it could not
be measured; 2: wrong arguments; 130: interrupted.`;

const options = {
  only: { type: "string" },
  runs: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name);

/**
 * Reads the arguments of `npm run lab -- cold-starts`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): ColdStartOptions | "help" {
  const { values } = readOptions("lab -- cold-starts", argv, options);
  if (values.help) return "help";
  const only = values.only?.split(",").map((name) => name.trim()) ?? Object.keys(functions);
  const unknown = only.filter((name) => !isFunction(name));
  if (unknown.length > 0) throw new UsageError(`There is no function ${unknown.join(", ")}.`);
  return { only: only.filter(isFunction), runs: wholeNumber("runs", values.runs ?? "20", [3, 200]) };
}
