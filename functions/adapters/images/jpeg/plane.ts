import { createAreaScaler, type ScalerTarget } from "../area-scaler.ts";
import { inverseTransform } from "./cosine-transform.ts";
import type { Component } from "./frame.ts";

/** Turns a component's blocks into samples and scales them into the target. */
export interface Plane {
  /** Puts a block into line `line` of the blocks that {@link flush} hands on; `last` is its last index that is not zero. */
  putBlock: (line: number, column: number, coefficients: Int16Array, at: number, last: number) => void;
  /** Hands `lines` rows of blocks on to the scaler. */
  flush: (lines: number) => void;
}

/** @param quantisation steps of the component's coefficients, with the transform's factors in them */
export function createPlane(component: Component, quantisation: Float64Array, target: ScalerTarget): Plane {
  const { extent, storedBlocks, down } = component;
  const stride = storedBlocks.width * 8;
  const samples = new Uint8ClampedArray(stride * 8 * down);
  const rows = new Uint8Array(samples.buffer);
  const scaleRow = createAreaScaler(extent, 1, target);
  const block = new Float64Array(64);
  let rowsLeft = Math.ceil(extent.height);

  return {
    putBlock: (line, column, coefficients, at, last) => {
      let to = line * 8 * stride + column * 8;
      if (last === 0) {
        const level = coefficients[at]! * quantisation[0]! + 128;
        for (let row = 0; row < 8; row += 1, to += stride) samples.fill(level, to, to + 8);
        return;
      }
      for (let index = 0; index < 64; index += 1) block[index] = coefficients[at + index]! * quantisation[index]!;
      inverseTransform(block);
      for (let from = 0; from < 64; from += 8, to += stride) {
        for (let column = 0; column < 8; column += 1) samples[to + column] = block[from + column]! + 128;
      }
    },
    flush: (lines) => {
      const ready = Math.min(lines * 8, rowsLeft);
      for (let row = 0; row < ready; row += 1) scaleRow(rows, row * stride);
      rowsLeft -= ready;
    },
  };
}
