/**
 * Cohen's h of two shares, first minus second: the difference of twice their arcsine roots (Cohen 1988, Statistical
 * Power Analysis, 6).
 * @param first 0..1, as is `second`
 */
export function cohensH(first: number, second: number): number {
  const angle = (share: number) => 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, share))));
  return angle(first) - angle(second);
}

/**
 * Cohen's d of two means: their difference divided by the root of the mean of both variances (Cohen 1988, Statistical
 * Power Analysis, 2).
 * @param deviations standard deviations of both groups
 * @returns null where nothing varies
 */
export function cohensD(difference: number, deviations: readonly [number, number]): number | null {
  const pooled = Math.sqrt((deviations[0] ** 2 + deviations[1] ** 2) / 2);
  return pooled === 0 ? null : difference / pooled;
}
