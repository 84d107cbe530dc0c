import { peopleWordingOf, type PeopleWording } from "../language/people-wording.ts";
import { percentIn, quoteIn } from "../language/wording.ts";
import { beginningOf } from "../text.ts";
import type { Robustness, Shift } from "./schemas.ts";

const LONGEST_QUOTE = 80;

/** A shift as it is written: of ratings and scores a number, of shares in percent. */
const shiftIn = (wording: PeopleWording, { shift, option }: Shift): string =>
  option === null ? wording.number(shift, 2) : percentIn(wording, shift, 1);

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
  if (!most) return say("robustness.steady", { ...figures, count: found.questions.length });
  return say("robustness.moved", {
    ...figures,
    count: moved.length,
    figures: found.questions.length,
    question: quoteIn(wording, beginningOf(most.question, LONGEST_QUOTE)),
    shift: shiftIn(wording, most),
  });
}

/** What moved with what was varied and what did not, one sentence each. @param language of the study (BCP 47) */
export const interpretRobustness = (robustness: readonly Robustness[], language: string): string[] => {
  const wording = peopleWordingOf(language);
  return robustness.map((found) => sentenceOf(found, wording));
};
