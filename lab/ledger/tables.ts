import { askFirstTable } from "../ask-first/table.ts";
import { markdownTable } from "../evaluation/markdown-table.ts";
import type { OwnRun } from "./own-studies.ts";
import type { Averaged, QuestionLine, RunLine } from "./opinions.ts";
import type { Ledger } from "./measure.ts";

const shown = (value: number | null, decimals = 3): string => (value === null ? "–" : value.toFixed(decimals));
const within = ({ mean, interval }: Averaged): string =>
  interval ? `${shown(mean)} (${interval.map((end) => shown(end)).join("–")})` : shown(mean);

const runRow = (line: RunLine): string[] => [
  line.run,
  String(line.questions),
  within(line.raw),
  within(line.equal),
  within(line.adjusted),
  within(line.mode_right),
];

/** Questions that the document lists; the JSON beside it has all. */
const WORST = 25;

function nearerThanEqual(runs: readonly RunLine[]): string {
  const count = (figure: "raw" | "adjusted") => runs.filter((run) => run[figure].mean <= run.equal.mean).length;
  return (
    `${count("raw")} of these ${runs.length} rows are at least as near to people as equal shares for all options, ` +
    `and ${count("adjusted")} are once they are widened.`
  );
}

const missRow = ({ question, run, options, ...line }: QuestionLine): string[] => [
  question,
  run,
  String(options),
  shown(line.raw),
  shown(line.equal),
  shown(line.adjusted),
  line.mode_right === 0 ? "no" : "yes",
];

function publishedSentence({ published }: Ledger["twins"]): string {
  if (!published) return "The folder holds no published figures to compare with.";
  const { figures, largest_difference } = published;
  const met = largest_difference <= 1e-6 ? "are met to 1e-6" : "are NOT met to 1e-6";
  const difference = largest_difference.toExponential(0);
  return `${figures} published figures of these questions ${met} (largest difference ${difference}).`;
}

/** The ledger as Markdown, misses first. */
export function ledgerDocument({ opinions, ask_first, twins, people, own, intervals }: Ledger): string {
  const all = opinions.lines.length + twins.lines.length;
  return `# What is true of people

Every public question at hand that people answered, against every run of a real model at hand. Misses come first.
\`npm run lab -- ledger FOLDER\` writes this page and \`ledger.json\`. The JSON has all ${all} pairs of a question
and a run.

Distances run from 0 (as people answered) to 1. Intervals in brackets are 95 % bootstrap intervals over questions.

## Opinions: ${opinions.questions} questions, ${opinions.runs.length - 1} runs of real models

People: Pew Research Center, American Trends Panel (OpinionsQA, arXiv 2303.17548). Runs: SynthBench, April 2026. The
distance is the total variation of shares. "Adjusted" is the distance after [widening](methods.md#spread) by a prior
that does not know the question's wave. "Mode right" is the share of questions in which the run names people's most
frequent answer.

${markdownTable(["Run", "Questions", "Distance", "Equal shares", "Adjusted", "Mode right"], opinions.runs.map(runRow))}
${nearerThanEqual(opinions.runs)} The ${WORST} largest misses:

${markdownTable(
  ["Question", "Run", "Options", "Distance", "Equal shares", "Adjusted", "Mode right"],
  opinions.lines.slice(0, WORST).map(missRow),
)}
## Ratings: ${twins.lines.length} questions, people and their model twins

Source: Twin-2K-500 Mega-Study (arXiv 2509.19088, Apache-2.0). Each twin was made from one person's answers to other
questions. ${publishedSentence(twins)}

"Midpoint" is the error of always guessing the middle of the scale. "Random" is the distance of random answers.
"Other half" is the distance of one half of the people from the other.

${markdownTable(
  [
    "Study",
    "Question",
    "n",
    "Wasserstein",
    "KS",
    "Mean error",
    "Midpoint",
    "Spread ratio",
    "KS random",
    "KS other half",
  ],
  twins.lines.map((line) => [
    line.study,
    line.question,
    String(line.people),
    shown(line.wasserstein),
    shown(line.ks),
    shown(line.mean_error),
    shown(line.midpoint_error),
    shown(line.spread_ratio, 2),
    shown(line.random_ks),
    shown(line.other_half_ks),
  ]),
)}
Over the questions of each study. "Noise-corrected" is the correlation of means over the highest that two halves of the
people let expect; it is empty below three questions.

${markdownTable(
  ["Study", "Questions", "Mean error", "r of means", "Noise-corrected"],
  twins.studies.map((one) => [
    one.study,
    String(one.questions),
    shown(one.mean_error),
    shown(one.correlation, 2),
    shown(one.noise_corrected, 2),
  ]),
)}
## Do the intervals hold?

Each study is predicted by the calibration of the others, as the service does it for a company's own studies. A study is
a wave of opinion questions, or one of the studies with twins. An interval that keeps its promise holds 93 to 97 % of
people's figures. The width is the whole interval's, as a part of the scale.

${markdownTable(
  ["Figures", "Run", "Studies", "Figures predicted", "Inside", "Width"],
  intervals.map(({ family, run, studies, figures, coverage, width }) => [
    family === "share" ? "shares of options" : "means of ratings",
    run,
    String(studies),
    String(figures),
    coverage === null ? "–" : `${shown(100 * coverage, 1)} %`,
    shown(width, 2),
  ]),
)}
${verdict(intervals)}

## Where to ask people first

The service [ranks the questions of a study](human-data.md#where-to-ask-people-first) by how much nearer to people the
answers of 20 people bring the widened shares. Here each wave of opinion questions is a study, ranked by what was
learned of the other waves. The columns are mean distances from people over all questions of a wave. "Nobody" was
asked; 20 people were asked a part of the questions, chosen at random, by our ranking, or by the best ranking in
hindsight; 20 people were asked "Everything". "Attained" is (at random − ranked first) / (at random − best), with a
95 % bootstrap interval over waves.

${askFirstTable(ask_first)}
20 answers are put together with the widened shares, which count as many people as served best in the other waves. The
figures are expected values over all draws of 20 people from people's shares. "Personas, and the same model without" are
models that were asked both ways; the difference between the two ways is then one more feature.

A published ranking attains 61 to 79 %. Ours attains much less, and more with all runs blended than with one. A model's
shares show little of how wrong it is: most of the gain lies in questions where it misjudges people for reasons that are
not in its figures. No text of a question is at hand here, so nothing about topics could be learned.

${own ? ownStudies(own) : ""}## Published studies that people answered

The distance of equal shares says what knowing nothing comes to.

${markdownTable(
  ["Study", "Closed questions", "Equal shares"],
  people.map(({ study, closed_questions, equal }) => [study, String(closed_questions), within(equal)]),
)}
## What is missing

${own ? "" : "- Our own pipeline with a real model: no such run is here.\n"}\
- Subgroups: none of these sources gives people and models by subgroup, so no worst subgroup can be named.
- Spread of opinions: options have no numbers, so only shares are compared there.
`;
}

