// Loaded before the functions (`node --import`), into the thread that hosts them: tells on a channel what they use, and
// in whose work. It asks DynamoDB what every request consumes; apart from that nothing runs differently.
import { BroadcastChannel, isMainThread, workerData } from "node:worker_threads";
import { workContext } from "../../functions/platform/work-context.ts";
import { METER_CHANNEL, type Reading } from "./meter-readings.ts";
import { partitionsOf } from "./partitions.ts";
import { everyClient, unitsOf } from "./sdk-send.ts";

type Unattributed<R> = R extends unknown ? Omit<R, "user"> : never;

const READS = /^(GetItem|BatchGetItem|Query)Command$/;
const WRITES = /^(UpdateItem|BatchWriteItem|TransactWriteItems)Command$/;

function measure(): void {
  const channel = new BroadcastChannel(METER_CHANNEL);
  channel.unref();
  const tell = (reading: Unattributed<Reading>): void => {
    const context = workContext();
    if (context) channel.postMessage({ ...reading, user: context.companyId ?? context.correlationId });
  };
  tellCalls(tell);
  tellLog(tell);
}

function tellCalls(tell: (reading: Unattributed<Reading>) => void): void {
  const { send } = everyClient;
  everyClient.send = async function (command, ...rest) {
    const { name } = (command.clientCommand ?? command).constructor;
    const onTable = READS.test(name) || WRITES.test(name);
    if (onTable) command.input.ReturnConsumedCapacity = "TOTAL";
    const answer = await send.call(this, command, ...rest);
    if (onTable) {
      const units = unitsOf(answer);
      const reads = READS.test(name);
      const partitions = partitionsOf(command);
      tell({ kind: "table", readUnits: reads ? units : 0, writeUnits: reads ? 0 : units, partitions });
    } else if (name === "InvokeModelCommand" && answer.body) {
      const { inputTextTokenCount = 0 } = JSON.parse(new TextDecoder().decode(answer.body)) as {
        inputTextTokenCount?: number;
      };
      tell({ kind: "embedding", inputTokens: inputTextTokenCount });
    } else if (name !== "ConverseCommand") {
      tell({ kind: "request", service: this.config.serviceId ?? "", command: name });
    }
    return answer;
  };
}

/** The log has a line on every model call, with the role that the prompt was for. */
function tellLog(tell: (reading: Unattributed<Reading>) => void): void {
  const write = process.stdout.write.bind(process.stdout) as (...parameters: unknown[]) => boolean;
  process.stdout.write = (...parameters: unknown[]): boolean => {
    const text = typeof parameters[0] === "string" ? parameters[0] : "";
    tell({ kind: "log", bytes: Buffer.byteLength(text) });
    if (text.includes('"ModelLatency":')) {
      const line = JSON.parse(text) as Record<string, number> & { role: string; prompt: string };
      tell({
        kind: "model",
        role: line.role,
        prompt: line.prompt,
        inputTokens: line.input_tokens ?? 0,
        cachedTokens: line.cached_input_tokens ?? 0,
        outputTokens: line.output_tokens ?? 0,
      });
    }
    return write(...parameters);
  };
}

// Other threads, those that read documents for instance, are given other data.
if (!isMainThread && workerData !== null && typeof workerData === "object" && "loadAhead" in workerData) measure();
