import { BadRequest } from "../../../shared/errors.ts";
import { jpegSize } from "./jpeg-size.ts";
import { pngSize } from "./png-size.ts";

/** In pixels, as the image is stored; a camera's rotation mark is not applied. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Decoded at 4 bytes a pixel these are 200 MB. */
const MOST_PIXELS = 50_000_000;

const readers = { jpeg: jpegSize, png: pngSize };
const names = { jpeg: "JPEG", png: "PNG" };

/**
 * Reads an image's size from its header, without decoding a pixel.
 * @throws BadRequest for broken or truncated images and for those over 50 megapixels
 */
export function imageSize(format: "jpeg" | "png", bytes: Buffer): ImageSize {
  const size = readers[format](bytes);
  if (!size || size.width === 0 || size.height === 0) {
    throw new BadRequest(
      `The ${names[format]} image is broken or incomplete; open it in an image editor, save it again and upload the new file.`,
    );
  }
  if (size.width * size.height > MOST_PIXELS) {
    throw new BadRequest(`The image has ${size.width} × ${size.height} pixels; reduce it to 50 megapixels or less.`);
  }
  return size;
}
