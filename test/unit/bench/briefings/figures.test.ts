import { describe, expect, it } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import type { Taken } from "../../../bench/briefings/desk.ts";
import {
  acceptedFigure,
  healthFigure,
  memoryFigure,
  timeoutFigure,
  type Sent,
} from "../../../bench/briefings/figures.ts";
import { healthDuring, quantileOf } from "../../../bench/briefings/health.ts";

const sent: Sent = { what: "a PDF", size: "200 pages", bytes: 4 * 2 ** 20 };
const taken = (fields: Partial<Taken> = {}): Taken => ({ seconds: 7, characters: 240_000, ...fields });

const invocation = { milliseconds: 1, memory: { resident: 100 * 2 ** 20, peak: 1_500 * 2 ** 20 } };

describe("a briefing", () => {
  it("may take as long as its function", () => {
    const figure = timeoutFigure(sent, taken(), 0);
    expect([ratioOf(figure), meetsTarget(figure), figure.details]).toEqual([
      0.25,
      true,
      "4.0 MB; 240,000 characters read",
    ]);
  });

  it("that was refused is counted, and its sentence told once", () => {
    const refused = { sent, taken: taken({ refused: "Too long." }) };
    const figure = acceptedFigure([{ sent, taken: taken() }, refused, refused, { sent, taken: taken() }], 0);
    expect([ratioOf(figure), meetsTarget(figure), figure.details]).toEqual([0.5, false, "a PDF: Too long."]);
    expect(memoryFigure(sent, { ...refused.taken, invocation }, 0).details).toMatch(/^4\.0 MB; refused;/);
  });

  it("may take four fifths of its function's memory, at its peak", () => {
    const figure = memoryFigure(sent, taken({ invocation }), 0);
    expect([ratioOf(figure), meetsTarget(figure)]).toEqual([expect.closeTo(0.848, 3), false]);
    expect(() => memoryFigure(sent, taken(), 0)).toThrow("The function was not asked to read a PDF.");
  });
});

describe("the health of a service that reads", () => {
  it("is that of its slowest answer", () => {
    const figure = healthFigure(sent, { answers: [0.01, 1.2, 0.02] }, 0);
    expect([ratioOf(figure), meetsTarget(figure), figure.details]).toEqual([
      1.2,
      false,
      "3 requests, p50 20 ms, p99 1200 ms",
    ]);
  });

  it("passes on why what was done beside it failed", async () => {
    await expect(healthDuring("http://127.0.0.1:9", Promise.reject(new Error("no")))).rejects.toThrow();
  });

  it.each([
    [0.5, 2],
    [0.99, 4],
    [0, 1],
  ])("quantile %d of four values", (share, value) => {
    expect(quantileOf([4, 2, 1, 3], share)).toBe(value);
  });
});
