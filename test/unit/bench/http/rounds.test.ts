import { expect, it } from "vitest";
import { startingWith } from "../../../bench/http/rounds.ts";

it("keeps the cycle and begins every round elsewhere", () => {
  const servers = ["a", "b", "c"];
  expect([0, 1, 2, 3].map((round) => startingWith(servers, round).join(""))).toEqual(["abc", "bca", "cab", "abc"]);
  expect(servers).toEqual(["a", "b", "c"]);
});
