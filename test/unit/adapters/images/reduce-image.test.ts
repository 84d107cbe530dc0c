import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { MODEL_IMAGE, OCR_IMAGE, openImageReducer } from "../../../../functions/adapters/images/reduce-image.ts";
import type { Picture } from "../../../../functions/adapters/images/picture.ts";
import {
  difference,
  exif,
  jpegOf,
  noise,
  packRows,
  paint,
  png,
  pngChunk,
  pngOf,
  referenceJpeg,
  referencePng,
  scenery,
  slide,
  startReferenceCodecs,
  withExif,
} from "./samples.ts";

beforeAll(startReferenceCodecs);

const reduce = openImageReducer();
const roomy = { longSide: 1_000, bytes: 1_000_000 };
const jpeg = (bytes: Uint8Array, { width, height }: Picture) => ({ format: "jpeg" as const, bytes, width, height });
const pngImage = (picture: Picture, bytes = pngOf(picture)) => ({ ...jpeg(bytes, picture), format: "png" as const });
const pixel = ({ rgb, width }: Picture, x: number, y: number) => [
  ...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const broken = { name: "BadRequest", status: 400, message: "The image is broken; export it again as JPEG or PNG" };

describe("an image within the limits", () => {
  it("comes back as it is", async () => {
    const picture = scenery(90, 60);
    const images = [jpeg(await jpegOf(picture), picture), pngImage(picture)];
    const upright = withExif(await jpegOf(picture), exif(1));
    for (const image of [...images, jpeg(upright, picture)]) expect(await reduce(image, roomy)).toBe(image);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("is shown as cameras hold it, stored with orientation %i", async (orientation) => {
    const picture = scenery(72, 48);
    for (const littleEndian of [true, false]) {
      const stored = withExif(await jpegOf(picture), exif(orientation, littleEndian));
      const { bytes, width, height } = await reduce(jpeg(stored, picture), roomy);
      const shown = await referenceJpeg(bytes, true);
      expect([width, height]).toEqual([shown.width, shown.height]);
      expect(difference(shown, await referenceJpeg(stored, true))).toBeLessThan(3);
    }
  });

  it("is turned when it is a PNG with EXIF", async () => {
    const picture = slide(80, 40);
    const rows = packRows(picture, 8, 3, picture.rgb);
    const bytes = png({ ...picture, depth: 8, type: 2, before: [pngChunk("eXIf", exif(6))], rows });
    const turned = await reduce(pngImage(picture, bytes), roomy);
    const { rgb } = await referencePng(turned.bytes);
    expect([turned.format, turned.width, turned.height]).toEqual(["png", 40, 80]);
    expect([...rgb.subarray(39 * 3, 40 * 3)]).toEqual([...picture.rgb.subarray(0, 3)]);
  });

  it("is not turned by EXIF that makes no sense", async () => {
    const picture = scenery(40, 30);
    for (const tiff of [exif(0), exif(9), exif(6).subarray(0, 15), Buffer.from("II*\0\xff\xff\xff\x7f", "latin1")]) {
      const image = jpeg(withExif(await jpegOf(picture), tiff), picture);
      expect(await reduce(image, roomy)).toBe(image);
    }
  });
});

describe("an image that is too large", () => {
  it("is scaled to the longer side and keeps its proportions", async () => {
    const picture = scenery(300, 120);
    const small = await reduce(jpeg(await jpegOf(picture), picture), { longSide: 100, bytes: 1_000_000 });
    const turned = withExif(await jpegOf(picture), exif(6));
    const upright = await reduce(jpeg(turned, picture), { longSide: 100, bytes: 1_000_000 });
    expect([small.width, small.height, upright.width, upright.height]).toEqual([100, 40, 40, 100]);
    const shown = await referenceJpeg(small.bytes);
    const mean = paint(100, 40, (x, y) => pixel(picture, x * 3 + 1, y * 3 + 1));
    expect(difference(shown, mean)).toBeLessThan(2.5);
  });

  it("never loses a side", async () => {
    const picture = paint(900, 1, () => [10, 20, 30]);
    expect(await reduce(pngImage(picture), { longSide: 100, bytes: 9_999 })).toMatchObject({ width: 100, height: 1 });
  });

  it("becomes PNG where it is flat graphics, JPEG where it is a photo", async () => {
    const limits = { longSide: 150, bytes: 1_000_000 };
    expect((await reduce(pngImage(slide(300, 200)), limits)).format).toBe("png");
    expect((await reduce(pngImage(scenery(300, 200)), limits)).format).toBe("jpeg");
    const photo = scenery(300, 200);
    expect((await reduce(jpeg(await jpegOf(photo), photo), limits)).format).toBe("jpeg");
  });

  it("loses quality before it loses pixels, and pixels before it exceeds the limit", async () => {
    const picture = noise(200, 200);
    const image = pngImage(picture);
    const at = (bytes: number) => reduce(image, { longSide: 1_000, bytes });
    const best = await at(100_000);
    const worse = await at(best.bytes.length - 1);
    const smaller = await at(10_000);
    expect([best.width, worse.width]).toEqual([200, 200]);
    expect(worse.bytes.length).toBeLessThan(best.bytes.length);
    expect(smaller.width).toBeLessThan(200);
    expect(smaller.bytes.length).toBeLessThanOrEqual(10_000);
  });

  it("turns flat graphics that exceed the bytes as PNG into JPEG", async () => {
    const wild = noise(200, 150);
    const picture = paint(500, 150, (x, y) => (x < 300 ? [255, 255, 255] : pixel(wild, x - 300, y)));
    const tight = { longSide: 1_000, bytes: 70_000 };
    const roomier = await reduce(pngImage(picture), { longSide: 499, bytes: 1_000_000 });
    expect(roomier.format).toBe("png");
    expect(roomier.bytes.length).toBeGreaterThan(tight.bytes);
    const reduced = await reduce(pngImage(picture), tight);
    expect([reduced.format, reduced.width]).toEqual(["jpeg", 500]);
    expect(reduced.bytes.length).toBeLessThanOrEqual(tight.bytes);
  });
});

describe("an image that cannot be decoded", () => {
  it("is rejected with what to do, and the next one is reduced", async () => {
    const picture = scenery(64, 64);
    const bytes = await jpegOf(picture);
    const limits = { longSide: 32, bytes: 1_000_000 };
    const results = await Promise.allSettled([
      reduce(jpeg(bytes.subarray(0, 700), picture), limits),
      reduce({ ...jpeg(bytes, picture), format: "png" }, limits),
      reduce(jpeg(bytes, picture), limits),
    ]);
    expect(results).toMatchObject([{ reason: broken }, { reason: broken }, { value: { width: 32, height: 32 } }]);
  });

  it("is rejected before anything is made of a size that was not announced", async () => {
    const picture = scenery(64, 64);
    const image = { ...jpeg(await jpegOf(picture), picture), width: 32 };
    await expect(reduce(image, { longSide: 16, bytes: 1_000 })).rejects.toMatchObject({
      ...broken,
      cause: "it has two different sizes",
    });
  });
});

it("works on one image at a time", async () => {
  const [large, small] = [scenery(300, 300), scenery(20, 20)];
  const done: number[] = [];
  await Promise.all(
    [large, small].map(async (picture) =>
      done.push((await reduce(pngImage(picture), { ...roomy, longSide: 15 })).width && picture.width),
    ),
  );
  expect(done).toEqual([300, 20]);
});

describe("50 megapixels", () => {
  const run = promisify(execFile);
  const measure = async (kind: string) => {
    const program = join(import.meta.dirname, "reduce-large-image.ts");
    return JSON.parse((await run(process.execPath, [program, kind])).stdout) as Record<string, number>;
  };

  it.each([
    ["png", 60],
    ["jpeg", 50],
    ["progressive", 160],
  ])("as %s take less than %i MB and let other work run", async (kind, most) => {
    const { width, megabytes, turns } = await measure(kind);
    expect(width).toBe(MODEL_IMAGE.longSide);
    expect(megabytes).toBeLessThan(most);
    expect(turns).toBeGreaterThan(5);
  });
});

it("stays within what models and Textract accept", () => {
  expect(MODEL_IMAGE.longSide).toBeLessThanOrEqual(8_000);
  expect(Math.ceil(MODEL_IMAGE.bytes / 3) * 4).toBeLessThanOrEqual(5_000_000);
  expect(OCR_IMAGE.longSide).toBeLessThanOrEqual(10_000);
  expect(OCR_IMAGE.bytes).toBeLessThan(10 * 1024 * 1024);
});
