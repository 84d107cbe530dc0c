/**
 * The answers to one question as rows of (persona, study), which are resampled and dealt out again. The arrays are
 * parallel. A persona that takes part in several studies has a row in each.
 */
export interface Rows {
  /** Position of the persona among all personas of all studies. */
  persona: Int32Array;
  /** Position of the study among those that asked the question, from 0. */
  slot: Int32Array;
  slots: number;
}

/** The numbers of every row by which a question is compared, row-major. */
export interface Features {
  values: Float64Array;
  /** Numbers per row, at least one. */
  width: number;
  /**
   * `own`: each number has its own unit, as shares of options have. `common`: all have one unit, as steps of a scale
   * have.
   */
  units: "own" | "common";
}

/**
 * How far the studies' means are apart: Σ_f Σ_s n_s (m_sf − m_f)² over the total sum of squares, per feature or over
 * all of them. For the steps of a scale (is the answer above 1, above 2, …), this is the Cramér–von Mises distance of
 * distributions: 4 is nearer to 5 than 1 is. For options it is Pearson's χ² over n.
 * @returns the distance if rows belong to other studies than their own; 0 where nothing varies
 */
export function differenceOf({ values, width, units }: Features, { slots }: Rows): (slot: Int32Array) => number {
  const rows = values.length / width;
  const scaled = new Float64Array(values.length);
  const squares = new Float64Array(width);
  for (let f = 0; f < width; f++) {
    let mean = 0;
    for (let row = 0; row < rows; row++) mean += values[row * width + f]! / rows;
    for (let row = 0; row < rows; row++) {
      const deviation = values[row * width + f]! - mean;
      scaled[row * width + f] = deviation;
      squares[f]! += deviation * deviation;
    }
  }
  const total = squares.reduce((sum, own) => sum + own, 0);
  for (let index = 0; index < scaled.length; index++) {
    const unit = units === "own" ? squares[index % width]! : total;
    scaled[index] = unit > 0 ? scaled[index]! / Math.sqrt(unit) : 0;
  }
  const sums = new Float64Array(slots * width);
  const sizes = new Float64Array(slots);
  return (slot) => {
    sums.fill(0);
    sizes.fill(0);
    for (let row = 0; row < rows; row++) {
      const own = slot[row]!;
      sizes[own]! += 1;
      for (let f = 0; f < width; f++) sums[own * width + f]! += scaled[row * width + f]!;
    }
    let difference = 0;
    for (let index = 0; index < sums.length; index++) {
      const size = sizes[Math.floor(index / width)]!;
      if (size > 0) difference += (sums[index]! * sums[index]!) / size;
    }
    return difference;
  };
}
