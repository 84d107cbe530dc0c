import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type Client } from "../../clients/typescript/src/index.ts";
import { CommandError, UsageError, WorkFailed } from "../../bin/cli/errors.ts";
import { newAccount } from "../../bin/study/accounts.ts";
import { readOptions } from "../../bin/cli/read-options.ts";
import { runCommand, type ExitCode, type Terminal } from "../../bin/cli/run-command.ts";
import { openReplayedCalls } from "../../local/bedrock/replayed-calls.ts";
import { startReplays } from "../../local/replay/start-replays.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { startStack } from "../../local/stack.ts";
import { readExamples, writeExample } from "./bundles.ts";
import { beginExample, exampleStudies, waitPatiently } from "./studies.ts";

const HELP = `The recorded studies in docs/examples/recorded: a replay bundle per kind of study, answered by a model.

  npm run lab -- examples             computes each again from its answers with the code of today, and writes what comes
                                      of it: for changes of prompts, of figures and of what reports say
  npm run lab -- examples --new NAME  holds one anew, with the answers of a model in test/recorded; or with the model of
                                      LOCAL_LLM_URL, LOCAL_LLM_MODEL and LOCAL_EMBEDDING_MODEL, if these are set: a
                                      small one takes ten minutes
  npm run lab -- examples --help      this text

Names: ${Object.keys(exampleStudies).join(", ")}.`;

const options = { new: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

function readArguments(argv: readonly string[]): { fresh: string | undefined } | "help" {
  const { values } = readOptions("lab -- examples", argv, options);
  if (values.help) return "help";
  if (values.new !== undefined && !(values.new in exampleStudies))
    throw new UsageError(`--new takes one of ${Object.keys(exampleStudies).join(", ")}, not "${values.new}".`);
  return { fresh: values.new };
}

/** Runs `npm run lab -- examples` with the arguments after the program's name. It prints failures. */
export const runExamplesCommand = (argv: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  runCommand(terminal, {
    help: HELP,
    readArguments: () => readArguments(argv),
    run: ({ fresh }) => (fresh === undefined ? renewAll(terminal) : hold(fresh, terminal)),
  });

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} KB`;

/** Holds a study with a model, and keeps its bundle. */
async function hold(name: string, { environment, output, signal }: Terminal): Promise<void> {
  const recording = join(projectRoot, "test", "recorded", `${exampleStudies[name]!.recording}.jsonl.gz`);
  const variables = environment.LOCAL_LLM_URL ? environment : { REPLAY_MODEL: recording };
  const folder = mkdtempSync(join(tmpdir(), "examples-"));
  const stack = await startStack({ port: 0, dataFolder: folder, loadAhead: false, variables });
  try {
    const account = newAccount();
    await createClient({ url: stack.url }).signUp({ body: { ...account, company_name: "Example" } });
    // Access tokens end after 15 minutes, so each step signs in.
    const signIn = async (): Promise<Client> => {
      const { access_token: key } = await createClient({ url: stack.url }).logIn({ body: account });
      return createClient({ url: stack.url, key, signal });
    };
    const { params, id } = await beginExample(name, signIn, output);
    const study = await waitPatiently(signIn, "simulation", { ...params, id });
    if (study.status !== "complete") throw new WorkFailed(`The study is ${study.status}: ${study.error ?? ""}`);
    const bundle = await (await signIn()).getReplay({ params: { ...params, simulation_id: id } });
    output.write(`${name}: ${bundle.calls.length} calls, ${kilobytes(writeExample(name, bundle))}\n`);
  } finally {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Computes every example again, and keeps what comes of it. */
async function renewAll({ output }: Terminal): Promise<void> {
  for (const [name, bundle] of readExamples()) {
    const folder = mkdtempSync(join(tmpdir(), "examples-"));
    const replays = await startReplays(folder, bundle.study.models, openReplayedCalls(true));
    try {
      const { failed, missing, computed } = await replays.replay(bundle);
      if (failed !== null) throw new CommandError(`${name} fails with the code of today: ${failed}`);
      const isSame = missing.length + computed.length === 0;
      output.write(`${name}: ${isSame ? "the same" : [...missing, ...computed.map((one) => one.name)].join(", ")}\n`);
      if (!isSame) writeExample(name, await replays.remade(bundle));
    } finally {
      await replays.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
