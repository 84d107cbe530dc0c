import * as z from "zod";
import { parseEnvironment } from "../../../platform/functions/environment.ts";
import { marketRefreshInputSchema } from "./input.ts";
import { signalSources, type SignalSource, type SourceState } from "../market-signals.ts";
import { timestamp } from "../../../platform/timestamp.ts";
import { emitMetrics } from "../../../platform/log/metrics.ts";
import { createStateHandler } from "../../../platform/pipelines/state-handler.ts";
import { createSignalStore } from "../store.ts";
import { openTable } from "../../../platform/table/table.ts";
import { sourceOutcomeSchema, sourceState } from "./source-outcome.ts";

const environment = parseEnvironment("market-refresh-record-refresh");
const signals = createSignalStore(openTable(environment.TABLE_NAME));

const inputSchema = marketRefreshInputSchema.extend({
  sources: z.array(sourceOutcomeSchema).length(signalSources.length),
});

export const handler = createStateHandler(
  "market-refresh-record-refresh",
  inputSchema,
  async ({ market, sources }, logger) => {
    const now = new Date();
    const states = Object.fromEntries(
      sources.map((outcome) => [outcome.source, sourceState(outcome, timestamp(now))]),
    ) as Record<SignalSource, SourceState>;
    for (const [source, { status, count, reason }] of Object.entries(states)) {
      const fields = { market, source, status, count, reason };
      if (status === "failed") logger.warn("source of signals failed", fields);
      else logger.info("source of signals done", fields);
    }
    if (Object.values(states).every(({ status }) => status === "failed"))
      emitMetrics({ MarketWithoutSignals: 1 }, { market });
    await signals.complete(market, states, now.getTime());
    return { market, signals: Object.values(states).reduce((sum, { count }) => sum + count, 0) };
  },
);
