import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import { functions } from "../../../functions/service/functions/functions.ts";
import { FunctionError } from "../../../local/lambda/host.ts";

/** Of a process after its first invocation. */
export interface Invocation {
  /** JSON; undefined when nothing was returned. */
  result?: string;
  error?: { name: string; message: string; stack: string };
  /** Of the handler alone. */
  milliseconds: number;
  /** Bytes: what is resident after the invocation, and the most that ever was. */
  memory: { resident: number; peak: number };
}

export interface Invoked {
  /** Undefined runs Node alone, with a handler that does nothing. */
  bundle?: string;
  name: FunctionName;
  variables: Record<string, string>;
  event: unknown;
  requestId: string;
}

const PROGRAM = fileURLToPath(new URL("bundle-process.cjs", import.meta.url));

/**
 * Runs one invocation of a built function in a process of its own.
 * @throws Error if the process ends without an answer, as it does when the bundle cannot be loaded
 */
export async function invokeBundle({ bundle, name, variables, event, requestId }: Invoked): Promise<Invocation> {
  const child = fork(PROGRAM, bundle === undefined ? [] : [bundle], {
    // Lambda has no cache of compiled code.
    env: { ...variables, NODE_DISABLE_COMPILE_CACHE: "1" },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, "close").then((): Invocation => {
    throw new Error(`The process of ${name} ended: ${complaint.trim().split("\n").slice(0, 5).join(" ")}`);
  });
  const answered = once(child, "message").then(([invocation]) => invocation as Invocation);
  child.send({
    event: JSON.stringify(event),
    context: { functionName: name, awsRequestId: requestId, memoryLimitInMB: String(functions[name].memoryMb) },
    seconds: functions[name].timeoutSeconds,
  });
  try {
    return await Promise.race([answered, ended]);
  } finally {
    ended.catch(() => undefined);
    if (child.connected) child.disconnect();
  }
}

/** What the handler returned. @throws FunctionError with what it threw */
export function answerOf({ result, error }: Invocation): unknown {
  if (error) throw new FunctionError(error.name, error.message, error.stack);
  return result === undefined ? null : (JSON.parse(result) as unknown);
}
