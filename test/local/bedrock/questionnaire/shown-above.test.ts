import { describe, expect, it } from "vitest";
import { surveyScalePrompt } from "../../../../functions/prompts/survey-scale/prompt.ts";
import { answerScale } from "../../../../local/bedrock/consumer/questionnaire/answer-scale.ts";
import { readAsked } from "../../../../local/bedrock/consumer/questionnaire/asked.ts";
import { meanOf, persona, rate } from "../people.ts";
import { respondents, scaleOf } from "./respondents.ts";

const value = scaleOf("very poor value", "very good value");
const question = "How good is the value for money?";
const drink = "An oat drink with 3 g of protein per glass, without added sugar";
const requestOf = (who = persona(), context: string | null = null, shown: string | null = null) => {
  const { shared, question: asked } = surveyScalePrompt(
    { persona: who, context, briefings: [] },
    { text: question, scale: value, shown },
  );
  return `${shared ?? ""}\n${asked}`;
};

describe("what stands above a question", () => {
  it("is what it is about", () => {
    const people = respondents(12);
    const ratedAt = (shown: string) =>
      meanOf(people.map((who) => rate("value_for_money", answerScale(requestOf(who, null, shown)).answer)));
    expect(ratedAt(`${drink}, 1.29 EUR per litre.`) - ratedAt(`${drink}, 5.99 EUR per litre.`)).toBeGreaterThan(0.7);
  });

  it("is the offer, not what the study says besides, which adds to it", () => {
    const { stimulus, isShownAbove } = readAsked(requestOf(persona(), "Organic bread for 4 EUR.", `${drink}, 2 EUR.`));
    expect([stimulus?.category.id, stimulus?.price?.amount, isShownAbove]).toEqual(["plant_drink", 2, true]);
    expect(stimulus?.claims.map(({ kind }) => kind.id)).toContain("organic");
  });

  it("leaves the study's offer an offer if it is only a situation", () => {
    const { stimulus, isShownAbove } = readAsked(
      requestOf(persona(), `${drink}, 2 EUR.`, "Imagine you are standing in a supermarket."),
    );
    expect([stimulus?.category.id, stimulus?.price?.amount, isShownAbove]).toEqual(["plant_drink", 2, false]);
  });
});
