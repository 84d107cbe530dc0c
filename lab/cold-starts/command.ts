import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleFunctions } from "../../lib/bundle.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { HELP, readArguments, type ColdStartOptions } from "./arguments.ts";
import { variablesOf } from "./function-variables.ts";
import { measureStart } from "./measure-starts.ts";
import { renderStarts, type FunctionStart } from "./table.ts";

/**
 * Runs `npm run lab -- cold-starts` with the arguments after the program's name. It prints failures.
 */
export const runColdStartsCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => measure(options, terminal, display),
  });

async function measure(
  { only, runs }: ColdStartOptions,
  { output, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "cold-starts-"));
  const load = () => loadavg()[0]?.toFixed(1) ?? "unknown";
  try {
    display.say("Bundling all functions ...");
    await bundleFunctions(folder);
    const starts: FunctionStart[] = [];
    for (const [index, name] of only.entries()) {
      signal.throwIfAborted();
      display.say(`${index + 1} of ${only.length}: ${name} (load average ${load()})`);
      const bundle = join(folder, name, "index.js");
      const code = readFileSync(bundle);
      const variables = variablesOf(name);
      starts.push({
        name,
        size: code.length,
        compressed: gzipSync(code, { level: 9 }).length,
        ...(await measureStart(bundle, variables, folder, runs)),
      });
    }
    output.write(renderStarts(starts));
    output.write(`Medians of ${runs} processes each; load average at the end ${load()}.\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
