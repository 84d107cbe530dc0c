import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPriceAttribute, readPrices } from "../../../../functions/studies/conjoint/price.ts";
import { attribute } from "./simulations.ts";

describe("reading prices", () => {
  it.each([
    [["$4.99", "$5.99"], [4.99, 5.99], "$"],
    [["4.99 EUR", "6 EUR"], [4.99, 6], "EUR"],
    [["€ 3", "€4,50"], [3, 4.5], "EUR"],
    [["Ksh 10", "Ksh 20"], [10, 20], "KES"],
    [["10 KES", "12 KES"], [10, 12], "KES"],
    [["R 10", "R 12"], [10, 12], "ZAR"],
    [["Rp 10.000", "Rp 12.500"], [10_000, 12_500], "IDR"],
    [["100円", "200円"], [100, 200], "JPY"],
    [["3 XAF", "4 XAF"], [3, 4], "XAF"],
    [["1.299,00 €", "999,00 €"], [1299, 999], "EUR"],
    [["1.299 €", "1.499 €"], [1299, 1499], "EUR"],
    [["1.299 €", "0.999 €"], [1.299, 0.999], "EUR"],
    [["US$1,299.00", "US$999"], [1299, 999], "USD"],
    [["CHF 1'299.00", "CHF 999.00"], [1299, 999], "CHF"],
    [["1 000 kr", "1 500 kr"], [1000, 1500], "kr"],
    [["1\u00a0000,50 zł", "900 zł"], [1000.5, 900], "PLN"],
    [["₹1,00,000", "₹95,000"], [100000, 95000], "INR"],
    [["12.345.678 €", "3 €"], [12345678, 3], "EUR"],
    [["5,- €", "6,50 €"], [5, 6.5], "EUR"],
    [["99¢", "$1.29"], [0.99, 1.29], "$"],
    [["99¢", "89¢"], [99, 89], "¢"],
    [["$5 / month", "$7.50/month"], [5, 7.5], "$"],
    [["3 euros", "4 €"], [3, 4], "EUR"],
    [["free", "$5", "7.50"], [0, 5, 7.5], "$"],
  ])("reads %j", (levels, amounts, currency) => {
    expect(readPrices(levels)).toEqual({ amounts, currency });
  });

  it.each([
    [["10", "12"], "no currency"],
    [["10 cup", "12 cup"], "a word that is also a currency code"],
    [["10 cl", "33 cl"], "another unit"],
    [["$5", "€5"], "two currencies"],
    [["$5/month", "$50/year"], "two periods"],
    [["$5", "ask us"], "a level that is no amount"],
    [["$5", "$5.00"], "one amount twice"],
    [["-$5", "$5"], "a negative amount"],
    [["$5 cashback", "$10 cashback"], "money of another kind"],
    [["$1.2.3", "$4"], "a figure that is none"],
    [["4 USDX", "3 USDX"], "an unknown code"],
    [["free", "gratis"], "no figure"],
  ])("does not take %j for prices: %s", (levels) => {
    expect(readPrices(levels)).toBeNull();
  });

  it("reads back any amounts written with two decimals in either notation", () => {
    const cents = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(cents, fc.constantFrom("en-US", "de-DE"), (amounts, locale) => {
        const format = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
        const read = readPrices(amounts.map((amount) => format.format(amount / 100)));
        expect(read).toEqual({ amounts: amounts.map((amount) => amount / 100), currency: "EUR" });
      }),
    );
  });
});

describe("the price attribute", () => {
  const fee = attribute("Delivery fee", "$1", "$2");
  const price = attribute("Price per box", "$4", "$5");
  const size = attribute("Size", "small", "large");

  it("is found among the others", () => {
    expect(findPriceAttribute({ attributes: [size, fee] })).toEqual({ attribute: 1, amounts: [1, 2], currency: "$" });
  });
  it("is the one called a price when several hold amounts", () => {
    expect(findPriceAttribute({ attributes: [fee, size, price] })?.attribute).toBe(2);
  });
  it("is the one that the caller names, whose levels have one figure each", () => {
    const cost = attribute("Pakete", "kwa 10", "kwa 15", "bure 20");
    const named = (name: string, attributes = [fee, cost, size]) =>
      findPriceAttribute({ attributes, price_attribute: { attribute: name, currency: "KES" } });
    expect(named("Pakete")).toEqual({ attribute: 1, amounts: [10, 15, 20], currency: "KES" });
    expect(named("Delivery fee")).toEqual({ attribute: 0, amounts: [1, 2], currency: "KES" });
    expect(named("Size")).toBeNull();
    expect(named("Pakete", [attribute("Pakete", "2 for 10", "3 for 12")])).toBeNull();
    expect(findPriceAttribute({ attributes: [fee], price_attribute: null })).toBeNull();
  });
  it("may be missing", () => {
    expect(findPriceAttribute({ attributes: [size, attribute("Price level", "cheap", "dear")] })).toBeNull();
  });
});
