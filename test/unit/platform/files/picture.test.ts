import { describe, expect, it } from "vitest";
import { pictureFacts } from "../../../../functions/platform/files/picture.ts";

const PNG =
  "89504e470d0a1a0a0000000d4948445200000001000000010806000000" +
  "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082";
const png = Buffer.from(PNG, "hex");
/** Start, a comment, the frame of 48 × 16 pixels, and the end. */
const jpeg = Buffer.from("ffd8fffe0004abcdffc0000b080010003001011100ffd9", "hex");

describe("a picture", () => {
  it("is known by its bytes, with its size", () => {
    expect(pictureFacts(png)).toEqual({ extension: "png", width: 1, height: 1 });
    expect(pictureFacts(jpeg)).toEqual({ extension: "jpeg", width: 48, height: 16 });
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a picture that was cut short", png.subarray(0, -9)],
    ["a JPEG without a frame", Buffer.from("ffd8fffe0004abcdffd9", "hex")],
    ["a segment that leads nowhere", Buffer.from("ffd8fffeffffabcdabcdabcdffd9", "hex")],
    ["a picture of no size", Buffer.concat([png.subarray(0, 16), Buffer.alloc(8), png.subarray(24)])],
    ["a GIF", Buffer.from("474946383961010001000000003b", "hex")],
  ])("is not what %s is", (_name, bytes) => {
    expect(pictureFacts(bytes)).toBeNull();
  });

  it("is read without an error from any beginning of a file", () => {
    for (const file of [png, jpeg])
      for (let length = 0; length < file.length; length++) expect(pictureFacts(file.subarray(0, length))).toBeNull();
  });
});
