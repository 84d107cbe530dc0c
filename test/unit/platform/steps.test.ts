import { describe, expect, it } from "vitest";
import { atOnce, withPauses, type Steps } from "../../../functions/platform/steps.ts";

function* counted(parts: number, events: string[]): Steps<number> {
  for (let part = 1; part <= parts; part++) {
    events.push(`part ${part}`);
    yield;
  }
  return parts;
}

/** A clock that goes on by so much whenever it is looked at. */
const clock = (milliseconds: number) => {
  let time = 0;
  return () => (time += milliseconds);
};

describe("work in steps", () => {
  it.each([
    ["lets others in between parts that are long", 30, ["part 1", "another request", "part 2", "part 3"]],
    ["goes on while parts are short", 1, ["part 1", "part 2", "part 3", "another request"]],
  ])("%s", async (_, milliseconds, order) => {
    const events: string[] = [];
    const other = new Promise<void>((resolve) => {
      setImmediate(() => {
        events.push("another request");
        resolve();
      });
    });
    expect(await withPauses(counted(3, events), clock(milliseconds))).toBe(3);
    await other;
    expect(events).toEqual(order);
  });

  it("can be done at once, and fails as it would without steps", async () => {
    expect(atOnce(counted(2, []))).toBe(2);
    function* failing(): Steps<never> {
      yield;
      throw new Error("Not this one");
    }
    expect(() => atOnce(failing())).toThrow("Not this one");
    await expect(withPauses(failing())).rejects.toThrow("Not this one");
  });
});
