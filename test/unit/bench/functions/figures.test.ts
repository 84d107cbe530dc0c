import { describe, expect, it } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import { askedFigure, memoryFigure, sizeFigure, startFigure } from "../../../bench/functions/figures.ts";
import type { MeasuredRequest } from "../../../bench/functions/first-requests.ts";

const request = (fields: Partial<MeasuredRequest["invocation"]> = {}): MeasuredRequest => ({
  name: "worker-send-mail",
  operation: "event",
  invocation: { milliseconds: 5, memory: { resident: 128 * 2 ** 20, peak: 160 * 2 ** 20 }, ...fields },
});

describe("a start", () => {
  it("is held against its function's own target", () => {
    const crud = startFigure("api-projects", { wall: 90, cpu: 80 }, 0.5);
    const other = startFigure("simulation-write-report", { wall: 90, cpu: 80 }, 0.5);
    expect([ratioOf(crud), meetsTarget(crud)]).toEqual([expect.closeTo(1.2), false]);
    expect([ratioOf(other), meetsTarget(other)]).toEqual([expect.closeTo(90 / 110), true]);
  });
});

it("a bundle may have a megabyte, without what lies beside it", () => {
  const figure = sizeFigure("api-briefings", { raw: 2 ** 20, gzip: 1_024, threads: 2 ** 21 }, 0);
  expect([ratioOf(figure), meetsTarget(figure)]).toEqual([1, true]);
  expect(figure.details).toBe("1 KB gzipped; beside it 2,048 KB for a thread of its own");
});

describe("memory", () => {
  it("is a share of what is configured, told beside that of Node alone", () => {
    const figure = memoryFigure(request(), 64 * 2 ** 20, 0);
    expect(ratioOf(figure)).toBe(0.5);
    expect(figure.details).toBe("2.0 times bare Node's 64 MB; 160 MB at most");
  });

  it("says when the request came to nothing", () => {
    const failed = request({ error: { name: "NotFound", message: "", stack: "" } });
    expect(memoryFigure(failed, 2 ** 20, 0).details).toMatch(/; it failed with NotFound$/);
    expect(memoryFigure(request({ result: '{"statusCode":404}' }), 2 ** 20, 0).details).toMatch(
      /; it was answered 404$/,
    );
    expect(memoryFigure(request({ result: "null" }), 2 ** 20, 0).details).not.toContain(";  it");
  });
});

it("names the functions that no request has reached", () => {
  const figure = askedFigure(["api-auth"], ["api-auth", "api-system"], 0);
  expect([ratioOf(figure), meetsTarget(figure), figure.details]).toEqual([0.5, false, "not made: api-system"]);
});
