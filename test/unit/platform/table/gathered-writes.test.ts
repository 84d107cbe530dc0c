import { beforeEach, expect, it } from "vitest";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { gatherWrites } from "../../../../functions/platform/table/gathered-writes.ts";

let rounds: { thing: string; jobs: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
beforeEach(() => void (rounds = []));
const gathered = gatherWrites<number>((jobs, next) => jobs.length < 3 && !jobs.includes(next));
/** Answers with the place of its round. */
const write = (job: number, thing = "study") =>
  gathered(thing, job, async (jobs) => {
    const end = Promise.withResolvers<void>();
    const place = rounds.push({ thing, jobs: [...jobs], end });
    await end.promise;
    return place;
  });
const begun = async (count: number) => {
  while (rounds.length < count) await new Promise((resolve) => setImmediate(resolve));
  return rounds.map(({ jobs }) => jobs);
};
const work = <T>(task: () => Promise<T>) => inContext({ correlationId: "c" }, task);

it("writes the first at once, and together what comes while it is under way", () =>
  work(async () => {
    const first = write(1);
    expect(await begun(1)).toEqual([[1]]);
    const others = [write(2), write(3)];
    await new Promise((resolve) => setImmediate(resolve));
    expect(rounds).toHaveLength(1);
    rounds[0]!.end.resolve();
    expect(await begun(2)).toEqual([[1], [2, 3]]);
    rounds[1]!.end.resolve();
    expect(await Promise.all([first, ...others])).toEqual([1, 2, 2]);
  }));

it("has a round wait for company where it is told to, and the next one no less", () =>
  work(async () => {
    const patient = gatherWrites<number>(() => true, 1);
    const written: number[][] = [];
    const note = (job: number) => patient("study", job, async (jobs) => void written.push([...jobs]));
    for (const pair of [
      [1, 2],
      [3, 4],
    ] as const) {
      const first = note(pair[0]);
      // No timer ends in between; without patience the first would be written.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      await Promise.all([first, note(pair[1])]);
    }
    expect(written).toEqual([
      [1, 2],
      [3, 4],
    ]);
  }));

it("begins another round for what one has no room for", () =>
  work(async () => {
    const all = [write(1), write(2), write(3), write(4), write(4)];
    for (const count of [1, 2, 3]) {
      await begun(count);
      rounds[count - 1]!.end.resolve();
    }
    expect(await Promise.all(all)).toEqual([1, 1, 1, 2, 3]);
    expect(await begun(3)).toEqual([[1, 2, 3], [4], [4]]);
  }));

it("goes on after a round that failed, whose writers all hear of it", () =>
  work(async () => {
    const failed = Promise.allSettled([write(1), write(2)]);
    await begun(1);
    const next = write(3);
    rounds[0]!.end.reject(new Error("no table"));
    expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await begun(2);
    rounds[1]!.end.resolve();
    expect(await next).toBe(2);
  }));

it("keeps different work and different things apart, and what belongs to no work", async () => {
  const all = [work(() => write(1)), work(() => Promise.all([write(2), write(3, "other")])), write(4), write(5)];
  expect(await begun(5)).toHaveLength(5);
  for (const { end } of rounds) end.resolve();
  await Promise.all(all);
});
