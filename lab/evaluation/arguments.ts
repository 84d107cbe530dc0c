import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PERSONA_COUNT_LIMITS } from "../../functions/personas/groups/schemas.ts";
import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";
import { STUDIES } from "./coverage/run.ts";
import { PLAN_SEEDS } from "./plan-coverage.ts";

export interface EvaluationOptions {
  personas: number;
  planSeeds: number;
  timeoutSeconds: number;
  json: string | null;
  /** Simulated studies per cell of the table of coverage; null: the evaluation of personas and answers. */
  coverage: number | null;
  /** Folder with the answers of people and their model twins; null: the evaluation of personas and answers. */
  humans: string | null;
}

/** Answers of people and of model twins that come with the project. */
const REFERENCE = join(import.meta.dirname, "../../test/reference/humans");

export const HELP = `Measures what the service promises about its personas and their answers, each figure beside chance.

  npm run lab -- evaluate [options]

Starts the whole service in a temporary folder, recruits people in two markets, shows them a good concept, a bad one
and the good one at four prices, runs it again, and prints one table.
docs/measurements/evaluation.md says how to read it.

  --personas N       people per market, 5 to ${PERSONA_COUNT_LIMITS.maximum} (default 10)
  --seeds N          groups that the sampling plan is measured over, 20 to 1000 (default ${PLAN_SEEDS})
  --timeout SECONDS  how long to wait for everything together (default 1800)
  --coverage         instead: simulate studies of known truth, without any model, and print how often each kind of
                     interval holds it, with 5, 10, 25 and 50 personas; and calibrated estimates a new human study,
                     with 6, 10 and 20 past ones
  --studies N        simulated studies per cell of that table, 20 to 100000 (default ${STUDIES})
  --humans [FOLDER]  instead: hold model twins against the people they were made of, without any model: the pairs.csv of
                     FOLDER, or that of test/reference/humans
  --json FILE        also write the table as JSON
  --help             this text

The built-in offline model answers unless another is configured, as for npm start: LOCAL_LLM_URL and LOCAL_LLM_MODEL,
or LOCAL_BEDROCK=aws. Exit code 0: table printed; 1: it could not be measured; 2: wrong arguments; 130: interrupted.`;

const options = {
  personas: { type: "string" },
  seeds: { type: "string" },
  timeout: { type: "string" },
  json: { type: "string" },
  coverage: { type: "boolean" },
  studies: { type: "string" },
  humans: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads the arguments of `npm run lab -- evaluate`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): EvaluationOptions | "help" {
  const { values, positionals: folders } = readOptions("lab -- evaluate", argv, options, true);
  if (values.help) return "help";
  if (folders.length > (values.humans ? 1 : 0))
    throw new UsageError(
      `"${folders.at(-1)}" is one word too many; npm run lab -- evaluate --help shows what there is.`,
    );
  if (values.humans && values.coverage)
    throw new UsageError("--humans and --coverage are two evaluations; ask for one.");
  if (values.studies !== undefined && !values.coverage) throw new UsageError("--studies belongs to --coverage.");
  const json = values.json ?? null;
  // Known before anybody waits for figures that could then not be written.
  if (json !== null && (json === "" || !existsSync(dirname(resolve(json)))))
    throw new UsageError("--json needs the name of a file in a folder that exists.");
  if (json !== null && existsSync(json) && statSync(json).isDirectory())
    throw new UsageError("--json needs the name of a file, not of a folder.");
  return {
    personas: wholeNumber("personas", values.personas ?? "10", [5, PERSONA_COUNT_LIMITS.maximum]),
    planSeeds: wholeNumber("seeds", values.seeds ?? PLAN_SEEDS, [20, 1_000]),
    timeoutSeconds: wholeNumber("timeout", values.timeout ?? 1_800, [1, 86_400]),
    json,
    coverage: values.coverage ? wholeNumber("studies", values.studies ?? STUDIES, [20, 100_000]) : null,
    humans: values.humans ? (folders[0] ?? REFERENCE) : null,
  };
}
