import { expect, it } from "vitest";
import { toolSchema } from "../../../../functions/models/port/tool-schema.ts";
import { followUpRatingPrompt } from "../../../../functions/studies/rating/prompt.ts";

const scale = { points: 7, first_value: 1, low_label: "not at all", high_label: "very", labels: null };
const prompt = followUpRatingPrompt([
  { text: "Very.", question: "How much?", scale },
  { text: "To some degree.", question: "How much?", scale },
]);
const rated = (first: object[], second: object[]) =>
  prompt.output.parse({
    ratings: [
      { statement: 1, points: first },
      { statement: 2, points: second },
    ],
  });

it("reads points by their shares", () =>
  expect(
    rated(
      [{ point: 7, share: 100 }],
      [
        { point: 3, share: 30 },
        { point: 4, share: 90 },
      ],
    ),
  ).toEqual([
    [0, 0, 0, 0, 0, 0, 1],
    [0, 0, 0.25, 0.75, 0, 0, 0],
  ]));

it("takes a point without a share for none, and loses nothing else", () =>
  expect(
    rated(
      [1, 2, 3].map((point) => ({ point, share: 0 })),
      [
        { point: 4, share: 0 },
        { point: 5, share: 100 },
      ],
    ),
  ).toEqual([null, [0, 0, 0, 0, 1, 0, 0]]));

it("has shares named that are 0 throughout", () =>
  expect(() => rated([{ point: 7, share: 0 }], [])).toThrow("Every share is 0"));

it("tells the model what a share and a point can be", () => {
  expect(JSON.stringify(toolSchema(prompt.output))).toContain('"exclusiveMinimum":0');
  expect(() => rated([{ point: 8, share: 100 }], [])).toThrow("runs from 1 to 7, not 8");
});
