// The scaled 8-point transforms of Arai, Agui & Nakajima 1988 (Trans. IEICE E71:1095): 5 multiplications a row. Their
// outputs carry a factor per frequency, which goes into the quantisation tables.
const ROOT2 = Math.SQRT2;
const COS1 = 2 * Math.cos(Math.PI / 8);
const COS_DIFFERENCE = ROOT2 * Math.sqrt(2 - ROOT2);
const COS_SUM = ROOT2 * Math.sqrt(2 + ROOT2);
const SIN1 = Math.sin(Math.PI / 8);

/** Factor that the transforms leave in coefficient (row * 8 + column). */
export const transformScale: Float64Array = (() => {
  const factor = (frequency: number) => (frequency === 0 ? 1 : ROOT2 * Math.cos((frequency * Math.PI) / 16));
  return Float64Array.from({ length: 64 }, (_, index) => factor(index >> 3) * factor(index & 7));
})();

/** Turns eight frequencies, `step` apart, into eight samples in place. */
function inverse(block: Float64Array, at: number, step: number): void {
  const [i1, i2, i3, i4] = [at + step, at + 2 * step, at + 3 * step, at + 4 * step];
  const [i5, i6, i7] = [at + 5 * step, at + 6 * step, at + 7 * step];

  const outer = block[at]! + block[i4]!;
  const inner = block[at]! - block[i4]!;
  const middle = block[i2]! + block[i6]!;
  const tilt = (block[i2]! - block[i6]!) * ROOT2 - middle;
  const even0 = outer + middle;
  const even3 = outer - middle;
  const even1 = inner + tilt;
  const even2 = inner - tilt;

  const sum53 = block[i5]! + block[i3]!;
  const difference53 = block[i5]! - block[i3]!;
  const sum17 = block[i1]! + block[i7]!;
  const difference17 = block[i1]! - block[i7]!;
  const turned = (difference53 + difference17) * COS1;
  const odd0 = sum17 + sum53;
  const odd1 = turned - difference53 * COS_SUM - odd0;
  const odd2 = (sum17 - sum53) * ROOT2 - odd1;
  const odd3 = turned - difference17 * COS_DIFFERENCE - odd2;

  block[at] = even0 + odd0;
  block[i7] = even0 - odd0;
  block[i1] = even1 + odd1;
  block[i6] = even1 - odd1;
  block[i2] = even2 + odd2;
  block[i5] = even2 - odd2;
  block[i3] = even3 + odd3;
  block[i4] = even3 - odd3;
}

/** Turns eight samples, `step` apart, into eight frequencies in place. */
function forward(block: Float64Array, at: number, step: number): void {
  const [i1, i2, i3, i4] = [at + step, at + 2 * step, at + 3 * step, at + 4 * step];
  const [i5, i6, i7] = [at + 5 * step, at + 6 * step, at + 7 * step];

  const sum07 = block[at]! + block[i7]!;
  const sum16 = block[i1]! + block[i6]!;
  const sum25 = block[i2]! + block[i5]!;
  const sum34 = block[i3]! + block[i4]!;
  const difference07 = block[at]! - block[i7]!;
  const difference16 = block[i1]! - block[i6]!;
  const difference25 = block[i2]! - block[i5]!;
  const difference34 = block[i3]! - block[i4]!;

  const outer = sum07 + sum34;
  const inner = sum16 + sum25;
  const slope = sum07 - sum34;
  const bend = (sum16 - sum25 + slope) / ROOT2;
  block[at] = outer + inner;
  block[i4] = outer - inner;
  block[i2] = slope + bend;
  block[i6] = slope - bend;

  const low = difference34 + difference25;
  const high = difference16 + difference07;
  const middle = (difference25 + difference16) / ROOT2;
  const turned = (low - high) * SIN1;
  const lowPart = (low * COS_DIFFERENCE) / 2 + turned;
  const highPart = (high * COS_SUM) / 2 + turned;
  const near = difference07 + middle;
  const far = difference07 - middle;
  block[i5] = far + lowPart;
  block[i3] = far - lowPart;
  block[i1] = near + highPart;
  block[i7] = near - highPart;
}

/** 8 × 8 frequencies to samples, in place; frequencies times {@link transformScale} / 8 give samples about 0. */
export function inverseTransform(block: Float64Array): void {
  for (let column = 0; column < 8; column += 1) inverse(block, column, 8);
  for (let row = 0; row < 64; row += 8) inverse(block, row, 1);
}

/** 8 × 8 samples to frequencies, in place; they come out times {@link transformScale} * 8. */
export function forwardTransform(block: Float64Array): void {
  for (let row = 0; row < 64; row += 8) forward(block, row, 1);
  for (let column = 0; column < 8; column += 1) forward(block, column, 8);
}
