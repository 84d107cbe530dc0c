import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import type { LinearMap } from "../../functions/statistics/ridge.ts";
import { learnPrior } from "../spread/learn.ts";
import { readQuestions } from "../spread/read-questions.ts";
import { waysOf, type Way } from "./examples.ts";
import { learnMaps, measureAskFirst } from "./measure.ts";
import { askFirstTable } from "./table.ts";

const HELP = `Ranks questions by how much the answers of 20 people would help, and says what that brings.

  npm run lab -- ask-first FILE.csv [--save]

FILE has one row per option: question, wave, people (share), optionally option (place) and of, and one column of shares
for every run of a model. A run "persona:NAME" is also ranked with the help of a run "plain:NAME". Each wave is ranked
by what was learned of the others. docs/ledger.md explains the columns.

  --save   write what was learned from all waves to functions/data/ask-first.json
  --help   this text

Exit code 0: table printed; 1: no table; 2: wrong arguments.`;

const DATA_FILE = join(import.meta.dirname, "../../functions/data/ask-first.json");
const SOURCE =
  "Weights learned with `npm run lab -- ask-first FILE --save` from the same questions, people and runs as " +
  "spread-prior.json, whose source names them. The weights are our own estimates and may be used as this project is; " +
  "no question, text or share of these sources is in here.";

function readArguments(argv: readonly string[]): { file: string; save: boolean } | "help" {
  const options = { save: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = readOptions("lab -- ask-first", argv, options, true);
  if (values.help) return "help";
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError("Name one CSV file; npm run lab -- ask-first --help shows what it holds.");
  return { file, save: values.save ?? false };
}

const mapText = ({ intercept, weights }: LinearMap): string =>
  `{ "intercept": ${intercept}, "weights": [${weights.join(", ")}] }`;

function saveMaps(ways: readonly Way[]): void {
  const maps = ways
    .filter(({ name }) => name !== "blended")
    .map((way) => {
      const { error, gain, attained } = learnMaps(way);
      return (
        `    "${way.name}": {\n      "error": ${mapText(error)},\n      "gain": ${mapText(gain)},\n` +
        `      "attained": ${attained}\n    }`
      );
    });
  const source = JSON.stringify(SOURCE);
  writeFileSync(DATA_FILE, `{\n  "source": ${source},\n  "maps": {\n${maps.join(",\n")}\n  }\n}\n`);
}

/** Runs `npm run lab -- ask-first` with the arguments after the program's name. It prints failures. */
export const runAskFirstCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ file, save }) => {
      const read = readQuestions(file);
      const { withoutWave } = learnPrior(read.questions);
      const ways = waysOf(read, ({ wave }) => withoutWave.get(wave)!);
      if (save) saveMaps(ways);
      terminal.output.write(askFirstTable(measureAskFirst(ways)));
    },
  });
