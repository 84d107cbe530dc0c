import type { CommandContext, ExitCode } from "../../bin/operate/run-command.ts";

/** What an operator's command wrote, and how it ended. */
export interface Ran {
  exitCode: ExitCode;
  output: string;
  errors: string;
}

/** Runs a command in this process, with screens that are no terminals. */
export async function run<Context extends CommandContext>(
  command: (argv: readonly string[], context: Context) => Promise<ExitCode>,
  argv: readonly string[],
  context: Omit<Context, keyof CommandContext> & Partial<CommandContext>,
): Promise<Ran> {
  let output = "";
  let errors = "";
  const exitCode = await command(argv, {
    output: { write: (text: string) => (output += text) },
    errors: { write: (text: string) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
    ...context,
  } as Context);
  return { exitCode, output, errors };
}
