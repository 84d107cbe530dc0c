import type { GroupGrounding } from "../groups/schemas.ts";
import type { Signal } from "../people/schemas.ts";
import { SIGNALS_STALE_AFTER_MS, signalSources, type MarketSignal, type MarketSignals } from "./market-signals.ts";

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Signals as a prompt numbers them, from 1: `[1] (r/germany, de) Title: excerpt`, one line each. */
export const numberedSignals = (signals: readonly MarketSignal[]): string[] =>
  signals.map(({ place, language, title, excerpt }, index) => {
    const about = [title, excerpt].map(oneLine).filter(Boolean).join(": ");
    return `[${index + 1}] (${oneLine(place)}, ${language}) ${about}`;
  });

/** Where a signal was seen, for people: `Reddit, r/germany`; the places of the other sources name them already. */
const sourceOf = ({ source, place }: MarketSignal): string => (source === "reddit" ? `Reddit, ${place}` : place);

/** What a model says it made of the signals it was shown. */
export type SignalUse = { signal: number; used_for: string };

/** The evidence behind a persona: the signals that were used, each once, without numbers that were not shown. */
export function usedEvidence(shown: readonly MarketSignal[], uses: readonly SignalUse[]): Signal[] {
  const first = new Map<number, SignalUse>();
  for (const use of uses) if (!first.has(use.signal)) first.set(use.signal, use);
  return [...first.values()].flatMap(({ signal: number, used_for }) => {
    const signal = shown[number - 1];
    return signal
      ? [
          {
            source: sourceOf(signal),
            title: signal.title,
            url: signal.url,
            observed_at: signal.observed_at,
            excerpt: signal.excerpt,
            used_for,
          },
        ]
      : [];
  });
}

/** Whether a market has to be asked about again: it has no signals, or none were brought for a day. */
export const areStale = ({ refreshed_at }: Pick<MarketSignals, "refreshed_at">, now = Date.now()): boolean =>
  refreshed_at === null || now - Date.parse(`${refreshed_at}Z`) > SIGNALS_STALE_AFTER_MS;

/** The state of a market's signals, for the group whose personas are to be grounded in them. */
export const groundingOf = ({ market, refreshed_at, sources }: MarketSignals): GroupGrounding => ({
  market,
  refreshed_at,
  sources: signalSources.flatMap((source) => {
    const state = sources[source];
    return state ? [{ source, status: state.status, reason: state.reason, signals: state.count }] : [];
  }),
});

/** Whether no refresh of a market has ended yet: its signals, if any, are then the first source's. */
export const isUnexplored = ({ sources }: Pick<MarketSignals, "sources">): boolean => Object.keys(sources).length === 0;
