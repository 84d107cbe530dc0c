import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createAreaScaler } from "../../../../functions/adapters/images/area-scaler.ts";

function scale(rows: readonly (readonly number[])[], width: number, height: number, channels = 1): number[] {
  const samples = new Uint8Array(width * height * channels);
  const source = { width: rows[0]!.length / channels, height: rows.length };
  const takeRow = createAreaScaler(source, channels, { width, height, samples, step: channels, offset: 0 });
  for (const row of rows) takeRow(Uint8Array.from(row), 0);
  return [...samples];
}

it("averages what a pixel covers, wholly or in part", () => {
  expect(scale([[0, 90, 30]], 2, 1)).toEqual([30, 50]);
  expect(scale([[0], [90], [30]], 1, 2)).toEqual([30, 50]);
  expect(
    scale(
      [
        [10, 20],
        [30, 40],
      ],
      1,
      1,
    ),
  ).toEqual([25]);
});

it("keeps channels apart", () => {
  expect(scale([[0, 200, 10, 100, 220, 30]], 1, 1, 3)).toEqual([50, 210, 20]);
});

it("changes nothing at the same size", () => {
  const rows = [
    [1, 255, 0],
    [7, 8, 9],
  ];
  expect(scale(rows, 3, 2)).toEqual(rows.flat());
});

it("repeats samples when it scales up", () => {
  expect(scale([[10, 20]], 4, 2)).toEqual([10, 10, 20, 20, 10, 10, 20, 20]);
});

it("never loses a thin stroke", () => {
  const page = Array.from({ length: 40 }, () => Array.from({ length: 40 }, (_, x) => (x === 13 ? 0 : 255)));
  const darkest = Math.min(...scale(page, 10, 10));
  expect(darkest).toBe(Math.round(255 * 0.75));
});

it("keeps one colour as it is, whatever the sizes", () => {
  const side = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(side, side, side, side, fc.integer({ min: 0, max: 255 }), (fromX, fromY, toX, toY, sample) => {
      const rows = Array.from({ length: fromY }, () => new Array<number>(fromX).fill(sample));
      expect(new Set(scale(rows, toX, toY))).toEqual(new Set([sample]));
    }),
  );
});

it("counts the last column and row of a plane with a fractional size in part", () => {
  const samples = new Uint8Array(1);
  const target = { width: 1, height: 1, samples, step: 1, offset: 0 };
  createAreaScaler({ width: 1.5, height: 1 }, 1, target)(Uint8Array.from([0, 150]), 0);
  expect(samples[0]).toBe(50);
});
