import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemsInTable } from "./stored-entities.ts";
import { secretsInLogs } from "./secrets-in-logs.ts";
import { startStack, type Stack, type StackOptions } from "../../local/stack.ts";

export interface TemporaryStack extends Stack {
  dataFolder: string;
}

const failOf = (what: string, found: readonly string[]): void => {
  if (found.length > 0) throw new Error(`${what}:\n${found.slice(0, 10).join("\n")}`);
};
const failOfSecrets = (folder: string) => failOf("Secrets in log lines", secretsInLogs(folder));

/**
 * What must be true of every stack, whatever ran on it.
 * @throws Error if a log line holds a secret, or an item of the table is of no known entity or not what its schema says
 */
export async function requireCleanStack({ endpoints, dataFolder }: TemporaryStack): Promise<void> {
  failOf("Items that nobody can read", await problemsInTable(endpoints.dynamodb));
  failOfSecrets(dataFolder);
}

/**
 * The real local stack on a folder that goes away with it. Waits between retries take a hundredth of their time, and
 * only what is used is loaded. Closing it fails as {@link requireCleanStack} does, so every test of the API is a test
 * of that too.
 */
export async function startTemporaryStack(options: Partial<StackOptions> = {}): Promise<TemporaryStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), "stack-"));
  const stack = await startStack({ port: 0, dataFolder, retryDelayScale: 0.01, loadAhead: false, ...options });
  return {
    ...stack,
    dataFolder,
    close: async () => {
      const problems = await problemsInTable(stack.endpoints.dynamodb);
      await stack.close();
      try {
        failOfSecrets(dataFolder);
      } finally {
        rmSync(dataFolder, { recursive: true, force: true });
      }
      failOf("Items that nobody can read", problems);
    },
  };
}
