import { mean } from "../../functions/statistics/moments.ts";
import { median } from "../../functions/statistics/quantile.ts";
import { textTable } from "../cli/table.ts";
import { methodOf, type Reading, type ScaleReadings } from "./rating-test.ts";
import type { Trial } from "./trial.ts";
import {
  BAR,
  PRICED_PERSONAS,
  otherShares,
  conceptTestCost,
  missed,
  neverUsable,
  sharesOf,
  type Criterion,
} from "./verdict.ts";

const titles: Readonly<Record<Criterion, string>> = {
  usable: "usable",
  firstTry: "at first try",
  languageKept: "language kept",
  inCharacter: "in character",
  canaryKept: "orders ignored",
};
const criteria = Object.keys(titles) as Criterion[];

const percent = (share: number | null) => (share === null ? "–" : `${Math.round(100 * share)} %`);

function row(name: string, trials: readonly Trial[]): string[] {
  const shares = sharesOf(trials);
  const { trimmed, notAnswered } = otherShares(trials);
  return [
    name,
    String(trials.length),
    ...criteria.map((criterion) => percent(shares[criterion])),
    percent(trimmed),
    percent(notAnswered),
    mean(trials.map(({ usage }) => usage.input_tokens)).toFixed(0),
    mean(trials.map(({ usage }) => usage.output_tokens)).toFixed(0),
    median(trials.map(({ seconds }) => seconds)).toFixed(1),
  ];
}

const grouped = (trials: readonly Trial[], by: "prompt" | "language") =>
  [...Map.groupBy(trials, (trial) => trial[by])].map(([name, some]) => row(name, some));

/** Every problem once, with how often it was met. */
function problemLines(trials: readonly Trial[]): string[] {
  const met = Map.groupBy(
    trials.filter(({ problem }) => problem !== null),
    ({ problem }) => problem?.split("\n")[0] as string,
  );
  return [...met].map(([problem, some]) => {
    const where = [...new Set(some.map(({ prompt, language }) => `${prompt} (${language})`))];
    return `  ${some.length} × ${problem}\n      ${where.join(", ")}`;
  });
}

const methodNames = { semantic_similarity: "similarity", follow_up: "follow-up", none: "no number" } as const;

const figures = (reading: Reading | null) =>
  reading === null
    ? ["–", "–", "–"]
    : [reading.spearman.toFixed(2), reading.error.toFixed(2), `${reading.rated} of ${reading.of}`];

/** How well each scale is read, and by what; a scale that nothing was tried on is left out. */
function ratingLines(ratings: readonly ScaleReadings[]): string[] {
  const tried = ratings.filter(({ similarity, chat }) => similarity || chat);
  if (tried.length === 0) return ["Words become ratings by follow-up: there is no embedding model for ratings."];
  const columns = ["scale", "language", "similarity ρ", "error", "rated", "follow-up ρ", "error", "rated", "read by"];
  const rows = tried.map((one) => [
    one.family,
    one.language,
    ...figures(one.similarity),
    ...figures(one.chat),
    methodNames[methodOf(one) ?? "none"],
  ]);
  const isRead = (one: ScaleReadings) => methodOf(one) === "semantic_similarity";
  const summary = [...Map.groupBy(tried, ({ language }) => language)].map(
    ([language, own]) => `  ${language}  similarity on ${own.filter(isRead).length} of ${own.length} scales`,
  );
  return [
    "Graded answers as they are read (Spearman, mean error in points of five):",
    "",
    ...textTable(columns, rows, (_, column) => column > 1 && column < columns.length - 1),
    "",
    "Words become ratings by:",
    ...summary,
  ];
}

/**
 * The table of a run for people, with the bar and what the model misses of it.
 * @param ratings how words become ratings, by language and scale
 */
export function renderConformance(model: string, trials: readonly Trial[], ratings: readonly ScaleReadings[]): string {
  const columns = [
    "runs",
    ...criteria.map((criterion) => titles[criterion]),
    "trimmed",
    "not answered",
    "tokens in",
    "out",
    "s",
  ];
  const isNumeric = (_: string, column: number) => column > 0;
  const bar = ["bar", "", ...criteria.map((criterion) => `≥ ${percent(BAR[criterion])}`), "", "", "", "", ""];
  const cost = conceptTestCost(trials);
  const problems = problemLines(trials);
  const shares = sharesOf(trials);
  const misses = [
    ...missed(shares).map(
      (criterion) => `${titles[criterion]}: ${percent(shares[criterion])}, not ${percent(BAR[criterion])}`,
    ),
    ...neverUsable(trials).map((name) => `${name}: never usable`),
  ];
  return [
    `Conformance of ${model}`,
    "",
    ...textTable(["prompt", ...columns], [...grouped(trials, "prompt"), row("all", trials), bar], isNumeric),
    "",
    ...textTable(["language", ...columns], grouped(trials, "language"), isNumeric),
    "",
    ...ratingLines(ratings),
    ...(problems.length > 0 ? ["", "What could not be used:", ...problems] : []),
    "",
    cost
      ? `A concept test with ${PRICED_PERSONAS} people: ${Math.round(cost.llm_calls)} calls, ` +
        `${Math.round(cost.input_tokens)} tokens in, ${Math.round(cost.output_tokens)} out, ` +
        `${(cost.cost_microusd / 1e6).toFixed(4)} USD.`
      : "A concept test can be priced once the prompts concept-test and report are tried.",
    misses.length > 0 ? `Below the bar: ${misses.join("; ")}.` : "The model meets the bar.",
  ].join("\n");
}
