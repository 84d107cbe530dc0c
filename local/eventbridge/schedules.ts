import { randomUUID } from "node:crypto";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import type { FunctionHost } from "../lambda/host.ts";

/** Runs the functions of the catalogue that have a schedule, once at the start and then as often as they say. */
export function startSchedules(host: FunctionHost, warn: (line: string) => void): () => void {
  const timers = functionEntries.flatMap(([name, { trigger }]) => {
    if (trigger.kind !== "schedule") return [];
    const run = () => {
      host
        .invoke(name, { source: "aws.events", "detail-type": "Scheduled Event" }, randomUUID())
        .catch((error: Error) => warn(`${name} failed: ${error.message}`));
    };
    run();
    return [setInterval(run, trigger.everyMinutes * 60_000)];
  });
  return () => timers.forEach(clearInterval);
}
