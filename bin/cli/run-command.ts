import { ApiError } from "../../clients/typescript/src/index.ts";
import { CannotStart } from "../../local/data-folder.ts";
import { CommandError, UsageError } from "./errors.ts";
import type { Screen } from "./paint.ts";
import { printable } from "./printable.ts";
import { createProgressDisplay, type ProgressDisplay } from "./progress-display.ts";

/** Where a command writes, and what it hears from the terminal. */
export interface Terminal {
  /** Where the results go. */
  output: Screen;
  /** Where progress and errors go, so that results can be redirected to a file. */
  errors: Screen;
  environment: NodeJS.ProcessEnv;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}

/** 0: results printed; 1: the work failed; 2: wrong arguments; 130: interrupted, as shells say it. */
export type ExitCode = 0 | 1 | 2 | 130;

export interface Command<Options> {
  help: string;
  /** @throws UsageError with a sentence */
  readArguments: () => Options | "help";
  run: (options: Options, display: ProgressDisplay) => Promise<void>;
  /** Errors whose message is for the person at the terminal, beside those of studies and of the stack. */
  isExpected?: (error: unknown) => error is Error;
}

const EXPECTED = [CommandError, ApiError, CannotStart];

/** Runs a command of the terminal. Expected failures are printed as one sentence, never thrown. */
export async function runCommand<Options>(
  { output, errors, environment, signal }: Terminal,
  { help, readArguments, run, isExpected }: Command<Options>,
): Promise<ExitCode> {
  const display = createProgressDisplay(errors, environment);
  const complain = (sentence: string) => errors.write(`${printable(sentence)}\n`);
  try {
    const options = readArguments();
    if (options === "help") {
      output.write(`${help}\n`);
      return 0;
    }
    await run(options, display);
    return 0;
  } catch (error) {
    display.end();
    if (signal.aborted) {
      complain("Stopped.");
      return 130;
    }
    if (error instanceof UsageError) {
      complain(error.message);
      return 2;
    }
    if (EXPECTED.some((kind) => error instanceof kind) || isExpected?.(error)) {
      complain((error as Error).message);
      return 1;
    }
    throw error;
  }
}
