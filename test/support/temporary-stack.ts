import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionHost } from "../../local/lambda/host.ts";
import { startMiniStack, type MiniStack } from "./ministack.ts";
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
 * A stack whose functions find MiniStack in place of our own Step Functions.
 * @param program path of `ministack`
 */
async function startOnMiniStack(program: string, options: StackOptions): Promise<Stack> {
  const host = Promise.withResolvers<FunctionHost>();
  let miniStack: MiniStack | undefined;
  try {
    const stack = await startStack({
      ...options,
      reachedBy: async (endpoints) => {
        miniStack = await startMiniStack(program, host.promise, options.retryDelayScale ?? 1);
        return { ...endpoints, step_functions: miniStack.endpoint };
      },
    });
    host.resolve(stack.functions);
    const { endpoint: step_functions, close } = miniStack as unknown as MiniStack;
    return {
      ...stack,
      endpoints: { ...stack.endpoints, step_functions },
      close: async () => {
        await close();
        await stack.close();
      },
    };
  } catch (error) {
    await miniStack?.close();
    throw error;
  }
}

/**
 * The real local stack on a folder that goes away with it. Waits between retries take a hundredth of their time, and
 * only what is used is loaded. Closing it fails as {@link requireCleanStack} does, so every test of the API is a test
 * of that too.
 */
export async function startTemporaryStack(options: Partial<StackOptions> = {}): Promise<TemporaryStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), "stack-"));
  const all = { port: 0, dataFolder, retryDelayScale: 0.01, loadAhead: false, ...options };
  const { MINISTACK } = process.env;
  const stack = await (MINISTACK ? startOnMiniStack(MINISTACK, all) : startStack(all));
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
