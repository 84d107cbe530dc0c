import { describe, expect, it } from "vitest";
import { guideReadingPrompt } from "../../../../functions/prompts/guide-reading/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/consumer/answer.ts";
import { guideIn } from "../../../../local/bedrock/consumer/reading/note-guide.ts";

describe("a guide in free prose", () => {
  it("yields its questions, and as probes what is asked back", () => {
    const text = "We begin with mornings. What do you have for breakfast? And why? Can you give me an example?";
    expect(guideIn(text).sections).toEqual([
      {
        title: "",
        questions: [{ text: "What do you have for breakfast?", probes: ["And why?", "Can you give me an example?"] }],
      },
    ]);
  });

  it("yields German questions and probes", () => {
    const text = "Was frühstücken Sie? Warum? Erzählen Sie von Ihrem letzten Einkauf. Was genau haben Sie gekauft?";
    expect(guideIn(text).sections[0]!.questions).toEqual([
      { text: "Was frühstücken Sie?", probes: ["Warum?"] },
      { text: "Erzählen Sie von Ihrem letzten Einkauf.", probes: ["Was genau haben Sie gekauft?"] },
    ]);
  });

  it("takes openings of an interviewer for questions", () => {
    expect(guideIn("Tell me about the last time you bought cereal.").sections[0]!.questions[0]!.text).toBe(
      "Tell me about the last time you bought cereal.",
    );
  });

  it("keeps headings as titles of what follows", () => {
    const text = "# Habits\nWhat do you drink?\n\nPricing:\nWhat would you pay, e.g. in a supermarket?";
    expect(guideIn(text).sections.map(({ title, questions }) => [title, questions.length])).toEqual([
      ["Habits", 1],
      ["Pricing", 1],
    ]);
  });

  it("leaves out what is said to the interviewer", () => {
    const text = "Welcome the participant.\n[Show the pack]\nWhat do you see? Probe for colours. Probe: What else?";
    expect(guideIn(text).sections).toEqual([
      expect.objectContaining({ questions: [{ text: "What do you see?", probes: ["What else?"] }] }),
    ]);
  });

  it("has no sections without questions", () => {
    const prompt = guideReadingPrompt("Minutes of the meeting. The budget was approved.");
    expect(prompt.output.parse(answerOffline(prompt.tool.name, prompt.question))).toEqual({ sections: [] });
  });
});
