import { join } from "node:path";
import { startStack } from "../../../local/stack.ts";
import type { Figure } from "../figure.ts";
import type { Bench, Part } from "../part.ts";
import { measureLists } from "./lists.ts";
import { startRecorder } from "./recorder.ts";
import { measureDeletion } from "./deletion.ts";
import { measureRoutes } from "./route-figures.ts";

const METER = "storage/table-meter.ts";

async function measure(bench: Bench): Promise<Figure[]> {
  if (!process.execArgv.some((argument) => argument.endsWith(METER)))
    throw new Error(
      "Calls of the table cannot be counted: the meter is not loaded; start this with npm run lab -- bench.",
    );
  const stack = await startStack({ port: 0, dataFolder: join(bench.folder, "stack"), variables: {} });
  const recorder = startRecorder();
  // Nine companies sign up from this address in all; ten may in an hour.
  try {
    const byRoute = await measureRoutes(stack, recorder, bench);
    const deletion = await measureDeletion(stack, recorder, bench);
    const lists = await measureLists(stack, recorder, bench);
    return [...byRoute, ...lists, ...deletion];
  } finally {
    recorder.close();
    await stack.close();
  }
}

/** What requests ask of the table, what lists cost as they grow, and what it takes to remove a large project. */
export const storagePart: Part = { title: "Storage", measure };
