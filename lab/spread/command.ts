import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../bin/cli/errors.ts";
import { readOptions } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { publicPrior, type SpreadPrior } from "../../functions/studies/spread/spread-prior.ts";
import { markdownTable } from "../evaluation/markdown-table.ts";
import { learnPrior, type LearnedPrior } from "./learn.ts";
import { blendOf, measureRun, type SpreadFigures } from "./measure.ts";
import { readQuestions, type OpinionFile, type OpinionQuestion } from "./read-questions.ts";

const HELP = `Compares shares of models with people's, as they are and widened by the prior that the service ships.

  npm run lab -- spread FILE.csv [--learn | --save]

FILE has one row per option: question, people (share), optionally wave, option (place) and of, and one column of shares
for every run of a model. Each run is compared on the questions that it answered. Distances are total variations.

  --learn  do not use the shipped prior: learn it from FILE, and adjust each wave by a prior that does not know it
  --save   the same, and write what was learned from all waves to functions/data/spread-prior.json
  --help   this text

docs/methods.md (Spread) says how the prior works. Exit code 0: table printed; 1: no table; 2: wrong arguments.`;

const PRIOR_FILE = join(import.meta.dirname, "../../functions/data/spread-prior.json");
/** Written beside the weights: they are ours, what they were learned from is others'. */
const SOURCE =
  "Weights learned with `npm run lab -- spread FILE --save` from shares of answers to 684 questions of OpinionsQA " +
  "(Santurkar et al. 2023, arXiv 2303.17548; people: Pew Research Center, American Trends Panel, which bears no " +
  "responsibility for this use) and of nine runs of real models on them (SynthBench, " +
  "github.com/DataViking-Tech/synthbench, April 2026). The weights are our own estimates and may be used as this " +
  "project is; no question, text or share of these sources is in here.";

interface SpreadOptions {
  file: string;
  learn: boolean;
  save: boolean;
}

function readArguments(argv: readonly string[]): SpreadOptions | "help" {
  const options = {
    learn: { type: "boolean" },
    save: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  } as const;
  const { values, positionals } = readOptions("lab -- spread", argv, options, true);
  if (values.help) return "help";
  const [file] = positionals;
  if (file === undefined || positionals.length > 1)
    throw new UsageError("Name one CSV file; npm run lab -- spread --help shows what it holds.");
  const save = values.save ?? false;
  return { file, save, learn: save || (values.learn ?? false) };
}

const shown = (value: number, decimals = 4): string => value.toFixed(decimals);

const rowOf = ({ run, questions, raw, equal, adjusted, modeRight }: SpreadFigures): string[] => [
  run,
  String(questions),
  shown(raw),
  shown(equal),
  shown(adjusted),
  shown(modeRight, 3),
];

/** Rounding of a sum of hundreds of distances: equal ones are not worse. */
const ROUNDING = 1e-9;

/** The table of all runs and, of several, their blend, with the sentence that sums it up as the last line. */
export function spreadReport(
  { runs, questions }: OpinionFile,
  priorOf: (question: OpinionQuestion) => SpreadPrior,
): string {
  const measured = runs
    .map((run) => measureRun(run, questions, (question) => question.runs.get(run), priorOf))
    .filter((figures) => figures !== undefined);
  const blend = measured.length > 1 ? measureRun("(all runs blended)", questions, blendOf, priorOf) : undefined;
  const noWorse = measured.filter(({ adjusted, equal }) => adjusted <= equal + ROUNDING).length;
  const average = measured.length === 0 ? 0 : mean(measured.map(({ adjusted }) => adjusted));
  return [
    markdownTable(
      ["Run", "Questions", "Raw", "Equal shares", "Adjusted", "Mode right"],
      [...measured, ...(blend ? [blend] : [])].map(rowOf),
    ),
    `${noWorse} of ${measured.length} runs no worse than equal shares, mean adjusted distance ${shown(average)}\n`,
  ].join("\n");
}

const learnedSentence = ({ coverage, width }: LearnedPrior): string =>
  `Learned; each wave is adjusted without knowing it. The 95 % intervals hold ${shown(100 * coverage, 1)} % of ` +
  `people's shares and are ${shown(100 * width, 0)} points wide on average.\n\n`;

/** Of all runs: their number and questions, and distances from the nearest to the furthest. */
function measuredLine({ runs, questions }: OpinionFile, { withoutWave }: LearnedPrior): string {
  const found = runs.flatMap(
    (run) =>
      measureRun(
        run,
        questions,
        (question) => question.runs.get(run),
        ({ wave }) => withoutWave.get(wave)!,
      ) ?? [],
  );
  const ends = (figure: "raw" | "adjusted") => {
    const all = found.map((one) => one[figure]);
    return `[${[Math.min(...all), Math.max(...all)].map((end) => Number(end.toFixed(3))).join(", ")}]`;
  };
  const equal = Number(mean(found.map((one) => one.equal)).toFixed(3));
  return (
    `{ "questions": ${questions.length}, "runs": ${runs.length}, "raw": ${ends("raw")}, "equal": ${equal}, ` +
    `"adjusted": ${ends("adjusted")} }`
  );
}

function savePrior(read: OpinionFile, learned: LearnedPrior): void {
  const { prior } = learned;
  const options = Object.entries(prior).map(
    ([key, { weights, half_width }]) =>
      `    "${key}": { "weights": [${weights.join(", ")}], "half_width": ${half_width} }`,
  );
  const source = JSON.stringify(SOURCE);
  const measured = measuredLine(read, learned);
  writeFileSync(
    PRIOR_FILE,
    `{\n  "source": ${source},\n  "measured": ${measured},\n  "options": {\n${options.join(",\n")}\n  }\n}\n`,
  );
}

/** Runs `npm run lab -- spread` with the arguments after the program's name. It prints failures. */
export const runSpreadCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: async ({ file, learn, save }) => {
      const read = readQuestions(file);
      const learned = learn ? learnPrior(read.questions) : null;
      if (learned) terminal.output.write(learnedSentence(learned));
      if (learned && save) savePrior(read, learned);
      terminal.output.write(spreadReport(read, ({ wave }) => learned?.withoutWave.get(wave) ?? publicPrior));
    },
  });
