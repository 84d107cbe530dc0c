/** In pixels; fractional where a plane of a picture has fewer samples than the picture has pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels in memory: red, green and blue with 8 bits each, interleaved, row by row from the top. */
export interface Picture extends Size {
  rgb: Uint8Array;
}

/** A picture as it is to be seen: pixel (x, y) starts at `origin + x * stepX + y * stepY`, so turning costs nothing. */
export interface PictureView extends Size {
  rgb: Uint8Array;
  origin: number;
  stepX: number;
  stepY: number;
}

/** Values of the EXIF tag: 1 upright, 2 to 4 mirrored or upside down, 5 to 8 lying on a side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Where the stored picture's right, bottom and first pixel go: [x backwards, y backwards, sides swapped]. */
const turns: Record<Orientation, readonly [boolean, boolean, boolean]> = {
  1: [false, false, false],
  2: [true, false, false],
  3: [true, true, false],
  4: [false, true, false],
  5: [false, false, true],
  6: [false, true, true],
  7: [true, true, true],
  8: [true, false, true],
};

/** @param orientation how the picture was stored; the view undoes it */
export function viewUpright({ rgb, width, height }: Picture, orientation: Orientation): PictureView {
  const [backwardsX, backwardsY, swapped] = turns[orientation];
  const row = width * 3;
  const origin = (backwardsX ? row - 3 : 0) + (backwardsY ? row * (height - 1) : 0);
  const [alongX, alongY] = [backwardsX ? -3 : 3, backwardsY ? -row : row];
  return swapped
    ? { rgb, width: height, height: width, origin, stepX: alongY, stepY: alongX }
    : { rgb, width, height, origin, stepX: alongX, stepY: alongY };
}
