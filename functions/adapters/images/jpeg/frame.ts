import { brokenImage, readUint16 } from "../broken-image.ts";
import type { Size } from "../picture.ts";
import type { Segment } from "./segments.ts";

/** One plane of the picture: brightness, a colour difference, an ink. */
export interface Component {
  id: number;
  /** Blocks across and down in each group of blocks that belong together (MCU), 1 to 4. */
  across: number;
  down: number;
  quantisationId: number;
  /** In samples; fractional where the picture's sides are no multiple of the sampling. */
  extent: Size;
  /** Blocks that have samples of the picture. */
  blocks: Size;
  /** Blocks that are stored when components are interleaved: whole groups. */
  storedBlocks: Size;
}

export interface Frame extends Size {
  progressive: boolean;
  components: Component[];
  /** Of blocks that belong together, over the whole picture. */
  groups: Size;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Baseline, extended sequential and progressive with Huffman codes. Arithmetic coding and lossless are never met. */
const readable = [0xc0, 0xc1, 0xc2];

/**
 * Reads what kind of picture it is.
 * @returns undefined for another segment
 */
export function readFrame(bytes: Uint8Array, { marker, start, end }: Segment): Frame | undefined {
  if (!isFrame(marker)) return undefined;
  if (end - start < 6) throw brokenImage("the frame header is incomplete");
  const height = readUint16(bytes, start + 1);
  const width = readUint16(bytes, start + 3);
  const count = bytes[start + 5]!;
  if (!readable.includes(marker) || bytes[start] !== 8) throw brokenImage("a kind of JPEG that is not in use");
  if (width === 0 || height === 0) throw brokenImage("the picture has no size");
  if (![1, 3, 4].includes(count) || end - start < 6 + 3 * count) throw brokenImage("a wrong number of components");

  const parts = Array.from({ length: count }, (_, index) => {
    const [id, sampling, quantisationId] = bytes.subarray(start + 6 + 3 * index, start + 9 + 3 * index);
    return { id: id!, across: sampling! >> 4, down: sampling! & 15, quantisationId: quantisationId! };
  });
  if (parts.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) {
    throw brokenImage("a component has an impossible sampling");
  }
  const most = {
    across: Math.max(...parts.map((part) => part.across)),
    down: Math.max(...parts.map((part) => part.down)),
  };
  const groups = { width: Math.ceil(width / (8 * most.across)), height: Math.ceil(height / (8 * most.down)) };
  const components = parts.map((part) => {
    const extent = { width: (width * part.across) / most.across, height: (height * part.down) / most.down };
    return {
      ...part,
      extent,
      blocks: { width: Math.ceil(Math.ceil(extent.width) / 8), height: Math.ceil(Math.ceil(extent.height) / 8) },
      storedBlocks: { width: groups.width * part.across, height: groups.height * part.down },
    };
  });
  return { width, height, progressive: marker === 0xc2, components, groups };
}
