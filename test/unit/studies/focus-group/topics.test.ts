import { describe, expect, it } from "vitest";
import { topics } from "../../../../functions/studies/focus-group/topics.ts";
import { StatisticsInputError } from "../../../../functions/statistics/input-error.ts";
import { saidBy } from "./discussion.ts";

describe("topics", () => {
  it("says who brought a theme up first, in other words too, and counts personas, not mentions", () => {
    const found = topics(
      [
        saidBy("ben", 1, 1, "…", [["green taste", 90]]),
        // Ten degrees apart: cosine .985, the same theme.
        saidBy("anna", 2, 1, "…", [["price is high", 10]]),
        saidBy("cem", 3, 2, "…", [
          ["high price", 0],
          ["green taste", 90],
        ]),
        saidBy("anna", 4, 2, "…", [["high price", 0]]),
        saidBy("dana", 5, 3, "…", [["high price", 0]]),
      ],
      ["anna", "ben", "cem", "dana"],
    );
    // Wilson 95 % for 3 of 4 is 30.1 % to 95.4 %, for 2 of 4 it is 15.0 % to 85.0 %.
    expect(found).toEqual([
      {
        theme: "high price",
        count: 3,
        share: 75,
        share_interval: [30.1, 95.4],
        persona_ids: ["anna", "cem", "dana"],
        first_said_by: "anna",
        first_said_in: "message-2",
        first_said_in_round: 1,
      },
      {
        theme: "green taste",
        count: 2,
        share: 50,
        share_interval: [15, 85],
        persona_ids: ["ben", "cem"],
        first_said_by: "ben",
        first_said_in: "message-1",
        first_said_in_round: 1,
      },
    ]);
  });

  it("names the earlier of two equally shared themes first", () => {
    const found = topics(
      [saidBy("anna", 1, 1, "…", [["taste", 90]]), saidBy("ben", 2, 1, "…", [["design", 0]])],
      ["anna", "ben"],
    );
    expect(found.map(({ theme }) => theme)).toEqual(["taste", "design"]);
  });

  it("has none where nothing was coded", () => {
    expect(topics([saidBy("anna", 1, 1, "Hm.")], ["anna"])).toEqual([]);
  });

  it("refuses themes without embeddings", () => {
    const message = { ...saidBy("anna", 1, 1, "…", [["taste", 0]]), theme_embeddings: [] };
    expect(() => topics([message], ["anna"])).toThrow(StatisticsInputError);
  });
});
