import { INTERVALS_MEAN } from "../statistics/intervals-mean.ts";
import { beginningOf } from "../text.ts";
import type { QuestionReliability, ReliabilityComponents, ReliabilityVerdict } from "./schemas.ts";
import { FEW_PERSONAS, VERDICT_FROM } from "./verdict.ts";

/** The figures that are put in words. */
export interface InterpretedFigures {
  confidence_score: number | null;
  confidence_interval: readonly number[] | null;
  verdict: ReliabilityVerdict | null;
  components: ReliabilityComponents;
}

const LONGEST_QUOTE = 80;
const shown = (value: number) => value.toFixed(1);
/** Without the sign of a zero. */
const twoDecimals = (value: number) => (Number(value.toFixed(2)) + 0).toFixed(2);
const quoted = (text: string) => `"${beginningOf(text, LONGEST_QUOTE)}"`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const nameOf = ({ kind, question }: QuestionReliability) => {
  if (kind === "themes") return "what is brought up unasked";
  return kind === "score" ? "the sentiment" : quoted(question);
};

function withoutScore({ questions, personas, runs }: ReliabilityComponents): string {
  const reasons = new Set(questions.map(({ reason }) => reason));
  if (reasons.has("no_variance"))
    return (
      `There is no score: all personas gave the same answers in all ${runs} runs, which shows neither stability ` +
      "nor its absence, as differences between personas are what has to repeat. Ask about something on which " +
      "people differ, or choose personas who differ more."
    );
  if (personas === 1)
    return (
      "There is no score: one persona alone answered more than once, and stability is measured against the " +
      "differences between personas. Run the study with at least two personas, better 20."
    );
  if (reasons.has("no_shared_themes"))
    return (
      "There is no score: every theme was named by one persona alone, and nothing else was asked repeatedly. Ask " +
      "the personas a common question, in a survey for example."
    );
  return (
    "There is no score: no persona answered the same question in two runs. Check the study for personas whose " +
    "answers are missing, and repeat it."
  );
}

function withoutInterval(score: number, { personas }: ReliabilityComponents): string {
  if (personas < 3) return "it takes at least three personas to see how much rests on one";
  if (score === 0) return "the answers agree less than chance would have it";
  return "as nobody ever answered otherwise, nothing shows how often that would happen";
}

function scoreSentence(score: number, { confidence_interval, components }: InterpretedFigures): string {
  const { runs, random_baseline: baseline } = components;
  const interval = confidence_interval
    ? ` (95 % interval ${confidence_interval.map((end) => shown(end)).join(" to ")})`
    : "";
  const chance = baseline ? `; answers dealt out at random would reach ${shown(baseline.expected)} on average` : "";
  const reruns = counted(runs - 1, "rerun", "reruns");
  return (
    `Over the study and ${reruns}, the personas repeat themselves to ${shown(score)} of 100${interval}${chance}; ` +
    "this is stability, not accuracy: it says whether the same personas answer the same again, not whether people " +
    `would.${confidence_interval ? "" : ` There is no interval: ${withoutInterval(score, components)}.`}`
  );
}

function verdictSentence({ verdict, confidence_interval, components }: InterpretedFigures): string[] {
  const lower = confidence_interval?.[0];
  if (lower === undefined || verdict === null) return [];
  const upper = components.random_baseline?.upper;
  const atRandom =
    upper !== undefined && lower <= upper ? ", and it is within what random answers reach in 95 of 100 cases" : "";
  const sentence = {
    stable:
      `The lower end of the interval is at least ${VERDICT_FROM.stable}, so who thinks what can be expected to ` +
      "come out the same again",
    tentative:
      `The lower end of the interval lies between ${VERDICT_FROM.tentative} and ${VERDICT_FROM.stable}, which ` +
      "allows tentative conclusions about differences between personas",
    unstable:
      `The lower end of the interval lies below ${VERDICT_FROM.tentative}${atRandom}, so differences between ` +
      "personas may come out otherwise next time; averages over the group can still be steady",
  }[verdict];
  return [`${sentence}.`];
}

function weakestSentence({ questions, questions_without_variance: identical }: ReliabilityComponents): string[] {
  const known = questions.flatMap((question) =>
    question.alpha === null ? [] : [{ ...question, alpha: question.alpha }],
  );
  const [weakest] = known.toSorted((a, b) => a.alpha - b.alpha);
  const without =
    identical > 0
      ? counted(identical, "question that everybody answered alike is", "questions that everybody answered alike are") +
        " left out of the score"
      : null;
  if (!weakest || (known.length === 1 && without === null)) return [];
  const named = `Least stable is ${nameOf(weakest)} (α ${twoDecimals(weakest.alpha)})`;
  return [`${[known.length > 1 ? named : null, without].filter((part) => part !== null).join("; ")}.`];
}

function nextSentence({ verdict, components }: InterpretedFigures): string {
  const { personas } = components;
  if (personas < FEW_PERSONAS)
    return (
      `With ${counted(personas, "persona", "personas")} this is an estimate: go by the interval rather than the ` +
      `verdict, and repeat the study with at least ${FEW_PERSONAS} personas before much depends on it.`
    );
  if (verdict === "stable") return "Next, check against real consumers what the decision hangs on.";
  return (
    "Next, make the least stable question more concrete or add reruns, and build only on what came out the same " +
    "each time."
  );
}

/** What the figures of a reliability study mean, in a few plain sentences that follow from the figures alone. */
export function interpretReliability(figures: InterpretedFigures): string {
  const { confidence_score: score, confidence_interval: interval, components } = figures;
  if (score === null) return withoutScore(components);
  return [
    scoreSentence(score, figures),
    ...(interval ? [INTERVALS_MEAN] : []),
    ...verdictSentence(figures),
    ...weakestSentence(components),
    nextSentence(figures),
  ].join(" ");
}
