import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FileTrouble, UsageError } from "../../bin/cli/errors.ts";
import { readOptions } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { measureLedger } from "./measure.ts";
import { ledgerDocument } from "./tables.ts";

const DOCS = join(import.meta.dirname, "../../docs");

const HELP = `Compares every public question at hand that people answered with every run of a real model at hand.

  npm run lab -- ledger FOLDER [--own FILE] [--out FOLDER]

FOLDER holds opinions/opinionsqa.csv (shares of people and of runs), humans/pairs.csv (people and their model twins),
optionally humans/expected.json (published figures to compare with) and megastudy/STUDY/people.json (counts of people).
Writes ledger.md and ledger.json, misses first.

  --own FILE    megastudy.json that npm run lab -- megastudy wrote of studies held with a real model
  --out FOLDER  where to write them (default docs)
  --help        this text

Exit code 0: written; 1: a file could not be read or written; 2: wrong arguments.`;

function readArguments(argv: readonly string[]): { folder: string; own: string | null; out: string } | "help" {
  const options = { own: { type: "string" }, out: { type: "string" }, help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = readOptions("lab -- ledger", argv, options, true);
  if (values.help) return "help";
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new UsageError("Name one folder of public data; npm run lab -- ledger --help shows what it holds.");
  return { folder, own: values.own ?? null, out: values.out ?? DOCS };
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new FileTrouble(`${file} could not be written (${(error as Error).message}).`);
  }
}

/** Four decimals: more than six thousand lines of a question and a run stay readable, and a megabyte. */
const short = (_: string, value: unknown): unknown => (typeof value === "number" ? Number(value.toFixed(4)) : value);

/** Runs `npm run lab -- ledger` with the arguments after the program's name. It prints failures. */
export const runLedgerCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ folder, own, out }, display) => {
      display.say("Comparing models with people ...");
      const ledger = measureLedger(folder, own);
      write(join(out, "ledger.md"), ledgerDocument(ledger));
      write(join(out, "ledger.json"), `${JSON.stringify(ledger, short)}\n`);
      const [{ coverage, run }] = ledger.intervals.toSorted((a, b) => (a.coverage ?? 1) - (b.coverage ?? 1)) as [
        (typeof ledger.intervals)[number],
      ];
      terminal.output.write(
        `${ledger.opinions.questions + ledger.twins.lines.length} questions compared; the intervals that hold least ` +
          `are of ${run}: ${((coverage ?? 0) * 100).toFixed(1)} %. Written to ${join(out, "ledger.md")}.\n`,
      );
    },
  });
