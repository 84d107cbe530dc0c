import { describe, expect, it } from "vitest";
import type { PersonaProgressMap } from "../../../../functions/platform/pipelines/progress.ts";
import {
  conceptArms,
  conceptsEach,
  conceptsShownTo,
} from "../../../../functions/studies/concept-test/concept-assignment.ts";
import { twoConcepts } from "./results.ts";

/** Participants, the first half of one group and the others of another. */
const participants: PersonaProgressMap = Object.fromEntries(
  Array.from({ length: 20 }, (_, position) => [
    `p${position}`,
    {
      ...{ full_name: `Person ${position}`, status: "pending", position },
      balanced_within: position < 10 ? "Female 1" : "Male 2",
    },
  ]),
);
const places = Array.from({ length: 20 }, (_, position) => position);
const monadic = { concepts: twoConcepts, design: "monadic" } as const;

describe("who sees which concept", () => {
  it("is everybody all of them, in rotated order, without a design", () => {
    const orders = places.map((place) => conceptsShownTo({ concepts: twoConcepts }, participants, place));
    expect(orders.map((order) => order.length)).toEqual(places.map(() => 2));
    expect(orders.filter(([first]) => first === twoConcepts[0])).toHaveLength(10);
    expect(conceptArms({ concepts: twoConcepts }, participants, 0)).toEqual({});
    expect(conceptsEach({ concepts: twoConcepts })).toBe(2);
  });

  it("is each one of them in a monadic test, in equal parts of each gender and age", () => {
    const shown = places.map((place) => conceptsShownTo(monadic, participants, place).map((one) => one.concept_id));
    for (const group of [shown.slice(0, 10), shown.slice(10)])
      expect(group.map(String).toSorted()).toEqual([...Array(5).fill("c1"), ...Array(5).fill("c2")]);
    expect(places.map((place) => [conceptArms(monadic, participants, place)["concept"]])).toEqual(shown);
    expect(conceptsEach(monadic)).toBe(1);
  });
});
