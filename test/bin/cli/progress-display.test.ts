import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { displayWidth } from "../../../bin/cli/display-width.ts";
import { paintFor, noPaint } from "../../../bin/cli/paint.ts";
import { createProgressDisplay } from "../../../bin/cli/progress-display.ts";

const progress = (completed: number) => ({
  completed,
  total: 2,
  percent: completed * 50,
  message: `Generated ${completed} of 2 personas`,
  personas: ["Änne Größmann", "佐藤 美咲"].map((full_name, index) => ({
    persona_id: String(index),
    full_name: index < completed ? full_name : null,
    status: index < completed ? ("complete" as const) : ("running" as const),
  })),
});

function setup(screen: { isTTY?: boolean; columns?: number }, environment: NodeJS.ProcessEnv = {}) {
  let written = "";
  let now = 0;
  const display = createProgressDisplay({ ...screen, write: (text) => (written += text) }, environment, () => now);
  return { display, written: () => written, wait: (seconds: number) => (now += seconds * 1_000) };
}

describe("on a terminal", () => {
  it("draws the bar again in place and puts names above it", () => {
    const { display, written, wait } = setup({ isTTY: true, columns: 100 }, { NO_COLOR: "1" });
    display.update("Personas", progress(0));
    wait(3);
    display.update("Personas", progress(1));
    display.end();
    expect(written().split("\n")).toEqual([
      `\r\u001B[KPersonas  ${"·".repeat(24)}  Generated 0 of 2 personas  0 s\r\u001B[K  ✓ Änne Größmann`,
      `Personas  ${"·".repeat(24)}  Generated 0 of 2 personas  0 s\r\u001B[KPersonas  ` +
        `${"█".repeat(12)}${"·".repeat(12)}  Generated 1 of 2 personas  3 s`,
      "",
    ]);
  });

  it.each([20, 40, 60, 80])("never fills a line of %i columns, which would make it scroll", (columns) => {
    const { display, written } = setup({ isTTY: true, columns });
    display.update("Personas", { ...progress(1), message: "長い".repeat(50), personas: [] });
    expect(displayWidth(stripVTControlCharacters(written()).replaceAll("\r", ""))).toBeLessThan(columns);
  });
});

describe("on a terminal that does not know its size", () => {
  it("draws the whole bar", () => {
    const { display, written } = setup({ isTTY: true, columns: 0 }, { NO_COLOR: "1" });
    display.update("Personas", progress(0));
    expect(written()).toContain("Generated 0 of 2 personas");
  });
});

describe("work whose steps are no persons", () => {
  it("fills the bar by percent, since nobody is done before the end", () => {
    const { display, written } = setup({ isTTY: true, columns: 100 }, { NO_COLOR: "1" });
    display.update("Focus group", { ...progress(0), percent: 25, message: "Round 1 of 3 of the discussion" });
    expect(written()).toContain(`Focus group  ${"█".repeat(6)}${"·".repeat(18)}  Round 1 of 3 of the discussion`);
  });
});

describe("elsewhere", () => {
  it("writes one line per change and none without one", () => {
    const { display, written } = setup({});
    for (const completed of [0, 0, 1, 1, 2, 2]) display.update("Personas", progress(completed));
    display.end();
    expect(written()).toBe(
      "Personas: Generated 0 of 2 personas\n" +
        "Personas: Generated 1 of 2 personas (Änne Größmann)\n" +
        "Personas: Generated 2 of 2 personas (佐藤 美咲)\n",
    );
  });
});

describe("colour", () => {
  const terminal = { isTTY: true, write: () => true };
  it("is for terminals without NO_COLOR", () => {
    expect(paintFor(terminal, {}).good("x")).toBe("\u001B[32mx\u001B[39m");
    expect(paintFor(terminal, { NO_COLOR: "1" })).toBe(noPaint);
    expect(paintFor(terminal, { TERM: "dumb" })).toBe(noPaint);
    expect(paintFor({ write: () => true }, {})).toBe(noPaint);
  });
});
