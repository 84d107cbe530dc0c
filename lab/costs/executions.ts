import {
  ListExecutionsCommand,
  SFNClient,
  paginateGetExecutionHistory,
  type ExecutionListItem,
  type HistoryEvent,
} from "@aws-sdk/client-sfn";
import { setTimeout as sleep } from "node:timers/promises";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { stateMachineArn } from "../../local/stack/state-machines.ts";

export interface Execution {
  pipeline: PipelineName;
  arn: string;
  history: HistoryEvent[];
}

export interface Executions {
  /** Executions of some pipelines by name, once all of them have ended. @throws Error if one of them did not succeed */
  ended(pipelines: readonly PipelineName[], matches: (name: string) => boolean): Promise<Execution[]>;
  close(): void;
}

const LOOK_EVERY_MS = 200;

/** Reads executions as operators do. */
export function openExecutions(endpoint: string): Executions {
  const client = new SFNClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

  const list = async (pipeline: PipelineName, matches: (name: string) => boolean): Promise<ExecutionListItem[]> => {
    const command = new ListExecutionsCommand({ stateMachineArn: stateMachineArn(pipeline), maxResults: 1_000 });
    const { executions = [] } = await client.send(command);
    return executions.filter(({ name = "" }) => matches(name));
  };
  const historyOf = async (executionArn: string): Promise<HistoryEvent[]> => {
    const events: HistoryEvent[] = [];
    for await (const page of paginateGetExecutionHistory({ client, pageSize: 1_000 }, { executionArn }))
      events.push(...(page.events ?? []));
    return events;
  };

  return {
    async ended(pipelines, matches) {
      const found: Execution[] = [];
      for (const pipeline of pipelines) {
        let executions = await list(pipeline, matches);
        while (executions.some(({ status }) => status === "RUNNING")) {
          await sleep(LOOK_EVERY_MS);
          executions = await list(pipeline, matches);
        }
        for (const { executionArn: arn = "", name, status } of executions) {
          if (status !== "SUCCEEDED") throw new Error(`Execution ${name} of ${pipeline} is ${status}`);
          found.push({ pipeline, arn, history: await historyOf(arn) });
        }
      }
      return found;
    },
    close: () => client.destroy(),
  };
}
