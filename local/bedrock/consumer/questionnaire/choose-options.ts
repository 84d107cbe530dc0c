import { plain } from "../../../../functions/domain/scales/read-scale.ts";
import { standsLast } from "../../../../functions/domain/survey/option-kinds.ts";
import type { ChoiceReply } from "../../../../functions/prompts/survey-choice/prompt.ts";
import { quirk } from "../appraisal/consumer.ts";
import { readAsked, type Asked } from "./asked.ts";
import { factAmong } from "./demographics.ts";
import { askingOf } from "./family.ts";
import { gradesOf } from "./grades.ts";
import { appealOfOption } from "./option-utility.ts";
import { positionOn, type Because } from "./position.ts";
import { explainChoice } from "./explain-choice.ts";

/** An option as a person weighs it. */
export interface Weighed {
  option: string;
  /** The more, the sooner it is chosen; from 0 up it applies where several may be chosen. */
  utility: number;
  because: Because;
  /** Which way the person leans who chooses it, −1..1. */
  leaning: number;
}

export interface Weighing {
  options: Weighed[];
  /** How the options were told apart. */
  by: "fact" | "grade" | "appeal";
}

/** From this utility on an option applies, where all that apply are asked for. */
const APPLIES = 0.18;
/** Below this nothing on a list applies to a person. */
const NOTHING = -0.12;
/** What closing options are worth: they are chosen where nothing else is. */
const closing = { none: NOTHING, unknown: -0.45, other: -0.6 } as const;

const none = /^(?:none|neither|nothing|not applicable|n\/a|kein|nichts|trifft nicht zu|weder noch)/;
const other = /^(?:an ?)?other|^something else|^sonstig|^ander|^etwas anderes/;

function closingOf(option: string): number | null {
  const text = plain(option);
  if (!standsLast(option)) return null;
  if (none.test(text)) return closing.none;
  return other.test(text) ? closing.other : closing.unknown;
}

/** Weighs the options of a question. Nothing depends on the order in which they are shown. */
export function weighOptions(asked: Asked): Weighing {
  const { consumer, options, text, stimulus, isShownAbove } = asked;
  const fact = factAmong(text, options, consumer);
  if (fact !== null)
    return {
      by: "fact",
      options: options.map((option) => ({ option, utility: option === fact ? 1 : -1, because: null, leaning: 0 })),
    };
  const free = options.filter((option) => closingOf(option) === null);
  const graded = gradesOf(free);
  if (graded && free.length > 1) {
    const family = graded.kind === "frequency" ? "frequency" : askingOf(text, null, null).family;
    const { position, because } = positionOn(consumer, { text, family, isShownAbove }, stimulus);
    const grade = new Map(free.map((option, index) => [option, graded.grades[index]!]));
    const weighed = options.map((option) => {
      const at = grade.get(option);
      return at === undefined
        ? { option, utility: -2, because: null, leaning: 0 }
        : { option, utility: 1 - Math.abs(at - position) + 1e-6 * at, because, leaning: position };
    });
    return { by: "grade", options: weighed };
  }
  const weighed = options.map((option) => {
    const last = closingOf(option);
    if (last !== null) {
      const utility = last + 0.05 * quirk(consumer, `closing ${plain(option)}`);
      return { option, utility, because: null, leaning: 0 };
    }
    const { utility, because } = appealOfOption(text, option, consumer);
    return { option, utility, because, leaning: utility };
  });
  return { by: "appeal", options: weighed };
}

const best = (weighed: readonly Weighed[]): Weighed =>
  weighed.reduce((a, b) => (b.utility > a.utility || (b.utility === a.utility && b.option < a.option) ? b : a));

/** The options that a person chooses: the best one, or all that apply; what closes a list stands alone. */
export function chosenOf({ options, by }: Weighing, multiple: boolean): Weighed[] {
  const top = best(options);
  if (!multiple || by !== "appeal" || closingOf(top.option) !== null) return [top];
  const applying = options.filter(({ option, utility }) => utility >= APPLIES && closingOf(option) === null);
  return applying.length > 0 ? applying : [top];
}

/** Answers a multiple-choice question as the persona of the request would. */
export function chooseOptions(request: string): ChoiceReply {
  const asked = readAsked(request);
  const weighing = weighOptions(asked);
  const chosen = chosenOf(weighing, asked.multiple);
  const numberOf = (weighed: Weighed) => weighing.options.indexOf(weighed) + 1;
  return {
    chosen: chosen.map(numberOf).sort((a, b) => a - b),
    ...explainChoice(asked, weighing, chosen),
  };
}
