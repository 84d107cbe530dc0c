import { UNKNOWN_MARKET } from "../countries.ts";

/** What a table says of a market; the world's figures for markets that it does not list. */
export const figuresByMarket =
  <Figures>(markets: Readonly<Record<typeof UNKNOWN_MARKET, Figures> & Record<string, Figures>>) =>
  (market: string): Figures =>
    Object.hasOwn(markets, market) ? markets[market]! : markets[UNKNOWN_MARKET];

/** Computes once per market what is asked for many persons. */
export function perMarket<Value>(compute: (market: string) => Value): (market: string) => Value {
  const known = new Map<string, Value>();
  return (market) => {
    const value = known.get(market) ?? compute(market);
    known.set(market, value);
    return value;
  };
}
