import cities from "../../data/cities.json" with { type: "json" };

export interface City {
  /** ISO 3166-1 alpha-2. */
  market: string;
  /** English name. */
  name: string;
  otherNames: readonly string[];
  /** People in the agglomeration, in thousands. */
  population: number;
}

export const CITIES: readonly City[] = cities.cities.map((city) => ({ otherNames: [], ...city }));

const byMarket = Map.groupBy(CITIES, (city) => city.market);

/** Cities over which the people of a country are spread, largest first as a rule; none for ZZ. */
export const citiesOf = (market: string): readonly City[] => byMarket.get(market) ?? [];
