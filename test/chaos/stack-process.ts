// Runs as a process of its own, to be killed: a stack with proxies at its seams, a clock that jumps and a model with
// moods, which takes orders from the campaign.
import { startStack } from "../../local/stack.ts";
import type { Kill } from "../../local/lambda/kill-switch.ts";
import { setClock } from "./clock.ts";
import { moodyModel, type ModelMood } from "./model-moods.ts";
import { createSeams, type SeamFault } from "./seams.ts";

/** What the campaign has a stack do. */
export type Order =
  | { order: "seams"; faults: readonly SeamFault[] }
  | { order: "clock"; milliseconds: number }
  | { order: "kill functions"; kills: readonly Kill[] }
  | { order: "replace functions" }
  | { order: "model"; mood: ModelMood }
  | { order: "sweep" }
  | { order: "count model calls" }
  | { order: "count announcements" }
  | { order: "close" };

/** What it was started with. */
export interface StackOrders {
  dataFolder: string;
  port: number;
  clock: number;
  callsAtOnce: number;
  mood: ModelMood;
}

const { dataFolder, port, clock, callsAtOnce, mood } = JSON.parse(process.argv[2] as string) as StackOrders;
process.on("disconnect", () => process.exit(1));
// As `npm start` does: nobody knows what still works.
process.on("uncaughtException", (error: Error) => {
  process.stderr.write(`The stack ended: ${error.stack ?? error.message}\n`);
  process.exit(1);
});

setClock(clock);
const seams = createSeams();
const model = moodyModel();
model.set(mood);
const stack = await startStack({
  port,
  dataFolder,
  retryDelayScale: 0.01,
  loadAhead: false,
  modelFaults: model.faults,
  reachedBy: seams.reachedBy,
  // Calls that cost something.
  variables: { ...process.env, LOCAL_MODEL_IDS: "staging", LOCAL_MODEL_CALLS_AT_ONCE: String(callsAtOnce) },
});
void stack.failed.then((sentence) => {
  process.stderr.write(`The stack ended: ${sentence}\n`);
  process.exit(1);
});

async function carryOut(order: Order): Promise<unknown> {
  switch (order.order) {
    case "seams":
      return seams.order(order.faults);
    case "clock":
      return setClock(order.milliseconds);
    case "kill functions":
      return stack.functions.kill(order.kills);
    case "replace functions":
      return stack.functions.replace();
    case "model":
      return model.set(order.mood);
    case "sweep":
      // One that dies is followed by the next, as the schedule of a deployment does it.
      return stack.functions.invoke("worker-sweep-unfinished", {}, "campaign").catch(() => undefined);
    case "count model calls":
      return stack.modelCalls();
    case "count announcements":
      return stack.announcements();
    case "close":
      return stack.close();
  }
}

process.on("message", ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.send?.({ url: stack.url, endpoints: stack.endpoints });
