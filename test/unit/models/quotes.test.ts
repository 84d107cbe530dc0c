import { describe, expect, it } from "vitest";
import { occursIn, traceableQuote, withoutMarks } from "../../../functions/models/quotes.ts";

const spoken = "I like it.  Honestly, “three euros” is too much\nfor a carton! Maybe later.";

describe("occursIn", () => {
  it.each(["I like it.", 'honestly, "three euros" is too much for a carton', "“Maybe later.”"])("finds %s", (quote) => {
    expect(occursIn(quote, spoken)).toBe(true);
  });
  it.each(["I love it", "", "  ", "three euros is too much for one carton"])("does not find '%s'", (quote) => {
    expect(occursIn(quote, spoken)).toBe(false);
  });
});

describe("traceableQuote", () => {
  it("keeps a quote that was said", () => {
    expect(traceableQuote(" I like it. ", spoken)).toBe("I like it.");
  });
  it("takes the longest sentence instead of one that was not", () => {
    expect(occursIn(traceableQuote("Best thing ever!", spoken), spoken)).toBe(true);
    expect(traceableQuote("Best thing ever!", "Short. This one is much longer. No.")).toBe("This one is much longer.");
  });
});

describe("withoutMarks", () => {
  it.each([
    [" “It is cheap.” ", "It is cheap."],
    ["«Es barato.»", "Es barato."],
    ["「安い。」", "安い。"],
    ["It is “cheap”", "It is “cheap”"],
    ["“Cheap”, and “good”", "“Cheap”, and “good”"],
  ])("takes the one pair around %s", (quote, words) => {
    expect(withoutMarks(quote)).toBe(words);
  });
});
