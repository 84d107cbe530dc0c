import { describe, expect, it } from "vitest";
import { answerReader } from "../../../../functions/findings/human-study/read-answer.ts";

const options = ["Online", "Farm shop, market", "Oh, - , perhaps, none", "Perhaps"];
const read = answerReader(
  { question_id: "q", text: "", kind: "multiple_choice", scale: null, options, multiple: true },
  false,
);

describe("several options between commas of one cell", () => {
  it.each([
    ["Online, Farm shop, market", [0, 1]],
    ["Farm shop , market,Perhaps,Online", [1, 3, 0]],
    ["Oh, - , perhaps, none, Online", [2, 0]],
    ["Perhaps,Oh, perhaps none", [3, 2]],
    [Array.from({ length: 40 }, () => "Online").join(","), [0]],
  ])("are read whatever signs they have themselves: %s", (cell, values) => expect(read(cell)).toEqual({ values }));

  it("are not read where one is none of them", () =>
    expect(read("Online, Farm shop")).toEqual({ problem: "“Online, Farm shop” is none of the options" }));
});
