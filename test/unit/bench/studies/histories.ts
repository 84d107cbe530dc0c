import type { HistoryEvent } from "@aws-sdk/client-sfn";
import type { FunctionName } from "../../../../functions/contracts/environment.ts";

type Event = Omit<HistoryEvent, "id" | "timestamp" | "previousEventId" | "type"> & { type: string };

/** Builds a history: events get their ids in the order in which they are added. */
export function newHistory() {
  const events: HistoryEvent[] = [];
  const add = (previousEventId: number, ms: number, event: Event): number => {
    events.push({ ...event, id: events.length + 1, previousEventId, timestamp: new Date(ms) } as HistoryEvent);
    return events.length;
  };
  return {
    events,
    add,
    /** An invocation from its scheduling to its end. @returns id of its last event */
    invoke: (
      previous: number,
      name: FunctionName,
      [from, to]: readonly [number, number],
      end = "Succeeded",
    ): number => {
      const details = {
        resource: `arn:aws:lambda:local:000000000000:function:local-${name}`,
        input: `{"of":"${name}"}`,
      };
      const scheduled = add(previous, from, {
        type: "LambdaFunctionScheduled",
        lambdaFunctionScheduledEventDetails: details,
      });
      const started = add(scheduled, from, { type: "LambdaFunctionStarted" });
      return add(started, to, { type: `LambdaFunction${end}` });
    },
  };
}
