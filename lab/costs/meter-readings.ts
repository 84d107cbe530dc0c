import type { PartitionKind } from "./partitions.ts";

/** The channel on which the thread of the functions says what they use. */
export const METER_CHANNEL = "costs";

/** Who used it: a company, or the request or message that work goes back to which belongs to none. */
interface Attributed {
  user: string;
}

/** What one call of a service, or one line of the log, adds. */
export type Reading = Attributed &
  (
    | {
        kind: "table";
        readUnits: number;
        writeUnits: number;
        /** One for every item that was read or written; a Query is one. */
        partitions: readonly PartitionKind[];
      }
    | { kind: "request"; service: string; command: string }
    | { kind: "embedding"; inputTokens: number }
    | {
        kind: "model";
        role: string;
        /** Name and version of the prompt. */
        prompt: string;
        inputTokens: number;
        cachedTokens: number;
        outputTokens: number;
      }
    | { kind: "log"; bytes: number }
  );

/** Whether this process was started with the meter, without which nothing is counted. */
export const isMeterLoaded = (): boolean => process.execArgv.some((argument) => argument.endsWith("costs/meter.ts"));
