import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ModelError } from "../../functions/domain/model-errors.ts";
import { CannotStart } from "../data-folder.ts";
import { chooseModels } from "../model-choice.ts";
import { FileTrouble, StudyError, UsageError } from "../study/errors.ts";
import { duration } from "../study/report/figures.ts";
import { paintFor, type Screen } from "../study/terminal/paint.ts";
import { printable } from "../study/terminal/printable.ts";
import { createProgressDisplay, type ProgressDisplay } from "../study/terminal/progress-display.ts";
import { HELP, readArguments, type EvaluationOptions } from "./arguments.ts";
import { evaluate } from "./evaluate.ts";
import type { Line } from "./line.ts";
import { evaluatedMarkets } from "./markets.ts";
import { renderTable, summaryOf } from "./table.ts";

export interface CommandContext {
  /** Where the table goes. */
  output: Screen;
  /** Where progress and errors go. */
  errors: Screen;
  environment: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

const WIDTH = { narrowest: 90, widest: 132, withoutTerminal: 120 } as const;

/** Runs `npm run evaluate` with the arguments after the program's name. Expected failures are printed, never thrown. */
export async function runEvaluateCommand(argv: readonly string[], context: CommandContext): Promise<0 | 1 | 2 | 130> {
  const display = createProgressDisplay(context.errors, context.environment);
  const complain = (sentence: string) => context.errors.write(`${printable(sentence)}\n`);
  try {
    const options = readArguments(argv);
    if (options === "help") {
      context.output.write(`${HELP}\n`);
      return 0;
    }
    await measure(options, context, display);
    return 0;
  } catch (error) {
    display.end();
    if (context.signal.aborted) {
      complain("Stopped.");
      return 130;
    }
    if (error instanceof UsageError) {
      complain(error.message);
      return 2;
    }
    if (error instanceof StudyError || error instanceof CannotStart || error instanceof ModelError) {
      complain(error.message);
      return 1;
    }
    throw error;
  }
}

async function measure(
  options: EvaluationOptions,
  { output, environment, signal }: CommandContext,
  display: ProgressDisplay,
): Promise<void> {
  const start = performance.now();
  const model = modelInWords(environment);
  display.say(`Evaluating ${model} on a service of its own ...`);
  const dataFolder = mkdtempSync(join(tmpdir(), "evaluation-"));
  let lines: Line[];
  try {
    // Loaded only when it is needed, since it is large.
    const { startStack } = await import("../stack.ts");
    const stack = await startStack({ port: 0, dataFolder, variables: environment });
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
  if (options.json !== null) writeJson(options.json, { model, personas: options.personas, seconds, lines });
}

function modelInWords(environment: NodeJS.ProcessEnv): string {
  const { ids, upstream, backend } = chooseModels(environment);
  const names = ids.persona.join(", ");
  return backend === "local" && !upstream ? `the offline model (${names})` : names;
}

function writeJson(
  file: string,
  content: { model: string; personas: number; seconds: number; lines: readonly Line[] },
) {
  try {
    writeFileSync(file, `${JSON.stringify({ ...content, summary: summaryOf(content.lines) }, null, 2)}\n`);
  } catch (error) {
    throw new FileTrouble(`The table could not be written to ${file} (${(error as Error).message}).`);
  }
}
