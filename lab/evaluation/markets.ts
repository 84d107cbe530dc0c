/** What one market is asked about: the same kind of product everywhere, in the words and the money of the market. */
export interface EvaluatedMarket {
  name: string;
  audience: string;
  /** Fairly priced, useful, believable. */
  good: string;
  /** Overpriced, pointless and unpleasant: whoever wants this wants everything. */
  bad: string;
  /** The good concept at a price. */
  at: (price: string) => string;
  /** Lowest first, each about twice the one before, from a bargain to absurd. */
  prices: readonly { text: string; amount: number }[];
}

const german = (price: string) =>
  `Haferdrink "Hofglück" aus Bio-Hafer vom Bauern nebenan, ohne Zuckerzusatz, schäumt im Kaffee wie Milch. 1 Liter ` +
  `für ${price}. Der Preis wird von Studie zu Studie verändert.`;
const british = (price: string) =>
  `Oat drink "Fieldside", made from organic British oats, no added sugar, froths in coffee like milk. 1 litre for ` +
  `${price}. The price varies between studies.`;

export const evaluatedMarkets: readonly EvaluatedMarket[] = [
  {
    name: "Germany",
    audience: "adults in Germany",
    good: german("1,79 EUR"),
    bad:
      'Haferdrink "Sumpfgold" mit künstlichem Fischaroma, viel Zucker und Konservierungsstoffen, klumpt im Kaffee ' +
      "und riecht streng. 200 ml in der Einwegdose für 14,90 EUR, nur im Abo mit 24 Monaten Laufzeit.",
    at: german,
    prices: [
      { text: "0,99 EUR", amount: 0.99 },
      { text: "1,99 EUR", amount: 1.99 },
      { text: "3,99 EUR", amount: 3.99 },
      { text: "7,99 EUR", amount: 7.99 },
    ],
  },
  {
    name: "United Kingdom",
    audience: "adults in the United Kingdom",
    good: british("£1.60"),
    bad:
      'Oat drink "Bogsip" with artificial fish flavour, a lot of sugar and preservatives; it curdles in coffee and ' +
      "smells strongly. A 200 ml single-use can for £13.90, only in a subscription with a 24-month contract.",
    at: british,
    prices: [
      { text: "£0.90", amount: 0.9 },
      { text: "£1.80", amount: 1.8 },
      { text: "£3.60", amount: 3.6 },
      { text: "£7.20", amount: 7.2 },
    ],
  },
];
