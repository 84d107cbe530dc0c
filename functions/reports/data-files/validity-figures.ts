import {
  answerers,
  type Answerer,
  type Fidelity,
  type OverallFidelity,
  type QuestionValidity,
  type Validity,
} from "../../findings/validity/schemas.ts";
import type { ReportSource } from "../content/source.ts";

/** Columns of the sheet in their order. Their names must not change: callers' scripts use them. */
export const validityColumns = {
  about: "What the row belongs to: question, subgroup, paired, overall or calibrated.",
  question_id: "Id of the question; empty over all questions.",
  question: "The question as asked.",
  item: "Of shares the option; of subgroups the part of the people and personas, as fact: value.",
  answers_of: "Whose answers: people, personas, random, no_persona, direct_estimate, other_half (of the people).",
  figure: "Name of the figure, explained below.",
  value: "The figure.",
  unit: "% of shares; empty elsewhere.",
  interval_lower: "Lower end of the 95 % interval; of calibrated figures of the prediction interval.",
  interval_upper: "Upper end of the same.",
  people: "People that the figure rests on.",
  base: "Personas, respondents, questions or studies that it rests on besides them.",
  base_of: "Which of these.",
} as const;
export type ValidityRow = Partial<Record<keyof typeof validityColumns, string | number | null>>;

/** Explains the names in `figure`. */
export const validityFigures = {
  mean: "Mean in the numbers of the scale.",
  standard_deviation: "Spread of all answers.",
  share: "Share of an option.",
  difference: "Mean minus the people's.",
  sd_ratio: "Spread over the people's: below 1, answers lie closer together than people's.",
  ks_similarity: "1 minus the largest difference of cumulated shares: 1 is distributed as the people's.",
  wasserstein_over_range: "How far answers would have to move on average to lie as the people's, over the range.",
  total_variation: "Share of answers that would have to go to other options for the shares to be the people's.",
  empty_options: "Number of answers that people gave and none of these did; `item` lists them.",
  correlation: "Of people and the personas made of them, or of means over questions (Pearson).",
  useful_correlation: "Below it personas rather harm than help: 1/√(people − 2).",
  people_mean: "Mean of only the people who were asked.",
  estimate: "Mean of the people with the help of personas (PPI++).",
  human_answers_worth: "Number of answers of people alone that would be as precise as the estimate.",
  mean_absolute_error: "For means, in the numbers of the scales.",
  mean_absolute_error_over_range: "For means over ranges and for shares, 0 to 1.",
  attainment: "Correlation of means over the highest that two halves of the people let expect.",
  calibrated: "What people would answer by earlier human studies; empty beyond what these cover.",
} as const;

/** The same for conjoint studies, which are compared with choices. */
const choiceFigures = {
  part_worth: "Utility of a level; none_of_them is that of taking no offer.",
  human_answers_worth: validityFigures.human_answers_worth,
  correlation: "Of the utilities of people and personas (Pearson).",
  rank_correlation: "Of the utilities of people and personas (Spearman).",
  relative_scale: "Root mean square of the personas' utilities over the people's.",
  none_share: "Share of the tasks in which none of the offers was taken.",
  hit_rate: "Choices of people that the model of the personas, or of other people, predicts.",
} as const;
const choiceColumns = {
  ...validityColumns,
  about: "What the row belongs to: choices.",
  item: "Of utilities the level, as attribute: level.",
  answers_of: "Whose choices: people, personas, helped (people helped by their personas), random.",
};
type FigureName = keyof typeof validityFigures | keyof typeof choiceFigures;

/** Explains the columns and figures of a study's sheet. */
export const validityDictionary = ({ validity }: Pick<ReportSource, "validity">) =>
  validity?.choices
    ? { columns: choiceColumns, figures: choiceFigures }
    : { columns: validityColumns, figures: validityFigures };

const ends = (interval: readonly number[] | null | undefined): ValidityRow => ({
  interval_lower: interval?.[0] ?? null,
  interval_upper: interval?.[1] ?? null,
});
const row = (figure: FigureName, value: number | null, more: ValidityRow): ValidityRow[] =>
  value === null ? [] : [{ figure, value, ...more }];

const baseOf = (answerer: Answerer): string => {
  if (answerer === "personas") return "personas";
  return answerer === "other_half" ? "people" : "respondents";
};

function* fidelityRows(answerer: Answerer, found: Fidelity, common: ValidityRow): Generator<ValidityRow> {
  const { n } = found;
  const base = { ...common, answers_of: answerer, base: n, base_of: n === null ? null : baseOf(answerer) };
  const own = { ...base, people: null };
  yield* row("mean", found.mean, own);
  yield* row("standard_deviation", found.sd, own);
  yield* row("difference", found.difference, { ...base, ...ends(found.difference_interval) });
  yield* row("sd_ratio", found.sd_ratio, base);
  yield* row("ks_similarity", found.ks_similarity, base);
  yield* row("wasserstein_over_range", found.wasserstein_over_range, base);
  yield* row("total_variation", found.total_variation, base);
  for (const { answer, share } of found.shares)
    yield { ...own, figure: "share", item: answer, value: 100 * share, unit: "%" };
  const empty = found.empty_options;
  if (empty.length > 0) yield { ...base, figure: "empty_options", item: empty.join(" | "), value: empty.length };
}

