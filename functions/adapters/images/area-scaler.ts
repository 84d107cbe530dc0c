import type { Size } from "./picture.ts";

/** Where a scaler writes: sample `channel` of target pixel (x, y) goes to `(y * width + x) * step + offset + channel`. */
export interface ScalerTarget extends Size {
  samples: Uint8Array;
  step: number;
  offset: number;
}

/** Takes the next row of samples; `start` is where it begins in `samples`. */
export type RowSink = (samples: Uint8Array, start: number) => void;

/** The source columns that target columns cover: the first and the last in part, those in between wholly. */
function coverage(source: number, target: number, channels: number) {
  const [firsts, lasts] = [new Int32Array(target), new Int32Array(target)];
  const [firstWeights, lastWeights] = [new Float64Array(target), new Float64Array(target)];
  for (let column = 0; column < target; column += 1) {
    const [start, end] = [(column * source) / target, ((column + 1) * source) / target];
    const [first, last] = [Math.floor(start), Math.ceil(end) - 1];
    firsts[column] = first * channels;
    lasts[column] = last * channels;
    firstWeights[column] = Math.min(end, first + 1) - start;
    lastWeights[column] = last > first ? end - last : 0;
  }
  return { firsts, lasts, firstWeights, lastWeights };
}

/**
 * Scales by area averaging: a target pixel is the mean of the source area it covers, so thin strokes turn lighter but
 * are never lost, and nothing rings. Works on rows as they come and keeps one row of sums, whatever the picture's size.
 * @param source its width and height may be fractional: the last column and row then count in part
 * @param channels interleaved samples per source pixel
 */
export function createAreaScaler(source: Size, channels: number, target: ScalerTarget): RowSink {
  const { width, height, samples: written, step, offset } = target;
  const { firsts, lasts, firstWeights, lastWeights } = coverage(source.width, width, channels);
  const sums = new Float64Array(Math.ceil(source.width) * channels);
  const share = (width * height) / (source.width * source.height);
  let sourceRow = 0;
  let targetRow = 0;

  const writeRow = () => {
    for (let channel = 0; channel < channels; channel += 1) {
      let to = targetRow * width * step + offset + channel;
      for (let column = 0; column < width; column += 1) {
        const last = lasts[column]! + channel;
        let from = firsts[column]! + channel;
        let sum = sums[from]! * firstWeights[column]! + sums[last]! * lastWeights[column]!;
        for (from += channels; from < last; from += channels) sum += sums[from]!;
        written[to] = sum * share + 0.5;
        to += step;
      }
    }
    targetRow += 1;
  };

  return (samples, start) => {
    let from = sourceRow;
    sourceRow += 1;
    while (from < sourceRow && targetRow < height) {
      const begins = (targetRow * source.height) / height;
      const ends = ((targetRow + 1) * source.height) / height;
      const weight = Math.min(ends, sourceRow) - from;
      if (begins >= from)
        for (let index = 0; index < sums.length; index += 1) sums[index] = samples[start + index]! * weight;
      else for (let index = 0; index < sums.length; index += 1) sums[index]! += samples[start + index]! * weight;
      if (ends > sourceRow) return;
      writeRow();
      from = ends;
    }
  };
}
