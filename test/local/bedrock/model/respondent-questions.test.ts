import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import { interviewAnswerPrompt } from "../../../../functions/studies/interview/answer-prompt.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { readStances } from "../../../../local/bedrock/embedder/stance.ts";
import { readOffer } from "../../../../local/bedrock/model/respondent/offer.ts";
import { readConsumer } from "../../../../local/bedrock/model/respondent/person.ts";
import { languageOf } from "../../../../local/bedrock/model/tell-language.ts";
import { packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { answerTo, meanOf, persona, rate } from "../people.ts";
import { respondents } from "./respondents.ts";

interface Asked {
  offer: string;
  /** Questions with what their answer holds. */
  facts: Readonly<Record<string, string>>;
  life: readonly string[];
  distrusted: string;
  bought: { cheap: string; dear: string };
  titles: readonly string[];
}
const file = new URL("respondent-questions.yaml", import.meta.url);
const material = load(readFileSync(file, "utf8")) as Record<Language, Asked>;

const nurse = persona({
  age: 34,
  gender: "Female",
  occupation: "Nurse",
  location: "Leeds, United Kingdom",
  household: "lives with a partner and children",
  life_circumstance: "",
  education: "bachelor's or short tertiary degree",
  income_level: "High",
  trusted_brands: ["Nivea"],
  distrusted_brands: ["Temu"],
});
type Talk = Parameters<typeof interviewAnswerPrompt>[1]["talk"];
const answer = (
  question: string,
  context: string | null,
  who = nurse,
  talk: Talk = [],
  language = languageOf(question),
) => answerTo(interviewAnswerPrompt({ persona: who, context, briefings: [], language }, { talk, question })).answer;
const openly = (text: string, context: string) =>
  answerTo(surveyOpenPrompt({ persona: nurse, context, briefings: [], language: languageOf(text) }, { text })).answer;
/** What an answer says of wanting or judging something. */
const verdictIn = (text: string) =>
  (["intent", "valence", "value"] as const).filter(
    (stance) => Math.abs(readStances(text)[stance]?.position ?? 0) > 0.2,
  );

describe.each(languages)("questions in %s", (language) => {
  const { offer, facts, life, distrusted, bought, titles } = material[language];
  const { life: lives } = packOf(language).speaking;
  const padded = (text: string) =>
    Object.values(lives)
      .flat()
      .filter((line) => text.toLowerCase().includes(line.toLowerCase()));

  it.each(Object.entries(facts))("are answered with the fact: %s", (question, fact) => {
    for (const context of [null, offer, titles[0]!]) {
      const said = answer(question, context);
      expect(said.toLowerCase()).toContain(fact.toLowerCase());
      expect(padded(said)).toEqual([]);
    }
  });

  it.each(life)("get no verdict where the record holds no answer: %s", (question) => {
    for (const context of [null, offer, titles[0]!]) {
      const said = [answer(question, context), context === null ? "" : openly(question, context)].join(" ");
      const unquoted = said.replaceAll(/[«“„「][^»”“」]*[»”“」]/gu, " ");
      expect(verdictIn(unquoted)).toEqual([]);
      expect(padded(said)).toEqual([]);
    }
  });

  it("name a brand that is distrusted when asked for one", () => {
    expect(answer(distrusted, null)).toContain("Temu");
  });

  it("are judged at the amount that they name", () => {
    const intent = (question: string) =>
      meanOf(respondents(12).map((who) => rate("purchase_intent", answer(question, offer, who))));
    expect(intent(bought.cheap) - intent(bought.dear)).toBeGreaterThan(0.7);
  });

  it("about a mere title judge nothing", () => {
    for (const title of titles) for (const question of life) expect(openly(question, title)).not.toContain(title);
  });
});

describe("questions about the offer that sound like others", () => {
  const { de, es, pt } = material;
  it.each([
    ["¿Cuánto pagaría?", es.offer, "price"],
    ["Quanto você pagaria?", pt.offer, "price"],
    ["Können Sie sich vorstellen, es zu kaufen?", de.offer, "intent"],
  ])("are answered as such: %s", (question, offer, kind) => {
    const said = answer(question, offer);
    expect(said).not.toMatch(/Petra|34|«[^»]*pagar/u);
    if (kind === "price") expect(said).toMatch(/EUR|preci|preço|dinero|dinheiro|pagar|orçamento|presupuesto/iu);
    else expect(readStances(said).intent).toBeDefined();
  });

  it("tell of a pet when the record has one", () => {
    const owner = { ...nurse, psychographic_notes: "Walks her dog every morning." };
    const said = answer("Do you have a dog?", null, owner);
    expect(packOf("en").speaking.life.pet.some((line) => said.toLowerCase().includes(line.toLowerCase()))).toBe(true);
    expect(answer("Do you have a dog?", null)).not.toBe(said);
  });
});

describe("a follow-up", () => {
  it("refers to what was said last about oneself", () => {
    const said = answer("Where do you live?", null);
    const talk: Talk = [
      { speaker: "interviewer", text: "Where do you live?" },
      { speaker: nurse.full_name, text: said },
    ];
    expect(answer("Why?", null, nurse, talk)).toContain("Leeds");
  });
});

describe("amounts that are no price", () => {
  it.each([
    ["A discount of -5 EUR on everything.", null],
    ["A 1,000 GBP voucher for free.", 0],
    ["A bottle for 3 EUR.", 3],
  ])("%s", (text, amount) => {
    expect(readOffer(text, "en")?.price?.amount ?? null).toBe(amount);
  });
});

describe("children", () => {
  it.each([
    ["Lives with husband; last child has moved out", false],
    ["Lives with a partner and children", true],
    ["The kids are grown up", false],
  ])("are at home or not: %s", (household, expected) => {
    const request = `<persona>\n${JSON.stringify({ ...nurse, household })}\n</persona>`;
    expect(readConsumer(request).lives.has("children")).toBe(expected);
  });
});

describe("an option for none", () => {
  const options = ["A car", "A bicycle", "None of these"];
  it.each([
    ["Which of these do you own?", options],
    ["Was nutzen Sie?", ["Instagram", "Facebook", "Keinen davon", "Ich nutze keinen davon"]],
  ])("is chosen alone and is what the reason names: %s", (text, shown) => {
    for (const who of respondents(20)) {
      const asked = { persona: who, context: null, briefings: [], language: languageOf(text) };
      const { chosen, reason } = answerTo(surveyChoicePrompt(asked, { text, options: shown, multiple: true }));
      const names = chosen.map((number) => shown[number - 1]!);
      if (names.some((name) => /none|keinen/iu.test(name))) expect(names).toHaveLength(1);
      expect(names.some((name) => reason.includes(name))).toBe(true);
    }
  });
});
