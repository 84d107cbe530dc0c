import { describe, expect, it } from "vitest";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { judge, meanOf, persona } from "../people.ts";
import { positionOf, rankCorrelation, respondents, scaleOf } from "./respondents.ts";

const agreement = scaleOf("Strongly disagree", "Strongly agree");
const zustimmung = scaleOf("Stimme überhaupt nicht zu", "Stimme voll und ganz zu");
const people = respondents(30);
const meanPosition = (group: readonly PersonaProfile[], text: string, scale = agreement) =>
  meanOf(group.map((who) => positionOf(who, text, scale)));

describe("where people stand on a statement", () => {
  it.each([
    ["I always compare prices before I buy something.", agreement],
    ["Ich achte beim Einkaufen sehr auf den Preis.", zustimmung],
  ])("follows price sensitivity: %s", (text, scale) => {
    const thrifty = people.filter((who) => who.price_sensitivity_percentile >= 65);
    const others = people.filter((who) => who.price_sensitivity_percentile <= 35);
    expect(meanPosition(thrifty, text, scale) - meanPosition(others, text, scale)).toBeGreaterThan(0.5);
  });

  it.each([
    ["I love trying new products.", agreement],
    ["Ich probiere gern neue Produkte aus.", zustimmung],
  ])("follows openness: %s", (text, scale) => {
    const open = respondents(20, { big_five: { ...persona().big_five, openness: 85 } });
    const settled = respondents(20, { big_five: { ...persona().big_five, openness: 15 } });
    expect(meanPosition(open, text, scale) - meanPosition(settled, text, scale)).toBeGreaterThan(0.5);
  });

  it.each([
    ["Most advertising claims are honest.", agreement],
    ["Ich glaube, was in der Werbung versprochen wird.", zustimmung],
  ])("is kinder among enthusiasts than among sceptics: %s", (text, scale) => {
    const enthusiasts = respondents(20, { attitude: "enthusiast" });
    const sceptics = respondents(20, { attitude: "sceptic" });
    expect(meanPosition(enthusiasts, text, scale) - meanPosition(sceptics, text, scale)).toBeGreaterThan(0.6);
  });

  it.each([
    ["I care about the environment when I shop.", "I do not care about the environment when I shop.", agreement],
    ["Mir ist die Umwelt beim Einkaufen wichtig.", "Mir ist die Umwelt beim Einkaufen egal.", zustimmung],
    [
      "New products are a reason for me to go shopping.",
      "New products are not a reason for me to go shopping.",
      agreement,
    ],
  ])("turns round with a negation: %s", (plain, negated, scale) => {
    const [yes, no] = [plain, negated].map((text) => people.map((who) => positionOf(who, text, scale)));
    expect(rankCorrelation(yes!, no!)).toBeLessThan(-0.6);
  });

  it("takes what is dear for what the thrifty complain about", () => {
    const text = "Organic food is too expensive.";
    const thrifty = respondents(20, { price_sensitivity_percentile: 90, income_level: "Low" });
    const wealthy = respondents(20, { price_sensitivity_percentile: 10, income_level: "High" });
    expect(meanPosition(thrifty, text) - meanPosition(wealthy, text)).toBeGreaterThan(0.4);
  });

  it("says yes to trusted brands and no to distrusted ones", () => {
    const who = persona({ trusted_brands: ["Nivea"], distrusted_brands: ["Temu"] });
    expect(positionOf(who, "Nivea is a brand that I would buy again.", agreement)).toBeGreaterThan(0.3);
    expect(positionOf(who, "Temu is a brand that I would buy again.", agreement)).toBeLessThan(-0.3);
  });

  it("is the same however the question is spelled", () => {
    const [first] = people;
    expect(positionOf(first!, "I ALWAYS compare prices", agreement)).toBe(
      positionOf(first!, "I always compare prices.", agreement),
    );
  });
});

describe("where people stand on what the study shows", () => {
  const shown = people.slice(0, 15);
  const concept = "A new oat drink made from organic oats, in a glass bottle, for 1.99 € per litre.";

  it.each([
    ["How likely are you to buy this product?", scaleOf("Very unlikely", "Very likely"), "purchase_intent"],
    ["How much do you like this product?", scaleOf("Do not like it at all", "Like it very much"), "liking"],
    ["This product is good value for money.", agreement, "value_for_money"],
  ] as const)("follows the appraisal: %s", (text, scale, item) => {
    const positions = shown.map((who) => positionOf(who, text, scale, concept));
    const appraised = shown.map((who) => judge(who, concept).items[item]);
    expect(rankCorrelation(positions, appraised)).toBeGreaterThan(0.9);
  });

  it("agrees that it is too expensive where the value is poor", () => {
    const positions = shown.map((who) => positionOf(who, "This product is too expensive.", agreement, concept));
    const appraised = shown.map((who) => judge(who, concept).items.value_for_money);
    expect(rankCorrelation(positions, appraised)).toBeLessThan(-0.9);
  });

  it("leaves general statements to what people are like", () => {
    const text = "I always compare prices before I buy something.";
    const [who] = people;
    expect(positionOf(who!, text, agreement, concept)).toBe(positionOf(who!, text, agreement));
  });
});
