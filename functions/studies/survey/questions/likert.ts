import * as z from "zod";
import { LONGEST_LABEL, SCALE_POINTS, type SurveyQuestion, type SurveyScale } from "../schemas.ts";
import { ASKED_OFTEN, personaPrompt, type AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { questionBlock } from "./question-block.ts";
import { shownBlock, type ShownAbove } from "../../../models/prompts/shown-above.ts";
import { wholeAnswer } from "../../../models/prompts/words/lines.ts";
import { inWords } from "../../../models/prompts/words/in-words.ts";
import { wholeNumber } from "../../../statistics/random.ts";
import { ratingError } from "../../rating/rating-error.ts";
import { commonMethod } from "../../rating/rating-method.ts";
import { ratingSummary, type RatedAnswer } from "../../rating/rating-summary.ts";
import { readScale } from "../../rating/read-scale.ts";
import { runsDownward } from "../../rating/survey-rating.ts";
import { hasEnds, turnedScale } from "../../sensitivity/vary.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import { isRecommendation, netPromoter } from "../net-promoter.ts";
import { scaleDirection } from "../scale-direction.ts";
import type { QuestionModule, WeightedAnswer } from "./question-module.ts";

export const scaleAnswerSchema = z.object({
  answer: z.string().min(1).max(500).meta({
    description: "What you would tell a friend in 1 or 2 sentences, no numbers: where you stand, and how firmly",
  }),
});
export type ScaleReply = z.infer<typeof scaleAnswerSchema>;

export const scaleTool = { name: "answer_scale", description: "Records where you stand." };
/** The words themselves. */
export const writeScale = ({ answer }: ScaleReply): string => answer;

/**
 * Asks one rating question of a survey. It is answered in words, never in numbers: the rating comes from the words by
 * semantic similarity (docs/methods.md, Ratings).
 */
export const surveyScalePrompt = (
  askedPersona: AskedPersona,
  { text, scale, ...above }: { text: string; scale: SurveyScale } & ShownAbove,
): Prompt<ScaleReply> => {
  const [from, to] = [scale.labels?.[0] ?? scale.low_label, scale.labels?.at(-1) ?? scale.high_label];
  const where = from !== null && to !== null ? "where between `from` and `to` you stand" : "where you stand";
  return {
    ...personaPrompt(askedPersona, [], [...shownBlock(above), questionBlock(text, { from, to })], ASKED_OFTEN),
    id: "survey-scale@7",
    tool: scaleTool,
    inWords: inWords(`Tell a friend in 1 or 2 sentences, no numbers, ${where}, how firmly.`, (said) => ({
      answer: wholeAnswer(said),
    })),
    output: scaleAnswerSchema,
    maxTokens: 300,
  };
};

type RatingFigures = NonNullable<QuestionFigures["rating"]>;

/** Points in a box: two, or one on a scale of two points, where two would be everybody. */
export const boxSize = (points: number) => (points > 2 ? 2 : 1);

/** Figures of a rating question; null if nobody was rated on it. */
function ratingFigures(
  question: SurveyQuestion,
  scale: SurveyScale,
  rated: readonly RatedAnswer[],
  bias: number,
): RatingFigures | null {
  const summary = ratingSummary(rated, scale, bias);
  if (!summary) return null;
  const { points, mean, mean_interval, standard_deviation, median, box } = summary;
  const ends: readonly (string | null)[] = [
    scale.low_label,
    ...Array.from({ length: scale.points - 2 }, () => null),
    scale.high_label,
  ];
  const low = box(0, boxSize(scale.points));
  const high = box(scale.points - boxSize(scale.points), scale.points);
  const downward = runsDownward({ text: question.text, scale });
  return {
    points: points.map((point, index) => ({
      value: scale.first_value + index,
      label: (scale.labels ?? ends)[index] ?? null,
      ...point,
    })),
    mean,
    mean_interval,
    standard_deviation,
    median,
    top_two_box: downward ? low : high,
    bottom_two_box: downward ? high : low,
  };
}

/** Answers that could be rated. */
const ratedOn = ({ points }: SurveyScale, answers: readonly WeightedAnswer[]) =>
  answers.flatMap(({ rating, distribution, weight }) =>
    rating !== null && distribution?.length === points ? [{ rating, distribution, weight }] : [],
  );

/** The numbers of a scale's points, with a label where one has it. */
function pointsOf({ points, first_value, labels, low_label, high_label }: SurveyScale) {
  return Array.from({ length: points }, (_, index) => {
    const end = index === 0 ? low_label : index === points - 1 ? high_label : null;
    return { value: first_value + index, label: labels?.[index] ?? end };
  });
}

function checkScale({ points, labels, low_label, high_label }: SurveyScale, refuse: (problem: string) => never): void {
  const { fewest, most } = SCALE_POINTS;
  if (points < fewest || points > most) refuse(`has ${points} points; a scale has ${fewest} to ${most}.`);
  if (labels && labels.length !== points)
    refuse(`has ${labels.length} labels for ${points} points; label every point, or none.`);
  if ([low_label, high_label, ...(labels ?? [])].some((label) => (label ?? "").length > LONGEST_LABEL))
    refuse(`has a scale label of more than ${LONGEST_LABEL} characters.`);
}

/** A rating on a scale. Every second persona is shown the scale from its other end. */
export const likert: QuestionModule = {
  called: "a rating (likert)",
  fields: ["scale"],
  check: ({ scale }, refuse) => checkScale(scale ?? refuse("is a rating without a scale; give it one."), refuse),
  put(put, askedPersona, { context: shown, text, scale }, { position, isTurned, before }) {
    const isReversed = hasEnds(scale!) && (position % 2 === 1) !== isTurned;
    const slots = { text, scale: isReversed ? turnedScale(scale!) : scale!, shown, before };
    return put(surveyScalePrompt(askedPersona, slots), ({ answer }) => ({ text: answer, scale_reversed: isReversed }));
  },
  variables({ text, scale }) {
    const points = scale ? pointsOf(scale) : [];
    const labels = points.flatMap(({ value, label }) => (label === null ? [] : [[value, label] as const]));
    return [
      { suffix: "", label: text, level: "scale", labels },
      ...points.map(({ value, label }, index) => ({
        ...{ suffix: `_p${index + 1}`, label: `${label ?? value}: ${text}`, level: "scale" as const, labels: [] },
      })),
    ];
  },
  values: ({ scale }, { rating, distribution }) =>
    rating !== null && distribution && distribution.length === scale?.points ? [rating, ...distribution] : null,
  figures(question, answers, { tests }) {
    const { text, scale } = question;
    if (!scale) return {};
    const rated = ratedOn(scale, answers);
    const { family } = readScale({ text, scale });
    const method = commonMethod(answers.map(({ rating_method }) => rating_method));
    const { error, bias } = ratingError(tests, { family, method, points: scale.points });
    return {
      rating: ratingFigures(question, scale, rated, bias),
      rating_error: error,
      scale_direction: scaleDirection(answers),
      nps: isRecommendation(question) ? netPromoter(rated, bias) : null,
    };
  },
  drawn({ scale }, random) {
    const points = scale?.points ?? 0;
    const point = wholeNumber(random, 0, points - 1);
    return { distribution: Array.from({ length: points }, (_, index) => Number(index === point)) };
  },
};
