import { peopleWordingOf, type PeopleWording } from "../../languages/people-wording.ts";
import { percentIn, quoteIn } from "../../languages/wording.ts";
import { beginningOf } from "../../platform/text/text.ts";
import type { Robustness, Shift } from "../../studies/sensitivity/schemas.ts";

const LONGEST_QUOTE = 80;

/** A shift as it is written: a number for ratings and scores, percentage points for shares. */
const shiftIn = (wording: PeopleWording, { shift, option }: Shift): string =>
  option === null ? wording.number(shift, 2) : wording.say("robustness.points", { shift: wording.number(shift, 1) });

/** What moved: the question; for choices with the option. */
function movedIn(wording: PeopleWording, { question, option }: Shift): string {
  const quote = (text: string) => quoteIn(wording, beginningOf(text, LONGEST_QUOTE));
  if (option === null) return quote(question);
  return wording.say("robustness.option", { question: quote(question), option: quote(option) });
}

/** Whether it cannot be known if figures moved beyond chance: those of a focus group, or of one persona. */
export const cannotBeTold = ({ questions }: Pick<Robustness, "questions">): boolean =>
  questions.some(({ shift }) => shift !== 0) &&
  questions.every(({ shift_interval, moved }) => shift_interval === null && !moved);

/** Whether all figures together moved by more than chance explains, and more than between runs that change nothing. */
const movedTogether = (found: Robustness): boolean =>
  found.questions.length > 1 &&
  (found.mean_absolute_shift_interval?.[0] ?? 0) > 0 &&
  (found.mean_absolute_shift ?? 0) > (found.rerun_mean_absolute_shift ?? 0);

/** The sentence to use if no single figure moved beyond chance. */
function unmovedOf(found: Robustness): "untold" | "together" | "steady" {
  if (cannotBeTold(found)) return "untold";
  return movedTogether(found) ? "together" : "steady";
}

function sentenceOf(found: Robustness, wording: PeopleWording): string {
  const { say } = wording;
  const varied = say(`robustness.${found.variation}`);
  if (!found.completed) return say("robustness.unfinished", { varied });
  if (found.mean_absolute_shift === null) return say("robustness.nothing", { varied });
  const share = (value: number | null) =>
    value === null ? say("robustness.no_figure") : percentIn(wording, 100 * value, 1);
  const figures = {
    varied,
    share: share(found.mean_absolute_shift),
    rerun: share(found.rerun_mean_absolute_shift),
  };
  const moved = found.questions
    .filter((question) => question.moved)
    .toSorted(
      (a, b) => Math.abs(b.shift) / (b.option === null ? 1 : 100) - Math.abs(a.shift) / (a.option === null ? 1 : 100),
    );
  const [most] = moved;
  if (!most) return say(`robustness.${unmovedOf(found)}`, { ...figures, count: found.questions.length });
  return say("robustness.moved", {
    ...figures,
    count: moved.length,
    figures: found.questions.length,
    question: movedIn(wording, most),
    shift: shiftIn(wording, most),
  });
}

/**
 * One sentence for each thing that was varied: what moved, and what did not. @param language language of the study (BCP
 * 47)
 */
export const interpretSensitivity = (robustness: readonly Robustness[], language: string): string[] => {
  const wording = peopleWordingOf(language);
  return robustness.map((found) => sentenceOf(found, wording));
};
