import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { runStudyCommand, type CommandContext } from "../../../bin/study/command.ts";
import { startFakeService, type FakeRoutes } from "./fake-service.ts";

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "study-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function fakeService(changes: FakeRoutes = {}) {
  const service = await startFakeService(changes);
  cleanUps.push(() => service.close());
  return service;
}

/** Runs the command in this process with screens that are no terminals. */
export async function study(argv: readonly string[], context: Partial<CommandContext> = {}) {
  let output = "";
  let errors = "";
  const exitCode = await runStudyCommand(argv, {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
    polling: { first: 1, growth: 1, longest: 1 },
    startService: async () => {
      throw new Error("no service is to be started here");
    },
    ...context,
  });
  return { exitCode, output, errors };
}

/** Arguments of a study on a service, with a data folder of its own unless one is given. */
export const argumentsFor = (service: { url: string }, dataFolder = temporaryFolder()): string[] => [
  "--audience",
  "women 25-40 in Munich who buy oat milk",
  "--concept",
  "Oat drink with protein, 1.99 EUR",
  "--personas",
  "2",
  "--url",
  service.url,
  "--data",
  dataFolder,
];
