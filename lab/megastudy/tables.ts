import { wrap } from "../../bin/cli/wrap.ts";
import { markdownTable } from "../evaluation/markdown-table.ts";
import { directionsIn, type Directions } from "./directions.ts";
import type { Contrast } from "./effects.ts";
import type { Difference } from "./contrasts.ts";
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

const experimentRows = ({ study, effects }: StudyOutcome): string[][] =>
  effects.map(({ name, arms, ours }) => [
    study,
    cell(name, 30),
    cell(arms.map((arm) => `${arm.name} ${arm.participants}`).join(", "), 80),
    `${ours.significant} of ${ours.differences}`,
  ]);

/** Differences between arms that are known of people, next to ours. */
const contrastRows = ({ study, effects }: StudyOutcome): string[][] =>
  effects.flatMap(({ name, contrasts }) =>
    contrasts
      .filter(({ people }) => people.why_not === null)
      .map((contrast) => [study, cell(name, 30), ...contrastRow(contrast)]),
  );

const sum = (outcomes: readonly StudyOutcome[], of: (outcome: StudyOutcome) => number): number =>
  outcomes.reduce((total, outcome) => total + of(outcome), 0);

/** One sentence on all studies together. */
export function summaryOf(outcomes: readonly StudyOutcome[]): string {
  const failed = outcomes.filter((one) => one.failed !== null);
  const matched = sum(outcomes, ({ match }) => match.matched.length);
  const compared = sum(outcomes, ({ validity }) => validity?.questions.length ?? 0);
  return (
    `${outcomes.length - failed.length} of ${outcomes.length} studies ran from the file to the comparison. ` +
    `${matched} of ${sum(outcomes, ({ columns }) => columns)} columns of people's answers were matched, ` +
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

/** Whether personas were compared with what the model says without them. */
const estimateSentence = (outcomes: readonly StudyOutcome[]): string =>
  outcomes.some((outcome) => overallOf(outcome, "direct_estimate"))
    ? ""
    : "It was not asked for a direct estimate, so it is unknown whether personas add anything to the model. ";

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
  "Chance alone gets half of the directions right. The table counts differences between arms that are known of " +
  "people and of us, option by option. With two options, only the first counts. A direction is known where people's " +
  "interval excludes 0. Ours is neither right nor wrong where it is exactly 0. Differences of one study are not " +
  "independent, so the exact interval is too narrow. Fewer than six directions show nothing: even if all were right, " +
  "the interval would contain one half.";

const STUDIES = `Meaning of the columns:

- People: how many people answered
- Left out: how many notes the import made
- Matched: how many columns of people's answers were found in the survey
- Without people: how many questions of the survey have no such column
- Error, Random: mean absolute error of means over the range of the scale, and of shares, of personas and of random
  answers
`;
const EXPERIMENTS =
  "The data count people over all arms. So a difference of people between arms is known only if the survey asks the " +
  "same question under different ids in different arms. Means differ in points of the scale, shares in percentage " +
  "points. Brackets are 95 % intervals. Effects are Cohen's d of means and Cohen's h of shares. `Significant` counts " +
  "our differences with p < 0.05 after Holm's adjustment within the experiment.";

const CONTRAST = ["Study", "Experiment", "Question", "Arms: questions", "Ours", "People"];

/** The studies as Markdown, misses first. */
export function megastudyDocument(outcomes: readonly StudyOutcome[]): string {
  const misses = reasons(outcomes);
  const contrasts = outcomes.flatMap(contrastRows);
  const failed = outcomes.flatMap((one) =>
    one.failed ? [[one.study, one.failed.step, cell(one.failed.why, 300)]] : [],
  );
  const personas = Math.max(0, ...outcomes.map((one) => one.personas));
  const sources = [...new Set(outcomes.map(({ source }) => source))];
  const unmatched = markdownTable(["Study", "Columns", "Which", "Why"], misses);
  const asked =
    `Each study was imported from its Qualtrics file as it is, asked of up to ${personas} personas, and compared ` +
    `with what people answered. ${modelSentence(outcomes)} ${estimateSentence(outcomes)}` +
    "`npm run lab -- megastudy FOLDER` writes this page, with `--out` also as a file, and every figure as JSON.";
  return `# Published consumer studies, end to end

${paragraph(summaryOf(outcomes))}
${paragraph(asked)}
${paragraph(`Source of people's answers and questionnaires: ${sources.join("; ")}.`)}
## What failed, and what could not be compared

${failed.length > 0 ? markdownTable(["Study", "Step", "Why"], failed) : "No step of any study failed.\n"}
${misses.length > 0 ? unmatched : "Every column of people's answers was compared.\n"}
## The studies

${STUDIES}
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
${markdownTable(["Study", "Experiment", "Arms and participants", "Significant"], outcomes.flatMap(experimentRows))}
### Differences that are known of people

${contrasts.length > 0 ? markdownTable(CONTRAST, contrasts) : "None.\n"}
### Directions against chance

${paragraph(DIRECTIONS)}
${directionsTable(outcomes)}`;
}
