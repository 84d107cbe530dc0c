import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  DescribeExecutionCommand,
  paginateGetExecutionHistory,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import { afterEach } from "vitest";
import { startStepFunctions } from "../../../local/step-functions/start-step-functions.ts";
import { ACCOUNT, machineArn, REGION } from "./addresses.ts";
import type { DescribeExecutionCommandOutput, HistoryEvent } from "@aws-sdk/client-sfn";
import type { StepFunctionsOptions } from "../../../local/step-functions/start-step-functions.ts";

export * from "./addresses.ts";

type Functions = Record<string, (payload: never, context: { attempt: number }) => unknown>;

export interface SetUp extends Partial<Omit<StepFunctionsOptions, "stateMachines" | "invoke">> {
  /** By name; "machine" is the one `run` starts. */
  machines: Record<string, object>;
  /** Code of the Lambda functions, by name. */
  functions?: Functions;
}

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

export function temporaryFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "step-functions-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

export function clientOf(endpoint: string): SFNClient {
  const client = new SFNClient({
    endpoint,
    region: REGION,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
  cleanUps.push(() => client.destroy());
  return client;
}

/** An endpoint with the given machines and functions, and what a test does with it. */
export async function setup({ machines, functions = {}, ...options }: SetUp) {
  const invocations: { name: string; payload: unknown; attempt: number; stateName: string }[] = [];
  const stateMachines = Object.fromEntries(
    Object.entries(machines).map(([name, definition]) => [name, { definition }]),
  );
  const server = await startStepFunctions({
    region: REGION,
    accountId: ACCOUNT,
    databaseFile: options.databaseFile ?? temporaryFile("executions.sqlite"),
    log: () => undefined,
    retryDelayScale: 0.01,
    ...options,
    stateMachines,
    invoke: async (arn, payload, context) => {
      const name = arn.split(":").at(-1) ?? "";
      invocations.push({ name, payload, ...context });
      const code = functions[name];
      if (code === undefined) throw Object.assign(new Error(`no function ${name}`), { name: "ResourceNotFound" });
      return code(payload as never, context);
    },
  });
  cleanUps.push(() => server.close());
  const client = clientOf(server.endpoint);

  const start = async (input: unknown = {}, name?: string, machine = "machine") => {
    const stateMachineArn = machineArn(machine);
    const { executionArn } = await client.send(
      new StartExecutionCommand({
        stateMachineArn,
        input: JSON.stringify(input),
        ...(name === undefined ? {} : { name }),
      }),
    );
    return executionArn as string;
  };
  const ended = (executionArn: string) => untilEnded(client, executionArn);
  const run = async (input?: unknown) => {
    const execution = await ended(await start(input));
    return {
      ...execution,
      arn: execution.executionArn as string,
      result: execution.output === undefined ? undefined : (JSON.parse(execution.output) as unknown),
    };
  };
  return { ...server, client, invocations, start, ended, run, history: (arn: string) => historyOf(client, arn) };
}

export async function untilEnded(client: SFNClient, executionArn: string): Promise<DescribeExecutionCommandOutput> {
  for (;;) {
    const execution = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (execution.status !== "RUNNING") return execution;
    await wait(5);
  }
}

export async function historyOf(client: SFNClient, executionArn: string): Promise<HistoryEvent[]> {
  const events: HistoryEvent[] = [];
  for await (const page of paginateGetExecutionHistory({ client, pageSize: 1000 }, { executionArn })) {
    events.push(...(page.events ?? []));
  }
  return events;
}

/** Events as "id type <- previousEventId", short enough to be read in a test. */
export const outline = (events: HistoryEvent[]): string[] =>
  events.map(({ id, type, previousEventId }) => `${id} ${type} <- ${previousEventId}`);

/** For expect.poll on a busy machine. */
export const PATIENTLY = { timeout: 500_000, interval: 5 };

/** A promise and the means to settle it. */
export const gate = () => Promise.withResolvers<void>();

export function named(name: string, message = "it failed"): Error {
  return Object.assign(new Error(message), { name });
}
