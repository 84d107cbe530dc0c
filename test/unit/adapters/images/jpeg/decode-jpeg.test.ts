import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { decodeJpeg } from "../../../../../functions/adapters/images/jpeg/decode-jpeg.ts";
import { BadRequest } from "../../../../../functions/shared/errors.ts";
import {
  blockBits,
  difference,
  flatJpeg,
  jpegOf,
  jpegSegment,
  paint,
  referenceJpeg,
  sameSize,
  scanHead,
  scenery,
  startReferenceCodecs,
} from "../samples.ts";

const sequential = { progressive: false };
const full = { auto_subsample: false, chroma_subsample: 1 };
const halved = { auto_subsample: false, chroma_subsample: 2 };
const grey = { color_space: 1 };
const broken = { name: "BadRequest", message: "The image is broken; export it again as JPEG or PNG" };

beforeAll(startReferenceCodecs);

const marker = (bytes: Buffer, code: number) => bytes.indexOf(Buffer.from([0xff, code]));

describe("a JPEG is decoded as MozJPEG decodes it", () => {
  it.each([
    ["baseline", { ...sequential, ...full }],
    ["progressive", full],
    ["grey", { ...sequential, ...grey }],
    ["grey progressive", grey],
    ["RGB", { ...sequential, color_space: 2 }],
    ["coarsely quantised", { quality: 5, ...full }],
  ])("%s", async (_name, options) => {
    const bytes = await jpegOf(scenery(75, 53), options);
    expect(difference(await decodeJpeg(bytes, sameSize), await referenceJpeg(bytes))).toBeLessThan(0.3);
  });

  it.each([
    ["baseline", { ...sequential, ...halved }],
    ["progressive", halved],
  ])("%s with halved colours, which MozJPEG blends and we repeat", async (_name, options) => {
    const bytes = await jpegOf(scenery(75, 53), options);
    expect(difference(await decodeJpeg(bytes, sameSize), await referenceJpeg(bytes))).toBeLessThan(2);
  });
});

it("scales while it reads", async () => {
  const picture = scenery(160, 96);
  const small = await decodeJpeg(await jpegOf(picture), ({ width, height }) => ({
    width: width / 4,
    height: height / 4,
  }));
  const mean = paint(40, 24, (x, y) =>
    [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let at = 0; at < 16; at += 1) {
        sum += picture.rgb[((y * 4 + (at >> 2)) * 160 + x * 4 + (at & 3)) * 3 + channel]!;
      }
      return sum / 16;
    }),
  );
  expect(difference(small, mean)).toBeLessThan(2);
});

describe("the colours of an 8 × 8 picture", () => {
  const adobe = (transform: number) => jpegSegment(0xee, [...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, transform]);

  async function colourOf(levels: readonly number[], before: Buffer[], ids = levels.map((_, index) => index + 1)) {
    const size = { width: 8, height: 8, samplings: levels.map(() => 0x11) };
    const data = blockBits(levels.map((level) => level - 128));
    const picture = await decodeJpeg(flatJpeg({ ...size, before, ids, scans: [scanHead(ids), data] }), sameSize);
    return [...picture.rgb.subarray(0, 3)];
  }
  const ycc = (y: number, cb: number, cr: number) => [
    y + 1.402 * (cr - 128),
    y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128),
    y + 1.772 * (cb - 128),
  ];

  it.each([
    ["grey", [77], [], undefined, [77, 77, 77]],
    ["YCbCr", [100, 110, 150], [], undefined, ycc(100, 110, 150)],
    ["RGB by its Adobe segment", [10, 20, 30], [adobe(0)], undefined, [10, 20, 30]],
    ["RGB by its components' names", [10, 20, 30], [], [..."RGB"].map((name) => name.charCodeAt(0)), [10, 20, 30]],
    ["CMYK, stored as what the inks leave", [255, 100, 51, 204], [adobe(0)], undefined, [204, 80, 40.8]],
    ["CMYK without an Adobe segment", [255, 100, 51, 204], [], undefined, [204, 80, 40.8]],
    ["YCCK", [100, 110, 150, 204], [adobe(2)], undefined, ycc(100, 110, 150).map((ink) => (255 - ink) * 0.8)],
  ])("%s", async (_name, levels, before, ids, expected) => {
    const colour = await colourOf(levels, before, ids);
    for (const [channel, value] of expected.entries())
      expect(Math.abs(colour[channel]! - value)).toBeLessThanOrEqual(1);
  });
});

