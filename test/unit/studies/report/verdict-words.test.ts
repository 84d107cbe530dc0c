import { describe, expect, it } from "vitest";
import { withoutVerdicts } from "../../../../functions/studies/report/verdict-words.ts";

const atRandom = ["not_beyond_random", "It cannot be told."] as const;

describe("a summary's verdict", () => {
  it.each([
    "The concept is well received.",
    "Overall it was poorly received here.",
    "Das Konzept kommt hier gut an.",
    "Die Idee wurde schlecht aufgenommen.",
    "Le concept est bien accueilli.",
    "El concepto fue bien recibido.",
    "O conceito foi bem recebido.",
    "このコンセプトは好評だった。",
  ])("goes where the figures bear none out: %s", (sentence) => {
    expect(withoutVerdicts(`Three of five like the taste. ${sentence}`, ...atRandom)).toEqual({
      summary: "Three of five like the taste.",
      removed: 1,
    });
  });

  it("stays where the figures say the same, and goes where they say the opposite", () => {
    const summary = "The concept is well received.";
    expect(withoutVerdicts(summary, "favourable", "")).toEqual({ summary, removed: 0 });
    expect(withoutVerdicts("It was poorly received.", "favourable", "").removed).toBe(1);
  });

  it("leaves the reason where nothing else was said", () => {
    expect(withoutVerdicts("The concept is well received.", ...atRandom).summary).toBe("It cannot be told.");
  });

  it("touches nothing else", () => {
    const summary = "3 of 5 say it convinces them; 2 find it too dear.\n\nThe price divides them.";
    expect(withoutVerdicts(summary, ...atRandom)).toEqual({ summary, removed: 0 });
  });
});
