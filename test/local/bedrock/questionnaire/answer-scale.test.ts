import { describe, expect, it } from "vitest";
import type { ScaleFamily } from "../../../../functions/domain/scales/scale-families.ts";
import { scaleAnswerSchema } from "../../../../functions/prompts/survey-scale/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/consumer/answer.ts";
import { meanOf, persona, rate } from "../people.ts";
import { positionOf, rankCorrelation, rateInWords, respondents, scaleOf, scaleRequest } from "./respondents.ts";

const agreement = scaleOf("Strongly disagree", "Strongly agree");
const people = respondents(30);
const concept = "A new oat drink made from organic oats, in a glass bottle, for 1.99 € per litre.";
const konzept = "Ein neuer Haferdrink aus Bio-Hafer in der Glasflasche für 1,99 € pro Liter.";

describe("answers to rating questions", () => {
  it.each<[string, ScaleFamily, string, string, string | null]>([
    ["I always compare prices before I buy something.", "agreement", "Strongly disagree", "Strongly agree", null],
    ["Ich achte auf die Umwelt.", "agreement", "Stimme überhaupt nicht zu", "Stimme voll und ganz zu", null],
    ["How satisfied are you with your bank?", "satisfaction", "Very dissatisfied", "Very satisfied", null],
    ["How likely are you to buy this product?", "purchase_intent", "Very unlikely", "Very likely", concept],
    [
      "Wie wahrscheinlich ist es, dass Sie dieses Produkt kaufen?",
      "purchase_intent",
      "Sehr unwahrscheinlich",
      "Sehr wahrscheinlich",
      konzept,
    ],
  ])("are rated in the order of the positions they come from: %s", (text, anchors, low, high, context) => {
    const scale = scaleOf(low, high);
    const positions = people.map((who) => positionOf(who, text, scale, context));
    const ratings = people.map((who) => rate(anchors, rateInWords(who, text, scale, context)));
    expect(rankCorrelation(positions, ratings)).toBeGreaterThanOrEqual(0.85);
  });

  it("rate price statements higher among the price-sensitive", () => {
    const ratingsAt = (price_sensitivity_percentile: number) =>
      meanOf(
        respondents(15, { price_sensitivity_percentile }).map((who) =>
          rate("agreement", rateInWords(who, "I always compare prices.", agreement)),
        ),
      );
    expect(ratingsAt(90) - ratingsAt(10)).toBeGreaterThan(1);
  });

  it.each([
    ["I read reviews before I buy.", agreement],
    ["How do you like the price of this product?", scaleOf("Not at all", "Very much")],
  ])("hold no numbers and fit the schema: %s", (text, scale) => {
    const answers = people.map((who) => rateInWords(who, text, scale, concept));
    for (const answer of answers) expect(scaleAnswerSchema.parse({ answer }).answer).not.toMatch(/\d/);
  });

  it("differ in their words from person to person", () => {
    const answers = people.map((who) => rateInWords(who, "I always compare prices.", agreement));
    expect(new Set(answers).size).toBeGreaterThan(20);
  });

  it("come in the language of the question", () => {
    const answer = rateInWords(persona(), "Ich achte auf den Preis.", scaleOf("Stimme nicht zu", "Stimme zu"));
    expect(answer).toMatch(/\b(?:ich|das|dem|ja|nein|so)\b/i);
  });

  it("name the ends of a scale that no everyday word measures", () => {
    const answers = people.map((who) => rateInWords(who, "The shop looks …", scaleOf("Old-fashioned", "Modern")));
    expect(answers.filter((answer) => /Old-fashioned|Modern/.test(answer)).length).toBeGreaterThan(15);
  });

  it("give no reason that speaks against them", () => {
    const text = "I do not care about the environment when I shop.";
    const contrary = people.filter((who) => {
      const disagrees = positionOf(who, text, agreement) < 0;
      return disagrees && /saving the planet|far from my mind/.test(rateInWords(who, text, agreement));
    });
    expect(contrary).toEqual([]);
  });

  it("are the same for the same request", () => {
    const request = scaleRequest(people[0]!, "I love trying new products.", agreement);
    expect(answerOffline("answer_scale", request)).toEqual(answerOffline("answer_scale", request));
  });
});
