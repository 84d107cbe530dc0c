import { describe, expect, it } from "vitest";
import { conceptItems } from "../../../functions/domain/simulation/concept-battery.ts";
import { spearmanCorrelation } from "../../../functions/domain/statistics/rank-agreement.ts";
import { onOccasion } from "../../../local/bedrock/consumer/occasion.ts";
import { ask, group, judge, meanOf, persona, rate, sentiment } from "./people.ts";

const english = [
  "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.",
  "FreshBox – a weekly box of regional organic vegetables delivered to your door for £14.90 per week, cancel anytime.",
  "A revolutionary AI-powered smart water bottle that unlocks your hydration potential.",
  "A toothbrush that falls apart after three uses, costs 49 € and cannot be returned.",
  "A repairable smartphone with a ten-year guarantee and spare parts for $399.",
  "A budgeting app that connects to your bank account and shows ads, $4.99/month with a 12-month minimum term.",
  "An organic shampoo bar without plastic, tested by dermatologists, 6.90 EUR.",
  "A family insurance from Allianz for 12 € per month, cancel anytime.",
];
const german = [
  "Ein Haferdrink mit 3 g Protein pro Glas, ohne Zuckerzusatz, für 1,99 € pro Liter.",
  "Eine App, die mit KI Ihren Wochenspeiseplan erstellt, für 4,99 € im Monat, jederzeit kündbar.",
  "Eine Zahnbürste, die nach drei Tagen kaputt geht, 49 € kostet und nicht umtauschbar ist.",
  "Ein reparierbares Smartphone mit zehn Jahren Garantie für 399 €.",
  "Ein ganzheitliches Lifestyle-Erlebnis für ein neues Level.",
];

/** Each draws its words anew: of one draw alone the agreement varies by 0.02. */
const occasions = ["first", "second", "third"];

/** Latent judgements and what semantic similarity makes of the words, over all people, concepts and occasions. */
function grid(stimuli: readonly string[]) {
  const cells = occasions.flatMap((occasion) =>
    stimuli.flatMap((stimulus) =>
      group.map((profile) =>
        onOccasion(occasion, () => ({ latent: judge(profile, stimulus), words: ask(profile, stimulus) })),
      ),
    ),
  );
  const items = conceptItems.map((item) => ({
    item: item,
    latent: cells.map(({ latent }) => latent.items[item]),
    rated: cells.map(({ words }) => rate(item, words.answers[item])),
  }));
  const overall = {
    item: "overall",
    latent: cells.map(({ latent }) => latent.overall),
    rated: cells.map(({ words }) => rate("overall_sentiment", words.reaction)),
  };
  return [...items, overall];
}

describe.each([
  ["English", english],
  ["German", german],
])("ratings of %s answers by semantic similarity", (_, stimuli) => {
  it.each(grid(stimuli))("recover the order of what was meant: $item", ({ latent, rated }) => {
    expect(spearmanCorrelation(latent, rated)).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...rated) - Math.min(...rated)).toBeGreaterThan(1.8);
  });
});

const intentAt = (price: string, sensitivity: number) =>
  judge(
    persona({ price_sensitivity_percentile: sensitivity }),
    `An oat drink with 3 g of protein for ${price} per litre.`,
  ).items.purchase_intent;

describe("price", () => {
  const prices = ["0.99 €", "1.49 €", "1.99 €", "2.99 €", "4.99 €", "9.99 €"];

  it("lowers purchase intent, in the judgement and in the words", () => {
    const judged = prices.map((price) => intentAt(price, 50));
    expect(judged).toEqual(judged.toSorted((a, b) => b - a));
    expect(judged[0]! - judged.at(-1)!).toBeGreaterThan(0.6);
    const rated = prices.map((price) =>
      meanOf(
        group.map((profile) =>
          rate("purchase_intent", ask(profile, `An oat drink for ${price} per litre.`).answers.purchase_intent),
        ),
      ),
    );
    expect(
      spearmanCorrelation(
        prices.map((_, index) => index),
        rated,
      ),
    ).toBeLessThan(-0.9);
  });

  it("counts more for the price-sensitive", () => {
    const drop = (sensitivity: number) => intentAt("1.79 €", sensitivity) - intentAt("3.49 €", sensitivity);
    expect(drop(90)).toBeGreaterThan(drop(10) + 0.2);
  });

  it("is judged by what such things cost in the person's market", () => {
    const offer = "An oat drink for 1.90 EUR per litre.";
    const inIndia = judge(persona({ market: "IN", location: "Pune, India" }), offer).items.value_for_money;
    const inZurich = judge(persona({ market: "CH", location: "Zurich, Switzerland" }), offer).items.value_for_money;
    expect(inZurich).toBeGreaterThan(inIndia + 0.3);
  });

  it("is read in the money it is stated in", () => {
    const value = (price: string) => judge(persona(), `A pair of headphones for ${price}.`).items.value_for_money;
    expect(value("¥15,000")).toBeGreaterThan(value("15,000 €") + 0.5);
    expect(Math.abs(value("100 €") - value("$112"))).toBeLessThan(0.1);
  });
});

