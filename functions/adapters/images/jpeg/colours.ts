import type { Frame } from "./frame.ts";

/**
 * What a picture's components mean. With four, "whites": how much of the paper's white each ink leaves, as Adobe's
 * programs store CMYK and browsers take it with or without Adobe's segment; "ycc-whites": the same, where the three
 * coloured ones are stored as the YCbCr of the inks.
 */
export type ColourModel = "grey" | "rgb" | "ycc" | "whites" | "ycc-whites";

/** @param adobeTransform of the Adobe segment, undefined when the file has none */
export function colourModelOf({ components }: Frame, adobeTransform: number | undefined): ColourModel {
  if (components.length === 1) return "grey";
  if (components.length === 4) return adobeTransform === 2 ? "ycc-whites" : "whites";
  const letters = String.fromCharCode(...components.map((component) => component.id));
  return adobeTransform === 0 || (adobeTransform === undefined && letters === "RGB") ? "rgb" : "ycc";
}

/** Samples per pixel before {@link toRgb}: as many as components, and for grey already the three of the result. */
export const samplesPerPixel = (model: ColourModel): 3 | 4 =>
  model === "grey" || model === "rgb" || model === "ycc" ? 3 : 4;

// JFIF 1.02: ITU-R BT.601 in its full range.
const red = (y: number, cr: number) => y + 1.402 * (cr - 128);
const green = (y: number, cb: number, cr: number) => y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128);
const blue = (y: number, cb: number) => y + 1.772 * (cb - 128);

const clamp = (value: number) => Math.min(255, Math.max(0, value));

/** Converts the pixels from `start` to `end` in place; pixel n ends up at 3 * n, so they have to come in order. */
export function toRgb(model: ColourModel, samples: Uint8ClampedArray, start: number, end: number): void {
  const step = samplesPerPixel(model);
  for (let pixel = start; pixel < end; pixel += 1) {
    const at = pixel * step;
    const to = pixel * 3;
    const [first, second, third] = [samples[at]!, samples[at + 1]!, samples[at + 2]!];
    if (model === "ycc") {
      samples[to] = red(first, third);
      samples[to + 1] = green(first, second, third);
      samples[to + 2] = blue(first, second);
    } else if (model === "grey") {
      samples[to + 1] = first;
      samples[to + 2] = first;
    } else if (model !== "rgb") {
      // What a coloured ink leaves is dimmed by what black leaves.
      const light = samples[at + 3]! / 255;
      const plain = model === "whites";
      samples[to] = light * (plain ? first : 255 - clamp(red(first, third)));
      samples[to + 1] = light * (plain ? second : 255 - clamp(green(first, second, third)));
      samples[to + 2] = light * (plain ? third : 255 - clamp(blue(first, second)));
    }
  }
}
