// Runs as a process of its own, to be killed: a stack on the folder it is given, whose model holds answers back.
import { startStack } from "../../local/stack.ts";
import { canned } from "./canned.ts";

const [, , dataFolder, port, ...heldFirst] = process.argv;
let held: readonly string[] = heldFirst;
process.on("message", (tools: string[]) => {
  held = tools;
  process.send?.("held");
});
process.on("disconnect", () => process.exit(1));

const stack = await startStack({
  port: Number(port),
  dataFolder: dataFolder as string,
  retryDelayScale: 0.01,
  loadAhead: false,
  // What is held back when it is asked stays so: only a stack that is started again asks anew.
  modelFaults: (call) => (held.includes(call.toolName ?? "") ? new Promise(() => undefined) : canned(call)),
});
process.send?.({ url: stack.url, endpoints: stack.endpoints });
