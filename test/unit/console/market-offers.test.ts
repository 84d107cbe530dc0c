import { describe, expect, it } from "vitest";
import { exampleDesign } from "../../../functions/studies/conjoint/example.ts";
import {
  atPrice,
  offerByName,
  pricesOf,
  readMarket,
  writtenMarket,
  type Market,
} from "../../../console/pages/studies/market/offers.ts";

const read = (text: string) => readMarket(new URLSearchParams(text), exampleDesign);

describe("offers in the address of the simulator", () => {
  it("are read as they were written", () => {
    const market: Market = {
      offers: [
        [0, 2, 1],
        [2, 0, 0],
        [1, 1, 2],
      ],
      moved: 2,
    };
    expect(read(writtenMarket(market))).toEqual(market);
  });

  it.each(["", "offers=0.1.2", "offers=0.1.2_0.1.9", "offers=0.1_2.0", "offers=a.b.c_0.0.0", "offers=0.1.1.5_0.0.0"])(
    "are two at a middle price where the address says %o",
    (text) =>
      expect(read(text)).toEqual({
        offers: [
          [0, 0, 1],
          [2, 2, 1],
        ],
        moved: 0,
      }),
  );

  it("has the first price move where none of its offers is named", () => {
    expect(read("offers=0.0.0_1.1.1&moved=4").moved).toBe(0);
  });

  it("have prices in the order of their amounts, and words that the service knows", () => {
    const design = { ...exampleDesign, price_attribute: { attribute: 2, amounts: [3, 1, 2], currency: "EUR" } };
    expect(pricesOf(design).map(({ level }) => level)).toEqual([1, 2, 0]);
    expect(pricesOf({ ...design, price_attribute: null })).toEqual([]);
    expect(offerByName(atPrice([0, 2, 1], design, 2), design)).toEqual({
      Brand: "Alpenhof",
      Protein: "8 g",
      Price: "2.49 EUR",
    });
  });
});