describe("the order of a file's blocks", () => {
  const corners = async (file: Buffer, samples: readonly (readonly [number, number])[]) => {
    const { rgb, width } = await decodeJpeg(file, sameSize);
    return samples.map(([x, y]) => rgb[(y * width + x) * 3]);
  };
  /** Four blocks of brightness in a square, and no colour. */
  const square = { width: 16, height: 16, samplings: [0x22, 0x11, 0x11] };
  const places = [
    [0, 0],
    [15, 0],
    [0, 15],
    [15, 15],
  ] as const;

  it("groups that belong together", async () => {
    const scans = [scanHead([1, 2, 3]), blockBits([-100, 50, 70, 80, 0, 0])];
    expect(await corners(flatJpeg({ ...square, scans }), places)).toEqual([28, 78, 148, 228]);
  });

  it("a scan for each component", async () => {
    const scans = [
      scanHead([3]),
      blockBits([0]),
      scanHead([1]),
      blockBits([-100, 50, 70, 80]),
      scanHead([2]),
      blockBits([0]),
    ];
    expect(await corners(flatJpeg({ ...square, scans }), places)).toEqual([28, 78, 148, 228]);
  });

  it("one component whose sampling means nothing", async () => {
    const scans = [scanHead([1]), blockBits([-100, 50, 70, 80])];
    expect(await corners(flatJpeg({ ...square, samplings: [0x22], scans }), places)).toEqual([28, 78, 148, 228]);
  });

  /** Ten blocks with a restart marker behind each; levels are told anew there. */
  const restarting = (code: (index: number) => number) => {
    const levels = [10, 250, 128, 30, 31, 200, 90, 90, 180, 60];
    const data = levels.flatMap((level, index) => [blockBits([level - 128]), Buffer.from([0xff, code(index)])]);
    const before = [jpegSegment(0xdd, [0, 1])];
    const scans = [scanHead([1]), ...data.slice(0, -1)];
    return { levels, file: flatJpeg({ width: 80, height: 8, samplings: [0x11], before, scans }) };
  };

  it("restart markers", async () => {
    const { levels, file } = restarting((index) => 0xd0 + (index % 8));
    expect(
      await corners(
        file,
        levels.map((_, index) => [index * 8, 0]),
      ),
    ).toEqual(levels);
  });

  it("another marker where the data has to start again is a broken file", async () => {
    await expect(decodeJpeg(restarting(() => 0xdb).file, sameSize)).rejects.toMatchObject(broken);
  });
});

describe("a broken JPEG", () => {
  it("of another format is rejected", async () => {
    await expect(decodeJpeg(Buffer.from("%PDF-1.7"), sameSize)).rejects.toMatchObject(broken);
  });

  it.each([
    ["baseline", sequential],
    ["progressive", {}],
  ])("cut off in its %s data is rejected", async (_name, options) => {
    const bytes = await jpegOf(scenery(64, 64), options);
    await expect(decodeJpeg(bytes.subarray(0, bytes.length / 2), sameSize)).rejects.toMatchObject(broken);
  });

  it("with a coding nobody uses is rejected", async () => {
    const bytes = await jpegOf(scenery(16, 16), sequential);
    bytes[marker(bytes, 0xc0) + 1] = 0xc9;
    await expect(decodeJpeg(bytes, sameSize)).rejects.toMatchObject(broken);
  });

  it("that repeats scans without end is rejected", async () => {
    const repeated = (progressive: boolean) => {
      const scan = [scanHead([1], progressive ? [1, 63] : [0, 63]), Buffer.alloc(40)];
      const first = progressive ? [scanHead([1], [0, 0]), Buffer.alloc(40)] : [];
      const scans = [...first, ...new Array<Buffer[]>(100).fill(scan).flat()];
      return decodeJpeg(flatJpeg({ width: 64, height: 64, samplings: [0x11], progressive, scans }), sameSize);
    };
    await expect(repeated(true)).rejects.toMatchObject({ ...broken, cause: "the picture has too many scans" });
    await expect(repeated(false)).rejects.toMatchObject({ ...broken, cause: "a component comes twice" });
  });

  it("without one of its components is rejected", async () => {
    const scans = [scanHead([1]), blockBits([5])];
    await expect(
      decodeJpeg(flatJpeg({ width: 8, height: 8, samplings: [0x11, 0x11, 0x11], scans }), sameSize),
    ).rejects.toMatchObject({ ...broken, cause: "a component is missing" });
  });

  it("gives a picture or what to do, whichever bytes are wrong", async () => {
    const files = [await jpegOf(scenery(24, 16), sequential), await jpegOf(scenery(24, 16))];
    const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 5 });
    const results = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), changes, async (file, places) => {
        const bytes = Buffer.from(file);
        for (const [at, value] of places) bytes[at % bytes.length] = value;
        const result = await decodeJpeg(bytes, ({ width, height }) => {
          if (width * height > 100_000) throw new BadRequest("too large for this test");
          return { width: 4, height: 4 };
        }).then(
          () => "picture",
          (error: Error) => error.name,
        );
        results.add(result);
      }),
      { numRuns: 200 },
    );
    expect([...results].sort()).toEqual(["BadRequest", "picture"]);
  });
});
