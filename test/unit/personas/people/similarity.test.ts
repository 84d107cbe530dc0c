import { describe, expect, it } from "vitest";
import { packVector, portraitText, unpackVector } from "../../../../functions/personas/people/similarity.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";
import { cosineSimilarity } from "../../../../functions/statistics/ssr.ts";
import { storedPersona } from "../../../support/library.ts";

describe("a packed vector", () => {
  it("takes under a kilobyte and keeps cosines", () => {
    const random = randomFrom(7);
    const draw = () => Array.from({ length: 512 }, () => normal(random));
    const [a, b] = [draw(), draw()];
    const near = a.map((component, index) => component + 0.4 * b[index]!);
    const [packed, packedNear] = [packVector(a, "m"), packVector(near, "m")];
    expect(packed.bytes.length).toBeLessThan(700);
    expect(cosineSimilarity(unpackVector(packed), unpackVector(packedNear))).toBeCloseTo(
      cosineSimilarity(a, near),
      2.5,
    );
    expect(unpackVector(packed).length).toBe(512);
  });

  it("may have no direction, but not no components", () => {
    expect(unpackVector(packVector([0, 0], "m"))).toEqual([0, 0]);
    expect(() => packVector([], "m")).toThrow("components");
    expect(() => packVector([Number.NaN], "m")).toThrow("numbers");
  });
});

describe("the text that tells personas apart", () => {
  it("holds what a person is like, and no name", () => {
    const text = portraitText(
      storedPersona({
        full_name: "Ana (Nina) Berg",
        psychographic_notes: "Ana Berg hikes. Bergamot calms Ana; Nina waits.",
      }),
    );
    expect(text).toContain("Bergamot calms ;");
    expect(text).toContain("accounts clerk");
    expect(text).not.toMatch(/\bAna\b|\bBerg\b/);
  });
});
