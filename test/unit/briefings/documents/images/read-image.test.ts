// The fixtures, by Pillow 13 and ImageMagick 6: 48 by 32 pixels in four areas, red, green above blue, light grey.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ImageFile } from "../../../../../functions/briefings/documents/images/encode-within.ts";
import { openVips } from "../../../../../functions/briefings/documents/images/open-vips.ts";
import { MODEL_IMAGE, OCR_IMAGE, readImage } from "../../../../../functions/briefings/documents/images/read-image.ts";
import { jpegOf, noise, pixelsOf, pngOf, scenery, slide } from "./pictures.ts";

const fixture = (name: string) => readFileSync(join(import.meta.dirname, "fixtures", name));
const formatOf = (name: string) => (name.endsWith(".png") ? "png" : "jpeg");
const read = (name: string) => readImage(fixture(name), formatOf(name));
const roomy = { longSide: 1_000, bytes: 1_000_000 };
const within = (bytes: Uint8Array, format: ImageFile["format"], limits: Partial<typeof roomy>) =>
  readImage(bytes, format, { legible: { ...roomy, ...limits }, shown: { ...roomy, ...limits } });

/** Colours in the middle of the four areas. */
async function areas({ bytes, width, height }: ImageFile): Promise<number[][]> {
  const image = (await openVips()).Image.newFromBuffer(bytes);
  const [left, right, top, bottom] = [width / 4, (3 * width) / 4, height / 4, (3 * height) / 4];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => image.getpoint(x, y));
}
const RED_GREEN_BLUE_GREY = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 180],
  [220, 220, 220],
];
const furthest = (seen: number[][], wanted: number[][]) =>
  Math.max(...seen.flatMap((area, at) => area.map((level, band) => Math.abs(level - (wanted[at]?.[band] ?? 0)))));

describe("an image within the limits", () => {
  it.each(["plain.jpg", "plain.png", "progressive.jpg", "grey.jpg", "palette.png", "bilevel.png", "interlaced.png"])(
    "comes back as it is: %s",
    async (name) => {
      const { legible, shown } = await read(name);
      expect(Buffer.from(legible.bytes).equals(fixture(name))).toBe(true);
      expect(shown).toEqual({ format: formatOf(name), bytes: legible.bytes, width: 48, height: 32 });
    },
  );

  it("keeps its transparency", async () => {
    expect((await read("transparent.png")).shown.bytes).toEqual(fixture("transparent.png"));
  });

  it.each([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => `orientation-${orientation}.jpg`),
    "orientation-6.png",
    "deep.png",
    "adobe-rgb.png",
    "animated.png",
  ])("is shown upright, in 8 bits of sRGB, its first frame: %s", async (name) => {
    const { legible, shown } = await read(name);
    expect(shown).toBe(legible);
    expect([shown.format, shown.width, shown.height]).toEqual([formatOf(name), 48, 32]);
    expect(furthest(await areas(shown), RED_GREEN_BLUE_GREY)).toBeLessThan(3);
    for (const left of ["Exif", "eXIf", "iCCP", "acTL"])
      expect(name === "orientation-1.jpg" || !Buffer.from(shown.bytes).includes(left)).toBe(true);
  });

  it("is converted from the inks of printers", async () => {
    const { shown } = await read("cmyk.jpg");
    expect((await openVips()).Image.newFromBuffer(shown.bytes).interpretation).toBe("srgb");
    // Ink on paper shows blue duller than a screen does.
    expect(furthest(await areas(shown), RED_GREEN_BLUE_GREY)).toBeLessThan(70);
  });
});

describe("an image that is too large", () => {
  it("is scaled to the longer side and keeps its proportions, for OCR and for models", async () => {
    const bytes = await jpegOf(scenery(300, 120));
    const limits = { legible: { ...roomy, longSide: 200 }, shown: { ...roomy, longSide: 100 } };
    const { legible, shown } = await readImage(bytes, "jpeg", limits);
    expect([legible.width, legible.height, shown.width, shown.height]).toEqual([200, 80, 100, 40]);
    const [wanted, seen] = [scenery(100, 40), await pixelsOf(shown)];
    const difference = seen.reduce((sum, level, at) => sum + Math.abs(level - wanted.rgb[at]!), 0) / seen.length;
    expect(difference).toBeLessThan(4);
  });

  it("never loses a side", async () => {
    const { shown } = await within(await pngOf(slide(900, 1)), "png", { longSide: 100 });
    expect([shown.width, shown.height]).toEqual([100, 1]);
  });

  it("is laid on white", async () => {
    const { shown } = await within(fixture("transparent.png"), "png", { longSide: 24 });
    expect((await areas(shown))[1]).toEqual([255, 255, 255]);
  });

  it("becomes PNG where it is flat graphics, JPEG where it is a photo", async () => {
    const formats = await Promise.all(
      [slide(300, 200), scenery(300, 200)].map(
        async (picture) => (await within(await pngOf(picture), "png", { longSide: 150 })).shown.format,
      ),
    );
    expect(formats).toEqual(["png", "jpeg"]);
    expect((await within(await jpegOf(slide(300, 200)), "jpeg", { longSide: 150 })).shown.format).toBe("jpeg");
  });

  it("loses quality before it loses pixels, and pixels before it exceeds the limit", async () => {
    const file = await pngOf(noise(200, 200));
    const at = async (bytes: number) => (await within(file, "png", { bytes })).shown;
    const best = await at(100_000);
    const worse = await at(best.bytes.length - 1);
    const smaller = await at(10_000);
    expect([best.width, worse.width]).toEqual([200, 200]);
    expect(worse.bytes.length).toBeLessThan(best.bytes.length);
    expect(smaller.width).toBeLessThan(200);
    expect(smaller.bytes.length).toBeLessThanOrEqual(10_000);
  });
});

describe("an image that is refused, each with what to do", () => {
  const refused = { name: "BadRequest", status: 400 };
  const stating = (width: number, height: number) => {
    const bytes = fixture("plain.png");
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  it.each(["plain.jpg", "progressive.jpg", "plain.png"])("cut off anywhere: %s", async (name) => {
    const whole = fixture(name);
    for (let length = 12; length < whole.length - 12; length += 37) {
      const reading = readImage(whole.subarray(0, length), formatOf(name));
      await expect(reading).rejects.toMatchObject({
        ...refused,
        message: expect.stringContaining("broken or incomplete"),
      });
    }
  });

  it("a header that lies about what follows", async () => {
    await expect(readImage(stating(4_000, 4_000), "png")).rejects.toMatchObject(refused);
    await expect(readImage(stating(0, 32), "png")).rejects.toMatchObject(refused);
  });

  it.each([
    [50_000, 50_000, "reduce it to 50 megapixels or less"],
    [50_000_000, 1, "reduce it to 20,000 pixels or less on each side"],
    [1, 20_001, "reduce it to 20,000 pixels or less on each side"],
  ])("%i × %i pixels", async (width, height, advice) => {
    await expect(readImage(stating(width, height), "png")).rejects.toThrow(`${width} × ${height} pixels; ${advice}`);
  });
});

it("stays within what models and Textract accept", () => {
  expect(MODEL_IMAGE.longSide).toBeLessThanOrEqual(8_000);
  expect(Math.ceil(MODEL_IMAGE.bytes / 3) * 4).toBeLessThanOrEqual(5_000_000);
  expect(OCR_IMAGE.longSide).toBeLessThanOrEqual(10_000);
  expect(OCR_IMAGE.bytes).toBeLessThan(10 * 1024 * 1024);
});
