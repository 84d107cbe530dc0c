import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileTrouble, UsageError, WorkFailed } from "../../bin/cli/errors.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { startLocalStack, type StartService } from "../../bin/study/service.ts";
import { withService } from "../../bin/study/with-service.ts";
import { readStudies } from "./read-study.ts";
import { runPublishedStudy, type RunOptions, type StudyOutcome } from "./run-study.ts";
import { megastudyDocument, summaryOf } from "./tables.ts";

const HELP = `Runs published consumer studies end to end, and compares them with what people answered.

  npm run lab -- megastudy FOLDER [STUDY…] [options]

FOLDER holds STUDY/survey.qsf (an export of Qualtrics) and STUDY/people.json (people's answers, counted). For each
study: an audience, its personas, the import, the survey, the people's answers as a human study, and the validity.
Prints the report as Markdown, and says what could not be matched, with its reason.

  --personas N       personas of each study, 2 to 1000 (default 100)
  --url URL          of a running service; without it, a service is started in a temporary folder
  --out FOLDER       also write megastudy.md and megastudy.json there, after each study
  --timeout SECONDS  how long to wait for each study (default 3600)
  --help             this text

Exit code 0: every study went through; 1: one did not; 2: wrong arguments; 130: interrupted.`;

const options = {
  personas: { type: "string" },
  url: { type: "string" },
  out: { type: "string" },
  timeout: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

interface MegastudyOptions extends RunOptions {
  folder: string;
  studies: string[];
  url: string | null;
  out: string | null;
}

function readArguments(argv: readonly string[]): MegastudyOptions | "help" {
  const { values, positionals } = readOptions("lab -- megastudy", argv, options, true);
  if (values.help) return "help";
  const [folder, ...studies] = positionals;
  if (folder === undefined)
    throw new UsageError("Name a folder of studies; npm run lab -- megastudy --help shows what it holds.");
  return {
    folder,
    studies,
    url: values.url ?? null,
    out: values.out ?? null,
    personas: wholeNumber("personas", values.personas ?? 100, [2, 1_000]),
    timeoutSeconds: wholeNumber("timeout", values.timeout ?? 3_600, [1, 86_400]),
  };
}

/** Where the program runs; a test gives a service of its own. */
export interface MegastudyContext extends Terminal {
  startService?: StartService;
}

/** Runs `npm run lab -- megastudy` with the arguments after the program's name. It prints failures. */
export const runMegastudyCommand = (argv: readonly string[], context: MegastudyContext): Promise<ExitCode> =>
  runCommand(context, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (chosen, display) => runStudies(chosen, context, display),
  });

async function runStudies(
  { folder, studies: names, url, out, ...how }: MegastudyOptions,
  { startService = startLocalStack, ...terminal }: MegastudyContext,
  display: ProgressDisplay,
): Promise<void> {
  const studies = readStudies(folder, names);
  const outcomes: StudyOutcome[] = [];
  const dataFolder = mkdtempSync(join(tmpdir(), "megastudy-"));
  try {
    const stack = url === null ? await startService(dataFolder) : null;
    try {
      const at = { url: stack?.url ?? url!, urlGiven: true, dataFolder, json: null };
      await withService(at, terminal, display, async ({ session: { api } }) => {
        for (const study of studies) {
          display.say(`${study.name}: ${study.people.answers.length} columns of ${study.people.respondents} people`);
          const outcome = await runPublishedStudy(study, how, { api, display, signal: terminal.signal });
          outcomes.push(outcome);
          display.say(`${study.name}: ${summaryOf([outcome])}`);
          if (out !== null) write(out, outcomes);
        }
      });
    } finally {
      await stack?.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  terminal.output.write(megastudyDocument(outcomes));
  const failed = outcomes.filter((one) => one.failed !== null).map(({ study }) => study);
  if (failed.length > 0) throw new WorkFailed(`Not every study went through: ${failed.join(", ")}.`);
}

/** Four decimals are as many as anybody reads. */
const short = (_: string, value: unknown): unknown => (typeof value === "number" ? Number(value.toFixed(4)) : value);

/** @throws FileTrouble */
function write(folder: string, outcomes: readonly StudyOutcome[]): void {
  try {
    writeFileSync(join(folder, "megastudy.md"), megastudyDocument(outcomes));
    writeFileSync(join(folder, "megastudy.json"), `${JSON.stringify(outcomes, short, 1)}\n`);
  } catch (error) {
    throw new FileTrouble(`The report could not be written to ${folder} (${(error as Error).message}).`);
  }
}