describe("people", () => {
  const stimulus = english[0]!;

  it("who are sceptics like it less than enthusiasts", () => {
    const of = (attitude: "sceptic" | "pragmatist" | "enthusiast") => judge(persona({ attitude }), stimulus).overall;
    expect(of("sceptic")).toBeLessThan(of("pragmatist"));
    expect(of("pragmatist")).toBeLessThan(of("enthusiast"));
    expect(sentiment(ask(persona({ attitude: "sceptic" }), stimulus).reaction)).toBeLessThan(
      sentiment(ask(persona({ attitude: "enthusiast" }), stimulus).reaction),
    );
  });

  it("let a distrusted brand cost and a trusted one help", () => {
    const from = (changes: Parameters<typeof persona>[0]) =>
      judge(persona(changes), "A chocolate bar from Nestlé for 1.20 €.").overall;
    const neutral = from({ trusted_brands: ["Lidl"], distrusted_brands: ["Temu"] });
    expect(from({ distrusted_brands: ["Nestlé"] })).toBeLessThan(neutral - 0.2);
    expect(from({ trusted_brands: ["Nestlé"] })).toBeGreaterThan(neutral + 0.1);
  });

  it("need what fits their life", () => {
    const relevance = (household: string) =>
      judge(persona({ household, life_circumstance: "" }), "A snack box for parents with small children, 4 €.").items
        .relevance;
    expect(relevance("lives with a partner and children, the youngest under 13")).toBeGreaterThan(
      relevance("lives alone") + 0.3,
    );
    const teenager = judge(persona({ age: 15 }), "A craft beer for 2.50 €.");
    expect(teenager.items.purchase_intent).toBeLessThan(-0.6);
  });

  it("of a group disagree", () => {
    const ratings = group.map((profile) => sentiment(ask(profile, stimulus).reaction));
    expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(0.6);
    expect(ratings.some((rating) => rating >= 0.2)).toBe(true);
    expect(ratings.some((rating) => rating <= -0.2)).toBe(true);
  });
});

describe("concepts", () => {
  const groupSentiment = (stimulus: string, briefings: { title: string; text: string }[] = []) =>
    meanOf(group.map((profile) => sentiment(ask(profile, stimulus, briefings).reaction)));

  it.each([english[3]!, "An energy drink for kids with nicotine.", german[2]!])(
    "that are bad are rejected: %s",
    (stimulus) => {
      expect(groupSentiment(stimulus)).toBeLessThan(-0.35);
    },
  );

  it("that are good fare better than vague ones, and vague ones better than bad ones", () => {
    const [good, vague, bad] = [english[4]!, english[2]!, english[3]!].map((stimulus) => groupSentiment(stimulus));
    expect(good).toBeGreaterThan(vague! + 0.15);
    expect(vague).toBeGreaterThan(bad! + 0.25);
    expect(Math.abs(vague!)).toBeLessThan(0.35);
  });

  it("gain and lose by what a briefing adds", () => {
    const concept = "A face cream for 14 €.";
    const plain = groupSentiment(concept);
    const proof = {
      title: "Study",
      text: "Clinically tested and recommended by dermatologists, with a money-back guarantee.",
    };
    const danger = { title: "Warning", text: "It has side effects and is harmful to the skin." };
    expect(groupSentiment(concept, [proof])).toBeGreaterThan(plain + 0.05);
    expect(groupSentiment(concept, [danger])).toBeLessThan(plain - 0.3);
  });
});
