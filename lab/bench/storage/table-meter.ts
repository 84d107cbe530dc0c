// Loaded before the functions (`node --import`), into the thread that hosts them: tells on a channel which services
// each invocation calls, when, and what it consumes. It asks DynamoDB for the units; apart from that nothing runs
// differently.
import { AsyncLocalStorage } from "node:async_hooks";
import { BroadcastChannel, isMainThread, parentPort, workerData, type MessagePort } from "node:worker_threads";
import { everyClient, unitsOf } from "../../costs/sdk-send.ts";
import { CALLS_CHANNEL, type ServiceCall } from "./calls.ts";
import { calledFrom } from "./called-from.ts";

type Invocation = Pick<ServiceCall, "requestId"> & { name: string };

const READS = /^(GetItem|BatchGetItem|Query)$/;
const WRITES = /^(UpdateItem|BatchWriteItem|TransactWriteItems)$/;
const FRAMES = 40;

/** Runs what follows from a message to the thread in the invocation that the message orders. */
function followInvocations(port: MessagePort, invocations: AsyncLocalStorage<Invocation>): void {
  const on = port.on.bind(port) as (event: string, listener: (message: unknown) => void) => MessagePort;
  port.on = ((event: string, listener: (message: unknown) => void) =>
    on(event, (message) => {
      const ordered = event === "message" && typeof message === "object" && message !== null && "requestId" in message;
      if (ordered) invocations.run(message as Invocation, () => listener(message));
      else listener(message);
    })) as typeof port.on;
}

/** The present stack, deep enough to reach from the SDK to the store. */
function stackHere(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = limit;
  return stack;
}

function tellCalls(invocations: AsyncLocalStorage<Invocation>): void {
  const channel = new BroadcastChannel(CALLS_CHANNEL);
  channel.unref();
  const { send } = everyClient;
  everyClient.send = async function (sent, ...rest) {
    const invocation = invocations.getStore();
    if (!invocation) return send.call(this, sent, ...rest);
    const command = sent.constructor.name.replace(/Command$/, "");
    const service = this.config.serviceId ?? "";
    const onTable = service === "DynamoDB" && (READS.test(command) || WRITES.test(command));
    if (onTable) sent.input.ReturnConsumedCapacity = "TOTAL";
    const from = calledFrom(stackHere());
    const { requestId, name } = invocation;
    const call = { requestId, function: name, service, command, from, startedAt: performance.now() };
    const tell = (units: number, failed: boolean) =>
      channel.postMessage({
        ...call,
        endedAt: performance.now(),
        readUnits: READS.test(command) ? units : 0,
        writeUnits: WRITES.test(command) ? units : 0,
        failed,
      } satisfies ServiceCall);
    try {
      const answer = await send.call(this, sent, ...rest);
      tell(onTable ? unitsOf(answer) : 0, false);
      return answer;
    } catch (error) {
      tell(0, true);
      throw error;
    }
  };
}

// Other threads, those that read documents for instance, are given other data.
if (!isMainThread && parentPort && workerData !== null && typeof workerData === "object" && "loadAhead" in workerData) {
  const invocations = new AsyncLocalStorage<Invocation>();
  followInvocations(parentPort, invocations);
  tellCalls(invocations);
}
