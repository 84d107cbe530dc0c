import { setTimeout as sleep } from "node:timers/promises";
import { BroadcastChannel } from "node:worker_threads";
import { CALLS_CHANNEL, type ServiceCall } from "./calls.ts";

/** For calls that are told a moment after the answer they belong to. */
const SETTLE_MS = 150;

export interface Recorder {
  /** The calls of one invocation, in the order of their ends; what it does in the background is not among them. */
  of(requestId: string): readonly ServiceCall[];
  /** The calls of every invocation of a function since the last time this was asked. */
  takeOf(functionName: string): readonly ServiceCall[];
  /** How many there are of these so far. */
  countOf(functionName: string): number;
  /** Resolves when whatever was called before has been told. */
  settled(): Promise<void>;
  close(): void;
}

/** Listens to the meter. */
export function startRecorder(): Recorder {
  const byRequest = new Map<string, ServiceCall[]>();
  const byFunction = new Map<string, ServiceCall[]>();
  const add = (calls: Map<string, ServiceCall[]>, key: string, call: ServiceCall) => {
    const known = calls.get(key);
    if (known) known.push(call);
    else calls.set(key, [call]);
  };
  const channel = new BroadcastChannel(CALLS_CHANNEL);
  channel.onmessage = (event) => {
    const call = (event as unknown as { data: ServiceCall }).data;
    add(byRequest, call.requestId, call);
    add(byFunction, call.function, call);
  };
  return {
    of: (requestId) => byRequest.get(requestId) ?? [],
    takeOf(functionName) {
      const calls = byFunction.get(functionName) ?? [];
      byFunction.delete(functionName);
      return calls;
    },
    countOf: (functionName) => byFunction.get(functionName)?.length ?? 0,
    settled: () => sleep(SETTLE_MS),
    close: () => channel.close(),
  };
}
