import { describe, expect, it } from "vitest";
import { beginningOf } from "../../../functions/domain/text.ts";

describe("the beginning of a text", () => {
  it("is the whole text where it fits", () => {
    expect(beginningOf("Would you buy it?", 17)).toBe("Would you buy it?");
  });

  it("is cut with an ellipsis otherwise, without a space before it, and never through a character", () => {
    expect(beginningOf("Would you buy it?", 11)).toBe("Would you…");
    expect(beginningOf("🥛🥛🥛", 2)).toBe("🥛…");
  });
});
