import { describe, expect, it } from "vitest";
import { parseAmount, readPrice } from "../../../local/bedrock/consumer/stimulus/money.ts";
import { readStimulus } from "../../../local/bedrock/consumer/stimulus/stimulus.ts";

describe("prices", () => {
  it.each([
    ["1,99", 1.99],
    ["1.99", 1.99],
    ["1.299,00", 1299],
    ["1,299.00", 1299],
    ["1'299", 1299],
    ["12.000", 12_000],
    ["15,-", 15],
  ])("read the number %s", (text, amount) => {
    expect(parseAmount(text)).toBeCloseTo(amount, 9);
  });

  it.each([
    ["for 1,99 €", 1.99, "EUR", "once", "1,99 €"],
    ["für 399 € im Angebot", 399, "EUR", "once", "399 €"],
    ["at 1.99 EUR per litre", 1.99, "EUR", "once", "1.99 EUR per litre"],
    ["$4.99/month", 4.99, "USD", "month", "$4.99/month"],
    ["für 4,99 € im Monat", 4.99, "EUR", "month", "4,99 € im Monat"],
    ["£14.90 per week", 14.9, "GBP", "week", "£14.90 per week"],
    ["R$ 29,90 por unidade", 29.9, "BRL", "once", "R$ 29,90"],
    ["₹499 a year", 499, "INR", "year", "₹499 a year"],
    ["¥1,200", 1200, "JPY", "once", "¥1,200"],
    ["89 kr", 89, "SEK", "once", "89 kr"],
    ["99 cents", 0.99, "EUR", "once", "99 cents"],
  ])("read `%s`", (text, amount, currency, period, display) => {
    expect(readPrice(text)).toMatchObject({ amount, currency, period, display });
  });

  it("take what one pays now, not what it was or what one saves", () => {
    expect(readPrice("Instead of $20 now only $12, so you save $8")?.amount).toBe(12);
    expect(readPrice("Save up to €50 a year. Price: €79.")?.amount).toBe(79);
  });

  it("divide a pack by its pieces", () => {
    expect(readPrice("pack of 6 for $19.90")?.pieces).toBe(6);
  });

  it("know free offers and offers without a price", () => {
    expect(readPrice("The app is free.")).toMatchObject({ amount: 0 });
    expect(readPrice("A sugar-free drink with 3 g of protein")).toBeNull();
  });
});

describe("what it is", () => {
  it.each([
    ["An oat drink with 3 g of protein per glass.", "plant_drink", "oat drink", null],
    ["FreshBox – a weekly box of regional vegetables, £14.90 per week.", "produce_box", "weekly box", "FreshBox"],
    ["Introducing a revolutionary AI-powered smart water bottle.", "bottle", "smart water bottle", null],
    ["Ein Bio-Haferdrink mit Vanille.", "plant_drink", "Bio-Haferdrink", null],
    ["Eine App, die den Einkauf plant.", "app", "App", null],
    ["An e-bike subscription for commuters.", "bike", "e-bike subscription", null],
    ["What do you think of electric cars?", "car", "electric cars", null],
    ["Was halten Sie von Elektroautos?", "car", "Elektroauto", null],
    ["It's a platform.", "app", "platform", null],
  ])("in `%s`", (text, category, noun, name) => {
    const stimulus = readStimulus(text);
    expect(stimulus.category.id).toBe(category);
    expect(stimulus.product).toMatchObject({ noun, name });
  });

  it.each([
    ["An oat drink for 2 €.", "concept"],
    ["What do you think of electric cars?", "opinion"],
    ["Würden Sie so ein Rad kaufen?", "opinion"],
    ["How do you choose your shampoo?", "habit"],
    ["Wie oft kaufen Sie Brot?", "habit"],
    ["A box of vegetables for 9 €. How often would you order it?", "concept"],
  ])("asked for in `%s`", (text, kind) => {
    expect(readStimulus(text).kind).toBe(kind);
  });
});

describe("claims", () => {
  const claimsOf = (text: string, briefings: string[] = []) =>
    readStimulus(text, briefings).claims.map(({ kind }) => kind.id);

  it("are read in both languages, with their literal words where they read well", () => {
    const english = readStimulus("An oat drink with 3 g of protein per glass, without added sugar.");
    expect(english.claims.map(({ phrase }) => phrase)).toEqual(["3 g of protein per glass", "the missing sugar"]);
    const german = readStimulus("Ein Riegel mit 20 g Eiweiß, ohne Zucker, monatlich kündbar im Abo.");
    expect(german.claims.map(({ kind }) => kind.id)).toEqual(
      expect.arrayContaining(["protein", "less_sugar", "subscription"]),
    );
  });

  it("are not made where the text denies them", () => {
    expect(claimsOf("A plan without subscription and with no ads.")).not.toContain("subscription");
  });

  it("tell dangers and defects from advantages", () => {
    expect(claimsOf("An energy drink for kids with nicotine.")).toContain("harm");
    expect(claimsOf("A toothbrush that falls apart after three uses.")).toContain("defect");
  });

  it("may stand in a briefing", () => {
    expect(claimsOf("A face cream for 20 €.")).not.toContain("proof");
    expect(claimsOf("A face cream for 20 €.", ["Clinically tested on 120 people."])).toContain("proof");
  });

  it("add up to substance; big words do not", () => {
    const substance = (text: string) => readStimulus(text).substance;
    expect(substance("A revolutionary lifestyle experience for a better you.")).toBeLessThan(0.3);
    expect(
      substance("A repairable phone with a ten-year guarantee and spare parts for $399, made in Finland."),
    ).toBeGreaterThan(0.8);
  });
});
