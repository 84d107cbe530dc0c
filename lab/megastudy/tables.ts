import { wrap } from "../../bin/cli/wrap.ts";
import { markdownTable } from "../evaluation/markdown-table.ts";
import { directionsIn, type Directions } from "./directions.ts";
import type { Contrast, ExperimentEffects } from "./effects.ts";
import type { Difference } from "./contrasts.ts";
import type { MatchedColumn } from "./match-columns.ts";
import type { StudyOutcome } from "./run-study.ts";

const shown = (value: number | null | undefined, decimals = 2): string =>
  value === null || value === undefined ? "–" : value.toFixed(decimals).replace("-", "−");
const within = (value: number, interval: readonly [number, number] | null): string =>
  interval ? `${shown(value)} (${shown(interval[0])} to ${shown(interval[1])})` : shown(value);
/** Text of a questionnaire in a cell. */
const cell = (text: string, most = 70): string => {
  const line = text.replaceAll(/\s+/gu, " ").replaceAll("|", "/").trim();
  return line.length > most ? `${line.slice(0, most)}…` : line;
};

const COLUMNS = 100;
/** A paragraph of Markdown, as wide as documents are. */
const paragraph = (text: string): string => `${wrap(text.replaceAll("\n", " "), COLUMNS).join("\n")}\n`;

const loopsIn = ({ survey }: StudyOutcome): number =>
  new Set(survey?.questions.flatMap(({ round }) => (round ? [round.question_id] : []))).size;
const withoutPeople = ({ survey, match }: StudyOutcome): number =>
  (survey?.questions.length ?? 0) - match.matched.length;

const overviewRow = (outcome: StudyOutcome): string[] => [
  outcome.study,
  String(outcome.respondents),
  String(outcome.survey?.questions.length ?? 0),
  String(outcome.survey?.experiments.length ?? 0),
  String(loopsIn(outcome)),
  String(outcome.not_imported.length),
  `${outcome.match.matched.length} of ${outcome.columns}`,
  String(withoutPeople(outcome)),
  String(outcome.completes),
  shown(personasOf(outcome)?.mean_absolute_error_over_range, 3),
  shown(overallOf(outcome, "random")?.mean_absolute_error_over_range, 3),
];
const overallOf = ({ validity }: StudyOutcome, who: string) =>
  validity?.overall.find(({ answerer }) => answerer === who);
const personasOf = (outcome: StudyOutcome) => overallOf(outcome, "personas");

/** Columns of people that could not be compared, by reason. */
function reasons(outcomes: readonly StudyOutcome[]): string[][] {
  const all = outcomes.flatMap(({ study, match, uncompared }) =>
    [...match.unmatched, ...uncompared].map(({ column, why }) => ({ study, column, why })),
  );
  return [...Map.groupBy(all, ({ study, why }) => `${study}\n${why}`).values()].map((own) => [
    own[0]!.study,
    String(own.length),
    cell(own.map(({ column }) => column.export_tag).join(", "), 60),
    cell(own[0]!.why, 160),
  ]);
}

const effectIn = (difference: number, interval: [number, number] | null, effect: number | null): string =>
  `${within(difference, interval)}, effect ${shown(effect)}`;
const differing = ({ option, difference, interval, effect, n }: Difference): string =>
  `${option === null ? "" : `${cell(option, 30)}: `}${effectIn(difference, interval, effect)}, n ${n.join("/")}`;

/** Of options the one that people differ most in; it stands for the others, which are in the JSON. */
function contrastRow({ question, first, second, ours, people }: Contrast): string[] {
  const [told] = byEffect(people.differences);
  const mine = ours.differences.find(({ option }) => option === (told?.option ?? null));
  const side = ({ arms, question_ids }: Contrast["first"]) =>
    `${cell(arms.join(", "), 40)}: ${question_ids.join(", ")}`;
  return [
    cell(question, 50),
    `${side(first)} − ${side(second)}`,
    mine ? differing(mine) : (ours.why_not ?? "–"),
    told ? differing(told) : (people.why_not ?? "–"),
  ];
}

