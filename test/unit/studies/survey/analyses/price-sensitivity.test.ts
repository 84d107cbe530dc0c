import { describe, expect, it } from "vitest";
import { pricePoints } from "../../../../../functions/studies/survey/analyses/price-curves.ts";
import {
  priceKinds,
  priceMetersIn,
  type PriceMeter,
} from "../../../../../functions/studies/survey/analyses/price-meters.ts";
import { priceSensitivity as measure } from "../../../../../functions/studies/survey/analyses/price-sensitivity.ts";
import type { Participant } from "../../../../../functions/studies/survey/analyses/participants.ts";
import { priceSensitivitySchema } from "../../../../../functions/studies/survey/analyses-schema.ts";
import { plainSurvey } from "../../../../../functions/studies/survey/schemas.ts";
import { question, reference, participant } from "./reference.ts";

const meter = Object.fromEntries(priceKinds.map((kind) => [kind, question(kind, { unit: "€" })])) as PriceMeter;

const priceSensitivity = (own: PriceMeter, participants: readonly Participant[]) => measure(own, participants, 100);

const named = (prices: readonly number[], index: number, weight = 1) =>
  participant(index, Object.fromEntries(priceKinds.map((kind, at) => [kind, { value: prices[at]! }])), weight);

const pricesOf = (figures: ReturnType<typeof priceSensitivity>) => pricePoints.map((point) => figures[point]?.price);

describe("the price sensitivity meter", () => {
  const { prices, weights, consistent, points, weighted_points } = reference.price_sensitivity;
  const figures = priceSensitivity(
    meter,
    prices.map((own: number[], index: number) => named(own, index)),
  );

  it("has the intersections of an independent computation", () => {
    priceSensitivitySchema.parse(figures);
    expect(figures).toMatchObject({ unit: "€", asked: 60, answered: consistent });
    expect(figures.inconsistent).toHaveLength(60 - consistent);
    expect(pricesOf(figures)).toEqual(points);
  });

  it("weights participants", () => {
    const weighted = priceSensitivity(
      meter,
      prices.map((own: number[], index: number) => named(own, index, weights[index])),
    );
    expect(pricesOf(weighted)).toEqual(weighted_points.map((price: number) => Number(price.toFixed(2))));
  });

  it("is off from R's pricesensitivitymeter by the distance of two prices named", () => {
    const byR: number[] = reference.price_sensitivity.pricesensitivitymeter;
    byR.forEach((price, index) => expect(Math.abs(price - points[index])).toBeLessThan(0.13));
  });

  it("has intervals around what rests on enough people", () => {
    // At the optimal price nobody is left to whom it is too cheap, and one to whom it is too expensive.
    expect(figures.optimal_price?.price_interval).toBeNull();
    for (const point of pricePoints.filter((one) => one !== "optimal_price")) {
      const [low, high] = figures[point]!.price_interval as [number, number];
      expect(low).toBeLessThanOrEqual(figures[point]!.price);
      expect(high).toBeGreaterThanOrEqual(figures[point]!.price);
      expect(high - low).toBeLessThan(2);
    }
    const few = priceSensitivity(meter, [named([1, 2, 3, 4], 0), named([1, 2, 4, 5], 1)]);
    expect(few.indifference_price).toEqual({ price: 2.67, price_interval: null });
  });

  it("leaves out whose prices do not rise and who did not name all", () => {
    const some = priceSensitivity(meter, [
      named([1, 2, 3, 4], 0),
      named([2, 2, 3, 4], 1),
      participant(2, { cheap: { value: 2 } }),
      participant(3, {}),
    ]);
    expect(some).toMatchObject({ asked: 3, answered: 1, inconsistent: ["p1"] });
    expect(some.curves).toEqual([
      { price: 1, too_cheap: 100, cheap: 100, expensive: 0, too_expensive: 0 },
      { price: 2, too_cheap: 0, cheap: 100, expensive: 0, too_expensive: 0 },
      { price: 3, too_cheap: 0, cheap: 0, expensive: 100, too_expensive: 0 },
      { price: 4, too_cheap: 0, cheap: 0, expensive: 100, too_expensive: 100 },
    ]);
    expect(
      measure(meter, [named([1, 2, 3, 4], 0), named([2, 3, 5, 9], 1)], 3).curves.map(({ price }) => price),
    ).toEqual([1, 4, 9]);
    expect(priceSensitivity(meter, [])).toMatchObject({ answered: 0, optimal_price: null, curves: [] });
  });
});

describe("price sensitivity meters are known by their words", () => {
  it.each([
    [
      "English",
      "At what price would it be so expensive that you would not consider buying it?",
      "At what price would it be so low that you would doubt the quality?",
      "At what price would it start to get expensive, so that you would have to think about buying it?",
      "At what price would it be a bargain, a great buy for the money?",
    ],
    [
      "German",
      "Ab welchem Preis wäre das Produkt zu teuer, sodass Sie es nicht kaufen würden?",
      "Ab welchem Preis wäre es so billig, dass Sie an der Qualität zweifeln?",
      "Ab welchem Preis empfinden Sie es als teuer, würden es aber noch kaufen?",
      "Bei welchem Preis wäre es günstig, ein gutes Angebot?",
    ],
    [
      "French",
      "À partir de quel prix est-il trop cher pour que vous l'achetiez ?",
      "À partir de quel prix est-il si bas que vous douteriez de sa qualité ?",
      "À partir de quel prix commence-t-il à être cher ?",
      "À quel prix serait-il une bonne affaire ?",
    ],
    [
      "Spanish",
      "¿A qué precio sería demasiado caro para comprarlo?",
      "¿A qué precio sería tan barato que dudaría de la calidad?",
      "¿A qué precio empezaría a parecerle caro?",
      "¿A qué precio le parecería barato, una buena compra?",
    ],
    [
      "Portuguese",
      "A que preço seria caro demais para comprar?",
      "A que preço seria tão barato que duvidaria da qualidade?",
      "A que preço começaria a parecer caro?",
      "A que preço seria uma pechincha?",
    ],
    [
      "Japanese",
      "いくらから高すぎて買わないと思いますか。",
      "いくらから安すぎて品質に不安を感じますか。",
      "いくらから高いと感じますか。",
      "いくらから安いと感じますか。",
    ],
  ])("%s", (_, tooExpensive, tooCheap, expensive, cheap) => {
    const texts = [tooExpensive, tooCheap, expensive, cheap];
    const survey = plainSurvey([
      question("q0", { text: "How old are you?" }),
      ...texts.map((text, index) => question(`q${index + 1}`, { text })),
      question("q5", { kind: "open_ended" }),
    ]);
    const found = priceMetersIn(survey).map((own) => priceKinds.map((kind) => own[kind].id));
    expect(found).toEqual([["q2", "q4", "q3", "q1"]]);
  });

  it("and nothing else is taken for one", () => {
    const texts = ["Too cheap?", "Cheap?", "Expensive?", "How old are you?", "Too expensive?"];
    const survey = plainSurvey(texts.map((text, index) => question(`q${index}`, { text })));
    expect(priceMetersIn(survey)).toEqual([]);
    const mixed = ["Too cheap?", "Cheap?", "Expensive?", "Too expensive?"].map((text, index) =>
      question(`q${index}`, { text, unit: index === 0 ? "€" : "$" }),
    );
    expect(priceMetersIn(plainSurvey(mixed))).toEqual([]);
  });
});
