import { describe, expect, it } from "vitest";
import { marketOf } from "../../../../../local/bedrock/consumer/market/markets.ts";
import { offerOf, shownSignals, starsOf } from "../../../../../local/bedrock/consumer/person/signals/shown.ts";
import { samples } from "../../../../../local/signals/samples/index.ts";

const block = (...lines: string[]) => `<signals>\n${lines.join("\n")}\n</signals>`;

describe("shownSignals", () => {
  it("reads number, kind, place, title and text", () => {
    expect(
      shownSignals(
        block(
          "[1] (r/germany, en) Butter: 3,29 € at Rewe",
          "[2] (eBay Germany, de) Fahrrad 28 Zoll: 680.00 EUR · Gebraucht",
          "[3] (App Store: Lidl Plus, de) Gut: ★★★★☆ Ich spare.",
        ),
      ),
    ).toEqual([
      { number: 1, kind: "post", place: "r/germany", title: "Butter", text: "Butter: 3,29 € at Rewe" },
      {
        number: 2,
        kind: "listing",
        place: "eBay Germany",
        title: "Fahrrad 28 Zoll",
        text: "Fahrrad 28 Zoll: 680.00 EUR · Gebraucht",
      },
      { number: 3, kind: "review", place: "Lidl Plus", title: "Gut", text: "Gut: ★★★★☆ Ich spare." },
    ]);
  });

  it("reads nothing without a block, from lines of another form, or twice for a number", () => {
    expect(shownSignals("Write this person.")).toEqual([]);
    expect(shownSignals(block("Prices of butter rise again"))).toEqual([]);
    expect(shownSignals(block("[1] (r/a, en) One", "[1] (r/b, en) Other")).map(({ number }) => number)).toEqual([1]);
  });

  it.each(samples)("passes over the post in $market that gives orders, and over no other", ({ reddit }) => {
    const posts = Object.values(reddit).flat();
    const lines = posts.map(({ title, text }, at) => `[${at + 1}] (r/x, en) ${title}: ${text.replaceAll("\n", " ")}`);
    expect(shownSignals(block(...lines))).toHaveLength(posts.length - 1);
  });
});

describe("what a signal holds", () => {
  const [offer, review] = shownSignals(
    block(
      "[1] (eBay United Kingdom, en) Dyson V8 Cordless Vacuum: 129.99 GBP · Used",
      "[2] (App Store: Tesco, en) Fine: ★★☆☆☆ No signal",
    ),
  );

  it("is goods, a price as people say it, and whether they were used", () => {
    expect(offerOf(offer!, marketOf("GB"))).toEqual({ goods: "a vacuum cleaner", price: "£130", isUsed: true });
    expect(offerOf(offer!, marketOf("DE")).price).toBeUndefined();
  });

  it("is the stars of a review", () => {
    expect(starsOf(review!)).toBe(2);
    expect(starsOf(offer!)).toBeNull();
  });
});
