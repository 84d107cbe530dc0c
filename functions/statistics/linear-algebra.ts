/**
 * Small dense linear algebra. A matrix is a row-major `Float64Array` of n×n; n is the number of utilities, 30 at most,
 * so plain loops are faster than any library's set-up.
 */

/** A pivot below this share of its diagonal element is rounding noise: the column is a combination of earlier ones. */
const PIVOT_TOLERANCE = 1e-12;
/** Eigenvalues of the unit-diagonal matrix below this share of the largest count as zero. */
const RANK_TOLERANCE = 1e-10;
/** Jacobi converges quadratically; 6 to 8 sweeps are usual for n up to 30. */
const JACOBI_SWEEPS = 50;

/**
 * Lower Cholesky factor L of a symmetric matrix, A = LL'.
 * @returns L (n×n, upper triangle zero), or null when A is not numerically positive definite. The test is relative to
 *   each diagonal element, so it does not depend on the units of the columns.
 */
export function cholesky(a: Float64Array, n: number, out = new Float64Array(n * n)): Float64Array | null {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= out[i * n + k]! * out[j * n + k]!;
      if (i !== j) {
        out[i * n + j] = sum / out[j * n + j]!;
      } else {
        if (!(sum > PIVOT_TOLERANCE * a[i * n + i]!)) return null;
        out[i * n + i] = Math.sqrt(sum);
      }
    }
  }
  return out;
}

/** Solves LL'x = b for a lower factor L; b is not changed. */
export function choleskySolve(l: Float64Array, n: number, b: Float64Array, out = new Float64Array(n)): Float64Array {
  for (let i = 0; i < n; i++) {
    let sum = b[i]!;
    for (let k = 0; k < i; k++) sum -= l[i * n + k]! * out[k]!;
    out[i] = sum / l[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = out[i]!;
    for (let k = i + 1; k < n; k++) sum -= l[k * n + i]! * out[k]!;
    out[i] = sum / l[i * n + i]!;
  }
  return out;
}

/** (LL')⁻¹, symmetric n×n. */
export function choleskyInverse(l: Float64Array, n: number, out = new Float64Array(n * n)): Float64Array {
  const column = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    // L⁻¹ is lower triangular: forward substitution of a unit vector gives zeros up to its one.
    column.fill(0, 0, j);
    for (let i = j; i < n; i++) {
      let sum = i === j ? 1 : 0;
      for (let k = j; k < i; k++) sum -= l[i * n + k]! * column[k]!;
      column[i] = sum / l[i * n + i]!;
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = column[i]!;
      for (let k = i + 1; k < n; k++) sum -= l[k * n + i]! * column[k]!;
      column[i] = sum / l[i * n + i]!;
      out[i * n + j] = column[i]!;
    }
  }
  return out;
}

/** ln det(LL'). */
export function choleskyLogDeterminant(l: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += Math.log(l[i * n + i]!);
  return 2 * sum;
}

/** Inverse of a symmetric positive definite matrix, or null when it is not numerically positive definite. */
export function invertSymmetric(a: Float64Array, n: number): Float64Array | null {
  const factor = cholesky(a, n);
  return factor && choleskyInverse(factor, n);
}

/** Product AB of two n×n matrices. */
export function multiply(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const out = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      const factor = a[i * n + k]!;
      for (let j = 0; j < n; j++) out[i * n + j]! += factor * b[k * n + j]!;
    }
  }
  return out;
}

/** Inner product of two vectors of equal length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** v'Av, for example the variance of a contrast v under the covariance A. */
export function quadraticForm(a: Float64Array, v: Float64Array): number {
  const n = v.length;
  let sum = 0;
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) sum += v[i]! * a[i * n + j]! * v[j]!;
  return sum;
}

/** Square roots of the diagonal: standard errors of a covariance. */
export function rootDiagonal(a: Float64Array, n: number): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => Math.sqrt(a[i * n + i]!));
}

/** Eigenvalues of a symmetric matrix, descending, by cyclic Jacobi rotations (Golub and Van Loan, 8.5). */
export function symmetricEigenvalues(matrix: Float64Array, n: number): Float64Array {
  const a = matrix.slice();
  for (let sweep = 0; sweep < JACOBI_SWEEPS; sweep++) {
    let offDiagonal = 0;
    let diagonal = 0;
    for (let i = 0; i < n; i++) {
      diagonal += a[i * n + i]! ** 2;
      for (let j = 0; j < i; j++) offDiagonal += a[i * n + j]! ** 2;
    }
    if (offDiagonal <= 1e-30 * diagonal) break;
    for (let p = 0; p < n - 1; p++) for (let q = p + 1; q < n; q++) rotate(a, n, p, q);
  }
  return Float64Array.from({ length: n }, (_, i) => a[i * n + i]!)
    .sort()
    .reverse();
}

/** One Jacobi rotation that zeroes a[p][q]. */
function rotate(a: Float64Array, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!;
  if (apq === 0) return;
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(1, theta));
  const c = 1 / Math.hypot(1, t);
  const s = t * c;
  for (let k = 0; k < n; k++) {
    const akp = a[k * n + p]!;
    const akq = a[k * n + q]!;
    a[k * n + p] = c * akp - s * akq;
    a[k * n + q] = s * akp + c * akq;
  }
  for (let k = 0; k < n; k++) {
    const apk = a[p * n + k]!;
    const aqk = a[q * n + k]!;
    a[p * n + k] = c * apk - s * aqk;
    a[q * n + k] = s * apk + c * aqk;
  }
}

/**
 * Rank and condition number of a symmetric positive semi-definite matrix. Its diagonal is scaled to one first, so that
 * a price in yen and a dummy are judged in the same way. A zero diagonal element counts as a missing rank.
 * @returns condition: largest over smallest eigenvalue, Infinity when the rank is not full
 */
export function rankAndCondition(a: Float64Array, n: number): { rank: number; condition: number } {
  const scale = Float64Array.from({ length: n }, (_, i) => (a[i * n + i]! > 0 ? 1 / Math.sqrt(a[i * n + i]!) : 0));
  const eigenvalues = symmetricEigenvalues(
    a.map((value, index) => value * scale[Math.floor(index / n)]! * scale[index % n]!),
    n,
  );
  const largest = eigenvalues[0] ?? 0;
  const rank = eigenvalues.filter((value) => value > RANK_TOLERANCE * largest).length;
  return { rank, condition: rank === n && n > 0 ? largest / eigenvalues[n - 1]! : Infinity };
}
