import { readFileSync } from "node:fs";
import { deflateSync, crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodeImage } from "../../../local/textract/page-image.ts";

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** A PNG of 8 bit gray whose header may lie about its size. */
function grayPng(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    const check = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("decoding images", () => {
  test("a phone's photo is turned as its EXIF orientation says, and a small one is enlarged", async () => {
    const image = await decodeImage(fixture("phone-photo-exif.jpg"), "jpeg");
    expect([image.width, image.height]).toEqual([2 * 380, 2 * 130]);
  });

  test("a large picture is made no larger than a page needs", async () => {
    const { width, height } = await decodeImage(grayPng(4_500, 3_000, Buffer.alloc(4_501 * 3_000)), "png");
    expect(width * height).toBeLessThanOrEqual(12_010_000);
    expect(width / height).toBeCloseTo(1.5, 2);
  });

  test("light print on a dark ground becomes dark print", async () => {
    const image = await decodeImage(grayPng(20, 20, Buffer.alloc(21 * 20)), "png");
    expect(image.avg()).toBeGreaterThan(250);
  });

  test.each([
    ["png", "a PNG that was cut short", fixture("german-prices.png").subarray(0, 1500)],
    ["png", "a PNG of no size", grayPng(0, 0, Buffer.alloc(0))],
    ["jpeg", "a JPEG without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      "jpeg",
      "a JPEG of noise",
      Buffer.from([0xff, 0xd8, 0xff, ...Array.from({ length: 500 }, (_, i) => (i * 97) % 256)]),
    ],
  ] as const)("%s: %s is refused", async (format, _, bytes) => {
    await expect(decodeImage(bytes, format)).rejects.toMatchObject({ name: "BadDocumentException" });
  });

  test.each([
    [10_001, 10],
    [9_000, 9_000],
  ])("an image that claims %i x %i pixels is refused before it is decoded", async (width, height) => {
    await expect(decodeImage(grayPng(width, height, Buffer.alloc(4)), "png")).rejects.toMatchObject({
      name: "DocumentTooLargeException",
    });
  });
});
