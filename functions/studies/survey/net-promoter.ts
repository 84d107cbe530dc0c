import { plain } from "../rating/read-scale.ts";
import { runsDownward } from "../rating/survey-rating.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { sum } from "../../statistics/moments.ts";
import { twoSidedZ } from "../../statistics/normal.ts";
import { percentages } from "../../statistics/percentages.ts";
import { shownInterval } from "../../statistics/shown-interval.ts";
import { ratingSummary, type RatedAnswer } from "../rating/rating-summary.ts";
import { effectiveSize, weightedMean } from "../../statistics/weighting.ts";
import { analysisWords } from "./analysis-words.ts";
import { rounded } from "../../statistics/rounded.ts";
import type { QuestionFigures } from "./aggregate-schema.ts";
import { misreading, shareIn, widened } from "../rating/misread.ts";
import type { SurveyQuestion } from "./schemas.ts";

/** Points from 0: up to 6, 7 and 8, 9 and 10. */
const [POINTS, PASSIVES_FROM, PROMOTERS_FROM] = [11, 7, 9];
/** What is added to promoters, passives and detractors of people who chose one point each. */
const ADDED = { promoters: 0.75, passives: 1.5, detractors: 0.75 };

/** Whether a question asks from 0 to 10 how likely it is to be recommended, 10 being the most. */
export const isRecommendation = ({ text, context, scale }: SurveyQuestion): boolean =>
  scale?.points === POINTS &&
  scale.first_value === 0 &&
  analysisWords.recommending.test(plain(`${context ?? ""} ${text}`)) &&
  !runsDownward({ text, scale });

/**
 * Wald's interval of the difference of two shares of one multinomial, after adding three people, half of them passives
 * (Rocks 2016, Am Stat 70:365). According to Rocks it holds its level, where the plain interval covers as little as
 * half.
 */
function countedInterval(promoters: number, detractors: number, n: number): [number, number] {
  const all = n + sum(Object.values(ADDED));
  const [p, d] = [(promoters * n + ADDED.promoters) / all, (detractors * n + ADDED.detractors) / all];
  const half = twoSidedZ(0.95) * Math.sqrt((p + d - (p - d) ** 2) / all);
  // With fewer than two people, the score itself of one who is certain lies outside this interval.
  const score = promoters - detractors;
  return [Math.max(-100, 100 * Math.min(score, p - d - half)), Math.min(100, 100 * Math.max(score, p - d + half))];
}

/**
 * Net promoter score (Reichheld 2003, Harv Bus Rev 81(12):46): percent of promoters less percent of detractors. A
 * persona whose answer is a distribution counts partly as each; its own score is the difference of the two
 * probabilities, and the interval is Student's t over personas. Where everybody has chosen one point it is that of
 * adjusted counts, for the effective n.
 * @param answers rated from 0 to 10
 * @param bias standard deviation of what all answers may be misread by, in points: the interval holds it
 * @returns null without answers
 */
export function netPromoter(answers: readonly RatedAnswer[], bias = 0): QuestionFigures["nps"] {
  const summary = ratingSummary(answers, { points: POINTS, first_value: 0 }, bias);
  if (!summary) return null;
  const weights = answers.map(({ weight }) => weight);
  const shareOf = (from: number, to: number) =>
    answers.map(({ distribution }) => sum(distribution.slice(from, to)) / sum(distribution));
  const [detractors, promoters] = [shareOf(0, PASSIVES_FROM), shareOf(PROMOTERS_FROM, POINTS)];
  const [promoted, opposed] = [weightedMean(promoters, weights), weightedMean(detractors, weights)];
  const scores = promoters.map((share, index) => 100 * (share - detractors[index]!));
  const hasChosen = answers.every(({ distribution }) => distribution.every((p) => p === 0 || p === 1));
  const interval = hasChosen
    ? countedInterval(promoted, opposed, effectiveSize(weights))
    : meanInterval(scores, -100, 100, { decimals: 1, weights });
  const score = 100 * (promoted - opposed);
  const misread = misreading(
    bias,
    (by) => 100 * (shareIn(answers, [PROMOTERS_FROM, POINTS], by) - shareIn(answers, [0, PASSIVES_FROM], by)),
  );
  const ends = interval && widened({ lower: interval[0], upper: interval[1] }, score, misread, [-100, 100]);
  const shares = percentages([promoted, Math.max(0, 1 - promoted - opposed), opposed]);
  const group = (share: number, from: number, to: number) => ({ ...summary.box(from, to), share });
  return {
    promoters: group(shares[0]!, PROMOTERS_FROM, POINTS),
    passives: group(shares[1]!, PASSIVES_FROM, PROMOTERS_FROM),
    detractors: group(shares[2]!, 0, PASSIVES_FROM),
    score: rounded(score, 1),
    score_interval: ends && shownInterval(ends.lower, ends.upper, 1),
  };
}
