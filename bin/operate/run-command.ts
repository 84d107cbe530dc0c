import { createInterface } from "node:readline/promises";
import { OperatorError, UsageError } from "../../lib/operator-error.ts";

/** What a command of the operators works with; a test gives its own. */
export interface CommandContext {
  /** Results. */
  output: { write(text: string): unknown };
  /** Progress and errors. */
  errors: { write(text: string): unknown; isTTY?: boolean };
  environment: NodeJS.ProcessEnv;
  /** Aborted when the command is asked to stop. */
  signal: AbortSignal;
}

/** 0: done; 1: refused or failed; 2: wrong arguments; 130: interrupted, as shells say it. */
export type ExitCode = 0 | 1 | 2 | 130;

export interface Command<Options> {
  help: string;
  /** @throws UsageError, or what `parseArgs` of Node throws */
  readArguments: () => Options;
  run: (options: Options) => Promise<void>;
}

const isOfParseArgs = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS");

/** Runs a command. Expected failures are printed as one sentence, never thrown. */
export async function runCommand<Options>(
  argv: readonly string[],
  { output, errors, signal }: Pick<CommandContext, "output" | "errors" | "signal">,
  { help, readArguments, run }: Command<Options>,
): Promise<ExitCode> {
  if (argv.includes("--help") || argv.includes("-h")) {
    output.write(`${help}\n`);
    return 0;
  }
  try {
    await run(readArguments());
    return 0;
  } catch (error) {
    if (error instanceof UsageError || isOfParseArgs(error)) {
      // Node's sentence on an unknown option goes on about what nobody wanted to know.
      errors.write(`${error.message.split(". To specify")[0]?.replace(/\.?$/, ".")} --help shows how it works.\n`);
      return 2;
    }
    if (signal.aborted) {
      errors.write("Stopped.\n");
      return 130;
    }
    if (!(error instanceof OperatorError)) throw error;
    errors.write(`${error.message}\n`);
    return 1;
  }
}

/** Asks at the terminal; undefined when standard input is none. */
export const questionAt = ({ stdin, stderr }: NodeJS.Process): ((question: string) => Promise<string>) | undefined =>
  stdin.isTTY
    ? async (question) => {
        const lines = createInterface({ input: stdin, output: stderr });
        // The end of the input is no answer, nor is a terminal that has been closed.
        const ended = new Promise<string>((resolve) => {
          for (const end of ["close", "error"]) lines.on(end, () => resolve(""));
        });
        try {
          return await Promise.race([lines.question(question), ended]);
        } finally {
          lines.close();
        }
      }
    : undefined;
