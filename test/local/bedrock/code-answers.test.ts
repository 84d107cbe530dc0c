import { describe, expect, it } from "vitest";
import { answerOffline } from "../../../local/bedrock/model/answer.ts";
import { codeAnswersPrompt } from "../../../functions/findings/codebook/prompt.ts";
import { draftCodebookPrompt } from "../../../functions/findings/codebook/draft-prompt.ts";
import { promptText } from "../../../functions/models/prompts/prompt.ts";

/** Two answers about the price, one about the taste, and what both are called. */
const spoken = {
  de: [
    ["Der Preis ist mir zu hoch.", "Das ist viel Geld.", "Der Geschmack überzeugt mich."],
    "Der Preis",
    "Der Geschmack",
  ],
  en: [["The price is too high for me.", "It costs too much.", "The taste convinces me."], "The price", "The taste"],
  es: [["El precio es muy alto.", "Es muy caro.", "El sabor me convence."], "El precio", "El sabor"],
  fr: [["Le prix est trop élevé.", "C’est trop cher.", "Le goût me plaît."], "Le prix", "Le goût"],
  ja: [["値段が高すぎます。", "価格が高いです。", "味が気に入りました。"], "値段", "味"],
  pt: [["O preço é muito alto.", "É muito caro.", "O sabor me convence."], "O preço", "O sabor"],
} as const;

const answersOf = (texts: readonly string[]) => texts.map((text, index) => ({ persona_id: String(index), text }));

describe.each(Object.entries(spoken))("open answers in %s", (language, [texts, price, taste]) => {
  const answers = answersOf(texts);
  const prompt = draftCodebookPrompt({ question: texts[0], answers, language, study: "s" });
  const drafted = prompt.output.parse(answerOffline("draft_codebook", promptText(prompt), language));

  it("get codes for what they are about, the most common first, each with words of an answer", () => {
    expect(drafted.map(({ name }) => name)).toEqual([price, taste]);
    for (const { example } of drafted) expect(texts).toContain(example);
  });

  it("are coded by what their definitions are about", () => {
    const codes = drafted.map((code, index) => ({ id: `c${index + 1}`, ...code, pending: true }));
    const coding = codeAnswersPrompt({ question: texts[0], codes, answers, study: "s" });
    const coded = coding.output.parse(answerOffline("code_answers", promptText(coding), null));
    expect(coded).toEqual({ 0: ["c1"], 1: ["c1"], 2: ["c2"] });
  });
});

describe("a researcher's own codes", () => {
  const code = (id: string, definition: string, example: string | null = null) => ({
    ...{ id, name: id, definition, example, pending: true },
  });
  const coded = (codes: ReturnType<typeof code>[], texts: readonly string[]) => {
    const prompt = codeAnswersPrompt({ question: "Why?", codes, answers: answersOf(texts), study: "s" });
    return prompt.output.parse(answerOffline("code_answers", promptText(prompt), null));
  };

  it("tell praise from complaint about the same thing", () => {
    const codes = [code("bad", "Says that the taste is awful."), code("good", "Says that the taste is great.")];
    expect(coded(codes, ["The taste is disgusting.", "I love the taste."])).toEqual({ 0: ["bad"], 1: ["good"] });
  });

  it("about what the lexicon does not know go by the word that definition and example share", () => {
    const codes = [code("loan", "Wants to borrow a kayak first.", "A kayak for a weekend would do.")];
    const texts = ["I would paddle a kayak before I buy one.", "Nothing comes to mind."];
    expect(coded(codes, texts)).toEqual({ 0: ["loan"], 1: [] });
  });
});

it("answers that name no topic get one code where they share a word", () => {
  const texts = ["Kayaks are what I borrow.", "Kayaks again.", "Kayaks, if any."];
  const prompt = draftCodebookPrompt({ question: "Why?", answers: answersOf(texts), language: "en", study: "s" });
  const drafted = prompt.output.parse(answerOffline("draft_codebook", promptText(prompt), "en"));
  expect(drafted).toEqual([
    {
      name: "Kayaks are what I borrow",
      definition: "Mentions: Kayaks are what I borrow.",
      example: "Kayaks are what I borrow.",
    },
  ]);
});
