import { describe, expect, it } from "vitest";
import { priceLadder, pooled } from "../../../../../functions/studies/survey/analyses/price-ladder.ts";
import { priceLaddersIn } from "../../../../../functions/studies/survey/analyses/price-ladders.ts";
import { priceLadderSchema } from "../../../../../functions/studies/survey/analyses-schema.ts";
import { plainSurvey, type SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";
import { question, reference, participant } from "./reference.ts";

const yesNo = (id: string, price: string, own: Partial<SurveyQuestion> = {}) =>
  question(id, {
    kind: "multiple_choice",
    text: `Would you buy it for ${price}?`,
    options: ["Yes", "No"],
    unit: "€",
    ...own,
  });
const ladderOf = (...questions: SurveyQuestion[]) => priceLaddersIn(plainSurvey(questions));
const yes = { selected_options: ["Yes"] };
const no = { selected_options: ["No"] };
const [rungs] = ladderOf(yesNo("a", "€1"), yesNo("b", "€2"), yesNo("c", "€3"), yesNo("d", "€4"));

describe("a ladder of prices", () => {
  it("falls by pooling what rises, as scikit-learn's isotonic regression does", () => {
    const { shares, isotonic } = reference.price_ladder.pooling;
    const own = pooled(shares).flatMap(({ size, share }) => Array.from({ length: size }, () => share));
    own.forEach((share, index) => expect(share).toBeCloseTo(isotonic[index], 12));
  });

  it("has shares of buyers, what a hundred people would spend, and the best price", () => {
    // Bought by 18, 15, 6 and 3 of 20: 90, 150, 90 and 60 for a hundred.
    const buyers = [18, 15, 6, 3];
    const people = Array.from({ length: 20 }, (_, index) =>
      participant(
        index,
        Object.fromEntries(["a", "b", "c", "d"].map((id, at) => [id, index < buyers[at]! ? yes : no])),
      ),
    );
    const figures = priceLadder(rungs!, people);
    priceLadderSchema.parse(figures);
    expect(figures).toMatchObject({ question_ids: ["a", "b", "c", "d"], unit: "€", asked: 20, answered: 20 });
    expect(figures.prices.map(({ price, share, revenue }) => [price, share, revenue])).toEqual([
      [1, 90, 90],
      [2, 75, 150],
      [3, 30, 90],
      [4, 15, 60],
    ]);
    // Wilson for 15 of 20.
    expect(figures.prices[1]).toMatchObject({ share_interval: [53.1, 88.8], revenue_interval: [106.26, 177.63] });
    expect(figures.best_price?.price).toBe(2);
    expect(figures.best_price?.probability).toBeGreaterThan(90);
  });

  it("has the currency that its questions name", () => {
    const [named] = ladderOf(...["$1.99", "$2.49", "$2.99"].map((price) => yesNo(price, price, { unit: null })));
    expect(priceLadder(named!, []).unit).toBe("$");
    const [bare] = ladderOf(...["1.99", "2.49", "2.99"].map((price) => yesNo(price, price, { unit: null })));
    expect(priceLadder(bare!, []).unit).toBeNull();
  });

  it("takes from its neighbours what was not asked", () => {
    const people = [
      participant(0, { b: yes, c: no }),
      participant(1, { b: no }),
      participant(2, { b: yes, d: yes }),
      participant(3, {}),
    ];
    // The second says nothing of €1, which is lower than what was refused.
    expect(priceLadder(rungs!, people)).toMatchObject({
      asked: 3,
      answered: 2,
      prices: [{ share: 100 }, { share: 100 }, { share: 50 }, { share: 50 }],
    });
  });

  it("counts of a scale the probability of its upper points", () => {
    const scale = { points: 5, first_value: 1, low_label: "definitely not", high_label: "definitely", labels: null };
    const rated = (id: string, price: string) =>
      question(id, { kind: "likert", text: `How likely would you buy it at $${price}?`, scale });
    const [ladder] = ladderOf(rated("c", "3.50"), rated("a", "1.50"), rated("b", "2.50"));
    expect(ladder?.map(({ price }) => price)).toEqual([1.5, 2.5, 3.5]);
    const read = (...distribution: number[]) => ({ rating: 3, distribution });
    const figures = priceLadder(ladder!, [
      participant(0, { a: read(0, 0, 0.2, 0.3, 0.5), b: read(0, 0, 0.4, 0.4, 0.2), c: read(1, 0, 0, 0, 0) }),
      participant(1, { a: read(0, 0, 0.4, 0.3, 0.3), b: read(0, 0, 0.6, 0.4, 0), c: read(1, 0, 0, 0, 0) }),
    ]);
    expect(figures.prices.map(({ share }) => share)).toEqual([70, 50, 0]);
  });

  it("says nothing where nobody answered, and has no best price where nobody would buy", () => {
    expect(priceLadder(rungs!, [])).toMatchObject({ answered: 0, prices: [], best_price: null });
    const refused = participant(0, { a: no, b: no, c: no, d: no });
    expect(priceLadder(rungs!, [refused]).best_price).toBeNull();
  });
});

describe("ladders of prices are known", () => {
  it.each([
    [
      "Würden Sie es für 1.299,00 € kaufen?",
      "Würden Sie es für 999,50 € kaufen?",
      "Würden Sie es für 12 € kaufen?",
      ["Ja", "Nein"],
      [12, 999.5, 1299],
    ],
    [
      "12,90 € : l'achèteriez-vous ?",
      "13,90 € : l'achèteriez-vous ?",
      "14,90 € : l'achèteriez-vous ?",
      ["Oui", "Non"],
      [12.9, 13.9, 14.9],
    ],
    ["¿Lo compraría por 10 €?", "¿Lo compraría por 15 €?", "¿Lo compraría por 20 €?", ["Sí", "No"], [10, 15, 20]],
    ["Compraria por R$ 10?", "Compraria por R$ 15?", "Compraria por R$ 20?", ["Sim", "Não"], [10, 15, 20]],
    [
      "1,000円なら買いますか。",
      "1,500円なら買いますか。",
      "2,000円なら買いますか。",
      ["はい", "いいえ"],
      [1000, 1500, 2000],
    ],
  ])("%s", (first, second, third, options, prices) => {
    const texts = [first, second, third];
    const [ladder] = ladderOf(...texts.map((text, index) => yesNo(`q${index}`, "", { text, options })));
    expect(ladder?.map(({ price }) => price)).toEqual(prices);
  });

  it("and other questions are not taken for one", () => {
    const months = [3, 6, 12].map((count) =>
      yesNo(`m${count}`, "", { text: `Did you fish in the last ${count} months?` }),
    );
    expect(ladderOf(...months)).toEqual([]);
    expect(ladderOf(yesNo("a", "€1"), yesNo("b", "€2"))).toEqual([]);
    expect(ladderOf(yesNo("a", "€1"), yesNo("b", "€1"), yesNo("c", "€2"))).toEqual([]);
    expect(ladderOf(...["1 at €1", "2 at €2", "3 at €3"].map((text, at) => yesNo(`q${at}`, "", { text })))).toEqual([]);
  });
});
