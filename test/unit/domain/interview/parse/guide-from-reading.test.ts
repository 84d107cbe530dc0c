import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  guideFromReading,
  guideOf,
  isRead,
  parseGuide,
  UnreadableGuide,
} from "../../../../../functions/domain/interview/parse/parse-guide.ts";
import { guideSchema } from "../../../../../functions/domain/interview/schemas.ts";

const text = `Habits (5 min)
1. age and household
2. what they “eat”   in
   the morning
   - why`;

const reading = (questions: { text: string; probes: string[] }[], title = "Habits") => ({
  sections: [{ title, questions }],
});

describe("guideFromReading", () => {
  it("accepts what stands in the text, whatever the copy did to case, spaces, quotation marks and numbers", () => {
    const guide = guideFromReading(
      text,
      reading(
        [
          { text: "1. Age and household", probes: [] },
          { text: 'What they "eat" in the morning', probes: ["- why"] },
        ],
        "Habits (5 min)",
      ),
    );
    expect(guide).toEqual({
      sections: [
        {
          title: "Habits",
          questions: [
            { text: "Age and household", probes: [] },
            { text: 'What they "eat" in the morning', probes: ["why"] },
          ],
        },
      ],
    });
  });

  it.each([
    ["a question", reading([{ text: "How do you vote?", probes: [] }])],
    ["a probe", reading([{ text: "age and household", probes: ["what do you earn"] }])],
    ["an empty question", reading([{ text: "“”", probes: [] }])],
    ["nothing", { sections: [] }],
  ])("throws a reading away that invents %s, and names the line no rule could read", (_, invented) => {
    expect(() => guideFromReading(text, invented)).toThrow(UnreadableGuide);
    expect(() => guideFromReading(text, invented)).toThrow(/^Line 2 of the guide \(“age and household”\)/);
  });

  it("replaces a title that does not stand in the text", () => {
    const guide = guideFromReading(text, reading([{ text: "why", probes: [] }], "Breakfast"));
    expect(guide.sections[0]?.title).toBe("Interview");
  });

  it("leaves sections without questions out", () => {
    const { sections } = reading([{ text: "why", probes: [] }]);
    expect(
      guideFromReading(text, { sections: [{ title: "Habits", questions: [] }, ...sections] }).sections,
    ).toHaveLength(1);
  });

  it("names the line at which a guide passes a limit", () => {
    const lines = Array.from({ length: 41 }, (_, index) => `topic number ${index}`);
    const many = reading(lines.map((line) => ({ text: line, probes: [] })));
    expect(() => guideFromReading(lines.join("\n"), many)).toThrow(/^Line 41 of the guide/);

    const probing = reading([{ text: "topic number 0", probes: lines.slice(1, 12) }]);
    expect(() => guideFromReading(lines.join("\n"), probing)).toThrow(/^Line 12 of the guide/);
  });

  it("never lets anything through that its text does not hold", () => {
    const words = fc.constantFrom("age", "household", "vote", "earn", "eat", "why");
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (questions) => {
        const read = () => guideFromReading(text, reading(questions.map((word) => ({ text: word, probes: [] }))));
        if (questions.some((word) => word === "vote" || word === "earn")) expect(read).toThrow(UnreadableGuide);
        else expect(read().sections[0]?.questions.map((question) => question.text)).toEqual(questions);
      }),
      { numRuns: 40 },
    );
  });
});

it("makes a valid guide or a problem of every text, of whatever lines it is put together", () => {
  const lines = fc.constantFrom(
    ...["1. What?", "2. Habits", "- Why?", "  - price", "Probe:", "Probe: a; b", "## Part", "Note: x", "?", "(…)", ""],
    ...[
      "Q: (Probe: why)",
      "If yes:",
      "[a",
      "Section 1",
      "a\tb?\tc",
      "Tell me",
      "Thanks!",
      "–",
      "1.",
      "“”?",
      "#",
      "(5 min)",
    ],
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 12 }), (some) => {
      const draft = parseGuide(some.join("\n").trim());
      if (isRead(draft)) expect(guideSchema.safeParse(guideOf(draft)).success).toBe(true);
      else expect(() => guideOf(draft)).toThrow(UnreadableGuide);
      for (const { line } of draft.problems) expect(line).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
