import { afterEach, describe, expect, test, vi } from "vitest";
import { startThread, type Thread } from "../../../../local/textract/threads/call-thread.ts";
import type { MisbehavingFunctions } from "./misbehaving-thread.ts";

const threads: Thread<MisbehavingFunctions>[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()));
});

function setup(timeLimitMs = 10_000) {
  const script = new URL("./misbehaving-thread.ts", import.meta.url);
  const thread = startThread<MisbehavingFunctions>(script, timeLimitMs);
  threads.push(thread);
  return thread;
}

describe("threads", () => {
  test("calls are answered, also side by side", async () => {
    const thread = setup();
    expect(await Promise.all([1, 2, 3].map((value) => thread.call("double", value)))).toEqual([2, 4, 6]);
  });

  test("what a function throws arrives under its name, and the thread goes on", async () => {
    const thread = setup();
    await expect(thread.call("fail", "too far")).rejects.toMatchObject({ name: "RangeError", message: "too far" });
    await expect(thread.call("double", 4)).resolves.toBe(8);
  });

  test("what a thread prints goes nowhere", async () => {
    const out = vi.spyOn(process.stdout, "write");
    const err = vi.spyOn(process.stderr, "write");
    const thread = setup();
    expect(await thread.call("print", "noise of the recogniser")).toBe("printed");
    await thread.stop();
    const written = [...out.mock.calls, ...err.mock.calls].map(([chunk]) => String(chunk)).join("");
    vi.restoreAllMocks();
    expect(written).not.toContain("noise of the recogniser");
  });

  test("a thread that dies fails its calls and takes no more", async () => {
    const thread = setup();
    await expect(thread.call("die", undefined)).rejects.toMatchObject({ name: "ThreadGone", message: "died" });
    await expect(thread.call("double", 1)).rejects.toMatchObject({ name: "ThreadGone" });
  });

  test("a call that takes too long ends the thread", async () => {
    const thread = setup(400);
    await expect(thread.call("hang", undefined)).rejects.toMatchObject({
      name: "ThreadGone",
      message: "hang took longer than 400 ms",
    });
  });

  test("stopping fails the calls that wait", async () => {
    const thread = setup();
    const call = thread.call("hang", undefined);
    const settled = expect(call).rejects.toMatchObject({ name: "ThreadGone" });
    await thread.stop();
    await settled;
  });
});
