import { expect, it } from "vitest";
import { bytes, counted, percent, usd } from "../../../bench/pipelines/words.ts";

it.each([
  [0, "0"],
  [0.000_025, "0.0000250"],
  [0.041_4, "0.0414"],
  [12.345, "12.35"],
])("%d dollars are %s", (value, words) => {
  expect(usd(value)).toBe(words);
});

it("tells shares below one percent from none", () => {
  expect([0, 0.002, 0.123].map(percent)).toEqual(["0 %", "0.2 %", "12 %"]);
});

it("counts one without an s", () => {
  expect([counted(1, "event"), counted(1_200, "event"), bytes(1), bytes(1_536)]).toEqual([
    "1 event",
    "1,200 events",
    "1 byte",
    "1.5 KB",
  ]);
});
