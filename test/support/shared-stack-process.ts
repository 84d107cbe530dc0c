// Runs as a process of its own: the stack that all tests of the contract share, until it is told to close.
import { startTemporaryStack } from "./temporary-stack.ts";

const stack = await startTemporaryStack();
process.on("message", () => {
  stack.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
});
// Whoever started this is gone.
process.on("disconnect", () => process.exit(1));
process.send?.({ url: stack.url, endpoints: stack.endpoints, dataFolder: stack.dataFolder });