function* questionRows(question: QuestionValidity): Generator<ValidityRow> {
  const { question_id, question: text, people, personas, paired, subgroups } = question;
  const common = { question_id, question: text };
  const compared = { ...common, about: "question", people: people.n };
  const ofPeople = { ...compared, answers_of: "people" };
  yield* row("mean", people.mean, ofPeople);
  yield* row("standard_deviation", people.sd, ofPeople);
  for (const { answer, people: share } of personas.shares)
    yield { ...ofPeople, figure: "share", item: answer, value: 100 * share, unit: "%" };
  for (const answerer of answerers) {
    const found = question[answerer];
    if (found) yield* fidelityRows(answerer, found, compared);
  }
  for (const part of subgroups) {
    const item = `${part.by}: ${part.value}`;
    const base = { about: "subgroup", item, answers_of: "personas", people: part.people, base: part.personas };
    const whole = { ...common, ...base, base_of: "personas" };
    yield* row("difference", part.difference, { ...whole, ...ends(part.difference_interval) });
    yield* row("ks_similarity", part.ks_similarity, whole);
  }
  if (!paired) return;
  const pair = { ...common, about: "paired", people: paired.asked };
  const helped = { ...pair, base: paired.predicted, base_of: "personas" };
  yield* row("people_mean", paired.people_mean, { ...pair, ...ends(paired.people_interval) });
  yield* row("estimate", paired.estimate, { ...helped, ...ends(paired.interval) });
  yield* row("human_answers_worth", paired.human_answers_worth, helped);
  yield* row("correlation", paired.correlation, pair);
  yield* row("useful_correlation", paired.useful_correlation, pair);
}

function* overallRows(overall: OverallFidelity, people: number): Generator<ValidityRow> {
  const { answerer: answers_of, questions } = overall;
  const common = { about: "overall", answers_of, people, base: questions, base_of: "questions" };
  yield* row("mean_absolute_error", overall.mean_absolute_error, common);
  yield* row("mean_absolute_error_over_range", overall.mean_absolute_error_over_range, {
    ...common,
    ...ends(overall.mean_absolute_error_interval),
  });
  yield* row("ks_similarity", overall.mean_ks_similarity, common);
  yield* row("sd_ratio", overall.mean_sd_ratio, common);
  yield* row("correlation", overall.correlation_of_means, common);
  yield* row("attainment", overall.attainment, common);
}

/** Compares people's choices with the figures of a conjoint study. */
function* choiceRows({ people, choices }: Validity): Generator<ValidityRow> {
  if (!choices) return;
  const common = { about: "choices", people: people.n };
  const ofPersonas = { base: choices.personas, base_of: "personas" };
  const worths = [
    ...choices.part_worths.flatMap(({ attribute, levels }) =>
      levels.map((worth) => ({ item: `${attribute}: ${worth.level}`, worth })),
    ),
    ...(choices.none_utility ? [{ item: "none_of_them", worth: choices.none_utility }] : []),
  ];
  for (const { item, worth } of worths) {
    for (const answers_of of ["people", "personas", "helped"] as const) {
      const { value, interval } = worth[answers_of];
      const base = answers_of === "personas" ? ofPersonas : {};
      yield* row("part_worth", value, { ...common, ...base, item, answers_of, ...ends(interval) });
    }
    yield* row("human_answers_worth", worth.human_answers_worth, { ...common, item, answers_of: "helped" });
  }
  const compared = { ...common, ...ofPersonas, answers_of: "personas" };
  yield* row("correlation", choices.correlation, compared);
  yield* row("rank_correlation", choices.rank_correlation, compared);
  yield* row("relative_scale", choices.relative_scale, compared);
  yield* row("human_answers_worth", choices.help.human_answers_worth, { ...common, answers_of: "helped" });
  const shares = [
    ["none_share", choices.none_share] as const,
    ["hit_rate", { people: choices.hit_rate.people, personas: choices.hit_rate.personas }] as const,
  ];
  for (const [figure, found] of shares)
    for (const answers_of of ["people", "personas"] as const) {
      const share = found?.[answers_of];
      if (!share) continue;
      const percent = ends(share.interval?.map((end) => 100 * end));
      yield* row(figure, 100 * share.share, { ...common, answers_of, unit: "%", ...percent });
    }
  yield* row("hit_rate", 100 * choices.hit_rate.chance, { ...common, answers_of: "random", unit: "%" });
}

/**
 * The comparison of a study with people, and the estimates from earlier human studies, one figure a row. Empty without
 * either.
 */
export function* validityRows({ validity, results }: ReportSource): Generator<ValidityRow> {
  for (const question of validity?.questions ?? []) yield* questionRows(question);
  for (const overall of validity?.overall ?? []) yield* overallRows(overall, validity?.people.n ?? 0);
  if (validity) yield* choiceRows(validity);
  const { calibrated, concept_test, survey } = results.aggregate;
  const texts = new Map([
    ...(concept_test?.questions ?? []).map(({ question_id, question }) => [question_id, question] as const),
    ...(survey?.questions ?? []).map(({ question_id, text }) => [question_id, text] as const),
  ]);
  for (const { question_id, option, family, estimate, prediction_interval } of calibrated?.questions ?? [])
    yield {
      about: "calibrated",
      question_id,
      question: texts.get(question_id) ?? null,
      item: option,
      answers_of: "people",
      figure: "calibrated",
      value: estimate,
      unit: family === "share" ? "%" : null,
      ...ends(prediction_interval),
      base: calibrated?.studies ?? null,
      base_of: "studies",
    };
}
