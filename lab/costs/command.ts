import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { CannotStart } from "../../local/data-folder.ts";
import { duration } from "../../bin/cli/figures.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { HELP, readArguments, type CostOptions } from "./arguments.ts";
import { replaceSection } from "./marked-section.ts";
import { writeMeasured } from "./measured-file.ts";
import type { MeasuredKind } from "./measured-kind.ts";
import { isMeterLoaded } from "./meter-readings.ts";
import type { Measurement } from "./measure-chain.ts";
import { PRICED_ENVIRONMENT, pricedModels } from "./priced-models.ts";
import { formulaTable, infrastructureTable, measuredTable, monthlyTable, symbolList } from "./table.ts";

const DOCUMENT = fileURLToPath(new URL("../../docs/measurements/costs.md", import.meta.url));
/** Between two looks of a client that waits for a study. */
const LOOK_EVERY_SECONDS = 2;
const EMBEDDING_SECONDS = 0.2;
/** So many that hardly any work waits for a place: waiting costs transitions that depend on what else runs. */
const CALLS_AT_ONCE = 4_000;

/** Runs `npm run lab -- costs` with the arguments after the program's name. It prints failures. */
export const runCostsCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (options, display) => reckon(options, terminal, display),
  });

async function reckon(
  options: CostOptions,
  { output, environment, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  if (!isMeterLoaded()) throw new CannotStart("The meter is not loaded; start this with npm run lab -- costs.");
  const started = performance.now();
  if (options.estimates) return holdAgainst(options, { output, environment, signal }, display);
  const measured = await measure(options, environment, signal, display);
  display.say("Counting what an idle environment consists of ...");
  const { synthesisedResources } = await import("./synthesised-resources.ts");
  const models = pricedModels();
  const sections = {
    formulas: `${symbolList()}\n\n${formulaTable(measured, models)}`,
    studies: measuredTable(measured, models),
    infrastructure: infrastructureTable(measured, models),
    month: monthlyTable(synthesisedResources(), models),
  };
  display.say(`Done in ${duration((performance.now() - started) / 1_000)}.`);
  output.write(await formatted(Object.values(sections).join("\n\n")));
  if (options.write) {
    const document = Object.entries(sections).reduce(
      (text, [name, content]) => replaceSection(text, name, content),
      readFileSync(DOCUMENT, "utf8"),
    );
    writeFileSync(DOCUMENT, await formatted(document));
    writeMeasured(measured, models, new Date());
    display.say("docs/measurements/costs.md and lab/costs/measured.json are written.");
  }
}

const formatted = async (markdown: string): Promise<string> => (await format(DOCUMENT, markdown)).code;

/** Prints how estimates hold. */
async function holdAgainst(
  options: CostOptions,
  { output, environment, signal }: Pick<Terminal, "output" | "environment" | "signal">,
  display: ProgressDisplay,
): Promise<void> {
  const { estimatesTable } = await import("./estimates/table.ts");
  const held = await onStack({ ...options, latency: 0 }, environment, signal, display, async (measurement) => {
    const { measureEstimates } = await import("./measure-studies.ts");
    return measureEstimates(measurement);
  });
  if (options.json) writeFileSync(options.json, JSON.stringify(held));
  const table = estimatesTable(held);
  output.write(await formatted(table));
  if (!options.write) return;
  writeFileSync(DOCUMENT, await formatted(replaceSection(readFileSync(DOCUMENT, "utf8"), "estimates", table)));
  display.say("docs/measurements/costs.md is written.");
}

const measure = (
  options: CostOptions,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  display: ProgressDisplay,
): Promise<MeasuredKind[]> =>
  onStack(options, environment, signal, display, async (measurement) => {
    // Loaded only when it is needed, since it is large.
    const { measureStudies } = await import("./measure-studies.ts");
    return measureStudies(measurement);
  });

/** Does something on a stack in a temporary folder. */
async function onStack<T>(
  { personas, latency, timeoutSeconds, estimates }: CostOptions,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
  display: ProgressDisplay,
  work: (measurement: Measurement) => Promise<T>,
): Promise<T> {
  const dataFolder = mkdtempSync(join(tmpdir(), "costs-"));
  try {
    const { startStack } = await import("../../local/stack.ts");
    const stack = await startStack({
      port: 0,
      dataFolder,
      variables: {
        ...environment,
        LOCAL_LLM_LATENCY_MS: String(latency * 1_000),
        LOCAL_EMBEDDING_LATENCY_MS: String(Math.min(latency, EMBEDDING_SECONDS) * 1_000),
        LOCAL_MODEL_CALLS_AT_ONCE: String(CALLS_AT_ONCE),
        // Estimates are made at the prices of the models that answer.
        ...(estimates ? { LOCAL_MODEL_IDS: PRICED_ENVIRONMENT } : {}),
      },
    });
    try {
      return await work({
        stack,
        dataFolder,
        personas,
        timeoutSeconds,
        lookEverySeconds: Math.max(0.2, Math.min(latency, LOOK_EVERY_SECONDS)),
        warmUp: true,
        display,
        signal,
      });
    } finally {
      await stack.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
