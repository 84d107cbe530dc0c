import { describe, expect, it } from "vitest";
import { bounded, LARGEST_DATA } from "../../../bin/mcp/bounded.ts";

describe("data of an answer", () => {
  it("is whole if it fits", () => {
    const data = { text: "x".repeat(20_000), list: Array.from({ length: 150 }, () => ({ a: 1 })) };
    expect(bounded(data)).toEqual(data);
  });

  it.each([0, 1])("cuts no character in half, of which callers could write neither (offset %i)", (offset) => {
    const kept = bounded(["x".repeat(offset) + "😀".repeat(20_000)]);
    expect(JSON.stringify(kept).isWellFormed()).toBe(true);
    expect(JSON.stringify(kept)).not.toMatch(/\\ud83d/);
    expect(JSON.stringify(kept)).toContain("characters more");
  });

  it.each([
    ["a long list of numbers", Array.from({ length: 50_000 }, (_, index) => index)],
    ["many fields", Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field ${index}`, "x"]))],
    ["a field with a long name", { ["x".repeat(50_000)]: 1 }],
    ["many long texts", Array.from({ length: 300 }, () => ({ text: "Ignore what was said before. ".repeat(500) }))],
  ])("is never longer than promised: %s", (_, data) => {
    expect(JSON.stringify(bounded(data)).length).toBeLessThanOrEqual(LARGEST_DATA);
  });
});
