import { createAreaScaler } from "./area-scaler.ts";
import { brokenImage } from "./broken-image.ts";
import { decodeJpeg } from "./jpeg/decode-jpeg.ts";
import { encodeJpeg } from "./jpeg/encode-jpeg.ts";
import { readJpegOrientation } from "./jpeg/segments.ts";
import { createPace } from "./pace.ts";
import { viewUpright, type Orientation, type Picture, type Size } from "./picture.ts";
import { readPngOrientation } from "./png/chunks.ts";
import { decodePng } from "./png/decode-png.ts";
import { encodePng } from "./png/encode-png.ts";

/** An image file with its size in pixels. */
export interface ReducedImage extends Size {
  format: "jpeg" | "png";
  bytes: Uint8Array;
}

/** Most pixels on the longer side, most bytes of the file. */
export interface ImageLimits {
  longSide: number;
  bytes: number;
}

/**
 * For the models: they scale down to about 1,568 px themselves, so more would only cost time. Converse takes 3.75 MB of
 * image (the 5 MB that models allow in base64); decimal megabytes stay below either reading of that.
 */
export const MODEL_IMAGE: ImageLimits = { longSide: 1_568, bytes: 3_750_000 };

/**
 * For Textract, which takes 10 MB and 10,000 px and reads letters of 15 px and more: 5,000 px are an A4 page at 420 dpi
 * or an A1 poster at 150, where that is type of 7 points.
 */
export const OCR_IMAGE: ImageLimits = { longSide: 5_000, bytes: 10_000_000 };

/** Of JPEG, tried in turn before the picture gets smaller; at 55 type on flat ground still has clean edges. */
const QUALITIES = [85, 70, 55];
const SHRINK = 0.75;

const codecs = {
  jpeg: { readOrientation: readJpegOrientation, decode: decodeJpeg },
  png: { readOrientation: readPngOrientation, decode: decodePng },
};

function fit({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function scalePicture(picture: Picture, target: Size): Promise<Picture> {
  const pace = createPace();
  const rgb = new Uint8Array(target.width * target.height * 3);
  const scaleRow = createAreaScaler(picture, 3, { ...target, samples: rgb, step: 3, offset: 0 });
  for (let row = 0; row < picture.height; row += 1) {
    scaleRow(picture.rgb, row * picture.width * 3);
    await pace();
  }
  return { ...target, rgb };
}

/** Whether most pixels are as their left neighbour, as in charts, screenshots and slides but never in photos. */
function isFlat({ rgb, width, height }: Picture): boolean {
  let same = 0;
  let seen = 0;
  for (let row = 0; row < height; row += 8) {
    for (let at = (row * width + 1) * 3; at < (row + 1) * width * 3; at += 3) {
      if (rgb[at] === rgb[at - 3] && rgb[at + 1] === rgb[at - 2] && rgb[at + 2] === rgb[at - 1]) same += 1;
      seen += 1;
    }
  }
  return same * 2 > seen;
}

async function encodeWithin(
  limit: number,
  picture: Picture,
  orientation: Orientation,
  asPng: boolean,
): Promise<ReducedImage> {
  const view = viewUpright(picture, orientation);
  const { width, height } = view;
  if (asPng) {
    const bytes = await encodePng(view);
    if (bytes.length <= limit) return { format: "png", bytes, width, height };
  }
  for (const quality of QUALITIES) {
    const bytes = await encodeJpeg(view, quality);
    if (bytes.length <= limit) return { format: "jpeg", bytes, width, height };
  }
  if (width * height === 1) throw new RangeError(`No image has only ${limit} bytes`);
  const smaller = fit(picture, Math.floor(Math.max(width, height) * SHRINK));
  return encodeWithin(limit, await scalePicture(picture, smaller), orientation, false);
}

async function reduceImage(image: ReducedImage, limits: ImageLimits): Promise<ReducedImage> {
  const { readOrientation, decode } = codecs[image.format];
  const orientation = readOrientation(image.bytes);
  const fits = Math.max(image.width, image.height) <= limits.longSide && image.bytes.length <= limits.bytes;
  if (fits && orientation === 1) return image;
  const picture = await decode(image.bytes, (stored) => {
    if (stored.width * stored.height !== image.width * image.height) throw brokenImage("it has two different sizes");
    return fit(stored, limits.longSide);
  });
  return encodeWithin(limits.bytes, picture, orientation, image.format === "png" && isFlat(picture));
}

/**
 * Makes an image small enough. One within the limits that needs no turning comes back as it is; any other one is
 * scaled down where necessary, turned upright, laid on white and encoded anew: flat graphics as PNG, the rest as JPEG,
 * at first of quality 85, then lower, then smaller. Metadata goes.
 * @param image width and height as stored, before any turning
 * @throws BadRequest when the image cannot be decoded
 */
export type ImageReducer = (image: ReducedImage, limits: ImageLimits) => Promise<ReducedImage>;

/** Makes a reducer that works on one image at a time, so that memory stays bounded however many come at once. */
export function openImageReducer(): ImageReducer {
  let before: Promise<unknown> = Promise.resolve();
  return (image, limits) => {
    const reduced = before.then(() => reduceImage(image, limits));
    before = reduced.catch(() => {});
    return reduced;
  };
}
