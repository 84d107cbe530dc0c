import { mean } from "../../functions/domain/statistics/moments.ts";
import { median } from "../../functions/domain/statistics/quantile.ts";
import { textTable } from "../cli/table.ts";
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

/**
 * The table of a run for people, with the bar and what the model misses of it.
 * @param rating by language: how words become ratings in it
 */
export function renderConformance(
  model: string,
  trials: readonly Trial[],
  rating: ReadonlyMap<string, string>,
): string {
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
    "Words become ratings by:",
    ...[...rating].map(([language, method]) => `  ${language}  ${method}`),
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
