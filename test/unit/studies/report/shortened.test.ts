import { describe, expect, it } from "vitest";
import { shortened } from "../../../../functions/studies/report/shortened.ts";

describe("shortened", () => {
  it("keeps everything that fits, in its order", () => {
    const said = [["in the end", "a", "longer one"], ["in the end"]];
    expect(shortened(said, 100)).toEqual(said);
  });

  it("drops the shortest first and keeps the view in the end and the order", () => {
    expect(shortened([["the end", "x", "a long statement", "yes", "another long one"]], 39)).toEqual([
      ["the end", "a long statement", "another long one"],
    ]);
  });

  it("gives everybody the same room", () => {
    const long = "x".repeat(50);
    const kept = shortened(
      [
        ["end", long, long],
        ["end", "short"],
      ],
      120,
    );
    expect(kept.map((own) => own.length)).toEqual([2, 2]);
  });
});
