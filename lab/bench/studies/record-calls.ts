// Loaded before the functions (`node --import`), into the thread that hosts them: tells on a channel which calls of
// models they make, and for what invocation. Apart from that nothing runs differently.
import { SFNClient } from "@aws-sdk/client-sfn";
import { AsyncLocalStorage } from "node:async_hooks";
import { BroadcastChannel, isMainThread, parentPort, workerData } from "node:worker_threads";
import type { InvocationRequest } from "../../../local/lambda/worker.ts";
import { CALLS_CHANNEL, TOLD_WITHIN_MS, type RecordedCall } from "./recorded-call.ts";

type Send = (this: unknown, command: { constructor: { name: string } }, ...rest: unknown[]) => Promise<unknown>;
type Listener = (...values: unknown[]) => void;

const KINDS = new Map<string, RecordedCall["kind"]>([
  ["ConverseCommand", "model"],
  ["InvokeModelCommand", "embedding"],
]);

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
  const invocations = new AsyncLocalStorage<string>();
  followInvocations(port, invocations);

  // What every client of the SDK inherits its `send` from.
  const prototype = Object.getPrototypeOf(SFNClient.prototype) as { send: Send };
  const send = prototype.send;
  prototype.send = async function (command, ...rest) {
    const input = invocations.getStore();
    const kind = KINDS.get(command.constructor.name);
    try {
      return await send.call(this, command, ...rest);
    } finally {
      if (input !== undefined && kind) tellSoon({ input, kind });
    }
  };
}

/** Has everything that a message to the thread sets off know the input of the invocation that it asks for. */
function followInvocations(port: NonNullable<typeof parentPort>, invocations: AsyncLocalStorage<string>): void {
  const listen = port.on.bind(port) as (event: string, listener: Listener) => typeof port;
  port.on = ((event: string, listener: Listener) =>
    listen(event, (...values) => {
      const [message] = values as [Partial<InvocationRequest> | undefined];
      if (event !== "message" || message?.name === undefined) return listener(...values);
      const { name, event: input = "" } = message;
      return invocations.run(name.startsWith("api-") ? "" : input, listener, ...values);
    })) as typeof port.on;
}

// Other threads, those that read documents for instance, are given other data.
if (!isMainThread && parentPort && workerData !== null && typeof workerData === "object" && "loadAhead" in workerData)
  record(parentPort);
