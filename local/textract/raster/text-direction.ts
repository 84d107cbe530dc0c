import { resized, type GrayImage } from "./gray-image.ts";
import { turned } from "./turn.ts";

export interface TextDirection {
  /** Degrees by which the lines fall to the right, -45 to 45; 0 if no lines can be made out. */
  skew: number;
  /**
   * How much more ink the lines hold than the gaps between them: 1 for no lines at all, 3 and more for a page of text.
   */
  clarity: number;
}

/** Enough to tell the lines of 9 point text on A4 apart, and quick. */
const LONG_SIDE = 1000;
const MAX_SKEW = 45;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Steps of brightness from one row to the next that belong to print; at most the strongest so many are looked at. */
const MIN_EDGE = 24;
const MAX_EDGES = 20_000;
const MIN_EDGES = 200;
/** A turn must sharpen the lines by this much to be more than chance. */
const MIN_GAIN = 1.1;

/** Where brightness changes from a row to the next: upper and lower edges of letters line up along a line of text. */
function edgesOf({ width, height, pixels }: GrayImage): { x: Uint16Array; y: Uint16Array } {
  const step = (at: number) => Math.abs((pixels[at + width] ?? 0) - (pixels[at] ?? 0));
  const last = width * (height - 1);
  const counts = new Uint32Array(256);
  for (let at = 0; at < last; at++) counts[step(at)]! += 1;
  let threshold = 255;
  for (let found = counts[255] ?? 0; threshold > MIN_EDGE && found < MAX_EDGES; found += counts[threshold] ?? 0)
    threshold--;
  const places: number[] = [];
  for (let at = 0; at < last; at++) if (step(at) >= threshold) places.push(at);
  return {
    x: Uint16Array.from(places, (at) => at % width),
    y: Uint16Array.from(places, (at) => Math.floor(at / width)),
  };
}

/** Projects the edges along lines of every angle; the angle of the text gives the most uneven profile. */
function measure(image: GrayImage): TextDirection {
  const { x, y } = edgesOf(image);
  if (x.length < MIN_EDGES) return { skew: 0, clarity: 1 };
  const bins = new Uint32Array(2 * (image.width + image.height));
  const unevenness = (degrees: number) => {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    bins.fill(0);
    for (let index = 0; index < x.length; index++) {
      bins[Math.round((y[index] ?? 0) * cosine - (x[index] ?? 0) * sine) + image.width]! += 1;
    }
    return bins.reduce((sum, count) => sum + count * count, 0);
  };
  const level = unevenness(0);
  let best = { skew: 0, value: level };
  const search = (from: number, to: number, step: number) => {
    for (let skew = from; skew <= to; skew += step) {
      const value = unevenness(skew);
      if (value > best.value) best = { skew, value };
    }
  };
  search(-MAX_SKEW, MAX_SKEW, COARSE_STEP);
  search(best.skew - COARSE_STEP, best.skew + COARSE_STEP, FINE_STEP);
  if (best.value < level * MIN_GAIN) best = { skew: 0, value: level };
  return { skew: best.skew, clarity: (best.value * image.height) / x.length ** 2 };
}

/**
 * The direction of the text's lines if the page is upright, and if it lies on its left side (turned once, it stands).
 */
export function textDirections(image: GrayImage): { upright: TextDirection; sideways: TextDirection } {
  const small = resized(image, Math.min(1, LONG_SIDE / Math.max(image.width, image.height)));
  return { upright: measure(small), sideways: measure(turned(small, 1)) };
}
