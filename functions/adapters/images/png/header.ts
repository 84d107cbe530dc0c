import { brokenImage, readUint32 } from "../broken-image.ts";
import type { Size } from "../picture.ts";

export interface Header extends Size {
  /** Bits per sample. */
  depth: number;
  colour: "grey" | "rgb" | "palette" | "grey-alpha" | "rgb-alpha";
  /** Samples per pixel. */
  samples: number;
  interlaced: boolean;
}

const kinds: Record<number, { colour: Header["colour"]; samples: number; depths: readonly number[] }> = {
  0: { colour: "grey", samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { colour: "rgb", samples: 3, depths: [8, 16] },
  3: { colour: "palette", samples: 1, depths: [1, 2, 4, 8] },
  4: { colour: "grey-alpha", samples: 2, depths: [8, 16] },
  6: { colour: "rgb-alpha", samples: 4, depths: [8, 16] },
};

/** @param data of the chunk IHDR */
export function readHeader(data: Uint8Array): Header {
  if (data.length < 13) throw brokenImage("the header is incomplete");
  const [width, height] = [readUint32(data, 0), readUint32(data, 4)];
  const [depth, type, compression, filter, interlace] = data.subarray(8);
  const kind = kinds[type!];
  if (width === 0 || height === 0) throw brokenImage("the picture has no size");
  if (!kind?.depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1) {
    throw brokenImage("a kind of PNG that does not exist");
  }
  return { width, height, depth: depth!, colour: kind.colour, samples: kind.samples, interlaced: interlace === 1 };
}

/** A picture that the file holds a part of: every `stepX`-th pixel of every `stepY`-th row from (x, y) on. */
export interface Pass extends Size {
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** Adam7 of the PNG specification: x, y, stepX, stepY of the seven passes. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The passes that have pixels, in the order of the file. */
export function passesOf({ width, height, interlaced }: Header): Pass[] {
  return (interlaced ? adam7 : ([[0, 0, 1, 1]] as const))
    .map(([x, y, stepX, stepY]) => ({
      x,
      y,
      stepX,
      stepY,
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}
