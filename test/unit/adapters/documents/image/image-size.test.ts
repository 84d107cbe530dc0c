import { describe, expect, it } from "vitest";
import { imageSize } from "../../../../../functions/adapters/documents/image/image-size.ts";
import { jpeg, png } from "../../../../support/documents/images.ts";

const broken = /broken or incomplete/;

describe("PNG", () => {
  it("reads the size from its header", () => {
    expect(imageSize("png", png(640, 480))).toEqual({ width: 640, height: 480 });
  });

  it("rejects a size over 50 megapixels, however small the file", () => {
    expect(() => imageSize("png", png(50_000, 50_000))).toThrow("50000 × 50000 pixels; reduce it to 50 megapixels");
    expect(() => imageSize("png", png(0xffffffff, 0xffffffff))).toThrow("megapixels");
    expect(imageSize("png", png(10_000, 5_000))).toEqual({ width: 10_000, height: 5_000 });
  });

  it("rejects one without pixels", () => {
    expect(() => imageSize("png", png(0, 10))).toThrow(broken);
  });

  it("rejects one cut off at any byte", () => {
    const whole = png(640, 480);
    for (let length = 8; length < whole.length; length += 1) {
      expect(() => imageSize("png", whole.subarray(0, length))).toThrow(broken);
    }
  });

  it("rejects a first chunk that is no header", () => {
    const wrong = png(640, 480);
    wrong.write("IDAT", 12, "latin1");
    expect(() => imageSize("png", wrong)).toThrow(broken);
  });
});

describe("JPEG", () => {
  it.each([
    ["baseline", 0xc0],
    ["progressive", 0xc2],
  ])("reads the size of a %s image from its frame, not from its preview", (_, marker) => {
    expect(imageSize("jpeg", jpeg(4_000, 3_000, marker))).toEqual({ width: 4_000, height: 3_000 });
  });

  it("takes no table for a frame", () => {
    expect(() => imageSize("jpeg", jpeg(4_000, 3_000, 0xc4))).toThrow(broken);
  });

  it("reads images with bytes behind their end", () => {
    const image = Buffer.concat([jpeg(40, 30), Buffer.from("trailer of a camera")]);
    expect(imageSize("jpeg", image)).toEqual({ width: 40, height: 30 });
  });

  it("rejects a size over 50 megapixels and one without pixels", () => {
    expect(() => imageSize("jpeg", jpeg(65_535, 65_535))).toThrow("megapixels");
    expect(() => imageSize("jpeg", jpeg(0, 100))).toThrow(broken);
  });

  it("rejects a second frame, which decoders disagree about", () => {
    const image = jpeg(40, 30);
    const frame = image.subarray(
      image.lastIndexOf(Buffer.from([0xff, 0xc0])),
      image.indexOf(Buffer.from([0xff, 0xda])),
    );
    const scan = image.indexOf(Buffer.from([0xff, 0xda]));
    const doubled = Buffer.concat([image.subarray(0, scan), frame, image.subarray(scan)]);
    expect(() => imageSize("jpeg", doubled)).toThrow(broken);
  });

  it("rejects one cut off at any byte", () => {
    const whole = jpeg(640, 480);
    for (let length = 3; length < whole.length; length += 1) {
      expect(() => imageSize("jpeg", whole.subarray(0, length))).toThrow(broken);
    }
  });
});
