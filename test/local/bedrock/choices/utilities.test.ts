import { describe, expect, it } from "vitest";
import { group, meanOf, persona } from "../people.ts";
import { respondents } from "../questionnaire/respondents.ts";
import { worths } from "./sitting.ts";

const attribute = (name: string, ...levels: string[]) => ({ name, levels });

describe("what levels are worth", () => {
  it("falls with the price for everybody", () => {
    const price = attribute("Price", "$5", "$7.50", "$10", "free");
    for (const profile of group) {
      const [five, seven, ten, free] = worths(profile, price);
      expect([free, five, seven, ten]).toEqual([free, five, seven, ten].toSorted((a, b) => b! - a!));
    }
  });

  it("falls faster with the price for the thrifty and the poor", () => {
    const spread = (changes: Parameters<typeof persona>[0]) =>
      meanOf(
        respondents(10, changes).map((profile) => {
          const [low, high] = worths(profile, attribute("Price", "$5", "$10"));
          return low! - high!;
        }),
      );
    const thrifty = spread({ price_sensitivity_percentile: 90, income_level: "Low" });
    expect(thrifty).toBeGreaterThan(1.5 * spread({ price_sensitivity_percentile: 10, income_level: "High" }));
  });

  it.each([
    ["Battery life", "5 h", "10 hours"],
    ["Content", "250 g", "1 kg"],
    ["Warranty", "no warranty", "2 years"],
    ["Garantie", "1 Jahr", "3 Jahre"],
    ["Storage", "512 GB", "1 TB"],
    ["Delivery time", "1 week", "2 days"],
    ["Lieferzeit", "10 Tage", "2 Tage"],
    ["Weight", "2.1 kg", "900 g"],
    ["Minimum term", "24 months", "no minimum term"],
    ["Picture", "good", "excellent"],
    ["Discount", "$2", "$5"],
  ])("rises on %s from %s to %s", (name, worse, better) => {
    for (const profile of group) {
      const [low, high] = worths(profile, attribute(name, worse, better));
      expect(high).toBeGreaterThan(low!);
    }
  });

  it("is high for trusted brands and low for distrusted ones", () => {
    const who = persona({ trusted_brands: ["Philips"], distrusted_brands: ["Temu"] });
    const [trusted, other, distrusted] = worths(who, attribute("Maker", "Philips", "Somebody", "Temu"));
    expect(trusted).toBeGreaterThan(other!);
    expect(other).toBeGreaterThan(distrusted!);
  });

  it("follows what people care about", () => {
    const gain = (psychographic_notes: string) =>
      meanOf(
        respondents(12, { psychographic_notes }).map((profile) => {
          const [eco, plain] = worths(profile, attribute("Packaging", "Recycled paper", "Ordinary box"));
          return eco! - plain!;
        }),
      );
    expect(gain("Sustainability, climate and organic food matter.")).toBeGreaterThan(gain("Likes football.") + 0.3);
  });
});
