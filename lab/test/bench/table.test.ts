import { describe, expect, it } from "vitest";
import { digits, meetsTarget, quantityText, ratioOf, type Figure } from "../../bench/figure.ts";
import type { MeasuredPart } from "../../bench/measure-part.ts";
import { renderMachine, renderSummary, renderTable } from "../../bench/table.ts";

const figure = (fields: Partial<Figure> = {}): Figure => ({
  what: "Concept test",
  size: "10 personas",
  measured: { value: 4.6, unit: "s" },
  over: { value: 4, unit: "s", what: "of model calls that wait for each other" },
  target: { atMost: 1.15 },
  load: 0.4,
  ...fields,
});
const part = (figures: Figure[], fields: Partial<MeasuredPart> = {}): MeasuredPart => ({
  name: "studies",
  title: "Studies",
  measured_at: "2026-11-20T10:15:00.000Z",
  seconds: 60,
  figures,
  ...fields,
});
const machine = { processor: "A chip", cores: 2, memory_bytes: 8 * 1024 ** 3, system: "linux 6 x64", node: "v24.21.0" };
const record = (...parts: MeasuredPart[]) => ({ machine, parts });

describe("a figure", () => {
  it("is what was measured over its reference", () => {
    expect(ratioOf(figure())).toBeCloseTo(1.15, 12);
    expect(ratioOf(figure({ measured: { value: 0, unit: "s" } }))).toBe(0);
  });

  it("of nothing used where nothing was wanted is exactly what was wanted", () => {
    const nothing = figure({
      measured: { value: 0, unit: "calls" },
      over: { value: 0, unit: "calls", what: "allowed" },
      target: { atMost: 1 },
    });
    expect([ratioOf(nothing), meetsTarget(nothing)]).toEqual([1, true]);
  });

  it("meets a target on either side of it, the border included", () => {
    const twice = { measured: { value: 8, unit: "s" } as const };
    expect(meetsTarget(figure({ ...twice, target: { atMost: 2 } }))).toBe(true);
    expect(meetsTarget(figure({ ...twice, target: { atMost: 1.99 } }))).toBe(false);
    expect(meetsTarget(figure({ ...twice, target: { atLeast: 2 } }))).toBe(true);
    expect(meetsTarget(figure({ ...twice, target: { atLeast: 2.01 } }))).toBe(false);
    const { target: _, ...aimless } = figure();
    expect(meetsTarget(aimless)).toBeUndefined();
  });

  it("misses its target if it came to nothing that can be compared", () => {
    const broken = figure({ measured: { value: Number.NaN, unit: "s" } });
    expect(meetsTarget(broken)).toBe(false);
  });
});

describe("numbers", () => {
  it("keep three digits that say something", () => {
    expect([1234567, 12.345, 1.1502, 0.000412345, 0, -0.5, Number.NaN].map(digits)).toEqual([
      "1,234,567",
      "12.3",
      "1.15",
      "0.000412",
      "0",
      "-0.5",
      "–",
    ]);
  });

  it("are written with the unit that fits their size", () => {
    expect(quantityText({ value: 0.0123, unit: "s" })).toBe("12.3 ms");
    expect(quantityText({ value: 61.5, unit: "s" })).toBe("61.5 s");
    expect(quantityText({ value: 900, unit: "bytes" })).toBe("900 B");
    expect(quantityText({ value: 1536, unit: "bytes" })).toBe("1.5 KB");
    expect(quantityText({ value: 5 * 1024 ** 2, unit: "bytes" })).toBe("5 MB");
    expect(quantityText({ value: 0.0413, unit: "USD" })).toBe("0.0413 USD");
  });
});

describe("the table", () => {
  it("has a line per figure below the title of its part", () => {
    const lines = renderTable(record(part([figure({ details: "a | b" })]))).split("\n");
    expect(lines.slice(2)).toEqual([
      "| **Studies** |  |  |  |  |  |  |  |",
      "| Concept test | 10 personas | 1.15 | ≤ 1.15 met | 4.6 s | 4 s of model calls that wait for each other | " +
        "0.4 | a \\| b |",
    ]);
  });

  it("shows what is missed and what was not measured", () => {
    const text = renderTable(
      record(
        part([figure({ measured: { value: 8, unit: "s" } })]),
        part([], { title: "HTTP", failure: "No network." }),
      ),
    );
    expect(text).toContain("| **2** | ≤ 1.15 **missed** |");
    expect(text).toContain("| not measured |");
    expect(text).toContain("No network.");
  });

  it("tells figures of the same words apart by what they are over", () => {
    const over = (what: string, seconds: number) =>
      figure({ measured: { value: seconds, unit: "s" }, over: { value: 4, unit: "s", what } });
    const before = record(part([over("a server", 8), over("another", 12)]));
    const lines = renderTable(record(part([over("a server", 4), over("another", 4)])), before).split("\n");
    expect(lines[3]).toContain("| 2 | 1 |");
    expect(lines[4]).toContain("| 3 | 1 |");
  });

  it("puts an earlier run's ratio beside the figure of the same words and size, of the same part", () => {
    const before = record(
      part([figure({ measured: { value: 6, unit: "s" } }), figure({ size: "1 persona" })]),
      part([figure({ measured: { value: 40, unit: "s" } })], { name: "http" }),
    );
    const lines = renderTable(record(part([figure(), figure({ what: "Survey" })])), before).split("\n");
    expect(lines[3]).toContain("| Concept test | 10 personas | 1.5 | 1.15 |");
    expect(lines[4]).toContain("| Survey | 10 personas | – | 1.15 |");
  });

  it("is summed up by its targets, the missed ones by name", () => {
    const { target: _, ...aimless } = figure();
    const slow = figure({ what: "Survey", measured: { value: 8, unit: "s" } });
    expect(renderSummary(record(part([figure(), slow, aimless])))).toBe(
      "1 of 2 targets are met.\n\n- Survey, 10 personas: 2 instead of ≤ 1.15",
    );
  });

  it("says where and between which times it was made", () => {
    const text = renderMachine(machine, [part([]), part([], { measured_at: "2026-11-20T10:40:00.000Z" })]);
    expect(text).toBe(
      "Measured from 2026-11-20 10:15 to 2026-11-20 10:40 (UTC) on 2 cores of A chip, 8,192 MB of memory, linux 6 " +
        "x64, Node v24.21.0.",
    );
  });
});
