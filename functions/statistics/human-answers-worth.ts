/**
 * The number of human answers that would be as precise as a prediction-powered mean of n: n · (people's width ÷ its
 * width)². Widths are errors times the same quantile, so the ratio of errors is the same at any level.
 * @param n people who were asked
 * @returns n where neither varies
 */
export const humanAnswersWorth = (n: number, peopleError: number, poweredError: number): number =>
  poweredError === 0 ? n : n * (peopleError / poweredError) ** 2;

/**
 * Correlation between people and their predictions below which power tuning tends to harm. Estimating λ costs about one
 * answer in n; the limit is 1/√(n − 2) for normal answers (Mani, Xu, Lipton & Oberst 2025, arXiv:2505.20178).
 * @returns null below three people: their correlation is not known
 */
export const usefulCorrelation = (n: number): number | null => (n > 2 ? 1 / Math.sqrt(n - 2) : null);
