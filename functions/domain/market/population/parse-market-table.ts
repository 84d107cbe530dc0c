import { UNKNOWN_MARKET } from "../countries.ts";

/** Reads `market|1 2|3` rows into one list of numbers per market, the groups one after the other. */
export function parseMarketTable(table: string): (market: string) => readonly number[] {
  const rows = new Map(
    table
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, 2), line.slice(3).split(/[| ]/).map(Number)]),
  );
  const world = rows.get(UNKNOWN_MARKET) ?? [];
  return (market) => rows.get(market) ?? world;
}

/** Computes once per market what is asked for many persons. */
export function perMarket<Value>(compute: (market: string) => Value): (market: string) => Value {
  const known = new Map<string, Value>();
  return (market) => {
    const value = known.get(market) ?? compute(market);
    known.set(market, value);
    return value;
  };
}
