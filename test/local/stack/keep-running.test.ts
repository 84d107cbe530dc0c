import { expect, it } from "vitest";
import { keepRunning, type Part } from "../../../local/stack/keep-running.ts";

/** Parts that are numbered in the order of their starts; those that are running, and what was said. */
function setup() {
  const running = new Set<number>();
  const said: string[] = [];
  let starts = 0;
  let failing = false;
  const start = async (): Promise<Part & { number: number; end(): void }> => {
    const number = (starts += 1);
    await Promise.resolve();
    if (failing) throw new Error("cannot be read");
    running.add(number);
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const end = () => {
      running.delete(number);
      resolve("by itself");
    };
    return { number, ended, end, close: async () => end() };
  };
  const watch = { log: (line: string) => void said.push(line), giveUp: () => undefined };
  return { running, said, fail: (now: boolean) => (failing = now), kept: keepRunning("The part", start, watch) };
}

it("puts a new part in the place of the old one, which is closed and not started again", async () => {
  const { kept, running, said } = setup();
  await (await kept).replace();
  expect((await (await kept).current()).number).toBe(2);
  expect([...running]).toEqual([2]);
  expect(said).toEqual([]);
});

it("leaves one part running after two replacements at once", async () => {
  const { kept, running } = setup();
  const part = await kept;
  await Promise.all([part.replace(), part.replace()]);
  expect([...running]).toEqual([(await part.current()).number]);
});

it("goes on with the old part if the new one cannot be started", async () => {
  const { kept, running, fail } = setup();
  const part = await kept;
  fail(true);
  await expect(part.replace()).rejects.toThrow("cannot be read");
  expect((await part.current()).number).toBe(1);
  expect([...running]).toEqual([1]);
});

it("starts a replaced part again when it ends, and none after it was closed", async () => {
  const { kept, running, said } = setup();
  const part = await kept;
  await part.replace();
  const second = await part.current();
  second.end();
  await second.ended;
  expect((await part.current()).number).toBe(3);
  expect(said).toEqual(["The part ended by itself; starting again"]);
  await part.close();
  await part.replace();
  expect([...running]).toEqual([]);
});
