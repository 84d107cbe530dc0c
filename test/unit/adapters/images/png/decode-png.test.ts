import { describe, expect, it } from "vitest";
import { decodePng } from "../../../../../functions/adapters/images/png/decode-png.ts";
import { packRows, png, pngChunk, pngOf, sameSize, scenery, type PngParts } from "../samples.ts";

const decode = async (bytes: Uint8Array) => [...(await decodePng(bytes, sameSize)).rgb];
const cause = "The image is broken; export it again as JPEG or PNG";

describe("a PNG of any kind", () => {
  const one = (parts: Omit<PngParts, "width" | "height" | "rows">, samples: number[], perPixel = 1) => {
    const size = { width: samples.length / perPixel, height: 1 };
    return decode(png({ ...size, ...parts, rows: packRows(size, parts.depth, perPixel, samples) }));
  };
  const transparent = (...samples: number[]) => [
    pngChunk("tRNS", Buffer.from(samples.flatMap((s) => [s >> 8, s & 255]))),
  ];

  it.each([
    [1, [0, 1, 1], [0, 255, 255]],
    [2, [0, 1, 3, 2, 1], [0, 85, 255, 170, 85]],
    [4, [0, 15, 3], [0, 255, 51]],
    [8, [0, 200, 7], [0, 200, 7]],
    [16, [0, 65535, 0x1234], [0, 255, 0x12]],
  ])("reads grey of %i bits", async (depth, samples, greys) => {
    expect(await one({ depth, type: 0 }, samples)).toEqual(greys.flatMap((grey) => [grey, grey, grey]));
  });

  it("reads colours of 8 and 16 bits", async () => {
    expect(await one({ depth: 8, type: 2 }, [1, 2, 3, 4, 5, 6], 3)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await one({ depth: 16, type: 2 }, [0xfe01, 0x0202, 0x7f03], 3)).toEqual([0xfe, 2, 0x7f]);
  });

  it("lays what is half transparent on white", async () => {
    expect(await one({ depth: 8, type: 4 }, [100, 255, 100, 0, 55, 51], 2)).toEqual([
      ...[100, 100, 100],
      ...[255, 255, 255],
      ...[215, 215, 215],
    ]);
    expect(await one({ depth: 8, type: 6 }, [0, 55, 255, 51, 9, 8, 7, 0], 4)).toEqual([204, 215, 255, 255, 255, 255]);
    expect(await one({ depth: 16, type: 6 }, [0, 0x8000, 0xffff, 0xffff], 4)).toEqual([0, 0x80, 255]);
  });

  it("lays palettes with transparent colours on white", async () => {
    const before = [pngChunk("PLTE", Buffer.from([10, 20, 30, 0, 0, 0])), pngChunk("tRNS", Buffer.from([255, 51]))];
    for (const depth of [1, 2, 4, 8]) {
      expect(await one({ depth, type: 3, before }, [0, 1, 0])).toEqual([10, 20, 30, 204, 204, 204, 10, 20, 30]);
    }
  });

  it("makes the one transparent colour white, and no colour that only resembles it", async () => {
    expect(await one({ depth: 8, type: 0, before: transparent(7) }, [7, 8])).toEqual([255, 255, 255, 8, 8, 8]);
    expect(await one({ depth: 8, type: 2, before: transparent(1, 2, 3) }, [1, 2, 3, 1, 2, 4], 3)).toEqual([
      ...[255, 255, 255],
      ...[1, 2, 4],
    ]);
    expect(await one({ depth: 16, type: 0, before: transparent(0x0102) }, [0x0102, 0x0103])).toEqual([
      ...[255, 255, 255],
      ...[1, 1, 1],
    ]);
  });

  it("puts the seven passes of an interlaced picture together", async () => {
    const picture = scenery(13, 11);
    const starts = [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ];
    const rows: number[] = [];
    for (const [left, top, stepX, stepY] of starts as [number, number, number, number][]) {
      for (let y = top; y < 11; y += stepY) {
        rows.push(0);
        for (let x = left; x < 13; x += stepX)
          rows.push(...picture.rgb.subarray((y * 13 + x) * 3, (y * 13 + x) * 3 + 3));
      }
    }
    const file = png({ ...picture, depth: 8, type: 2, interlaced: true, rows: Uint8Array.from(rows) });
    expect(await decode(file)).toEqual([...picture.rgb]);
  });
});

it("undoes every filter", async () => {
  const { width, height, rgb } = scenery(9, 10);
  const row = width * 3;
  const sample = (x: number, y: number) => (x < 0 || y < 0 ? 0 : rgb[y * row + x]!);
  // The specification's predictors; x counts bytes, a pixel has three.
  const predictors = [
    () => 0,
    (x: number, y: number) => sample(x - 3, y),
    (x: number, y: number) => sample(x, y - 1),
    (x: number, y: number) => (sample(x - 3, y) + sample(x, y - 1)) >> 1,
    (x: number, y: number) => {
      const near = [sample(x - 3, y), sample(x, y - 1), x < 3 ? 0 : sample(x - 3, y - 1)] as const;
      const guess = near[0] + near[1] - near[2];
      return near.toSorted((a, b) => Math.abs(guess - a) - Math.abs(guess - b))[0]!;
    },
  ];
  const rows = Array.from({ length: height }, (_, y) => [
    y % 5,
    ...Array.from({ length: row }, (_, x) => sample(x, y) - predictors[y % 5]!(x, y)),
  ]);
  const file = png({ width, height, depth: 8, type: 2, rows: Uint8Array.from(rows.flat()) });
  expect(await decode(file)).toEqual([...rgb]);
});

it("scales while it reads", async () => {
  const picture = await decodePng(pngOf(scenery(64, 48)), () => ({ width: 16, height: 12 }));
  expect([picture.width, picture.height, picture.rgb.length]).toEqual([16, 12, 576]);
});

describe("a broken PNG", () => {
  const whole = pngOf(scenery(20, 20));
  const changed = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(whole);
    change(bytes);
    return bytes;
  };
  const rows = (bytes: number, filter = 0) =>
    Uint8Array.from({ length: bytes }, (_, at) => (at % 61 === 0 ? filter : 7));

  it.each([
    ["of another format", Buffer.from("GIF89a, and then some")],
    ["cut off in its data", whole.subarray(0, 500)],
    ["cut off in its header", whole.subarray(0, 20)],
    ["with a changed byte in its header", changed((bytes) => bytes.writeUInt8(21, 19))],
    ["with a changed byte in its data", changed((bytes) => bytes.writeUInt8(bytes[300]! ^ 1, 300))],
    ["with too few rows", png({ width: 20, height: 20, depth: 8, type: 2, rows: rows(61 * 19) })],
    ["with an unknown filter", png({ width: 20, height: 20, depth: 8, type: 2, rows: rows(61 * 20, 5) })],
    ["with a depth that does not exist", png({ width: 20, height: 20, depth: 4, type: 2, rows: rows(61 * 20) })],
    ["without its palette", png({ width: 60, height: 20, depth: 8, type: 3, rows: rows(61 * 20) })],
    ["without pixels", png({ width: 0, height: 20, depth: 8, type: 2, rows: rows(20) })],
  ])("%s is rejected with what to do", async (_name, bytes) => {
    await expect(decodePng(bytes, sameSize)).rejects.toMatchObject({ name: "BadRequest", message: cause });
  });
});
