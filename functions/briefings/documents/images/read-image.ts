import { BadRequest } from "../../../platform/errors.ts";
import { encodeWithin, type ImageFile, type ImageLimits } from "./encode-within.ts";
import { openVips, type VipsImage } from "./open-vips.ts";

export type { ImageFile } from "./encode-within.ts";

/** What is made of an uploaded image. */
export interface ReadImage {
  /** As OCR takes it. */
  legible: ImageFile;
  /** As models take it. */
  shown: ImageFile;
}

/** Decoded at 4 bytes a pixel these are 200 MB. */
const MOST_PIXELS = 50_000_000;
/** A row of pixels is in memory several times over, whatever else of the image is not. */
const LONGEST_SIDE = 20_000;

/**
 * For Textract, which takes 10 MB and 10,000 px and reads letters of 15 px and more: 5,000 px are an A4 page at 420 dpi
 * or an A1 poster at 150, where that is type of 7 points.
 */
export const OCR_IMAGE: ImageLimits = { longSide: 5_000, bytes: 10_000_000 };

/**
 * For the models: they scale down to about 1,568 px themselves, so more would only cost time. Converse takes 3.75 MB of
 * image (the 5 MB that models allow in base64); decimal megabytes stay below either reading of that.
 */
export const MODEL_IMAGE: ImageLimits = { longSide: 1_568, bytes: 3_750_000 };

const names = { jpeg: "JPEG", png: "PNG" };

/**
 * Decodes an image and makes of it what OCR and models take. What is within their limits already, upright, with 8 bits
 * a channel, in RGB or grey and not moving, is given to them as it came. Anything else is turned upright, converted to
 * sRGB, laid on white, scaled down and encoded anew without its metadata; of a moving picture that is the first frame.
 *
 * To be called in a process that can be ended: the memory of an interlaced or progressive image is that of its pixels.
 * @throws BadRequest for a broken image, and for one of more than 50 megapixels or 20,000 pixels on a side
 */
export async function readImage(
  bytes: Uint8Array,
  format: ImageFile["format"],
  limits = { legible: OCR_IMAGE, shown: MODEL_IMAGE },
): Promise<ReadImage> {
  const vips = await openVips();
  try {
    // Row by row, so that there are never more pixels in memory than are kept. (vips.Image.thumbnailBuffer would be
    // quicker with JPEG, but fills what is broken with black and says nothing.)
    const stored = vips.Image.newFromBuffer(bytes, "", { access: "sequential", fail_on: "error" });
    const asStored = { format, bytes, ...checkSize(stored) };
    const within = (image: ImageFile, { longSide, bytes: most }: ImageLimits) =>
      Math.max(image.width, image.height) <= longSide && image.bytes.length <= most;

    // Decoded in any case: what comes back as it is must not be broken either.
    const picture = decodeUpright(stored, limits.legible.longSide);
    const legible =
      isPlain(stored) && !isMoving(bytes) && within(asStored, limits.legible)
        ? asStored
        : encodeWithin(limits.legible.bytes, picture, format === "png");
    const shown = within(legible, limits.shown)
      ? legible
      : encodeWithin(limits.shown.bytes, scaleDown(picture, limits.shown.longSide), legible.format === "png");
    return { legible, shown };
  } catch (error) {
    if (error instanceof BadRequest) throw error;
    throw new BadRequest(
      `The ${names[format]} image is broken or incomplete; open it in an image editor, save it again and upload ` +
        "the new file.",
      { cause: error },
    );
  }
}

function checkSize({ width, height }: VipsImage): { width: number; height: number } {
  const size = `The image has ${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS) throw new BadRequest(`${size}; reduce it to 50 megapixels or less.`);
  if (Math.max(width, height) > LONGEST_SIDE)
    throw new BadRequest(`${size}; reduce it to 20,000 pixels or less on each side.`);
  return { width, height };
}

/** Whether everybody who decodes an image sees the same, also those who know no more than its pixels. */
function isPlain(image: VipsImage): boolean {
  const has = (field: string) => image.getTypeof(field) !== 0;
  const isUpright = !has("orientation") || image.getInt("orientation") === 1;
  const isStandard = !has("icc-profile-data") || isNamedSrgb(image.getBlob("icc-profile-data"));
  return isUpright && isStandard && (image.interpretation === "srgb" || image.interpretation === "b-w");
}

/** Names of colour profiles are in ASCII or UTF-16. */
const isNamedSrgb = (profile: Uint8Array) => /s\0?R\0?G\0?B/.test(Buffer.from(profile).toString("latin1"));

/** Animated PNG says so before its first pixels. */
function isMoving(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.subarray(0, Math.max(0, file.indexOf("IDAT"))).includes("acTL");
}

/** The pixels of an image as it is to be seen, in 8 bits of sRGB or grey, within a square of a side. */
function decodeUpright(stored: VipsImage, side: number): VipsImage {
  const image = stored.thumbnailImage(side, { height: side, size: "down", output_profile: "srgb" });
  const onWhite = image.hasAlpha() ? image.flatten({ background: image.format === "ushort" ? 65_535 : 255 }) : image;
  return onWhite.colourspace(image.bands < 3 ? "b-w" : "srgb").copyMemory();
}

const scaleDown = (picture: VipsImage, side: number) => picture.thumbnailImage(side, { height: side, size: "down" });
