import type { CallKind, RecordedCall } from "./recorded-call.ts";
import type { TimedWork } from "./timed-work.ts";
import type { Invocation, Stretch } from "./way-through.ts";

/** What a client's waiting consists of, in seconds; together its whole. */
export interface TimeSpent {
  /** From the client's request to the beginning of the execution. */
  beginning: number;
  /** Model calls of the invocations on the way, whatever ran beside them. */
  models: number;
  embeddings: number;
  /** DynamoDB and S3, where the way had nothing else under way. */
  storage: number;
  /** In functions: own work, other services, and waiting for their thread. */
  functions: number;
  /** Between the end of an invocation and the begin of the next one. */
  stateChanges: number;
  /** Wait states, and pauses before failed invocations are tried again. */
  waits: number;
  /** From the completing function's end until the client has seen it. */
  ending: number;
}

/** Calls beside a model call cost no time, and so on down the list. */
const PRECEDENCE = ["model", "embedding", "storage"] as const satisfies CallKind[];
const PLACES = { model: "models", embedding: "embeddings", storage: "storage" } as const;

/**
 * Splits what a client has waited for along the way of the execution.
 * @param calls of the functions, at least those of this work's invocations
 */
export function timeSpent(work: TimedWork, way: readonly Stretch[], calls: readonly RecordedCall[]): TimeSpent {
  const ms: TimeSpent = {
    beginning: Math.max(0, (way[0]?.from ?? work.seenAt) - work.sentAt),
    models: 0,
    embeddings: 0,
    storage: 0,
    functions: 0,
    stateChanges: 0,
    waits: 0,
    // A client may see the completing write before the function that made it has ended.
    ending: Math.max(0, work.seenAt - (way.at(-1)?.to ?? work.seenAt)),
  };
  for (const stretch of way) {
    const to = Math.min(stretch.to, work.seenAt);
    const from = Math.min(stretch.from, to);
    if (stretch.kind === "invocation") addInvocation(ms, { from, to }, callsIn(stretch, calls));
    else ms[stretch.kind === "wait" ? "waits" : "stateChanges"] += to - from;
  }
  return Object.fromEntries(Object.entries(ms).map(([place, spent]) => [place, spent / 1_000])) as unknown as TimeSpent;
}

/** The calls of one invocation: of the same function with the same input, within its time. */
const callsIn = ({ function: name, input, from, to }: Invocation, calls: readonly RecordedCall[]): RecordedCall[] =>
  calls.filter(
    (call) => call.function === name && call.input === input && call.startedAt >= from - 1 && call.startedAt <= to,
  );

/** How many calls the invocations on a way have made of storage, by command. */
export function storageCallsOn(way: readonly Stretch[], calls: readonly RecordedCall[]): Record<string, number> {
  const made = way.flatMap((stretch) => (stretch.kind === "invocation" ? callsIn(stretch, calls) : []));
  const storage = Map.groupBy(
    made.filter(({ kind }) => kind === "storage"),
    ({ command }) => command,
  );
  return Object.fromEntries([...storage].map(([command, { length }]) => [command, length]));
}

/**
 * Goes through an invocation from one begin or end of a call to the next, and puts each piece down to what was under
 * way.
 */
function addInvocation(
  ms: TimeSpent,
  { from, to }: { from: number; to: number },
  calls: readonly RecordedCall[],
): void {
  const within = (time: number) => Math.min(Math.max(time, from), to);
  const edges = [from, to, ...calls.flatMap(({ startedAt, endedAt }) => [within(startedAt), within(endedAt)])];
  const ordered = edges.toSorted((a, b) => a - b);
  for (const [index, edge] of ordered.slice(1).entries()) {
    const begin = ordered[index] as number;
    const underWay = calls.filter(({ startedAt, endedAt }) => startedAt <= begin && endedAt >= edge && endedAt > begin);
    const kind = PRECEDENCE.find((one) => underWay.some((call) => call.kind === one));
    ms[kind ? PLACES[kind] : "functions"] += edge - begin;
  }
}
