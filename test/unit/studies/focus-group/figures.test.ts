import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { focusGroupAggregateSchema } from "../../../../functions/studies/focus-group/aggregate-schema.ts";
import { focusGroupFigures } from "../../../../functions/studies/focus-group/figures.ts";
import { moderated, saidBy } from "./discussion.ts";

const views = [
  { persona_id: "anna", before: 0.5, after: 0.5 },
  { persona_id: "ben", before: 0.4, after: 0.5 },
  { persona_id: "cem", before: -0.5, after: 0.1 },
];
const messages = [
  saidBy("anna", 1, 0, "In private I think it is far too dear for me.", [["secret doubt", 45]]),
  moderated(2, 1, "What do you think?"),
  saidBy("anna", 3, 1, "Dear, but good.", [["price", 0]]),
  saidBy("cem", 4, 1, "I agree with Anna.", [["price", 0]]),
  moderated(5, 2, "And you, Ben?"),
  saidBy("ben", 6, 2, "Fine.", [["taste", 90]]),
  saidBy("cem", 7, 3, "In private I have changed my mind.", [["second thoughts", 45]]),
];
const group = { rounds: 2, views, messages };

describe("focusGroupFigures", () => {
  it("counts what was said in the discussion and leaves private views out", () => {
    const figures = focusGroupFigures(group);
    expect(figures).toMatchObject({ rounds: 2, messages: 5 });
    expect(figures.airtime.personas).toEqual([
      { persona_id: "cem", messages: 1, words: 4, share: 50 },
      { persona_id: "anna", messages: 1, words: 3, share: 37.5 },
      { persona_id: "ben", messages: 1, words: 1, share: 12.5 },
    ]);
    expect(figures.themes.map(({ theme, first_said_by, count }) => [theme, first_said_by, count])).toEqual([
      ["price", "anna", 2],
      ["taste", "ben", 1],
    ]);
  });

  it("measures conformity on the private views", () => {
    // Others' medians: −.05 for anna (.55 away, stays), 0 for ben (.4 away, then .5), .45 for cem (.95, then .35).
    expect(focusGroupFigures(group).conformity!.index).toMatchObject({ moved: 1, comparable: 3, share: 33.3 });
  });

  it("lists members who never spoke", () => {
    const { airtime } = focusGroupFigures({ ...group, messages: messages.slice(0, 3) });
    expect(airtime.personas.map(({ persona_id, words }) => [persona_id, words])).toEqual([
      ["anna", 3],
      ["ben", 0],
      ["cem", 0],
    ]);
    expect(airtime.balance).toBe(0);
  });

  it("fits its schema and does not depend on the order of messages", () => {
    const expected = focusGroupFigures(group);
    expect(focusGroupAggregateSchema.parse({ ...expected, disagreements: [] })).toBeDefined();
    fc.assert(
      fc.property(fc.shuffledSubarray(messages, { minLength: messages.length }), (shuffled) => {
        expect(focusGroupFigures({ ...group, messages: shuffled })).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });
});
