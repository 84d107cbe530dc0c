import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openTurns } from "../../../local/textract/turns.ts";

describe("turns", () => {
  test("no more pieces of work run than there are places, and all are done in order", async () => {
    const turns = openTurns(2);
    const begun: number[] = [];
    let [running, most] = [0, 0];
    await Promise.all(
      [0, 1, 2, 3, 4].map((piece) =>
        turns.take(async () => {
          begun.push(piece);
          most = Math.max(most, (running += 1));
          await sleep(5);
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  test("work that fails gives its place back", async () => {
    const turns = openTurns(1);
    await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    await expect(turns.take(async () => "done")).resolves.toBe("done");
  });

  test("work that waits is refused on closing", async () => {
    const turns = openTurns(1);
    const first = turns.take(() => sleep(5, "done"));
    const second = turns.take(async () => "never");
    turns.close();
    await expect(second).rejects.toThrow("No more work");
    await expect(first).resolves.toBe("done");
    await expect(turns.take(async () => "never")).rejects.toThrow("No more work");
  });
});
