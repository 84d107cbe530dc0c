import { openVips, type VipsImage } from "../../functions/briefings/documents/images/open-vips.ts";
import { AwsError } from "../http/aws-json.ts";
import { MAX_PAGE_PIXELS, type RenderedPage } from "./render-pdf.ts";

/** AWS reads up to 10,000 pixels on a side; the second limit is for the memory that decoding takes. */
const MAX_SIDE = 10_000;
const MAX_PIXELS = 50_000_000;
/** A picture with fewer pixels on its long side may hold letters too small to be read well. */
const SMALL_SIDE = 1_200;
const PAPER = 255;
/** Mean brightness below which a page is light print on a dark ground. */
const DARK = 100;

/**
 * The picture of a JPEG or PNG, upright, gray, and of a size that reads well. A JPEG that was cut short gives what is
 * there.
 * @throws AwsError
 */
export async function decodeImage(bytes: Uint8Array, format: "jpeg" | "png"): Promise<VipsImage> {
  const vips = await openVips();
  try {
    const image = vips.Image.newFromBuffer(bytes, "", { fail_on: format === "png" ? "error" : "none" });
    const { width, height } = image;
    if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS)
      throw new AwsError(
        "DocumentTooLargeException",
        `The image has ${width} x ${height} pixels; at most ${MAX_SIDE} on a side and ${MAX_PIXELS} in all are read.`,
      );
    const gray = image.autorot().colourspace("b-w");
    return readable(gray.hasAlpha() ? gray.flatten({ background: PAPER }) : gray);
  } catch (error) {
    if (error instanceof AwsError) throw error;
    throw new AwsError(
      "BadDocumentException",
      `The ${format.toUpperCase()} is damaged or of a kind that cannot be read.`,
    );
  }
}

/** The picture of a page of a PDF. */
export async function imageOf({ width, height, pixels }: RenderedPage): Promise<VipsImage> {
  const vips = await openVips();
  return readable(vips.Image.newFromMemory(pixels, width, height, 1, vips.BandFormat.uchar));
}

/** Dark print on a light ground, neither too small to be read nor larger than a page needs. */
function readable(image: VipsImage): VipsImage {
  const { width, height } = image;
  const scale = Math.max(width, height) < SMALL_SIDE ? 2 : Math.min(1, Math.sqrt(MAX_PAGE_PIXELS / (width * height)));
  const page = scale === 1 ? image : image.resize(scale);
  return page.avg() < DARK ? page.invert() : page;
}

/** The image as a binary PGM file, which Tesseract reads without a codec. */
export const pgmOf = (image: VipsImage): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${image.width} ${image.height}\n255\n`), image.writeToMemory() as Uint8Array]);
