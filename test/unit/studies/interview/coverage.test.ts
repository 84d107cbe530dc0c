import { describe, expect, it } from "vitest";
import { coverageBy, isNonAnswer } from "../../../../functions/studies/interview/coverage.ts";

const judged = { coverage: "covered", non_answer: false } as const;

describe("coverage of a guide's question", () => {
  it.each([
    "I don't know.",
    "Honestly, I don’t know",
    "I'd rather not say.",
    "No comment!",
    "Keine Ahnung.",
    "Das weiß ich nicht.",
    "Je ne sais pas.",
    "No sé.",
    "Não sei.",
    "わかりません。",
    "…",
    "",
    "-",
  ])("is nothing by “%s”, whatever the interviewer thinks of it", (answer) => {
    expect(coverageBy(judged, [answer])).toBe("not_covered");
  });

  it.each([
    "I don't know the price by heart, about two euros I think.",
    "No, never: I have no idea why anybody would buy that, it tastes of cardboard.",
    "Keine Ahnung, wie die heißt, aber ich nehme immer die blaue Packung.",
    "No.",
    "Twice a week.",
  ])("is as judged by “%s”", (answer) => {
    expect(isNonAnswer(answer)).toBe(false);
    expect(coverageBy(judged, [answer])).toBe("covered");
  });

  it("is nothing where the interviewer marks no answer, in any language", () => {
    expect(coverageBy({ coverage: "covered", non_answer: true }, ["Ne tudom, inkább nem mondanám."])).toBe(
      "not_covered",
    );
  });

  it("counts an answer that a probe brought, or that was given before the talk ran dry", () => {
    const said = ["I buy it on Fridays, because the shop is on my way.", "I don't know."];
    expect(coverageBy(judged, said)).toBe("covered");
    expect(coverageBy(judged, said.toReversed())).toBe("covered");
  });
});
