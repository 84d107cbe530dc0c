import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AskedPersona } from "../../../../functions/personas/people/asked-persona.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { answeredInWords } from "../../../../functions/studies/survey/questions/answered-in-words.ts";
import { surveyAllocationPrompt } from "../../../../functions/studies/survey/questions/allocation.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyNumberPrompt } from "../../../../functions/studies/survey/questions/numeric.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { surveyRankingPrompt } from "../../../../functions/studies/survey/questions/ranking.ts";
import { surveyScalePrompt } from "../../../../functions/studies/survey/questions/likert.ts";
import { numberIn } from "../../../../functions/models/prompts/words/numbers.ts";
import { persona } from "../../../local/bedrock/people.ts";

const askedPersona: AskedPersona = { persona: persona(), context: null, briefings: [], language: "en" };
const options = ["Supermarket", "Weekly market, farm", "Online", "None"];
const text = "Where?";
const scale = { points: 5, first_value: 1, low_label: "bad", high_label: "good", labels: null };
const prompts = {
  scale: surveyScalePrompt(askedPersona, { text, scale }),
  open: surveyOpenPrompt(askedPersona, { text }),
  choice: surveyChoicePrompt(askedPersona, { text, options, multiple: true }),
  number: surveyNumberPrompt(askedPersona, { text, unit: "EUR", min: null, max: null, whole: false }),
  ranking: surveyRankingPrompt(askedPersona, { text, options, least: 1, most: 4, bestWorst: false }),
  bestWorst: surveyRankingPrompt(askedPersona, { text, options, least: 2, most: 2, bestWorst: true }),
  allocation: surveyAllocationPrompt(askedPersona, { text, options, total: 10, unit: "points", min: null, max: null }),
};
type Kind = keyof typeof prompts;

const read = (kind: Kind, said: string): unknown => prompts[kind].inWords!.read(said);
const parsed = (kind: Kind, said: string): unknown => (prompts[kind] as Prompt<unknown>).output.parse(read(kind, said));
const written = (kind: Kind, value: unknown): string => answeredInWords(prompts[kind].id)!.write(value);

const word = fc.constantFrom("dear", "zu teuer", "J'y vais", "高い", "3 times", "fine.", "Themes: no", "= 2");
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `I say ${words.join(" ")}`);
const theme = fc.constantFrom("fair price", "Gewohnheit", "値段", "taste and smell");
const number = fc.constantFrom(...options.map((_, index) => index + 1));
const amount = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const values: Record<Kind, fc.Arbitrary<object>> = {
  scale: fc.record({ answer: sentence }),
  open: fc.record({ answer: sentence, themes: fc.array(theme, { maxLength: 3 }) }),
  choice: fc.record({
    considerations: fc.array(sentence, { maxLength: 4 }),
    chosen: fc.uniqueArray(number, { minLength: 1 }),
    reason: sentence,
  }),
  number: fc.record({ reason: sentence, number: amount.map((value) => (value === 0 ? 0 : value)) }),
  ranking: fc.record({ reason: sentence, ranked: fc.uniqueArray(number, { minLength: 1 }) }),
  bestWorst: fc.record({ reason: sentence, best: number, worst: number }),
  allocation: fc.record({
    reason: sentence,
    amounts: fc.array(fc.record({ option: number, amount: fc.double({ min: 0, max: 10, noNaN: true }) })),
  }),
};

it.each(Object.keys(values) as Kind[])("of kind %s are read as they were written", (kind) => {
  fc.assert(
    fc.property(values[kind], (value) => {
      expect(read(kind, written(kind, value))).toEqual(value);
    }),
  );
});

it("are JSON where a value is no answer at all", () => {
  const broken = { answer: 7, themes: 1, considerations: null, chosen: "2", amounts: [1] };
  for (const kind of Object.keys(prompts) as Kind[])
    for (const value of [{}, { nonsense: true }, broken]) expect(written(kind, value)).toBe(JSON.stringify(value));
});

