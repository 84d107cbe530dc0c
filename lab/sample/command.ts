import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { createClient, waitFor, type Client } from "../../clients/typescript/src/index.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import type { ProgressDisplay } from "../../bin/cli/progress-display.ts";
import { readOptions, wholeNumber } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { newAccount } from "../../bin/study/accounts.ts";
import { readRecording } from "../../local/bedrock/recording.ts";
import { startStack } from "../../local/stack.ts";
import { readProject } from "./read-project.ts";

const RECORDING = fileURLToPath(new URL("../../test/recorded/en.jsonl.gz", import.meta.url));
const SAMPLE = fileURLToPath(new URL("../../functions/projects/sample/recorded.json", import.meta.url));

const HELP = `Records the sample project that every company can open: an audience, and a concept test on it.

  npm run lab -- sample [options]

  --from FILE   answers of a model that RECORD_MODEL has written (default test/recorded/en.jsonl.gz)
  --personas N  in the audience, 2 to 10 (default 5: as many as that file holds)
  --help        this text

With LOCAL_LLM_URL and LOCAL_LLM_MODEL set, that model answers now instead; a small one takes a quarter of an hour.
Writes functions/projects/sample/recorded.json.`;

/** What the default recording was asked about: other words would get answers that are not theirs. */
const CONCEPT =
  "Cold-brewed mint tea without sugar, in a glass bottle of 0.5 l, from the leaves of three farms, for 2.20 GBP.";

interface SampleOptions {
  from: string;
  personas: number;
}

const options = {
  from: { type: "string" },
  personas: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

function readArguments(argv: readonly string[]): SampleOptions | "help" {
  const { values } = readOptions("lab -- sample", argv, options);
  if (values.help) return "help";
  return {
    from: values.from ?? RECORDING,
    personas: wholeNumber("personas", values.personas ?? "5", [2, 10]),
  };
}

/** Runs `npm run lab -- sample` with the arguments after the program's name. It prints failures. */
export const runSampleCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: (chosen, display) => record(chosen, terminal, display),
  });

async function record(
  { from, personas }: SampleOptions,
  { environment, output, signal }: Terminal,
  display: ProgressDisplay,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  const isLive = environment["LOCAL_LLM_URL"] !== undefined;
  const head = isLive
    ? { model: environment["LOCAL_LLM_MODEL"] ?? "", recorded_at: new Date().toISOString() }
    : readRecording(from).head;
  const stack = await startStack({
    port: 0,
    dataFolder: folder,
    loadAhead: false,
    variables: isLive ? environment : { REPLAY_MODEL: from },
  });
  try {
    const api = createClient({ url: stack.url, signal });
    const { access_token: key, user } = await api.signUp({ body: { ...newAccount(), company_name: "Sample" } });
    const began = new Date();
    const projectId = await holdStudy(createClient({ url: stack.url, key, signal }), personas, display);
    const age = isLive ? 0 : began.getTime() - Date.parse(head.recorded_at);
    const recorded = await readProject(stack.endpoints.dynamodb, { companyId: user.company_id, projectId }, age);
    const answered = { model: head.model, recorded_on: head.recorded_at.slice(0, 10), ...recorded };
    const { code: text } = await format(SAMPLE, JSON.stringify(answered), { printWidth: 120 });
    writeFileSync(SAMPLE, text);
    output.write(`${recorded.items.length} items, ${Math.ceil(text.length / 1024)} KB, in ${SAMPLE}\n`);
  } finally {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the id of a project with an audience and a complete concept test. @throws WorkFailed */
async function holdStudy(api: Client, personas: number, display: ProgressDisplay): Promise<string> {
  const { id: project_id } = await api.createProject({ body: { name: "Sample: cold-brewed mint tea" } });
  const params = { project_id };
  const audience = { name: "People in Manchester", location: "Manchester, United Kingdom", language: "en" };
  const group = await api.createPersonaGroup({ params, body: { ...audience, persona_count: personas } });
  await api.generatePersonas({ params: { ...params, group_id: group.id } });
  const made = await waitFor(api, "persona_group", { ...params, id: group.id });
  if (made.generation_status !== "complete") throw new WorkFailed(`The audience failed: ${made.error ?? ""}`);
  display.say(`${made.personas_total} personas`);
  const { id } = await api.createSimulation({
    params,
    body: {
      name: "Sample: cold-brewed mint tea",
      simulation_type: "concept_test",
      persona_group_id: group.id,
      prompt_question: CONCEPT,
    },
  });
  const study = await waitFor(api, "simulation", { ...params, id });
  if (study.status !== "complete") throw new WorkFailed(`The study is ${study.status}: ${study.error ?? ""}`);
  return project_id;
}