const most = (studies: OwnRun["studies"]): number => Math.max(...studies.map(({ personas }) => personas));

/** Mean total variation of so many answers from four that are as frequent, by the binomial of each. */
function byChance(answers: number): number {
  let [probability, distance] = [0.75 ** answers, 0];
  for (let count = 0; count <= answers; count += 1) {
    distance += probability * Math.abs(count / answers - 0.25);
    probability *= (answers - count) / (count + 1) / 3;
  }
  return 2 * distance;
}

/** Our own pipeline from the questionnaire's file to the figures, with a real model. */
const ownStudies = ({ models, studies, all, lines }: OwnRun): string => `## Our own pipeline: ${lines.length} questions

Studies of the Twin-2K-500 Mega-Study, held by this service from the authors' file to the figures
(\`npm run lab -- megastudy\`), answered by ${models.join(", ")}. The distance is the total variation of options, and
one minus the KS similarity of scales. Over all questions it is ${within(all.distance)}; of random answering it is
${within(all.random)}. So few personas are far from people by chance alone: as many people
drawn at random from four answers that are all as frequent would be ${shown(byChance(most(studies)), 2)} off.

${markdownTable(
  ["Study", "Questions", "Personas", "Distance", "Random"],
  studies.map((one) => [
    one.study,
    String(one.questions),
    String(one.personas),
    within(one.distance),
    within(one.random),
  ]),
)}
The ${Math.min(WORST, lines.length)} largest misses:

${markdownTable(
  ["Study", "Question", "People", "Personas", "Distance", "Random", "Wasserstein", "Spread ratio", "Mode right"],
  lines
    .slice(0, WORST)
    .map((line) => [
      line.study,
      line.question,
      String(line.people),
      String(line.personas),
      shown(line.distance),
      shown(line.random),
      shown(line.wasserstein),
      shown(line.spread_ratio, 2),
      line.mode_right === null ? "–" : line.mode_right ? "yes" : "no",
    ]),
)}
`;

function verdict(intervals: Ledger["intervals"]): string {
  const few = intervals.filter(({ given }) => !given);
  const outside = intervals.filter(({ given, coverage }) => given && (coverage! < 0.93 || coverage! > 0.97));
  return [
    outside.length === 0
      ? "All intervals that the service would give hold 93 to 97 % of people's figures."
      : `${outside.length} of the intervals that the service would give hold less than 93 % or more than 97 % of ` +
        "people's figures. Shares are bounded, skewed and sum to 1 within a question; the line's normal errors know " +
        "nothing of that.",
    ...few.map(
      ({ studies }) =>
        `The means of ratings rest on ${studies} studies. The service gives no interval below six, because the error ` +
        "between studies cannot be learned from so few; the row shows why.",
    ),
    "Their width says how little a model's figure alone tells about people.",
  ].join(" ");
}
