import * as z from "zod";
import { defineEntity, type Reader } from "../../platform/table/entity.ts";
import {
  marketSignalSchema,
  signalSources,
  sourceStateSchema,
  type MarketSignal,
  type MarketSignals,
  type SignalSource,
  type SourceState,
} from "./market-signals.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { labelOf, labelled, unlessConditionFails } from "../../platform/table/conditions.ts";
import { marketPartition, marketRefreshKey, signalKey } from "../../platform/table/unowned-keys.ts";
import type { Table } from "../../platform/table/table.ts";

const refreshSchema = z.object({
  market: z.string(),
  /** Milliseconds since 1970. */
  claimed_at: z.int(),
  /** Until then nobody claims the market again; milliseconds since 1970. */
  claimed_until: z.int(),
  /** Name of the execution that the claim is for; gone once it has recorded how it went. */
  execution: z.string().optional(),
  refreshed_at: z.string().optional(),
  sources: z.partialRecord(z.enum(signalSources), sourceStateSchema).default({}),
});
export const marketRefreshEntity = defineEntity("market_refresh", refreshSchema);

const signalRecordSchema = z.object({ ...marketSignalSchema.shape, expires_at: z.int() });
export const signalEntity = defineEntity("signal", signalRecordSchema);

/** What lies in the partition of a market. */
const marketReader: Reader<
  { refresh: z.infer<typeof refreshSchema> } | { signal: z.infer<typeof signalRecordSchema> }
> = {
  read: (item) =>
    item.entity === signalEntity.label.entity
      ? { signal: signalEntity.read(item) }
      : { refresh: marketRefreshEntity.read(item) },
};

/** The outcome of asking to refresh a market. */
export interface RefreshClaim {
  /** Whether it was this call that took the market. */
  claimed: boolean;
  /**
   * The execution that the market is taken for, null once that has recorded how it went. Every reader starts it:
   * starting a name twice starts one execution, and the process that took the market may have died before.
   */
  execution: string | null;
}

const HOUR_MS = 60 * 60 * 1000;
/** Sources are asked once a day at most; what people discuss and sell changes no faster. */
const REFRESH_EVERY_MS = 24 * HOUR_MS;
/** After a refresh in which every source failed, or that never ended: most outages are over by then. */
const RETRY_AFTER_MS = HOUR_MS;
/** A signal that no refresh has seen again for this time no longer shows what a market is like. */
const SIGNALS_LIVE_SECONDS = 14 * 86_400;

/** `DE` at 2026-03-01T08:15:30.250Z is `DE-20260301T081530250`. */
const executionName = (market: string, at: number): string =>
  `${market}-${timestamp(new Date(at)).replaceAll(/[-:.]/g, "")}`;

/** A source that was skipped was not tried: without credentials for it the others decide. */
function everySourceFailed(states: readonly SourceState[]): boolean {
  const tried = states.filter(({ status }) => status !== "skipped");
  return tried.length > 0 && tried.every(({ status }) => status === "failed");
}

/** Signals of markets. They are public facts and belong to no company. */
export const createSignalStore = (table: Table) => ({
  /** What is known of a market; one that was never refreshed is a market without signals. */
  async find(market: string, now = Date.now()): Promise<MarketSignals> {
    const items = await table.query(marketReader, {
      KeyConditionExpression: "PK = :partition",
      ExpressionAttributeValues: { ":partition": marketPartition(market) },
      ConsistentRead: true,
    });
    const refresh = items.flatMap((item) => ("refresh" in item ? [item.refresh] : []))[0];
    return {
      market,
      refreshed_at: refresh?.refreshed_at ?? null,
      sources: refresh?.sources ?? {},
      signals: items
        .flatMap((item) => ("signal" in item ? [item.signal] : []))
        // Expired items stay for up to two days until DynamoDB sweeps them.
        .filter(({ expires_at }) => expires_at * 1000 > now)
        .map(({ expires_at: _expires, ...signal }) => signal)
        .sort((a, b) => compare(b.observed_at, a.observed_at) || compare(a.external_id, b.external_id)),
    };
  },

  /**
   * Takes a market to refresh it: once a day, or an hour after a refresh that failed. Only one of many callers gets it.
   * @param at milliseconds since 1970
   */
  claim: (market: string, at = Date.now()): Promise<RefreshClaim> =>
    unlessConditionFails<RefreshClaim, RefreshClaim>(
      async () => {
        const execution = executionName(market, at);
        await table.transact({
          Update: {
            Key: { ...marketRefreshKey(market) },
            ConditionExpression: "attribute_not_exists(claimed_until) OR claimed_until <= :now",
            UpdateExpression: [
              labelled,
              "market = :market",
              "execution = :execution",
              "claimed_at = :now",
              "claimed_until = :until",
            ].join(", "),
            ExpressionAttributeValues: {
              ...labelOf(marketRefreshEntity),
              ":market": market,
              ":execution": execution,
              ":now": at,
              ":until": at + RETRY_AFTER_MS,
            },
          },
        });
        return { claimed: true, execution };
      },
      ({ item }) => ({ claimed: false, execution: (item && marketRefreshEntity.read(item).execution) ?? null }),
    ),

  /**
   * Stores what a source brought. A signal that is known already is replaced and expires later. A signal that the
   * source did not bring this time stays until it expires.
   */
  async save(market: string, source: SignalSource, signals: readonly MarketSignal[], at = Date.now()): Promise<void> {
    const expires_at = Math.floor(at / 1000) + SIGNALS_LIVE_SECONDS;
    const items = signals.map((signal) => ({
      ...signal,
      ...signalKey(market, source, signal.external_id),
      ...signalEntity.label,
      expires_at,
    }));
    // A batch that names a key twice is refused.
    await table.putAll([...new Map(items.map((item) => [item.SK, item])).values()]);
  },

  /**
   * Records how a refresh went, and with that when the market may be taken again. A repetition changes nothing.
   * @param at milliseconds since 1970
   */
  async complete(market: string, states: Record<SignalSource, SourceState>, at = Date.now()): Promise<void> {
    const all = Object.values(states);
    const broughtSome = all.some(({ count }) => count > 0);
    await table.update({
      Key: { ...marketRefreshKey(market) },
      UpdateExpression:
        `${labelled}, market = :market, sources = :sources, claimed_at = if_not_exists(claimed_at, :now), ` +
        `claimed_until = if_not_exists(claimed_at, :now) + :wait${broughtSome ? ", refreshed_at = :at" : ""} ` +
        "REMOVE execution",
      ExpressionAttributeValues: {
        ...labelOf(marketRefreshEntity),
        ":market": market,
        ":sources": states,
        ":now": at,
        ":wait": everySourceFailed(all) ? RETRY_AFTER_MS : REFRESH_EVERY_MS,
        ...(broughtSome ? { ":at": timestamp(new Date(at)) } : {}),
      },
    });
  },
});
export type SignalStore = ReturnType<typeof createSignalStore>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
