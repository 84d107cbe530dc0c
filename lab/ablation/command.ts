import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedder } from "../../functions/models/port/embedder.ts";
import { openModel } from "../../functions/models/port/model.ts";
import { personaProfile, type PersonaProfile } from "../../functions/personas/people/participant.ts";
import type { InventedPersona } from "../../functions/personas/people/record.ts";
import { openReader } from "../../functions/studies/rating/reader/reader.ts";
import { chooseModels } from "../../local/stack/model-choice.ts";
import type { Stack } from "../../local/stack.ts";
import { FileTrouble, UsageError } from "../../bin/cli/errors.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { openAccountFile } from "../../bin/study/accounts.ts";
import { deadlineIn } from "../../bin/study/poll.ts";
import { recruit } from "../../bin/study/recruit.ts";
import { signIn } from "../../bin/study/session.ts";
import { storedFacts } from "../evaluation/stored-facts.ts";
import { onNobodysAccount, unpaid } from "../evaluation/unpaid.ts";
import { AUDIENCE } from "../megastudy/run-study.ts";
import { askInAllArms, type Asking } from "./ask.ts";
import { measureAblation, type AnsweredQuestion } from "./measure.ts";
import { choosePublicQuestions } from "./questions.ts";
import { ablationTable } from "./table.ts";

const HELP = `Compares ways of asking with people: who is asked (nobody in particular, age and gender, our personas, our
personas without their personality) and how words become numbers (by words, by a follow-up, by stated probabilities).

  npm run lab -- ablation FOLDER [options]

FOLDER holds STUDY/survey.qsf and STUDY/people.json, as for npm run lab -- megastudy. Rating questions of all studies
are asked in turns, each by itself. Prints a table, the nearest way first.

  --questions N      public questions (default 50)
  --personas N       people who are asked each (default 5)
  --timeout SECONDS  how long to wait for the personas (default 3600)
  --json FILE        also write every answer as JSON, after each question
  --help             this text

The model is chosen as for npm start: LOCAL_LLM_URL and LOCAL_LLM_MODEL, or LOCAL_BEDROCK=aws. Exit code 0: table
printed; 1: it could not be measured; 2: wrong arguments; 130: interrupted.`;

const options = {
  questions: { type: "string" },
  personas: { type: "string" },
  timeout: { type: "string" },
  json: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

interface AblationOptions {
  folder: string;
  questions: number;
  personas: number;
  timeoutSeconds: number;
  json: string | null;
}

function readArguments(argv: readonly string[]): AblationOptions | "help" {
  const { values, positionals } = readOptions("lab -- ablation", argv, options, true);
  if (values.help) return "help";
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw new UsageError("Name one folder of studies; npm run lab -- ablation --help shows what it holds.");
  return {
    folder,
    questions: wholeNumber("questions", values.questions ?? "50", [1, 1_000]),
    personas: wholeNumber("personas", values.personas ?? "5", [1, 100]),
    timeoutSeconds: wholeNumber("timeout", values.timeout ?? 3_600, [1, 86_400]),
    json: values.json ?? null,
  };
}

/** Runs `npm run lab -- ablation` with the arguments after the program's name. It prints failures. */
export const runAblationCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (chosen, display) => ablate(chosen, terminal, display),
  });

/** Personas of the studies' audience, as models are told of them. */
async function peopleOf(
  stack: Stack,
  dataFolder: string,
  { personas, timeoutSeconds }: AblationOptions,
  { signal, display }: { signal: AbortSignal; display: ProgressDisplay },
): Promise<PersonaProfile[]> {
  const { api } = await signIn({ url: stack.url, signal }, openAccountFile(join(dataFolder, "account.json")));
  const { id: projectId } = await api.createProject({ body: { name: "Ablation" } });
  const found = await recruit(
    { projectId, audience: AUDIENCE, goOn: true, personas },
    { api, display, signal },
    deadlineIn(timeoutSeconds),
  );
  const facts = await storedFacts(stack.endpoints.dynamodb);
  return found.personas.flatMap((persona) => {
    const own = facts.get(persona.id);
    return own ? [personaProfile({ ...persona, facts: own } as unknown as InventedPersona)] : [];
  });
}

/** Scales are learned anew: what they were learned from is the same every time. */
const nothingKept = {
  findScale: () => Promise.resolve(undefined),
  findScaleTests: () => Promise.resolve(new Map()),
  saveScale: () => Promise.resolve(),
  findThemeTest: () => Promise.resolve(undefined),
  saveThemeTest: () => Promise.resolve(),
  findTranslation: () => Promise.resolve(undefined),
  saveTranslation: () => Promise.resolve(),
};

async function ablate(
  chosen: AblationOptions,
  { environment, signal, output }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const questions = choosePublicQuestions(chosen.folder, chosen.questions);
  const { ids } = chooseModels(environment);
  const [modelId] = ids.persona as [string, ...string[]];
  const dataFolder = mkdtempSync(join(tmpdir(), "ablation-"));
  const answered: AnsweredQuestion[] = [];
  try {
    // Loaded only when it is needed, since it is large.
    const { startStack } = await import("../../local/stack.ts");
    const stack = await startStack({ port: 0, dataFolder, variables: environment });
    // Metrics of what is asked of the model here, beside the stack, would stand in the table.
    process.env.LOG_LEVEL = "silent";
    const { bedrock } = stack.endpoints;
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const client = new BedrockRuntimeClient(
      bedrock === null ? {} : { endpoint: bedrock, region: "local", credentials },
    );
    try {
      const asking: Asking = {
        model: openModel({ budget: unpaid, fallbacks: {}, client }),
        modelId,
        reader: openReader({
          ratings: ids.embedding === null ? null : openEmbedder(ids.embedding, { budget: unpaid, client }),
          similarity: null,
          languages: nothingKept,
        }),
        people: await peopleOf(stack, dataFolder, chosen, { signal, display }),
      };
      for (const [index, asked] of questions.entries()) {
        signal.throwIfAborted();
        answered.push({ asked, answers: await onNobodysAccount(() => askInAllArms(asking, asked)) });
        display.say(`${index + 1} of ${questions.length}: ${asked.study}, ${asked.question.id}`);
        if (chosen.json !== null) writeJson(chosen.json, { model: modelId, answered, ...measureAblation(answered) });
      }
    } finally {
      client.destroy();
      await stack.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  output.write(`\n${modelId}, ${questions.length} public questions, ${chosen.personas} personas each\n\n`);
  output.write(ablationTable(measureAblation(answered)));
}

/** @throws FileTrouble */
function writeJson(file: string, content: Record<string, unknown>): void {
  try {
    writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`);
  } catch (error) {
    throw new FileTrouble(`The answers could not be written to ${file} (${(error as Error).message}).`);
  }
}