const byEffect = <D extends { effect: number | null }>(differences: readonly D[]): D[] =>
  differences.toSorted((a, b) => Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0));

function experimentRow({ name, arms, ours, contrasts }: ExperimentEffects): string[] {
  const { largest } = ours;
  // Of arms that are asked everything under ids of their own.
  const [apart] = byEffect(
    contrasts.flatMap(({ question, ours: own }) => own.differences.map((one) => ({ question, ...one }))),
  );
  const told = contrasts.filter(({ people }) => people.why_not === null).length;
  return [
    cell(name, 30),
    cell(arms.map((arm) => `${arm.name} ${arm.participants}`).join(", "), 80),
    `${ours.significant} of ${ours.differences}`,
    largest
      ? `${cell(largest.label ?? largest.question, 40)}, ${cell(largest.arms, 40)}: ` +
        effectIn(largest.difference, largest.interval, largest.effect)
      : apart
        ? `${cell(apart.question, 40)}, ${differing(apart)}`
        : "–",
    told > 0 ? `${told} below` : "counted over all arms",
  ];
}

/** Columns that hold more than the questions that they are compared with. */
function pooledSentence(pooled: readonly MatchedColumn[]): string {
  const named = pooled.map(
    ({ column, question, same }) => `${column.export_tag} (${[question.id, ...same].join(", ")})`,
  );
  return paragraph(
    "These columns have the answers to several questions, which ask the same in different arms. They are compared " +
      `with the first one: ${cell(named.join("; "), 300)}.`,
  );
}

function studySection(outcome: StudyOutcome): string {
  const { study, failed, validity, effects, match } = outcome;
  const contrasts = effects.flatMap(({ name, contrasts: all }) =>
    all.filter(({ people }) => people.why_not === null).map((contrast) => ({ name, contrast })),
  );
  const pooled = match.matched.filter(({ same }) => same.length > 0);
  const parts = [
    `### ${study}\n`,
    failed ? paragraph(`It failed at the step "${failed.step}": ${failed.why}`) : "",
    validity ? paragraph(validity.sentence) : "",
    pooled.length > 0 ? pooledSentence(pooled) : "",
    effects.length > 0
      ? markdownTable(
          ["Experiment", "Arms and participants", "Significant", "Our largest difference", "People"],
          effects.map(experimentRow),
        )
      : "It has no experiment.\n",
    contrasts.length > 0
      ? markdownTable(
          ["Experiment", "Question", "Arms: questions", "Ours", "People"],
          contrasts.map(({ name, contrast }) => [cell(name, 30), ...contrastRow(contrast)]),
        )
      : "",
  ];
  return parts.filter(Boolean).join("\n");
}

