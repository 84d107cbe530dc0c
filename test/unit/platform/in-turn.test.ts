import { describe, expect, it } from "vitest";
import { openTurns } from "../../../functions/platform/in-turn.ts";

/** Work that ends when it is told to, and what has begun and ended so far. */
function setup(now?: () => number) {
  const log: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const inTurn = openTurns(now);
  let begun = 0;
  const ask = (what: string) =>
    inTurn(what, () => {
      const name = `${what}${(begun += 1)}`;
      log.push(`${name} begins`);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => {
          log.push(`${name} ends`);
          if (error) reject(error);
          else resolve(name);
        });
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { log, ask, end, begin: () => new Promise((resolve) => setImmediate(resolve)) };
}

describe("work in turn", () => {
  it("is done one after the other, also after one that failed", async () => {
    const { log, ask, end, begin } = setup();
    const [a, b] = [ask("a"), ask("b")];
    const failed = expect(a).rejects.toThrow("broken");
    await begin();
    await end("a1", new Error("broken"));
    await failed;
    await end("b2");
    expect(await b).toBe("b2");
    expect(log).toEqual(["a1 begins", "a1 ends", "b2 begins", "b2 ends"]);
  });

  it("is done once for all who wait for the same, and anew for who asks when it has begun", async () => {
    const { log, ask, end, begin } = setup();
    const first = ask("a");
    await begin();
    const others = Array.from({ length: 19 }, () => ask("a"));
    await end("a1");
    await end("a2");
    expect(await first).toBe("a1");
    expect(new Set(await Promise.all(others))).toEqual(new Set(["a2"]));
    expect(log).toHaveLength(4);
  });

  it("is refused to who would wait too long, and done for the next", async () => {
    let time = 0;
    const { ask, end, begin } = setup(() => time);
    const [a, b] = [ask("a"), ask("b")];
    const refused = expect(b).rejects.toMatchObject({ status: 429, headers: { "retry-after": "10" } });
    await begin();
    time = 15_001;
    await end("a1");
    expect(await a).toBe("a1");
    await refused;
    const c = ask("c");
    await begin();
    await end("c2");
    expect(await c).toBe("c2");
  });
});
