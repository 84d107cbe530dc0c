import { beforeAll, expect, it } from "vitest";
import { encodeJpeg } from "../../../../../functions/adapters/images/jpeg/encode-jpeg.ts";
import { viewUpright, type Picture } from "../../../../../functions/adapters/images/picture.ts";
import { difference, noise, paint, referenceJpeg, scenery, startReferenceCodecs } from "../samples.ts";

beforeAll(startReferenceCodecs);

const roundTrip = async (picture: Picture, quality: number) =>
  referenceJpeg(await encodeJpeg(viewUpright(picture, 1), quality));

it("writes what MozJPEG reads, close to the picture at quality 85", async () => {
  const picture = scenery(123, 77);
  expect(difference(await roundTrip(picture, 85), picture)).toBeLessThan(2);
});

it("writes large coefficients and long runs of zeros", async () => {
  const checks = paint(64, 64, (x, y) => ((x ^ y) & 1 ? [255, 255, 255] : [0, 0, 0]));
  expect(difference(await roundTrip(checks, 95), checks)).toBeLessThan(3);
  const wild = noise(64, 64);
  expect(difference(await roundTrip(wild, 95), wild)).toBeLessThan(6);
});

it("keeps coloured type on a coloured ground apart", async () => {
  const strokes = paint(64, 64, (x) => (x % 4 === 0 ? [220, 0, 0] : [0, 0, 220]));
  const { rgb } = await roundTrip(strokes, 85);
  const at = (x: number) => [...rgb.subarray((64 * 32 + x) * 3, (64 * 32 + x) * 3 + 3)];
  for (const [x, channel] of [
    [32, 0],
    [34, 2],
  ] as const)
    expect(at(x)[channel]).toBeGreaterThan(150);
  expect(at(34)[0]).toBeLessThan(60);
});

it("writes less at a lower quality", async () => {
  const view = viewUpright(scenery(200, 200), 1);
  const sizes = await Promise.all([90, 70, 50, 20].map(async (quality) => (await encodeJpeg(view, quality)).length));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});

it.each([
  [1, 1],
  [8, 8],
  [9, 7],
  [1, 40],
])("keeps the size of %i × %i pixels", async (width, height) => {
  const picture = paint(width, height, () => [200, 100, 50]);
  const written = await roundTrip(picture, 85);
  expect([written.width, written.height]).toEqual([width, height]);
  expect(difference(written, picture)).toBeLessThan(2);
});
