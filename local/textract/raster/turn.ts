import type { GrayImage } from "./gray-image.ts";

/** The image turned clockwise by quarters of a full turn. */
export function turned({ width, height, pixels }: GrayImage, quarters: 1 | 2 | 3): GrayImage {
  const result = new Uint8Array(pixels.length);
  if (quarters === 2) return { width, height, pixels: result.map((_, at) => pixels[pixels.length - 1 - at] ?? 0) };
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from++) {
      const at = quarters === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      result[at] = pixels[from] ?? 0;
    }
  }
  return { width: height, height: width, pixels: result };
}

/** The image turned counter-clockwise by `degrees`, in a frame that holds all of it, bilinear. */
export function levelled(image: GrayImage, degrees: number): GrayImage {
  const { width, height, pixels } = image;
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const newWidth = Math.ceil(width * Math.abs(cosine) + height * Math.abs(sine));
  const newHeight = Math.ceil(width * Math.abs(sine) + height * Math.abs(cosine));
  const result = new Uint8Array(newWidth * newHeight).fill(cornerBrightness(image));
  for (let y = 0, at = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++, at++) {
      const [right, down] = [x - newWidth / 2, y - newHeight / 2];
      const fromX = right * cosine - down * sine + width / 2;
      const fromY = right * sine + down * cosine + height / 2;
      const [column, row] = [Math.floor(fromX), Math.floor(fromY)];
      if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
      const from = row * width + column;
      const [across, along] = [fromX - column, fromY - row];
      const top = (pixels[from] ?? 0) * (1 - across) + (pixels[from + 1] ?? 0) * across;
      const bottom = (pixels[from + width] ?? 0) * (1 - across) + (pixels[from + width + 1] ?? 0) * across;
      result[at] = top * (1 - along) + bottom * along + 0.5;
    }
  }
  return { width: newWidth, height: newHeight, pixels: result };
}

/** What the new corners are filled with: the brightest of the old ones, which is the most likely to be paper. */
function cornerBrightness({ width, height, pixels }: GrayImage): number {
  return Math.max(...[0, width - 1, (height - 1) * width, height * width - 1].map((at) => pixels[at] ?? 0));
}
