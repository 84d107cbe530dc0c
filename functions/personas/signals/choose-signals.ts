import { signalSources, type MarketSignal } from "./market-signals.ts";

/** Signals that a persona is shown: enough to choose from, few enough to be read with care. */
export const SIGNALS_PER_PERSONA = 6;
// A group of ten that is shown two of each source meets twenty; the rest of the window lets groups differ.
const NEWEST_PER_SOURCE = 40;

/** One of each place in turn, each place's newest first: a busy forum does not push the others out. */
function overPlaces(signals: readonly MarketSignal[]): MarketSignal[] {
  const places = [...Map.groupBy(signals, ({ place }) => place).values()];
  const longest = Math.max(0, ...places.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => places.flatMap((place) => place[round] ?? [])).flat();
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/**
 * The signals that one persona of a group may be grounded in: the newest signals of every source in turn. Neighbours in
 * the plan of a group get the next ones, so that a group meets much of its market. If a source has too few for all of
 * them, its signals are used again.
 * @param signals those of one market, newest first
 * @param position the persona's place in the plan of its group, from 0
 * @param seed one per group, so that groups of a market do not all begin with the same signals
 */
export function chooseSignals(signals: readonly MarketSignal[], position: number, seed: number): MarketSignal[] {
  const perSource = signalSources
    .map((source) => overPlaces(signals.filter((signal) => signal.source === source).slice(0, NEWEST_PER_SOURCE)))
    .filter(({ length }) => length > 0);
  const share = Math.ceil(SIGNALS_PER_PERSONA / Math.max(1, perSource.length));
  const queues = perSource.map((source) => rotated(source, (seed % source.length) + position * share));
  const rounds = Array.from({ length: SIGNALS_PER_PERSONA }, (_, round) =>
    queues.flatMap((queue) => queue[round] ?? []),
  );
  return rounds.flat().slice(0, SIGNALS_PER_PERSONA);
}
