import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { MergedTheme } from "../reliability/merge-theme-wordings.ts";
import { quoteIn, type ServiceWording } from "../../languages/wording.ts";
import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { sum } from "../../statistics/moments.ts";
import { sentimentLabel } from "../../statistics/ssr.ts";
import { weightedMean } from "../../statistics/weighting.ts";
import { attributesKey, type ConjointSimulation } from "./compare-part-worths.ts";
import type { SharedQuestion } from "./shared-questions.ts";

/** Themes of at least this share of a study's personas are worth testing in the others. */
const TOP_THEME_SHARE = 0.3;

/** A persona's weight in the report of a study, by its id: findings must agree with the report. */
type WeightOf = (personaId: string) => number;

const weightsIn =
  ({ weights }: ObservedSimulation): WeightOf =>
  (personaId) =>
    weights?.get(personaId) ?? 1;

/** A sentence that is true for a study, with the figure behind it, if there is one. */
export interface Statement {
  finding: string;
  /** `shares` are percent by weight; `means`, weighted too, are in the numbers of the scale. */
  figure: { value: number; of: "shares" | "means" } | null;
}

/**
 * A topic that a study could be tested for, and the statements that are true. None is true if the study is undecided
 * between several.
 */
export interface TestedTopic {
  topic: string;
  /** Position of the study. */
  study: number;
  statements: Statement[];
}

const percent = (share: number): Statement["figure"] => ({ value: share * 100, of: "shares" });

/** The name of an item of the concept battery; the wording of any other question. */
function nameOf(question: ObservedQuestion, wording: ServiceWording): string {
  const item = conceptItemOf(question);
  return item ? wording.say(`items.${item}`) : quoteIn(wording, question.question);
}

const sentiments = ["Positive", "Neutral", "Negative"] as const;
const majorities = {
  Positive: "findings.positive",
  Neutral: "findings.neutral",
  Negative: "findings.negative",
} as const;

/** Share, by weight, of the personas who answered and for whom a condition is true. */
function shareOf<T>(answers: ReadonlyMap<string, T>, weightOf: WeightOf, holds: (answer: T) => boolean): number {
  const weights = [...answers.keys()].map(weightOf);
  return weightedMean(
    [...answers.values()].map((answer) => (holds(answer) ? 1 : 0)),
    weights,
  );
}

function sentimentStatement({ answers }: ObservedQuestion, weightOf: WeightOf, { say }: ServiceWording): Statement {
  for (const label of sentiments) {
    const share = shareOf(answers, weightOf, (score) => sentimentLabel(Number(score)) === label);
    if (share > 0.5) return { finding: say(majorities[label]), figure: percent(share) };
  }
  return { finding: say("findings.no_majority"), figure: null };
}

/** Every persona's mean point of the scale; as in the report, if the report has it. */
const ratingsOf = ({ answers, distributions, ratings, categories }: ObservedQuestion): number[] =>
  [...answers].map(([personaId, answer]) => {
    const rating = ratings?.get(personaId);
    if (rating !== undefined) return rating;
    const distribution = distributions.get(personaId);
    return distribution
      ? sum(distribution.map((p, point) => p * Number(categories[point]))) / sum(distribution)
      : Number(answer);
  });

/** On which side of the middle of the scale the 95 % interval of the mean is. */
function scaleStatement(question: ObservedQuestion, weightOf: WeightOf, wording: ServiceWording): Statement {
  const points = question.categories.map(Number);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const ratings = ratingsOf(question);
  const weights = [...question.answers.keys()].map(weightOf);
  const centre = weightedMean(ratings, weights);
  // Ratings that are all the same have no interval; their value is used.
  const [lower, upper] = meanInterval(ratings, low, high, { weights }) ?? [centre, centre];
  const middle = (low + high) / 2;
  const figure = { value: centre, of: "means" } as const;
  const place = () => {
    if (ratings.length === 1) return "one_persona";
    if (lower > middle) return "above";
    if (upper < middle) return "below";
    return lower === upper ? "at" : "undecided";
  };
  return { finding: wording.say(`findings.${place()}`, { question: nameOf(question, wording) }), figure };
}

/** Shares that differ by less are equal: sums of weights round differently. */
const LEVEL = 1e-9;

/** The option that has more of the weight than any other. */
function choiceStatements(question: ObservedQuestion, weightOf: WeightOf, wording: ServiceWording): Statement[] {
  const { answers, categories } = question;
  const shares = categories.map((option) =>
    shareOf(answers, weightOf, (answer) => [answer].flat().map(String).includes(String(option))),
  );
  const most = Math.max(...shares);
  const [first, ...tied] = categories.filter((_, index) => shares[index]! > most - LEVEL);
  if (first === undefined || tied.length > 0) return [];
  const values = { question: nameOf(question, wording), option: quoteIn(wording, String(first)) };
  return [{ finding: wording.say("findings.most_choose", values), figure: percent(most) }];
}

function questionStatements(question: ObservedQuestion, weightOf: WeightOf, wording: ServiceWording): Statement[] {
  switch (question.kind) {
    case "score":
      return [sentimentStatement(question, weightOf, wording)];
    case "scale":
      return [scaleStatement(question, weightOf, wording)];
    case "choice":
    case "options":
      return choiceStatements(question, weightOf, wording);
  }
}

export const questionTopics = (
  all: readonly ObservedSimulation[],
  shared: readonly SharedQuestion[],
  wording: ServiceWording,
): TestedTopic[] =>
  shared.flatMap(({ studies, asked }, index) =>
    studies.map((study, slot) => ({
      topic: `question ${index}`,
      study,
      statements: questionStatements(asked[slot]!, weightsIn(all[study]!), wording),
    })),
  );

/** The themes of every simulation that has themes: those that at least 30 % of its personas, by weight, brought up. */
export function themeTopics(
  simulations: readonly ObservedSimulation[],
  themes: readonly MergedTheme[],
  wording: ServiceWording,
): TestedTopic[] {
  return simulations.flatMap((own, study) => {
    const weightOf = weightsIn(own);
    const all = sum(own.persona_ids.map(weightOf));
    const shares = themes.map(({ theme, mentions }) => ({
      theme,
      share: sum([...mentions].map(([personaId, named]) => (named.has(study) ? weightOf(personaId) : 0))) / all,
    }));
    if (!shares.some(({ share }) => share > 0)) return [];
    const statements = shares
      .filter(({ share }) => share >= TOP_THEME_SHARE)
      .map(({ theme, share }) => ({
        finding: wording.say("findings.top_theme", { theme: quoteIn(wording, theme) }),
        figure: percent(share),
      }));
    return [{ topic: "themes", study, statements }];
  });
}

/** The most important attribute of a conjoint study and the preferred level of each attribute, as in its report. */
export function conjointTopics(
  study: number,
  { design, report }: ConjointSimulation,
  { say }: ServiceWording,
): TestedTopic[] {
  const key = attributesKey(design);
  const most = Math.max(...report.importances.map(({ importance }) => importance));
  const [first, ...tied] = report.importances.filter(({ importance }) => importance === most);
  return [
    {
      topic: `importance ${key}`,
      study,
      statements:
        first && tied.length === 0
          ? [{ finding: say("findings.matters_most", { attribute: first.attribute }), figure: null }]
          : [],
    },
    ...design.attributes.map(({ name }, index) => ({
      topic: `level ${name} ${key}`,
      study,
      statements: [
        {
          finding: say("findings.preferred", { attribute: name, level: report.best_profile.levels[index] ?? "" }),
          figure: null,
        },
      ],
    })),
  ];
}
