// Runs as a process of its own, as `npm start` does: the local stack, with a recording of what its functions call.
import { setTimeout as sleep } from "node:timers/promises";
import { BroadcastChannel } from "node:worker_threads";
import { startStack } from "../../../local/stack.ts";
import { CALLS_CHANNEL, TOLD_WITHIN_MS, type RecordedCall } from "./recorded-call.ts";
import type { StackReply, StackRequest } from "./own-stack.ts";

let calls: RecordedCall[] = [];
const channel = new BroadcastChannel(CALLS_CHANNEL);
channel.onmessage = (event) => calls.push(...(event as unknown as { data: RecordedCall[] }).data);

async function tellCalls(): Promise<void> {
  await sleep(2 * TOLD_WITHIN_MS);
  tell({ kind: "calls", calls });
  calls = [];
}
const tell = (reply: StackReply): void => void process.send?.(reply);
// Whoever started this is gone.
process.on("disconnect", () => process.exit(1));
// An interruption at the terminal reaches every process; the one that started this closes it in its own time.
process.on("SIGINT", () => {});

const stack = await startStack({ port: 0, dataFolder: process.argv[2] ?? "", retryDelayScale: 1 });
process.on("message", (request: StackRequest) => {
  if (request === "calls") return void tellCalls();
  void stack.close().finally(() => process.exit(0));
});
tell({ kind: "ready", url: stack.url, stepFunctions: stack.endpoints.step_functions });
