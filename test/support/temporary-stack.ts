import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack, type Stack, type StackOptions } from "../../local/stack.ts";

export interface TemporaryStack extends Stack {
  dataFolder: string;
}

/** The real local stack on a folder that goes away with it. Waits between retries take a hundredth of their time. */
export async function startTemporaryStack(options: Partial<StackOptions> = {}): Promise<TemporaryStack> {
  const dataFolder = mkdtempSync(join(tmpdir(), "stack-"));
  const stack = await startStack({ port: 0, dataFolder, retryDelayScale: 0.01, ...options });
  return {
    ...stack,
    dataFolder,
    close: async () => {
      await stack.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
