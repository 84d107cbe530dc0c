import { afterEach, describe, expect, test, vi } from "vitest";
import { startProcess, type Process } from "../../../../local/textract/processes/call-process.ts";
import type { MisbehavingFunctions } from "./misbehaving-process.ts";

const processes: Process<MisbehavingFunctions>[] = [];
afterEach(async () => {
  await Promise.all(processes.splice(0).map((started) => started.stop()));
});

function setup(seconds = 10) {
  const script = new URL("./misbehaving-process.ts", import.meta.url);
  const started = startProcess<MisbehavingFunctions>(script, seconds);
  processes.push(started);
  return started;
}

describe("processes", () => {
  test("calls are answered, also side by side", async () => {
    const started = setup();
    expect(await Promise.all([1, 2, 3].map((value) => started.call("double", value)))).toEqual([2, 4, 6]);
  });

  test("what a function throws arrives under its name, and the process goes on", async () => {
    const started = setup();
    await expect(started.call("fail", "too far")).rejects.toMatchObject({ name: "RangeError", message: "too far" });
    await expect(started.call("double", 4)).resolves.toBe(8);
  });

  test("what a process prints goes nowhere", async () => {
    const out = vi.spyOn(process.stdout, "write");
    const err = vi.spyOn(process.stderr, "write");
    const started = setup();
    expect(await started.call("print", "noise of the recogniser")).toBe("printed");
    await started.stop();
    const written = [...out.mock.calls, ...err.mock.calls].map(([chunk]) => String(chunk)).join("");
    vi.restoreAllMocks();
    expect(written).not.toContain("noise of the recogniser");
  });

  test("a process that dies fails its calls and takes no more", async () => {
    const started = setup();
    await expect(started.call("die", undefined)).rejects.toMatchObject({ name: "ProcessGone" });
    await expect(started.call("double", 1)).rejects.toMatchObject({ name: "ProcessGone" });
  });

  test("a call that takes too much processor time ends the process", async () => {
    const started = setup(0.4);
    await expect(started.call("hang", undefined)).rejects.toMatchObject({
      name: "ProcessGone",
      message: "the process has ended (SIGTERM)",
    });
  });

  test("a call may take as long as it likes while it needs no processor", async () => {
    const started = setup(0.4);
    await expect(started.call("wait", 1_000)).resolves.toBe("waited");
  });

  test("stopping fails the calls that wait", async () => {
    const started = setup();
    const call = started.call("hang", undefined);
    const settled = expect(call).rejects.toMatchObject({ name: "ProcessGone" });
    await started.stop();
    await settled;
  });
});
