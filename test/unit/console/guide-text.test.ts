import { expect, it } from "vitest";
import { guideText } from "../../../console/pages/studies/guide-text.ts";
import { guideOf } from "../../../functions/studies/interview/guide/guide-of-parts.ts";
import { readGuideByRule } from "../../../functions/studies/interview/guide/read-by-rule.ts";

it("writes a guide so that it is read as it was", () => {
  const question = (text: string, context: string | null = null, probes: string[] = []) => ({ context, text, probes });
  const guide = {
    sections: [
      {
        title: "Habits",
        questions: [question("What do you drink?", null, ["since when", "Why?"]), question("Where?")],
      },
      {
        title: "The idea",
        questions: [
          question("What do you think of it?", "An oat drink.\n\n1.99 EUR a litre."),
          question("Would you buy it?", "An oat drink.\n\n1.99 EUR a litre.", ["where"]),
          question("What else do you buy?"),
        ],
      },
    ],
  };
  const text = guideText(guide);
  expect(guideOf(readGuideByRule(text), text)).toEqual(guide);
});
