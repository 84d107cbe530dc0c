import { openVips } from "../../../functions/briefings/documents/images/open-vips.ts";
import { limited, type GrayImage } from "./gray-image.ts";
import { UnreadableDocument } from "./unreadable.ts";

/** AWS reads up to 10,000 pixels on a side; the second limit is for the memory that decoding takes. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 50_000_000;

const PAPER = 255;

/**
 * The picture of a JPEG or PNG, upright, no larger than a page needs. A JPEG that was cut short gives what is there.
 * @throws UnreadableDocument
 */
export async function decodeImage(bytes: Uint8Array, format: "jpeg" | "png"): Promise<GrayImage> {
  const vips = await openVips();
  try {
    const image = vips.Image.newFromBuffer(bytes, "", { fail_on: format === "png" ? "error" : "none" });
    const { width, height } = image;
    if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
      throw new UnreadableDocument(
        `The image has ${width} x ${height} pixels; at most ${MAX_SIDE} on a side and ${MAX_PIXELS} in all are read.`,
        "TooManyPixels",
      );
    }
    const gray = image.autorot().colourspace("b-w");
    const page = gray.hasAlpha() ? gray.flatten({ background: PAPER }) : gray;
    return limited({ width: page.width, height: page.height, pixels: page.writeToMemory() as Uint8Array });
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument(`The ${format.toUpperCase()} is damaged or of a kind that cannot be read.`);
  }
}
