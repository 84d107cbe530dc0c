import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Process ids of the database engines that a stack has started, oldest first; the last one runs. */
export const enginesOf = (dataFolder: string): number[] =>
  [...readFileSync(join(dataFolder, "logs", "stack.log"), "utf8").matchAll(/The database runs as process (\d+)/g)].map(
    ([, pid]) => Number(pid),
  );
