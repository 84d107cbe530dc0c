import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { readOptions } from "../../cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../cli/run-command.ts";
import { replaceSection } from "../marked-section.ts";
import { readMeasured } from "../measured-file.ts";
import { readLoad } from "./load.ts";
import { readQuotas } from "./quotas.ts";
import { waitingTables } from "./simulation/waiting.ts";
import { costTable, mixTable, quotaTable, requestTable, sourceTable, type ScaleInput } from "./table.ts";

const DOCUMENT = fileURLToPath(new URL("../../../docs/scale.md", import.meta.url));

const HELP = `Reckons what 10, 1,000 and 100,000 studies a day cost and where each quota ends.

  npm run scale -- [options]

  --write  replaces the tables in docs/scale.md
  --help   this text

It then simulates a working day of each load, half a minute in all. Nothing is measured here: what a study
consumes stands in bin/costs/measured.json, which npm run costs -- --write
writes; what a load is in bin/costs/scale/load.json, and quotas in bin/costs/scale/quotas.json.
Exit code 0: tables printed; 2: wrong arguments.`;

function readArguments(argv: readonly string[]): { write: boolean } | "help" {
  const { values } = readOptions("scale", argv, { write: { type: "boolean" }, help: { type: "boolean", short: "h" } });
  return values.help ? "help" : { write: values.write ?? false };
}

export const readScaleInput = (): ScaleInput => ({
  load: readLoad(),
  quotas: readQuotas(),
  work: readMeasured().work,
});

/** The tables of docs/scale.md by the names of their sections. */
export const scaleSections = (input: ScaleInput): Record<string, string> => ({
  mix: mixTable(input),
  costs: costTable(input),
  quotas: quotaTable(input),
  requests: requestTable(input),
  sources: sourceTable(input),
});

/** The same of the simulation, which takes some half a minute. */
export const simulatedSections = (input: ScaleInput): Record<string, string> => ({ waiting: waitingTables(input) });

/** The document with the tables as they are now. */
export async function scaleDocument(sections: Record<string, string>): Promise<string> {
  const text = Object.entries(sections).reduce(
    (document, [name, content]) => replaceSection(document, name, content, "npm run scale"),
    readFileSync(DOCUMENT, "utf8"),
  );
  return (await format(DOCUMENT, text)).code;
}

/** Runs `npm run scale` with the arguments after the program's name. */
export const runScaleCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ write }, display) => {
      const input = readScaleInput();
      display.say("Simulating working days ...");
      const sections = { ...scaleSections(input), ...simulatedSections(input) };
      terminal.output.write((await format(DOCUMENT, Object.values(sections).join("\n\n"))).code);
      if (!write) return;
      writeFileSync(DOCUMENT, await scaleDocument(sections));
      display.say("docs/scale.md is written.");
    },
  });
