import { beforeEach, expect, it } from "vitest";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { gatherReads, nameOfKey } from "../../../../functions/platform/table/gathered-reads.ts";
import type { Key } from "../../../../functions/platform/table/keys.ts";

const key = (SK: string): Key => ({ PK: "P", SK });
const keys = (...names: string[]) => names.map(key);

let trips: string[][] = [];
beforeEach(() => void (trips = []));
const read = gatherReads(async (asked) => {
  trips.push(asked.map(({ SK }) => SK));
  return new Map(asked.filter(({ SK }) => SK !== "none").map((one) => [nameOfKey(one), { ...one }]));
});
const found = async (...names: string[]) => {
  const items = await read(keys(...names));
  return names.map((name) => items.get(nameOfKey(key(name)))?.SK);
};
const work = <T>(task: () => Promise<T>) => inContext({ correlationId: "c" }, task);

it("makes one round trip of what one piece of work asks for at a moment, and reads each item once", async () => {
  const members = await work(() =>
    Promise.all([found("study", "a"), found("study", "b"), Promise.resolve().then(() => found("study", "none"))]),
  );
  expect(members).toEqual([
    ["study", "a"],
    ["study", "b"],
    ["study", undefined],
  ]);
  expect(trips).toEqual([["study", "a", "b", "none"]]);
});

it("reads anew what is asked for later", async () => {
  await work(async () => {
    await found("study");
    await found("study");
  });
  expect(trips).toEqual([["study"], ["study"]]);
});

it("keeps what different work asks for apart, and what belongs to none", async () => {
  await Promise.all([work(() => found("a")), work(() => found("a")), found("a"), found("a")]);
  expect(trips).toEqual([["a"], ["a"], ["a"], ["a"]]);
});

it("makes another round trip for what one has no room for", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `${index}`);
  await work(() => Promise.all([found("study", ...names), found("study", ...names.map((name) => `${name}b`))]));
  expect(trips.map(({ length }) => length)).toEqual([61, 61]);
});

it("tells everybody who asked that a round trip has failed", async () => {
  const failing = gatherReads(() => Promise.reject(new Error("no table")));
  const outcomes = await work(() => Promise.allSettled([failing(keys("a")), failing(keys("b"))]));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