const sum = (outcomes: readonly StudyOutcome[], of: (outcome: StudyOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);

/** One sentence on all studies together. */
export function summaryOf(outcomes: readonly StudyOutcome[]): string {
  const failed = outcomes.filter((one) => one.failed !== null);
  const matched = sum(outcomes, ({ match }) => match.matched.length);
  const compared = sum(outcomes, ({ validity }) => validity?.questions.length ?? 0);
  return (
    `${outcomes.length - failed.length} of ${outcomes.length} studies ran from the file to the comparison. ` +
    `Of ${sum(outcomes, ({ columns }) => columns)} columns of people's answers ${matched} were matched, ` +
    `and ${compared} were compared.`
  );
}

/** Who answered, and what the figures are worth. */
function modelSentence(outcomes: readonly StudyOutcome[]): string {
  if (outcomes.some(({ offline }) => offline))
    return (
      "The built-in offline model answered: the figures say that every step works, and nothing about how near " +
      "personas come to people."
    );
  return `${[...new Set(outcomes.flatMap(({ models }) => models))].join(", ") || "No model"} answered.`;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const directionRow = (name: string, { differences, known, right, wrong, interval }: Directions): string[] => [
  name,
  String(differences),
  String(known),
  String(right),
  String(wrong),
  interval ? `${percent(right / (right + wrong))} (${interval.map(percent).join(" to ")})` : "–",
];

/** How often we have the direction of an effect that people show, study by study and over all. */
function directionsTable(outcomes: readonly StudyOutcome[]): string {
  const rows = outcomes
    .map((outcome) => ({ study: outcome.study, directions: directionsIn([outcome]) }))
    .filter(({ directions }) => directions.differences > 0);
  return markdownTable(
    ["Study", "Differences", "People differ", "Right", "Wrong", "Share right (exact 95 % interval)"],
    [
      ...rows.map(({ study, directions }) => directionRow(study, directions)),
      directionRow("all studies", directionsIn(outcomes)),
    ],
  );
}

const DIRECTIONS =
  "Chance alone gets half of the directions right. Counted are the differences between arms that are known of people " +
  "and of us, options one by one, and of two options the first. A direction is known where people's interval " +
  "excludes 0; ours is neither right nor wrong where it is exactly 0, as with an option that nobody chose. The exact " +
  "interval takes differences for independent, which those of one study are not. From fewer than six directions " +
  "nothing can be concluded: even if all were right, the interval would hold one half.";

const STUDIES =
  '"People" is how many people answered, "Left out" how many notes the import made, "Matched" how many columns of ' +
  `people's answers were found in the survey, and "Without people" how many questions of the survey have no such ` +
  "column. Errors are mean absolute errors of means over the range of the scale, and of shares: ours, and those of " +
  "random answers.";
const EXPERIMENTS =
  "The data count people over all arms. A difference of people between arms is therefore known only if the survey " +
  "asks the same question under different ids in different arms. It is then computed with the functions that compute " +
  "ours. Means differ in points of the scale, and shares in percentage points. Brackets are 95 % intervals. Effects " +
  `are Cohen's d of means and Cohen's h of shares. "Significant" counts our differences with p < 0.05 after Holm's ` +
  "adjustment within the experiment.";

/** The studies as Markdown, misses first. */
export function megastudyDocument(outcomes: readonly StudyOutcome[]): string {
  const misses = reasons(outcomes);
  const failed = outcomes.flatMap((one) =>
    one.failed ? [[one.study, one.failed.step, cell(one.failed.why, 300)]] : [],
  );
  const personas = Math.max(0, ...outcomes.map((one) => one.personas));
  const sources = [...new Set(outcomes.map(({ source }) => source))];
  const unmatched = markdownTable(["Study", "Columns", "Which", "Why"], misses);
  const asked =
    `Each study was imported from its Qualtrics file as it is, asked of up to ${personas} personas, and compared ` +
    `with what people answered. ${modelSentence(outcomes)} \`npm run lab -- megastudy FOLDER\` writes this page, ` +
    "with `--out` also as a file, and every figure as JSON.";
  return `# Published consumer studies, end to end

${paragraph(summaryOf(outcomes))}
${paragraph(asked)}
${paragraph(`Source of people's answers and questionnaires: ${sources.join("; ")}.`)}
## What failed, and what could not be compared

${failed.length > 0 ? markdownTable(["Study", "Step", "Why"], failed) : "No step of any study failed.\n"}
${misses.length > 0 ? unmatched : "Every column of people's answers was compared.\n"}
## The studies

${paragraph(STUDIES)}
${markdownTable(
  [
    "Study",
    "People",
    "Questions",
    "Experiments",
    "Loops",
    "Left out",
    "Matched",
    "Without people",
    "Completes",
    "Error",
    "Random",
  ],
  outcomes.map(overviewRow),
)}
## Experiments

${paragraph(EXPERIMENTS)}
### Directions against chance

${directionsTable(outcomes)}
${paragraph(DIRECTIONS)}
${outcomes.map(studySection).join("\n")}`;
}
