import { rmSync } from "node:fs";
import { signalSources } from "../../functions/personas/signals/market-signals.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { startTemporaryStack, requireCleanStack, type TemporaryStack } from "./temporary-stack.ts";

/**
 * So many files have one stack one after the other: its table is read whole after each of them, so that it must not
 * grow for ever.
 */
const LOANS = 12;

let stack: Promise<TemporaryStack> | undefined;
let loans = 0;
let faults: FaultInjector | undefined;

async function startLent(): Promise<TemporaryStack> {
  const started = await startTemporaryStack({ modelFaults: (call) => faults?.(call) });
  // The last stack of a process ends with it: nobody tells a test file that it is the last one.
  process.once("exit", () => rmSync(started.dataFolder, { recursive: true, force: true }));
  return started;
}

/**
 * A warm stack with others' data in it, for tests that work as companies of their own and look at nobody else's: its
 * functions are loaded and compiled, so a concept test takes a tenth of what it takes on a new one. Whoever stops parts
 * of a stack, fills its disk or sets its variables wants one of their own ({@link startTemporaryStack}); so does one
 * file for each state that rates: only on a new stack it stores the maps of scales, which its role has to allow.
 * @param modelFaults until it is given back, which is what `close` does
 */
export async function borrowStack({ modelFaults }: { modelFaults?: FaultInjector } = {}): Promise<TemporaryStack> {
  const lent = await (stack ??= startLent());
  faults = modelFaults;
  return {
    ...lent,
    close: async () => {
      faults = undefined;
      lent.functions.kill([]);
      for (const source of signalSources) lent.setSignalFault(source, null);
      loans += 1;
      if (loans % LOANS > 0) return requireCleanStack(lent);
      stack = undefined;
      await lent.close();
    },
  };
}
