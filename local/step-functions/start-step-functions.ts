import { openServer, type OpenServer } from "../http/open-server.ts";
import { createActions } from "./actions.ts";
import { ExecutionStore } from "./execution-store.ts";
import { Executions } from "./executions.ts";
import { createStepFunctionsServer } from "./http-server.ts";
import { registerStateMachines } from "./state-machine.ts";
import { StatusAnnouncer } from "./status-change.ts";
import type { Log } from "./log.ts";
import type { InvokeFunction } from "./scope.ts";
import type { StatusChangeDetail } from "./status-change.ts";

export interface StepFunctionsOptions {
  /** 0, the default, takes any free one. */
  port?: number;
  region: string;
  /** twelve digits */
  accountId: string;
  /** SQLite file of executions and histories; its folder is made if it is not there. */
  databaseFile: string;
  /** By name; in each definition, placeholders are already replaced by the ARNs of the functions. */
  stateMachines: Record<string, { definition: object }>;
  /** Runs a Lambda function. `attempt` is 1 for the first try; an error's `name` is what Retry and Catch match. */
  invoke: InvokeFunction;
  /** Called at least once for every change of an execution's status, and again, a few times, if it throws. */
  onStatusChange?: (detail: StatusChangeDetail) => Promise<void> | void;
  /**
   * Executions left running by an earlier process begin again, and status changes it did not deliver are delivered,
   * once this resolves; at once if it is not given. For callers whose `invoke` needs the address of this endpoint.
   */
  resumeWhen?: Promise<unknown>;
  /** Factor on the waits between retries, for tests; 1, the default, is real time. */
  retryDelayScale?: number;
  log: Log;
}

/** Closing it leaves running executions to the next start. */
export interface StepFunctionsEndpoint extends OpenServer {
  /** How many changes of status are on their way to whoever is told of them. */
  announcements: () => number;
}

/**
 * Starts the one-machine stand-in for AWS Step Functions Standard: the JSON API on 127.0.0.1, pages for people at
 * /executions, ASL in JSONPath, and executions that outlive the process. Executions that were running when the last
 * process ended begin again from their beginning, under the same name, ARN and input, so tasks must be safe to repeat.
 *
 * Where it differs from the service: definitions with what ours do without are refused (JSONata, variables,
 * distributed Map, task tokens, States.JsonToString, times and limits by a path, service integrations other than
 * states:startExecution.sync:2); a path with a wildcard, slice or filter that finds nothing fails with States.Runtime
 * instead of giving an empty list; intrinsic functions that give text lose its backslashes; an execution that begins
 * again runs the definition of today. Of the API there is what begins, stops and shows executions.
 *
 * @throws UnsupportedDefinitionError for a definition that would not run here as on the service
 */
export async function startStepFunctions(options: StepFunctionsOptions): Promise<StepFunctionsEndpoint> {
  const { port = 0, region, accountId, databaseFile, stateMachines, invoke, onStatusChange, log } = options;
  const place = { region, accountId };
  const machines = registerStateMachines(place, stateMachines);
  const store = new ExecutionStore(databaseFile);
  const announcer = new StatusAnnouncer(store, onStatusChange, log);
  const { retryDelayScale = 1 } = options;
  const executions = new Executions({ place, machines, store, announcer, invoke, retryDelayScale, log });
  const server = createStepFunctionsServer(createActions({ executions, store }), store, log);

  const { endpoint, close } = await openServer(server, port, "Step Functions").catch((error: unknown) => {
    store.close();
    throw error;
  });
  if (options.resumeWhen === undefined) executions.resumeAll();
  else void options.resumeWhen.then(() => executions.resumeAll());

  return {
    endpoint,
    announcements: () => announcer.underWay,
    close: async () => {
      if (!server.listening) return;
      const closed = close();
      executions.close();
      announcer.close();
      store.close();
      await closed;
    },
  };
}
