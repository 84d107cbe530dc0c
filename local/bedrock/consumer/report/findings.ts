import { findingsEnglish } from "./findings-english.ts";
import { findingsGerman } from "./findings-german.ts";
import type { Study } from "./study.ts";
import type { TypeFigures } from "./type-figures.ts";

type Rated = TypeFigures["questions"][number] & { mean: number };
type Option = TypeFigures["questions"][number]["options"][number];
type Worth = TypeFigures["willingness_to_pay"][number];

/** Sentences about the figures of one type of study, and advice that follows from them. */
export interface Findings {
  rated(best: Rated, worst: Rated): string;
  ratedOne(question: Rated): string;
  chosen(question: string, first: Option, second: Option | undefined, size: number): string;
  open(question: string, theme: { theme: string; participants: number }, size: number): string;
  importance(
    first: { attribute: string; percent: number },
    last: { attribute: string; percent: number } | undefined,
  ): string;
  profile(levels: readonly string[]): string;
  worth(worth: Worth): string;
  noWorth: string;
  hits(percent: number): string;
  moved(moved: number, apart: number): string;
  first(theme: string, name: string): string;
  airtime(most: { name: string; percent: number }, least: { name: string; percent: number }): string;
  covered(questions: number, size: number): string;
  gap(question: string, covered: number, size: number): string;
  /** Advice: title and rationale. */
  advice: {
    weakest(question: Rated): readonly [string, string];
    /** Ratings of people about themselves: what they agree with least and most. */
    lowest(question: Rated): readonly [string, string];
    highest(question: Rated): readonly [string, string];
    choice(question: string, option: string): readonly [string, string];
    build(levels: readonly string[]): readonly [string, string];
    attribute(attribute: string, percent: number, best: string | null): readonly [string, string];
    worth(worth: Worth): readonly [string, string];
    settle(topic: string): readonly [string, string];
    /** What divides people who were offered nothing. */
    divide(topic: string): readonly [string, string];
    again(question: string, covered: number, size: number): readonly [string, string];
  };
}

export const findingsOf = ({ language }: Study): Findings => (language === "de" ? findingsGerman : findingsEnglish);

export const isRated = (question: TypeFigures["questions"][number]): question is Rated => question.mean !== null;

/** Position of a mean between the ends of its scale, 0..1, so that scales of different lengths can be compared. */
function positionOf({ mean, scale }: Rated): number {
  const [low = 1, high = 5] = (/(-?\d+) to (-?\d+)/.exec(scale ?? "") ?? []).slice(1).map(Number);
  return (mean - low) / Math.max(1, high - low);
}

/** Rated questions, best first. */
export const ratedQuestions = ({ special }: Study): Rated[] =>
  special.questions.filter(isRated).toSorted((a, b) => positionOf(b) - positionOf(a));

const nameOf = (study: Study, label: string) =>
  study.speakers.find((speaker) => speaker.label === label)?.name ?? label;

function surveyFindings(study: Study): string[] {
  const say = findingsOf(study);
  const rated = ratedQuestions(study);
  const [best, worst] = [rated[0], rated.at(-1)];
  const chosen = study.special.questions
    .map(({ question, options }) => ({
      question,
      options: options.toSorted((a, b) => b.participants - a.participants),
    }))
    .filter(({ options: [first] }) => first !== undefined && first.participants > 0)
    .toSorted((a, b) => margin(b.options) - margin(a.options))[0];
  const open = study.special.questions
    .flatMap(({ question, themes: [theme] }) => (theme ? [{ question, theme }] : []))
    .toSorted((a, b) => b.theme.participants - a.theme.participants)[0];
  return [
    ...(best && worst ? [best === worst ? say.ratedOne(best) : say.rated(best, worst)] : []),
    ...(chosen ? [say.chosen(chosen.question, chosen.options[0]!, chosen.options[1], study.size)] : []),
    ...(open && open.theme.participants > 1 ? [say.open(open.question, open.theme, study.size)] : []),
  ];
}

const margin = ([first, second]: readonly Option[]) => (first?.participants ?? 0) - (second?.participants ?? 0);

function conjointFindings(study: Study): string[] {
  const say = findingsOf(study);
  const { importances, best_profile, willingness_to_pay, holdout_hit_rate_percent: hits } = study.special;
  const ranked = importances.toSorted((a, b) => b.percent - a.percent);
  const [dearest] = willingness_to_pay.toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return [
    ...(ranked[0] ? [say.importance(ranked[0], ranked.length > 1 ? ranked.at(-1) : undefined)] : []),
    ...(best_profile.length > 0 ? [say.profile(best_profile)] : []),
    ...(ranked.length > 0 ? [dearest ? say.worth(dearest) : say.noWorth] : []),
    ...(hits === null ? [] : [say.hits(hits)]),
  ];
}

function groupFindings(study: Study): string[] {
  const say = findingsOf(study);
  const { conformity, airtime, themes } = study.special;
  const spoken = airtime
    .map(({ participant, percent }) => ({ name: nameOf(study, participant), percent }))
    .toSorted((a, b) => b.percent - a.percent);
  const [most, least] = [spoken[0], spoken.at(-1)];
  const [first] = themes;
  return [
    ...(conformity && conformity.stood_apart > 0 ? [say.moved(conformity.moved, conformity.stood_apart)] : []),
    ...(first ? [say.first(first.theme, nameOf(study, first.first_said_by))] : []),
    ...(most && least && most !== least ? [say.airtime(most, least)] : []),
  ];
}

function interviewFindings(study: Study): string[] {
  const { coverage } = study.special;
  const [gap] = coverage.toSorted((a, b) => a.participants_covered - b.participants_covered);
  if (!gap) return [];
  const say = findingsOf(study);
  if (gap.participants_covered >= study.size) return [say.covered(coverage.length, study.size)];
  return [say.gap(gap.question, gap.participants_covered, study.size)];
}

/** Sentences that only this type of study has, most telling first. */
export function findings(study: Study): string[] {
  switch (study.type) {
    case "survey":
      return surveyFindings(study);
    case "conjoint":
      return conjointFindings(study);
    case "focus_group":
      return groupFindings(study);
    case "idi_ai":
    case "idi_manual":
      return interviewFindings(study);
    default:
      return [];
  }
}
