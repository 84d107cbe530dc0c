import { GetQueueAttributesCommand, SQSClient } from "@aws-sdk/client-sqs";
import { marketRefreshKey } from "../../functions/platform/table/unowned-keys.ts";
import { createSignalStore } from "../../functions/personas/signals/store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { ACCOUNT_ID } from "../../local/stack/state-machines.ts";
import { operators } from "./executions.ts";
import { openRawTable } from "./raw-table.ts";
import type { TemporaryStack } from "./temporary-stack.ts";
import { until } from "./until.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };

/** The signals of a stack: what is stored, and what refreshes it. */
export function signalsOf(stack: TemporaryStack) {
  const { dynamodb, sqs, step_functions } = stack.endpoints;
  const store = createSignalStore(openTable(TABLE_NAME, { endpoint: dynamodb, region: "local", credentials }));
  const operator = operators(step_functions);
  const raw = openRawTable(dynamodb);
  const queues = new SQSClient({ endpoint: sqs, region: "local", credentials });

  /** Delivers a message of the queue. */
  const deliver = (market: string) =>
    stack.functions.invoke(
      "worker-refresh-market",
      { Records: [{ messageId: "1", body: JSON.stringify({ market }) }] },
      "test",
    );
  /** What is known of a market once a refresh has recorded how it went, later than an earlier one if that is given. */
  const refreshed = (market: string, after = "") =>
    until(
      () => store.find(market),
      ({ sources }) => Object.values(sources).some(({ at }) => at > after),
    );

  return {
    store,
    deliver,
    refreshed,

    /** Refreshes a market as its message does, whenever it was refreshed before. */
    async refresh(market: string) {
      const { sources } = await store.find(market);
      if (sources.reddit) await raw.set(marketRefreshKey(market), { claimed_until: 0 });
      await deliver(market);
      const known = await refreshed(market, sources.reddit?.at);
      // A task that is repeated writes once more after that.
      await until(
        () => operator.running("market-refresh"),
        (running) => running === 0,
      );
      return known;
    },

    executionsOf: (market: string) => operator.executionsOf("market-refresh", `${market}-`),

    /** Waits until every message of the queue has been worked on. */
    async queueIsEmpty(): Promise<void> {
      const names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"] as const;
      await until(
        () =>
          queues.send(
            new GetQueueAttributesCommand({
              QueueUrl: `${sqs}/${ACCOUNT_ID}/market-refresh`,
              AttributeNames: [...names],
            }),
          ),
        ({ Attributes }) => names.every((name) => Attributes?.[name] === "0"),
      );
    },

    close() {
      operator.close();
      raw.close();
      queues.destroy();
    },
  };
}
