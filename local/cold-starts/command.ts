import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { environments, type FunctionName } from "../../functions/contracts/environment.ts";
import { bundleFunctions } from "../../lib/bundle.ts";
import { functionEnvironment } from "../function-environment.ts";
import { chooseModels } from "../model-choice.ts";
import { runCommand, type ExitCode, type Terminal } from "../study/terminal/run-command.ts";
import type { ProgressDisplay } from "../study/terminal/progress-display.ts";
import { HELP, readArguments, type ColdStartOptions } from "./arguments.ts";
import { measureStart } from "./measure-starts.ts";
import { renderStarts, type FunctionStart } from "./table.ts";

/** Runs `npm run cold-starts` with the arguments after the program's name. Expected failures are printed, never thrown. */
export const runColdStartsCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => measure(options, terminal, display),
  });

/** Nothing is called while a function loads. */
const NOWHERE = "http://127.0.0.1:9";

/** The variables that a deployment gives a function. */
function variablesOf(name: FunctionName): Record<string, string> {
  const all = functionEnvironment({
    endpoints: {
      api: NOWHERE,
      dynamodb: NOWHERE,
      s3: NOWHERE,
      sqs: NOWHERE,
      step_functions: NOWHERE,
      secrets_manager: NOWHERE,
      bedrock: null,
      mail: NOWHERE,
      textract: NOWHERE,
      signals: NOWHERE,
    },
    models: chooseModels({}),
    queueUrl: (queue) => `${NOWHERE}/${queue}`,
    version: "0.0.0",
    caller: {},
  });
  const own = Object.keys(environments[name].shape).flatMap((variable) => {
    const value = all[variable];
    return value === undefined ? [] : [[variable, value] as const];
  });
  return { ...Object.fromEntries(own), AWS_REGION: "eu-central-1" };
}

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
