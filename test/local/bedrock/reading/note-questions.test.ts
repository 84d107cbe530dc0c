import { describe, expect, it } from "vitest";
import { surveyReadingPrompt } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/consumer/answer.ts";
import { questionsIn } from "../../../../local/bedrock/consumer/reading/note-questions.ts";

describe("questions in passages that no rule could read", () => {
  it.each([
    [
      "Think of it. Would you buy it – definitely, maybe or not at all?",
      "Would you buy it – definitely, maybe or not at all?",
      ["definitely", "maybe", "not at all"],
    ],
    [
      "Würden Sie es kaufen: sicher, vielleicht oder gar nicht?",
      "Würden Sie es kaufen: sicher, vielleicht oder gar nicht?",
      ["sicher", "vielleicht", "gar nicht"],
    ],
    [
      "3) How often do you drink coffee? daily / weekly / never",
      "How often do you drink coffee?",
      ["daily", "weekly", "never"],
    ],
    [
      "Where do you shop? supermarket, market hall, online",
      "Where do you shop?",
      ["supermarket", "market hall", "online"],
    ],
    ["Are you satisfied? (yes/no)", "Are you satisfied?", ["yes", "no"]],
    ["Which do you own?\n- Phone\n- Laptop", "Which do you own?", ["Phone", "Laptop"]],
  ])("with options in prose: %s", (passage, text, options) => {
    expect(questionsIn(passage)).toEqual([{ kind: "multiple_choice", text, options, multiple: false, scale: null }]);
  });

  it("are two where one line holds two", () => {
    const texts = questionsIn("What do you like about it? And what would you change?").map(({ text }) => text);
    expect(texts).toEqual(["What do you like about it?", "And what would you change?"]);
  });

  it("allow several options where the passage says so", () => {
    const [question] = questionsIn("Welche Marken kennen Sie? (Mehrfachnennung möglich) Alpro, Oatly, Vly");
    expect(question).toMatchObject({ multiple: true, options: ["Alpro", "Oatly", "Vly"] });
  });

  it.each([
    [
      "On a scale from 1 (not at all) to 7 (very much), how much do you like it?",
      { points: 7, first_value: 1, low_label: "not at all", high_label: "very much" },
    ],
    [
      "Wie zufrieden sind Sie? (1 = gar nicht, 5 = sehr)",
      { points: 5, first_value: 1, low_label: "gar nicht", high_label: "sehr" },
    ],
    ["Bitte bewerten Sie den Geschmack (0–10).", { points: 11, first_value: 0, low_label: null, high_label: null }],
  ])("carry the scale they describe: %s", (passage, scale) => {
    expect(questionsIn(passage)).toEqual([expect.objectContaining({ kind: "likert", scale })]);
  });

  it("may be orders without a question mark", () => {
    expect(questionsIn("Please describe your last purchase.")).toEqual([
      expect.objectContaining({ kind: "open_ended", text: "Please describe your last purchase." }),
    ]);
  });

  it.each(["This survey takes five minutes. Thank you.", "Please turn the page.", "Abschnitt B: Einkaufen"])(
    "are none in: %s",
    (passage) => {
      expect(questionsIn(passage)).toEqual([]);
    },
  );

  it("answer every passage of a request in the prompt's schema", () => {
    const prompt = surveyReadingPrompt(["Why do you buy it?", "Thank you for your time."]);
    const { passages } = prompt.output.parse(answerOffline(prompt.tool.name, prompt.question));
    expect(passages.map(({ passage, questions }) => [passage, questions.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });
});
