import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModelError } from "../../functions/platform/model-errors.ts";
import { chooseModels } from "../../local/stack/model-choice.ts";
import { FileTrouble } from "../../bin/cli/errors.ts";
import { duration } from "../../bin/cli/figures.ts";
import { paintFor } from "../../bin/cli/paint.ts";
import { printable } from "../../bin/cli/printable.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { CALIBRATION_KEY, calibrationTable, measureCalibrations } from "./coverage/calibration.ts";
import { COVERAGE_KEY, coverageTable, measureCoverage } from "./coverage/run.ts";
import { HELP, readArguments, type EvaluationOptions } from "./arguments.ts";
import { evaluate } from "./evaluate.ts";
import { measureHumans } from "./humans/measure.ts";
import { readPairs } from "./humans/read-pairs.ts";
import { humansTables } from "./humans/tables.ts";
import type { Line } from "./line.ts";
import { evaluatedMarkets } from "./markets.ts";
import { renderTable, summaryOf } from "./table.ts";

const WIDTH = { narrowest: 90, widest: 132, withoutTerminal: 120 } as const;

/** Runs `npm run lab -- evaluate` with the arguments after the program's name. It prints failures. */
export const runEvaluateCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => measure(options, terminal, display),
    isExpected: (error) => error instanceof ModelError,
  });

async function measure(
  options: EvaluationOptions,
  { output, environment, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  if (options.humans !== null) return holdAgainstHumans(options.humans, options.json, output);
  if (options.coverage !== null) return cover(options.coverage, options.json, { output, signal }, display);
  const start = performance.now();
  const model = modelInWords(environment);
  display.say(`Evaluating ${model} on a service of its own ...`);
  const dataFolder = mkdtempSync(join(tmpdir(), "evaluation-"));
  let lines: Line[];
  try {
    // Loaded only when it is needed, since it is large.
    const { startStack } = await import("../../local/stack.ts");
    const stack = await startStack({ port: 0, dataFolder, variables: environment });
    // Metrics of what is asked of the model here, beside the stack, would stand in the table.
    process.env.LOG_LEVEL = "silent";
    try {
      lines = await evaluate({
        ...options,
        stack,
        dataFolder,
        markets: evaluatedMarkets,
        display,
        environment,
        signal,
      });
    } finally {
      await stack.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  const seconds = (performance.now() - start) / 1_000;
  display.say(`Done in ${duration(seconds)}.`);
  const width = Math.max(WIDTH.narrowest, Math.min(WIDTH.widest, output.columns || WIDTH.withoutTerminal));
  const people = `${evaluatedMarkets.length} markets with ${options.personas} personas each`;
  output.write(`\nEvaluation of ${printable(model)}: ${people}\n\n`);
  output.write(renderTable(lines, { width, paint: paintFor(output, environment) }));
  const { json, personas } = options;
  if (json !== null) writeJson(json, { model, personas, seconds, lines, summary: summaryOf(lines) });
}

async function cover(
  studies: number,
  json: string | null,
  { output, signal }: Pick<Terminal, "output" | "signal">,
  display: ProgressDisplay,
): Promise<void> {
  const cells = await measureCoverage(studies, (kind) => display.say(`Simulating studies: ${kind} ...`), signal);
  output.write(`\n${coverageTable(cells)}\nPercent of simulated studies. ${COVERAGE_KEY}\n`);
  const calibration = await measureCalibrations(studies, (kind) => display.say(`Simulating ${kind} ...`), signal);
  output.write(`\n${calibrationTable(calibration)}\n${CALIBRATION_KEY}\n`);
  if (json !== null) writeJson(json, { studies, cells, calibration });
}

function holdAgainstHumans(folder: string, json: string | null, output: Terminal["output"]): void {
  const measured = measureHumans(readPairs(folder));
  output.write(`\n${humansTables(measured)}`);
  if (json !== null) writeJson(json, { ...measured });
}

function modelInWords(environment: NodeJS.ProcessEnv): string {
  const { ids, upstream, backend } = chooseModels(environment);
  const names = ids.persona.join(", ");
  return backend === "local" && !upstream ? `the offline model (${names})` : names;
}

function writeJson(file: string, content: Record<string, unknown>) {
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    throw new FileTrouble(`The table could not be written to ${file} (${(error as Error).message}).`);
  }
}
