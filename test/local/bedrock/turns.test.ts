import { describe, expect, it } from "vitest";
import { Turns } from "../../../local/bedrock/turns.ts";

const LONG_MS = 60_000;

describe("turns", () => {
  it("are given to as many at once as there are, in the order in which they came", async () => {
    const turns = new Turns(2, LONG_MS);
    const order: number[] = [];
    let atOnce = 0;
    let most = 0;
    const call = (index: number) =>
      turns.take(undefined, async () => {
        order.push(index);
        most = Math.max(most, (atOnce += 1));
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      });
    await Promise.all(Array.from({ length: 9 }, (_, index) => call(index)));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(2);
  });

  it("go on after a call that failed", async () => {
    const turns = new Turns(1, LONG_MS);
    const failing = turns.take(undefined, () => Promise.reject(new Error("no")));
    const next = turns.take(undefined, async () => "yes");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });

  it("are not waited for by whoever has gone, nor for too long", async () => {
    const turns = new Turns(1, 10);
    const first = Promise.withResolvers<string>();
    const holding = turns.take(undefined, () => first.promise);
    const gone = new AbortController();
    const left = turns.take(gone.signal, async () => "never");
    gone.abort();
    await expect(left).rejects.toThrow();
    const late = turns.take(undefined, async () => "never");
    await expect(late).rejects.toMatchObject({ type: "ThrottlingException" });
    first.resolve("done");
    expect(await holding).toBe("done");
    expect(await turns.take(undefined, async () => "now")).toBe("now");
  });
});
