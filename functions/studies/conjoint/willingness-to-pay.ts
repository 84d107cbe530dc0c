import { estimateContrast, withInterval, type Estimate, type Inference } from "./inference.ts";
import { dot, quadraticForm } from "../../statistics/linear-algebra.ts";

/** A price effect with |t| below this cannot carry a ratio: its interval would almost include a division by zero. */
const LEAST_T = 2;

export type PriceRefusal = "wrong_sign" | "weak_price_effect";

/**
 * Why a price coefficient must not be divided by, or null. A quantile above {@link LEAST_T}, as with fewer than 60
 * personas, requires more: if the coefficient's own interval reaches zero, no finite interval of a ratio is honest.
 * @param price contrast of the price in the coefficients, in utility per currency unit
 */
export function priceRefusal(
  coefficients: Float64Array,
  price: Float64Array,
  inference: Inference,
): PriceRefusal | null {
  const { value, standardError } = estimateContrast(coefficients, price, inference);
  if (value >= 0) return "wrong_sign";
  return -value < Math.max(LEAST_T, inference.quantile) * standardError ? "weak_price_effect" : null;
}

/**
 * Willingness to pay for a difference in utility, −c'b / p'b, with standard error by the delta method:
 * gradient −c/(p'b) + (c'b)·p/(p'b)².
 * @param contrast c, length K, for example one level's contrast minus another's
 * @param price p, length K, utility per currency unit
 */
export function willingnessToPay(
  coefficients: Float64Array,
  contrast: Float64Array,
  price: Float64Array,
  inference: Inference,
): Estimate {
  const gain = dot(contrast, coefficients);
  const perUnit = dot(price, coefficients);
  const gradient = contrast.map((value, k) => -value / perUnit + (gain * price[k]!) / perUnit ** 2);
  const standardError = Math.sqrt(Math.max(0, quadraticForm(inference.covariance, gradient)));
  return withInterval(-gain / perUnit, standardError, inference.quantile);
}
