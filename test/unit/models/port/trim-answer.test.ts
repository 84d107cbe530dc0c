import { describe, expect, it } from "vitest";
import * as z from "zod";
import { toolSchema } from "../../../../functions/models/port/tool-schema.ts";
import { trimAnswer } from "../../../../functions/models/port/trim-answer.ts";

const point = z.object({ point: z.int(), share: z.number().positive() });
const schema = z.object({
  ratings: z.array(z.object({ statement: z.int(), points: z.array(point).max(3) })),
  themes: z.array(z.string().max(20)).max(2),
  chosen: z.array(z.int()).max(1),
});
const trim = (value: unknown) => trimAnswer(toolSchema(schema), value);
const fine = { ratings: [], themes: ["oat"], chosen: [1] };
const rated = (shares: readonly number[]) => ({
  ...fine,
  ratings: [{ statement: 1, points: shares.map((share, index) => ({ point: index + 1, share })) }],
});

describe("trimming an answer", () => {
  it("drops points with a share of 0, as a real model returned them", () => {
    const answer = rated([0, 50, 50]);
    expect(schema.safeParse(answer).success).toBe(false);
    expect(schema.parse(trim(answer)).ratings[0]!.points).toEqual(answer.ratings[0]!.points.slice(1));
  });

  it("shortens lists of texts", () => {
    expect(trim({ ...fine, themes: ["price", "taste", "bottle"] })).toEqual({ ...fine, themes: ["price", "taste"] });
  });

  it("ends a text that fills its maximum with its last whole sentence", () => {
    const whole = `${"It keeps me awake. ".repeat(11)}It costs $2.49, ca. 2 EUR in St. Gallen, which is fair.`;
    const cut = `${whole} I would not look for it because it's not a `;
    const text = z.string().max(cut.length);
    const short = (value: string) => trimAnswer(toolSchema(text), value);
    expect(short(cut)).toBe(whole);
    expect(short(`${cut}drink that I like.`)).toBe(whole);
    expect(short(cut.slice(0, -10))).toBe(cut.slice(0, -10));
    expect(trimAnswer(toolSchema(text), cut, true)).toBe(cut);
    // Without a sentence of some length there would be nothing left of it.
    expect(short(`No. ${"x".repeat(cut.length)}`)).toBe(`No. ${"x".repeat(cut.length)}`);
    const japanese = "高いと思います。".repeat(30);
    expect(trimAnswer(toolSchema(z.string().max(245)), `${japanese}でも買うか`)).toBe(japanese);
  });

  it("leaves titles as they are, which end without a full stop", () => {
    const title =
      "Offer a smaller pack for households of one as in Basel. Price it well below 3 EUR a piece and say so on";
    expect(trimAnswer(toolSchema(z.string().max(title.length)), title)).toBe(title);
  });

  it("never shortens what would then be a different answer", () => {
    for (const answer of [
      { ...fine, chosen: [2, 3] },
      rated([25, 25, 25, 25]),
      { ...fine, themes: ["x".repeat(50)] },
    ]) {
      expect(trim(answer)).toEqual(answer);
      expect(schema.safeParse(trim(answer)).success).toBe(false);
    }
  });

  it("leaves everything else as it is", () => {
    for (const answer of [fine, null, "words", { ...fine, themes: "oat" }, { ...fine, ratings: [{ points: 3 }] }])
      expect(trim(answer)).toEqual(answer);
  });
});
