// Loaded before the functions (`node --import`), into the thread that hosts them: tells on a channel when each of their
// calls began and ended, and which invocation it belongs to. Apart from that nothing runs differently.
import { SFNClient } from "@aws-sdk/client-sfn";
import { AsyncLocalStorage } from "node:async_hooks";
import { BroadcastChannel, isMainThread, parentPort, workerData } from "node:worker_threads";
import type { InvocationRequest } from "../../../local/lambda/worker.ts";
import { CALLS_CHANNEL, TOLD_WITHIN_MS, type CallKind, type RecordedCall } from "./recorded-call.ts";

type Invocation = Pick<RecordedCall, "function" | "input">;
type Send = (
  this: { config: { serviceId?: string } },
  command: { constructor: { name: string } },
  ...rest: unknown[]
) => Promise<unknown>;
type Listener = (...values: unknown[]) => void;

const STORAGE: ReadonlySet<string> = new Set(["DynamoDB", "S3"]);

function kindOf(service: string, command: string): CallKind {
  if (command === "ConverseCommand") return "model";
  if (command === "InvokeModelCommand") return "embedding";
  return STORAGE.has(service) ? "storage" : "other";
}

function record(port: NonNullable<typeof parentPort>): void {
  const channel = new BroadcastChannel(CALLS_CHANNEL);
  channel.unref();
  let untold: RecordedCall[] = [];
  // In bundles, since telling takes the thread's time.
  const tellSoon = (call: RecordedCall): void => {
    if (untold.push(call) > 1) return;
    setTimeout(() => {
      channel.postMessage(untold);
      untold = [];
    }, TOLD_WITHIN_MS).unref();
  };
  const invocations = new AsyncLocalStorage<Invocation>();
  followInvocations(port, invocations);

  // What every client of the SDK inherits its `send` from.
  const prototype = Object.getPrototypeOf(SFNClient.prototype) as { send: Send };
  const send = prototype.send;
  prototype.send = async function (command, ...rest) {
    const invocation = invocations.getStore();
    const startedAt = Date.now();
    try {
      return await send.call(this, command, ...rest);
    } finally {
      if (invocation) {
        const { name } = command.constructor;
        const kind = kindOf(this.config.serviceId ?? "", name);
        tellSoon({
          ...invocation,
          kind,
          command: name,
          startedAt,
          endedAt: Date.now(),
        });
      }
    }
  };
}

/** Has everything that a message to the thread sets off know the invocation that it asks for. */
function followInvocations(port: NonNullable<typeof parentPort>, invocations: AsyncLocalStorage<Invocation>): void {
  const listen = port.on.bind(port) as (event: string, listener: Listener) => typeof port;
  port.on = ((event: string, listener: Listener) =>
    listen(event, (...values) => {
      const [message] = values as [Partial<InvocationRequest> | undefined];
      if (event !== "message" || message?.name === undefined) return listener(...values);
      const { name, event: input = "" } = message;
      return invocations.run({ function: name, input: name.startsWith("api-") ? "" : input }, listener, ...values);
    })) as typeof port.on;
}

// Other threads, those that read documents for instance, are given other data.
if (!isMainThread && parentPort && workerData !== null && typeof workerData === "object" && "loadAhead" in workerData)
  record(parentPort);
