import type { ObservedQuestion, ObservedSimulation } from "../observations/observed-simulation.ts";
import type { MergedTheme } from "../reliability/merge-theme-wordings.ts";
import { conceptBattery } from "../simulation/concept-battery.ts";
import { meanInterval } from "../statistics/mean-interval.ts";
import { mean, sum } from "../statistics/moments.ts";
import { sentimentLabel } from "../statistics/ssr.ts";
import { attributesKey, type ConjointSimulation } from "./compare-part-worths.ts";
import type { SharedQuestion } from "./shared-questions.ts";

/** Themes of at least this share of a study's personas are worth testing in the others. */
const TOP_THEME_SHARE = 0.3;

/** A sentence that holds in a study, with the figure it rests on where there is one. */
export interface Statement {
  finding: string;
  /** `shares` are percent of personas; `means` are in the numbers of the scale. */
  figure: { value: number; of: "shares" | "means" } | null;
}

/** What a study could be tested for, and what held; nothing held where it is undecided between several. */
export interface TestedTopic {
  topic: string;
  /** Position of the study. */
  study: number;
  statements: Statement[];
}

const percent = (share: number): Statement["figure"] => ({ value: share * 100, of: "shares" });

/** The name of an item of the concept battery; the wording of any other question. */
function nameOf({ id, question }: ObservedQuestion): string {
  const item = conceptBattery.find((one) => one.id === id && one.question === question);
  if (!item) return `“${question}”`;
  const words = item.id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const majorities = { Positive: "positively", Neutral: "neutrally", Negative: "negatively" } as const;

function sentimentStatement({ answers }: ObservedQuestion): Statement {
  const labels = [...answers.values()].map((score) => sentimentLabel(Number(score)));
  for (const [label, adverb] of Object.entries(majorities)) {
    const share = labels.filter((own) => own === label).length / labels.length;
    if (share > 0.5) return { finding: `Most personas react ${adverb}`, figure: percent(share) };
  }
  return { finding: "No sentiment has a majority", figure: null };
}

/** Every persona's mean point of the scale. */
const ratingsOf = ({ answers, distributions, categories }: ObservedQuestion): number[] =>
  [...answers].map(([personaId, answer]) => {
    const distribution = distributions.get(personaId);
    return distribution
      ? sum(distribution.map((p, point) => p * Number(categories[point]))) / sum(distribution)
      : Number(answer);
  });

/** Where the 95 % interval of the mean lies to the middle of the scale. */
function scaleStatement(question: ObservedQuestion): Statement {
  const points = question.categories.map(Number);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const ratings = ratingsOf(question);
  // Ratings that are all the same have no interval and lie where they lie.
  const [lower, upper] = meanInterval(ratings, low, high) ?? [mean(ratings), mean(ratings)];
  const middle = (low + high) / 2;
  const figure = { value: mean(ratings), of: "means" } as const;
  const name = nameOf(question);
  if (ratings.length > 1 && lower > middle) return { finding: `${name}: above the middle of the scale`, figure };
  if (ratings.length > 1 && upper < middle) return { finding: `${name}: below the middle of the scale`, figure };
  if (ratings.length > 1 && lower === upper) return { finding: `${name}: at the middle of the scale`, figure };
  return { finding: `${name}: undecided, the interval of the mean includes the middle of the scale`, figure };
}

/** The option that more personas chose than any other. */
function choiceStatements(question: ObservedQuestion): Statement[] {
  const chosen = [...question.answers.values()].map((answer) => new Set([answer].flat().map(String)));
  const taken = new Map<string, number>();
  for (const option of chosen.flatMap((own) => [...own])) taken.set(option, (taken.get(option) ?? 0) + 1);
  const counts = question.categories.map((option) => taken.get(String(option)) ?? 0);
  const most = Math.max(...counts);
  const [first, ...tied] = question.categories.filter((_, index) => counts[index] === most);
  if (first === undefined || tied.length > 0) return [];
  return [{ finding: `${nameOf(question)}: most choose “${first}”`, figure: percent(most / chosen.length) }];
}

function questionStatements(question: ObservedQuestion): Statement[] {
  switch (question.kind) {
    case "score":
      return [sentimentStatement(question)];
    case "scale":
      return [scaleStatement(question)];
    case "choice":
    case "options":
      return choiceStatements(question);
  }
}

export const questionTopics = (shared: readonly SharedQuestion[]): TestedTopic[] =>
  shared.flatMap(({ studies, asked }, index) =>
    studies.map((study, slot) => ({
      topic: `question ${index}`,
      study,
      statements: questionStatements(asked[slot]!),
    })),
  );

/** Of every study that has themes: those that at least 30 % of its personas brought up. */
export function themeTopics(studies: readonly ObservedSimulation[], themes: readonly MergedTheme[]): TestedTopic[] {
  return studies.flatMap(({ persona_ids }, study) => {
    const shares = themes.map(({ theme, mentions }) => ({
      theme,
      share: [...mentions.values()].filter((named) => named.has(study)).length / persona_ids.length,
    }));
    if (!shares.some(({ share }) => share > 0)) return [];
    const statements = shares
      .filter(({ share }) => share >= TOP_THEME_SHARE)
      .map(({ theme, share }) => ({ finding: `“${theme}” is a top theme`, figure: percent(share) }));
    return [{ topic: "themes", study, statements }];
  });
}

/** The most important attribute of a conjoint study and the level preferred of each, as its report has them. */
export function conjointTopics(study: number, { design, report }: ConjointSimulation): TestedTopic[] {
  const key = attributesKey(design);
  const most = Math.max(...report.importances.map(({ importance }) => importance));
  const [first, ...tied] = report.importances.filter(({ importance }) => importance === most);
  return [
    {
      topic: `importance ${key}`,
      study,
      statements:
        first && tied.length === 0
          ? [{ finding: `${first.attribute} is the attribute that matters most`, figure: null }]
          : [],
    },
    ...design.attributes.map(({ name }, index) => ({
      topic: `level ${name} ${key}`,
      study,
      statements: [{ finding: `The preferred level of ${name} is ${report.best_profile.levels[index]}`, figure: null }],
    })),
  ];
}
