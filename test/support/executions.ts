import {
  DescribeExecutionCommand,
  ExecutionDoesNotExist,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  type HistoryEvent,
} from "@aws-sdk/client-sfn";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { REGION, stateMachineArn } from "../../local/stack/state-machines.ts";

/** The ARN of an execution that is named after its resource. */
export const executionArn = (pipeline: PipelineName, name: string): string =>
  `${stateMachineArn(pipeline).replace(":stateMachine:", ":execution:")}:${name}`;

/** Step Functions as operators use it. */
export function operators(endpoint: string) {
  const client = new SFNClient({
    endpoint,
    region: REGION,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  return {
    stop: (pipeline: PipelineName, name: string) =>
      client.send(new StopExecutionCommand({ executionArn: executionArn(pipeline, name) })),

    start: (pipeline: PipelineName, name: string, input: object) =>
      client.send(
        new StartExecutionCommand({ stateMachineArn: stateMachineArn(pipeline), name, input: JSON.stringify(input) }),
      ),

    /** undefined for an execution that does not exist. */
    statusOf: async (pipeline: PipelineName, name: string): Promise<string | undefined> => {
      const described = client.send(new DescribeExecutionCommand({ executionArn: executionArn(pipeline, name) }));
      return (
        await described.catch((error: unknown) => {
          if (error instanceof ExecutionDoesNotExist) return undefined;
          throw error;
        })
      )?.status;
    },

    async executionsOf(pipeline: PipelineName, name: string): Promise<number> {
      const { executions = [] } = await client.send(
        new ListExecutionsCommand({ stateMachineArn: stateMachineArn(pipeline), maxResults: 1_000 }),
      );
      return executions.filter((execution) => execution.name?.startsWith(name)).length;
    },

    /** How many executions of a pipeline are under way. */
    async running(pipeline: PipelineName): Promise<number> {
      const { executions = [] } = await client.send(
        new ListExecutionsCommand({ stateMachineArn: stateMachineArn(pipeline), statusFilter: "RUNNING" }),
      );
      return executions.length;
    },

    /** Every event of an execution, page by page. */
    async history(pipeline: PipelineName, name: string): Promise<HistoryEvent[]> {
      const events: HistoryEvent[] = [];
      let nextToken: string | undefined;
      do {
        const page = await client.send(
          new GetExecutionHistoryCommand({
            executionArn: executionArn(pipeline, name),
            maxResults: 1_000,
            ...(nextToken ? { nextToken } : {}),
          }),
        );
        events.push(...(page.events ?? []));
        nextToken = page.nextToken;
      } while (nextToken);
      return events;
    },

    /** What every state of a name has answered in an execution. */
    async outputsOf(pipeline: PipelineName, name: string, state: string): Promise<unknown[]> {
      return (await this.history(pipeline, name)).flatMap(({ stateExitedEventDetails: left }) =>
        left?.name === state && left.output !== undefined ? [JSON.parse(left.output) as unknown] : [],
      );
    },

    close: () => client.destroy(),
  };
}