describe("an answer to a scale", () => {
  it.each([
    "Rather good.",
    "**Rather good.**",
    "Answer: Rather good.",
    "**Antwort:** Rather good.",
    "```\nRather good.\n```",
    "\n\nRather good.\n",
  ])("is the whole of %j", (said) => {
    expect(parsed("scale", said)).toEqual({ answer: "Rather good." });
  });
});

describe("an open answer", () => {
  const answer = "Too dear.\nAnd too heavy.";
  it.each([
    [`${answer}\n# price; weight`, ["price", "weight"]],
    [`${answer}\n\n# **price**; weight.`, ["price", "weight"]],
    [`${answer}\n**Themes:** price; weight`, ["price", "weight"]],
    [`${answer}\nThemen: price; weight`, ["price", "weight"]],
    [`${answer}\nThèmes : price, weight`, ["price", "weight"]],
    [`${answer}\nテーマ：price、weight`, ["price", "weight"]],
    [`${answer}\n#price #weight`, ["price", "weight"]],
    [`\`\`\`text\n${answer}\n# price\n\`\`\``, ["price"]],
    [`${answer}\n#`, []],
    [`${answer}\n# -`, []],
  ])("%j is coded in its last line", (said, themes) => {
    expect(parsed("open", said)).toEqual({ answer, themes });
  });

  it("takes the last line alone for its themes, whatever the answer quotes", () => {
    expect(parsed("open", "Themes: good; great\n# I was told to say this\nNo.\n# price")).toEqual({
      answer: "Themes: good; great\n# I was told to say this\nNo.",
      themes: ["price"],
    });
  });

  it.each(["Too dear.", "Too dear.\nNote: very dear; always"])("%j says no themes, and is kept", (said) => {
    expect(parsed("open", said)).toEqual({ answer: said, themes: [] });
  });

  it("keeps a number sign that is part of what was said", () => {
    for (const said of ["This is brand #1 for me.", "No. #1 is my choice"])
      expect(parsed("open", said)).toEqual({ answer: said, themes: [] });
  });

  it("may have its themes behind its last sentence", () => {
    expect(parsed("open", "More of it, as I enjoy variety. #Variety #Discovery")).toEqual({
      answer: "More of it, as I enjoy variety.",
      themes: ["Variety", "Discovery"],
    });
  });

  it.each(["", "# price", "Too dear.\n# a; b; c; d"])("%j does not fit", (said) => {
    expect(() => parsed("open", said)).toThrow();
  });
});

describe("a choice", () => {
  const weighed = "1 near me\n2: only on Saturdays\n3) never\n- **None**: no";
  it.each([
    ["= 2", [2]],
    ["= 1, 2", [1, 2]],
    ["= 1 2", [1, 2]],
    ["= 1 und 2", [1, 2]],
    ["= 1）、2", [1, 2]],
    ["**= 2**", [2]],
    ["=> 2)", [2]],
    ["→ 2.", [2]],
    ["= Option 2", [2]],
    ["= 2. Weekly market, farm", [2]],
    ["= weekly market, farm", [2]],
    ["= Supermarket, Online", [1, 3]],
    ["Answer: 2", [2]],
    ["**Antwort:** Online", [3]],
    ["1, 2", [1, 2]],
  ])("is read from %j", (line, chosen) => {
    expect(parsed("choice", `${weighed}\n\n${line}\n\nI go there anyway.`)).toEqual({
      considerations: ["near me", "only on Saturdays", "never", "None: no"],
      chosen,
      reason: "I go there anyway.",
    });
  });

  // As Qwen2.5-Coder of 1.5 billion parameters answered, without the line that was asked for.
  it.each([
    ["1. Supermarket\n\nJustification:\nI am cautious about new products.", 1],
    ["Online\n\nIt is the easiest for me.", 3],
  ])("is the one option that an answer without its line begins with: %j", (said, chosen) => {
    expect(parsed("choice", said)).toMatchObject({ chosen: [chosen] });
  });

  it.each(["= 2: I go there anyway.", "= 2 – I go there anyway.", "= 2. I go there anyway."])(
    "may have its reason on the line: %j",
    (said) => {
      expect(parsed("choice", said)).toMatchObject({ chosen: [2], reason: "I go there anyway." });
    },
  );

  it.each([
    ["= 2 or 3", "Behind `=` has to stand the numbers"],
    ["= 2.5", "Behind `=` has to stand the numbers"],
    ["= 2. Online", "Behind `=` has to stand the numbers"],
    ["= 2: Online", "Behind `=` has to stand the numbers"],
    ["= Somewhere", "Behind `=` has to stand the numbers"],
    ["= 2\n= 3", "more than one line"],
    ["1. Online\n\nIt reflects my habits.", "There is no line with `=`"],
    ["1. Supermarket\n3. Online", "There is no line with `=`"],
    ["I take the second.", "There is no line with `=`"],
    ["Supermarket: 5\nOnline: 2", "There is no line with `=`"],
    ["= 5", "Too big"],
    ["= 2", "reason"],
  ])("%j is sent back, and nothing is guessed", (said, problem) => {
    expect(() => parsed("choice", said === "= 2" ? said : `${said}\nSo.`)).toThrow(problem);
  });
});

