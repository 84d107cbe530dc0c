import type { Validity } from "../../../functions/findings/validity/schemas.ts";
import { markdownTable } from "../markdown-table.ts";
import { HALF_WIDTH, LABELLED, type MeasuredHumans, type MeasuredPairs } from "./measure.ts";

const NONE = "–";
const shown = (value: number | null | undefined, decimals = 2): string =>
  value === null || value === undefined ? NONE : (Number(value.toFixed(decimals)) + 0).toFixed(decimals);
const whole = (value: number | null): string => (value === null ? NONE : String(value));

function questionRow({ study, question, ...one }: MeasuredPairs): string[] {
  return [
    study,
    question,
    String(one.n),
    shown(one.mean_human),
    shown(one.mean_model),
    shown(one.sd_ratio),
    shown(one.ks_similarity),
    shown(one.wasserstein_over_range),
    shown(one.pearson_paired),
    ...LABELLED.map((people) => shown(one.ppi.find(({ labelled }) => labelled === people)?.human_answers_worth, 1)),
  ];
}

function planRow({ study, question, plan }: MeasuredPairs): string[] {
  const { correlation_interval: interval } = plan;
  return [
    study,
    question,
    shown(plan.sd),
    interval ? `${shown(plan.correlation)} (${interval.map((end) => shown(end)).join(" to ")})` : NONE,
    String(plan.people_alone),
    whole(plan.people_with_personas),
    whole(plan.people_with_endless_personas),
  ];
}

const overallRows = ({ people, overall }: Validity): string[][] =>
  overall.map((one) => [
    people.name,
    one.answerer,
    String(one.questions),
    shown(one.correlation_of_means),
    shown(one.mean_absolute_error),
    shown(one.mean_absolute_error_over_range, 3),
    shown(one.mean_ks_similarity),
    shown(one.mean_sd_ratio),
    shown(one.attainment),
  ]);

/** Everything as Markdown, as docs/measurements/evaluation.md keeps it. */
export function humansTables({ per_question, studies }: MeasuredHumans): string {
  const worth = LABELLED.map((people) => `${people} answers are worth`);
  return [
    markdownTable(
      ["Study", "Question", "n", "People", "Personas", "Spread ratio", "KS", "Distance", "Correlation", ...worth],
      per_question.map(questionRow),
    ),
    `People to ask for a mean within ±${HALF_WIDTH} points:\n`,
    markdownTable(
      ["Study", "Question", "Spread", "Correlation", "People alone", "With these personas", "With endless ones"],
      per_question.map(planRow),
    ),
    "Over the questions of each study:\n",
    markdownTable(
      ["Study", "Who", "Questions", "r of means", "MAE", "MAE / range", "KS", "Spread ratio", "Attainment"],
      studies.flatMap(overallRows),
    ),
    "What the service says of each study:\n",
    ...studies.map(({ people, sentence, notes }) => `- **${people.name}**: ${[sentence, ...notes].join(" ")}`),
    "",
  ].join("\n");
}
