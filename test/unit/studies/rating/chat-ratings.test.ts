import { describe, expect, it } from "vitest";
import { betterMethod, chatTest } from "../../../../functions/studies/rating/chat-ratings.ts";

const test = (error: number, spearman = 0.9) => ({ spearman, error, deviation: error, bias: 0.1 });

describe("the method that turns words into numbers", () => {
  it("is the one that misses graded answers by less, unless a call costs more than that is worth", () => {
    expect(betterMethod(test(0.5), test(0.3))).toBe("follow_up");
    expect(betterMethod(test(0.5), test(0.4))).toBe("semantic_similarity");
    expect(betterMethod(test(0.5), undefined)).toBe("semantic_similarity");
    expect(betterMethod(test(0.5), test(0.3, 0.7))).toBe("semantic_similarity");
  });

  it("is the chat model's where vectors cannot be trusted and it was not found to misread", () => {
    for (const unread of [undefined, test(0.8), test(0.5, 0.7)]) {
      expect(betterMethod(unread, undefined)).toBe("follow_up");
      expect(betterMethod(unread, test(0.7))).toBe("follow_up");
      expect(betterMethod(unread, test(0.71))).toBeNull();
    }
  });

  it("is not known of a model that nobody has measured", () => {
    expect(chatTest("offline-consumer-v1", "en-GB", "liking")).toBeUndefined();
  });
});
