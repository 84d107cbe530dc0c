import { describe, expect, it } from "vitest";
import * as z from "zod";
import { mended } from "../../../../functions/adapters/bedrock/mend-answer.ts";
import { toolSchema } from "../../../../functions/adapters/bedrock/tool-schema.ts";

const schema = z.object({
  ratings: z.array(
    z.object({
      statement: z.int(),
      points: z.array(z.object({ point: z.int(), share: z.number().positive() })).max(3),
    }),
  ),
  themes: z.array(z.string().max(20)).max(2),
  reason: z.string().max(40),
});
const mend = (value: unknown) => mended(toolSchema(schema), value);
const fine = { ratings: [], themes: ["oat"], reason: "Because." };

describe("an answer that oversteps its limits", () => {
  it("loses points without a share, as a real model named them", () => {
    const points = [0, 50, 50].map((share, index) => ({ point: index + 1, share }));
    const answer = { ...fine, ratings: [{ statement: 1, points }] };
    expect(schema.safeParse(answer).success).toBe(false);
    expect(schema.parse(mend(answer)).ratings[0]!.points).toEqual(points.slice(1));
  });

  it("loses what its lists have too much", () => {
    expect(mend({ ...fine, themes: ["price", "taste", "bottle"] })).toEqual({ ...fine, themes: ["price", "taste"] });
  });

  it.each([
    ["It is good value for money. I would buy it again.", "It is good value for money."],
    ["Value for money without any end of it anywhere", "Value for money without any end of it"],
    ["x".repeat(50), "x".repeat(40)],
  ])("ends its texts with a sentence, or a word: %s", (reason, expected) => {
    expect(mend({ ...fine, reason })).toEqual({ ...fine, reason: expected });
  });

  it("stays as it is in everything else", () => {
    for (const answer of [fine, null, "words", { ...fine, themes: "oat" }, { ...fine, ratings: [{ points: 3 }] }])
      expect(mend(answer)).toEqual(answer);
  });
});
