import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, WorkFailed } from "../../bin/cli/errors.ts";
import { duration } from "../../bin/cli/figures.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { HELP, readArguments, type BenchOptions } from "./arguments.ts";
import { digits } from "./figure.ts";
import { measurePart, type MeasuredPart } from "./measure-part.ts";
import { loadNow } from "./part.ts";
import { partNames } from "./parts.ts";
import { merged, readRecord, recordText, thisMachine, type BenchRecord } from "./record.ts";
import { renderMachine, renderSummary, renderTable } from "./table.ts";

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const LAST_RUN = root(".build/benchmarks");
const DOCUMENTED = root("docs/measurements/benchmarks");
const JSON_NAME = "table.json";

/** Runs `npm run lab -- bench` with the arguments after the program's name. It prints failures. */
export const runBenchCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => bench(options, terminal, display),
  });

async function bench(options: BenchOptions, { output, signal }: Terminal, display: ProgressDisplay): Promise<void> {
  const before = options.before === undefined ? undefined : earlier(options.before);
  const started = performance.now();
  const measured: MeasuredPart[] = [];
  for (const [index, name] of options.only.entries()) {
    display.say(`${index + 1} of ${options.only.length}: ${name} (load average ${digits(loadNow())})`);
    const part = await measurePart(name, { quick: options.quick, say: (line) => display.say(line), signal });
    measured.push(part);
    display.say(
      part.failure === undefined
        ? `${name}: ${part.figures.length} figures in ${duration(part.seconds)}`
        : `${name}: not measured. ${part.failure}`,
    );
  }
  const record: BenchRecord = { machine: thisMachine(), parts: measured };
  const text = markdownOf(record, before);
  output.write(text);
  keep(LAST_RUN, record, text);
  display.say(`Done in ${duration((performance.now() - started) / 1_000)}; the table is in .build/benchmarks.`);
  const failed = measured.filter(({ failure }) => failure !== undefined).map(({ name }) => name);
  if (failed.length > 0) throw new WorkFailed(`Not measured: ${failed.join(", ")}; the reasons are above.`);
  if (options.write) {
    document(record, options);
    display.say("docs/measurements/benchmarks is written.");
  }
}

function earlier(path: string): BenchRecord {
  try {
    return readRecord(path);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const markdownOf = (record: BenchRecord, before?: BenchRecord): string =>
  [
    "# The table",
    "Written by `npm run lab -- bench --write`; [how to read it](../benchmarks.md).",
    renderMachine(record.machine, record.parts),
    renderSummary(record),
    renderTable(record, before),
  ].join("\n\n") + "\n";

function keep(folder: string, record: BenchRecord, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, JSON_NAME), recordText(record));
  writeFileSync(join(folder, "table.md"), text);
}

/**
 * Replaces the lines of the measured parts in the documentation.
 * @throws WorkFailed if the rest is another machine's
 */
function document(record: BenchRecord, { only }: BenchOptions): void {
  const path = join(DOCUMENTED, JSON_NAME);
  let whole = record;
  // A run of all parts needs nothing of what was there.
  if (existsSync(path) && only.length < partNames.length) {
    try {
      whole = merged(readRecord(path), record);
    } catch (error) {
      throw new WorkFailed((error as Error).message);
    }
  }
  keep(DOCUMENTED, whole, markdownOf(whole));
}
