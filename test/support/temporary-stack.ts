import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemsInTable } from "./stored-entities.ts";
import { secretsInLogs } from "./secrets-in-logs.ts";
import { startStack, type Stack, type StackOptions } from "../../local/stack.ts";

export interface TemporaryStack extends Stack {
  dataFolder: string;
}

/**
 * The real local stack on a folder that goes away with it. Waits between retries take a hundredth of their time, and
 * only what is used is loaded. Closing
 * it fails if a log line of the whole run holds a secret, or if an item of the table is of no known entity or not what
 * its schema says, so every test of the API is a test of that too.
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
      const found = secretsInLogs(dataFolder);
      rmSync(dataFolder, { recursive: true, force: true });
      if (found.length > 0) throw new Error(`Secrets in log lines:\n${found.slice(0, 5).join("\n")}`);
      if (problems.length > 0) throw new Error(`Items that nobody can read:\n${problems.slice(0, 10).join("\n")}`);
    },
  };
}
