/** Some personas and what each counts. */
interface Weighted {
  personas: Int32Array;
  weights: Float64Array;
}

/** A resample of personas, as tables of columns need it; one does for all columns with the same gaps. */
export interface Draw {
  sizes: Int32Array;
  /** Different personas that can be paired. */
  personas: number;
  /** Weight w: how often each was drawn. */
  drawn: Weighted;
  /** Weight w/(m − 1), for sums over pairs within a persona. */
  shares: Weighted;
  /** Weight w(w − 1), of those drawn more than once: what their copies have of such a sum between them. */
  copies: Weighted;
  /** Ratings, and ordered pairs of them, copies of one persona left out. */
  ratings: number;
  pairs: number;
}

/** Σ weight·value. @param values one per persona */
export function times({ personas, weights }: Weighted, values: Float64Array | Uint32Array): number {
  let total = 0;
  for (let index = 0; index < personas.length; index++) total += weights[index]! * values[personas[index]!]!;
  return total;
}

/**
 * @param weights how often each persona was drawn
 * @param sizes ratings of each persona that can be paired, 0 or at least two
 */
export function drawOf(weights: Int32Array, sizes: Int32Array): Draw {
  let ratings = 0;
  let pairs = 0;
  for (let persona = 0; persona < sizes.length; persona++) {
    const [weight, m] = [weights[persona]!, sizes[persona]!];
    ratings += weight * m;
    pairs -= weight * (weight - 1) * m * m;
  }
  const personas = Int32Array.from(sizes.keys()).filter((persona) => weights[persona]! > 0 && sizes[persona]! > 0);
  const again = personas.filter((persona) => weights[persona]! > 1);
  return {
    sizes,
    personas: personas.length,
    drawn: { personas, weights: Float64Array.from(personas, (persona) => weights[persona]!) },
    shares: { personas, weights: Float64Array.from(personas, (persona) => weights[persona]! / (sizes[persona]! - 1)) },
    copies: {
      personas: again,
      weights: Float64Array.from(again, (persona) => weights[persona]! * (weights[persona]! - 1)),
    },
    ratings,
    pairs: pairs + ratings * (ratings - 1),
  };
}

export const sameSizes = (a: Int32Array, b: Int32Array): boolean =>
  a.length === b.length && a.every((m, persona) => m === b[persona]);

/** The draw of some personas for one column after the other, made anew where the gaps are others. */
export function drawing(weights: Int32Array): (sizes: Int32Array) => Draw {
  let last: Draw | undefined;
  return (sizes) => {
    if (last?.sizes !== sizes) last = drawOf(weights, sizes);
    return last;
  };
}