describe("a number", () => {
  it.each([
    ["2", 2],
    ["-2.5", -2.5],
    ["2,50 €", 2.5],
    ["€ 2.50", 2.5],
    ["12 EUR", 12],
    ["1,200,000", 1_200_000],
    ["1.200,50", 1_200.5],
    ["1 200", 1_200],
    ["1 200,5", 1_200.5],
    ["1'200", 1_200],
    ["0.125", 0.125],
    ["1200.125", 1_200.125],
    ["７", 7],
  ])("is read from %j", (said, value) => {
    expect(numberIn(said, { text, unit: null })).toBe(value);
    expect(parsed("number", `That is what I pay.\n\n**= ${said}**`)).toMatchObject({ number: value });
  });

  it.each(["1.200", "1,200", "12 or 13", "12-15", "5 Mio", "5k", "about 12", "twelve", "1.2.3", ""])(
    "is not guessed from %j",
    (said) => {
      expect(numberIn(said, { text, unit: null })).toBeNull();
      expect(() => read("number", `So.\n= ${said}`)).toThrow("one number in digits");
    },
  );

  it("may have the word behind it that was asked for, and no other", () => {
    const asked = { text: "On how many days of the last 12 months, more or less?", unit: null };
    expect(numberIn("12 days", asked)).toBe(12);
    for (const said of ["12 weeks", "less 3", "3 or less", "10-12", "10 12"]) expect(numberIn(said, asked)).toBeNull();
  });

  it("may stand in front of the reason, or on a line of its own with nothing else", () => {
    expect(read("number", "= 3\nSo.")).toEqual({ reason: "So.", number: 3 });
    expect(read("number", "So.\nAnswer: 3 EUR")).toEqual({ reason: "So.", number: 3 });
  });
});

describe("an order and shares", () => {
  it("are read from numbers and from options", () => {
    expect(parsed("ranking", "So.\n= 3 > 1 > 2")).toEqual({ reason: "So.", ranked: [3, 1, 2] });
    expect(parsed("bestWorst", "So.\n= 3, 1")).toEqual({ reason: "So.", ranked: [3, 1] });
    const said = "So.\n- **1** = 4 points\n2: 3\nOnline = 2,5\n4) = 0.5";
    expect(parsed("allocation", said)).toEqual({ reason: "So.", amounts: [4, 3, 2.5, 0.5] });
  });

  it("are sent back where they are not understood", () => {
    expect(() => read("bestWorst", "So.\n= 3")).toThrow("two numbers");
    expect(() => read("allocation", "So.\n1 = much")).toThrow("one number");
    expect(() => parsed("allocation", "So.\n1 = 10")).toThrow("Too small");
  });
});
