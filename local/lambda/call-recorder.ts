import { AsyncLocalStorage } from "node:async_hooks";
import { appendFileSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import { SFNClient } from "@aws-sdk/client-sfn";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { Right } from "../../lib/permissions/right.ts";
import { rightsNeededBy, type SentCommand } from "./needed-rights.ts";

/** One line of a recording: a right that a function has needed. */
export interface RecordedRight extends Right {
  /** null: a call that belongs to no invocation, such as one made while a module loads. */
  function: FunctionName | null;
}

export interface CallRecorder {
  /** Runs an invocation; whatever it calls, then or later, is put down to its function. */
  run<T>(name: FunctionName, invoke: () => Promise<T>): Promise<T>;
}

/** Records nothing. */
export const noRecorder: CallRecorder = { run: (_name, invoke) => invoke() };

interface Sent {
  constructor: { name: string };
  clientCommand?: { constructor: { name: string } };
  input: Record<string, unknown>;
}

type PresignedPost = (client: unknown, options: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Writes every right that a function needs into a file of the folder, once, when it is first needed. From then on all
 * clients of the SDK in this thread are recorded. It must be made before any function is loaded.
 * @param folder is made if it is not there; each thread of each process writes a file of its own
 * @param variables environment of the functions, whose variables resources are called after
 */
export function createCallRecorder(folder: string, variables: NodeJS.ProcessEnv = process.env): CallRecorder {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${threadId}.jsonl`);
  const invocations = new AsyncLocalStorage<FunctionName>();
  const written = new Set<string>();

  const record = (command: SentCommand) => {
    const name = invocations.getStore() ?? null;
    for (const right of rightsNeededBy(command, variables)) {
      const line = JSON.stringify({ function: name, ...right } satisfies RecordedRight);
      if (written.has(line)) continue;
      written.add(line);
      appendFileSync(file, `${line}\n`);
    }
  };

  // What every client of the SDK inherits its `send` from. An invocation that is killed fails before it comes here.
  const prototype = Object.getPrototypeOf(SFNClient.prototype) as { send: (...parameters: unknown[]) => unknown };
  const send = prototype.send;
  prototype.send = function (this: unknown, ...parameters: unknown[]) {
    const [{ clientCommand, constructor, input }] = parameters as [Sent];
    // A command of the document client has one of the client inside.
    record({ name: (clientCommand?.constructor ?? constructor).name, input });
    return send.apply(this, parameters);
  };

  // A presigned form is signed without a call, and acts with the rights of who signed it.
  const forms = createRequire(import.meta.url)("@aws-sdk/s3-presigned-post") as { createPresignedPost: PresignedPost };
  const { createPresignedPost } = forms;
  forms.createPresignedPost = (client, options) => {
    record({ name: "PutObjectCommand", input: options });
    return createPresignedPost(client, options);
  };

  return { run: (name, invoke) => invocations.run(name, invoke) };
}
