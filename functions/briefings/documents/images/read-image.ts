import { BadRequest } from "../../../platform/errors.ts";
import { encodeWithin, type ImageFile, type ImageLimits } from "./encode-within.ts";
import { openVips, type VipsImage } from "./open-vips.ts";

export type { ImageFile } from "./encode-within.ts";

/** The versions that are made from an uploaded image. */
export interface ReadImage {
  /** The version for OCR. */
  legible: ImageFile;
  /** The version for models. */
  shown: ImageFile;
}

/** Decoded at 4 bytes per pixel, this is 200 MB. */
const MOST_PIXELS = 50_000_000;
/** A row of pixels is in memory several times, even if the rest of the image is not. */
const LONGEST_SIDE = 20_000;

/**
 * For Textract, which accepts 10 MB and 10,000 px and reads letters of at least 15 px. A side of 5,000 px is an A4 page
 * at 420 dpi or an A1 poster at 150 dpi, where 15 px are 7-point letters.
 */
export const OCR_IMAGE: ImageLimits = { longSide: 5_000, bytes: 10_000_000 };

/**
 * For the models: they scale down to about 1,568 px themselves, so more would only cost time. Converse accepts 3.75 MB
 * of image (the 5 MB that models allow in base64); decimal megabytes are safe for both meanings of MB.
 */
export const MODEL_IMAGE: ImageLimits = { longSide: 1_568, bytes: 3_750_000 };

const names = { jpeg: "JPEG", png: "PNG" };

/**
 * Decodes an image and makes the versions for OCR and models. The original is used unchanged if it is within their
 * limits, upright, has 8 bits per channel in RGB or grey, and is not animated. All others are turned upright, converted
 * to sRGB, put on white, scaled down and encoded again without metadata. Only the first frame of an animated picture is
 * used.
 *
 * Call it only in a process that can be ended: an interlaced or progressive image needs memory for all its pixels.
 * @throws BadRequest for a broken image, and for one of more than 50 megapixels or 20,000 pixels on a side
 */
export async function readImage(
  bytes: Uint8Array,
  format: ImageFile["format"],
  limits = { legible: OCR_IMAGE, shown: MODEL_IMAGE },
): Promise<ReadImage> {
  const vips = await openVips();
  try {
    // Row by row, so that memory never holds more pixels than are kept. vips.Image.thumbnailBuffer would be faster for
    // JPEG, but fills broken parts with black without an error.
    const stored = vips.Image.newFromBuffer(bytes, "", { access: "sequential", fail_on: "error" });
    const asStored = { format, bytes, ...checkSize(stored) };
    const within = (image: ImageFile, { longSide, bytes: most }: ImageLimits) =>
      Math.max(image.width, image.height) <= longSide && image.bytes.length <= most;

    // Always decoded: an image that is returned unchanged must not be broken either.
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

/** Whether all decoders show the same image, even those that read only its pixels. */
function isPlain(image: VipsImage): boolean {
  const has = (field: string) => image.getTypeof(field) !== 0;
  const isUpright = !has("orientation") || image.getInt("orientation") === 1;
  const isStandard = !has("icc-profile-data") || isNamedSrgb(image.getBlob("icc-profile-data"));
  return isUpright && isStandard && (image.interpretation === "srgb" || image.interpretation === "b-w");
}

/** Names of colour profiles are in ASCII or UTF-16. */
const isNamedSrgb = (profile: Uint8Array) => /s\0?R\0?G\0?B/.test(Buffer.from(profile).toString("latin1"));

/** An animated PNG declares it before its first pixels. */
function isMoving(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return file.subarray(0, Math.max(0, file.indexOf("IDAT"))).includes("acTL");
}

/** The pixels of an image in upright position, in 8-bit sRGB or grey, scaled to fit into a square. */
function decodeUpright(stored: VipsImage, side: number): VipsImage {
  const image = stored.thumbnailImage(side, { height: side, size: "down", output_profile: "srgb" });
  const onWhite = image.hasAlpha() ? image.flatten({ background: image.format === "ushort" ? 65_535 : 255 }) : image;
  return onWhite.colourspace(image.bands < 3 ? "b-w" : "srgb").copyMemory();
}

const scaleDown = (picture: VipsImage, side: number) => picture.thumbnailImage(side, { height: side, size: "down" });
