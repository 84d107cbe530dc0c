import { plain } from "../../../../functions/studies/rating/read-scale.ts";
import { amountOf, rateOf } from "../../../../functions/studies/survey/option-amounts.ts";
import { standsLast } from "../../../../functions/studies/survey/option-kinds.ts";
import type { ChoiceReply } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { readStances } from "../../embedder/stance.ts";
import { stances } from "../../phrases/pack.ts";
import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import type { Tool } from "../tool.ts";
import { factAmong, optionHolding } from "./facts.ts";
import { optionTold } from "./instructions.ts";
import { topicsIn, worthOf } from "./offer.ts";
import { caresFor, fashion, feeling } from "./person.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { scaleOf } from "./stances.ts";
import { matches, questionOf, type AskedQuestion } from "./survey.ts";
import { brandIn, positionOn } from "./view.ts";

interface Choosing {
  text: string;
  options: readonly string[];
  multiple: boolean;
}

export interface Weighed {
  option: string;
  /** The more, the sooner it is chosen. */
  utility: number;
  closes: boolean;
}

const APPEAL = { brand: 0.7, topic: 0.8, worth: 0.25, fashion: 0.18, own: 0.32 } as const;
/** From this appeal on an option applies, where all that apply are asked for. */
const APPLIES = 0.2;
const CLOSING = { nothing: -0.3, other: -0.8 } as const;
const SHOWN_AS = { fits: 0.2, unfit: -0.1 } as const;
/** Where yes and no stand; and how far from the price shown people would go who find it fair, in doublings. */
const AT = { yes: 0.6, doublings: 0.8 } as const;

/** Values as places from −1 to 1, in equal steps. */
function ranked(values: readonly number[]): number[] {
  const steps = [...new Set(values)].sort((a, b) => a - b);
  return values.map((value) => (2 * steps.indexOf(value)) / (steps.length - 1) - 1);
}

/** The scale that options stand on together, with the place of each: `jamais … toujours`, `pas du tout … très`. */
function gradesOf(
  options: readonly string[],
  { asked: { speaking } }: Scene,
): { family: ScaleFamily; places: number[] } | null {
  const { yes, no } = speaking.facts.told;
  const affirming = options.map((option) => (matches(yes, option) ? AT.yes : matches(no, option) ? -AT.yes : 0));
  if (options.length === 2 && affirming.includes(AT.yes) && affirming.includes(-AT.yes))
    return { family: "agreement", places: affirming };
  if (options.length < 3) return null;
  const rates = options.map((option) => rateOf(plain(option)));
  if (rates.every((rate) => rate !== null)) return { family: "frequency", places: ranked(rates) };
  const readings = options.map((option) => readStances(option));
  const stance = stances.find((name) => readings.every((reading) => reading[name] !== undefined));
  if (!stance) return null;
  const places = readings.map((reading) => reading[stance]!.position);
  return new Set(places).size >= 3 ? { family: scaleOf[stance], places } : null;
}

/** The amount that somebody would pay among options that name amounts, by the price shown and their view of it. */
function amountAmong(options: readonly string[], { offer, appraisal }: Scene): string | null {
  if (!offer?.price || !appraisal || options.some((option) => amountOf(plain(option)) === null)) return null;
  return optionHolding(options, offer.price.amount * 2 ** (AT.doublings * appraisal.items.value_for_money));
}

/**
 * What options are to somebody.
 * @param about what tastes hang on beside the option: the question, or nothing where options are compared over several
 */
function weigh(question: string, options: readonly string[], scene: Scene, about = `${question} `): Weighed[] {
  const { consumer, seed } = scene;
  const { language, speaking } = scene.asked;
  const { nothing, other } = speaking.facts;
  const named = options.filter(
    (option) => !matches(other, option) && (!standsLast(option) || matches(nothing, option)),
  );
  const graded = gradesOf(named, scene);
  const closes = (option: string) => standsLast(option) || matches(nothing, option) || matches(other, option);
  // `Never` closes a list of things and is the lowest of a list of frequencies.
  const free = graded ? named : options.filter((option) => !closes(option));
  const grades = graded ?? gradesOf(free, scene);
  const position = grades ? positionOn(scene, question, grades.family) : 0;
  return options.map((option) => {
    const index = free.indexOf(option);
    if (index < 0) return { option, closes: true, utility: matches(nothing, option) ? CLOSING.nothing : CLOSING.other };
    if (grades) return { option, closes: false, utility: 1 - Math.abs(grades.places[index]! - position) };
    const cares = topicsIn(option, language).map((topic) => caresFor(consumer, topic));
    const key = `${about}${option}`;
    const utility =
      APPEAL.brand * brandIn(option, scene) +
      APPEAL.topic * Math.max(...cares, cares.length > 0 ? -1 : 0) +
      APPEAL.worth * worthOf(option, language, speaking) +
      APPEAL.fashion * fashion(key) +
      APPEAL.own * feeling(consumer, key, seed);
    return { option, closes: false, utility };
  });
}

/** What somebody chooses, and what everything on the list is to them; its order makes no difference. */
export function decide({ text, options, multiple }: Choosing, scene: Scene) {
  const fact = factAmong(text, options, scene);
  const told = multiple ? null : optionTold(text, options, scene.asked.speaking);
  const given = told ?? fact ?? amountAmong(options, scene);
  const weighed = given
    ? options.map((option) => ({ option, closes: false, utility: option === given ? 1 : -1 }))
    : weigh(text, options, scene);
  const best = weighed.reduce((a, b) =>
    b.utility > a.utility || (b.utility === a.utility && b.option < a.option) ? b : a,
  );
  const isNone = ({ option }: Weighed) => matches(scene.asked.speaking.facts.nothing, option);
  const applying = weighed.filter((option) => !option.closes && !isNone(option) && option.utility >= APPLIES);
  const none = weighed.find((option) => option.closes && isNone(option));
  const chosen = !multiple || given ? [best] : applying.length > 0 ? applying : [none ?? best];
  return { weighed, best, chosen, fact };
}

/** Options of a ranking or an allocation by what they are to somebody, most first, the same in every question. */
export const preferred = (text: string, options: readonly string[], scene: Scene): Weighed[] =>
  weigh(text, options, scene, "").toSorted((a, b) => b.utility - a.utility || (a.option < b.option ? -1 : 1));

/** How many are to be chosen, from what the question says: `up to 2`, `exactly 3`, `2 to 4`, `all that apply`. */
function boundsOf(choose: string): { least: number; most: number } {
  const [first, second] = [...choose.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (first === undefined) return { least: 1, most: Infinity };
  return choose.startsWith("up to") ? { least: 1, most: first } : { least: first, most: second ?? first };
}

/** Takes from what applies as many as a question allows, and of the rest as many as it demands. */
function within(
  { weighed, chosen }: ReturnType<typeof decide>,
  { choose = "", chosen_alone = "" }: AskedQuestion["form"],
): Weighed[] {
  const alone = chosen_alone.split("; ").map(Number);
  const isAlone = (one: Weighed) => alone.includes(weighed.indexOf(one) + 1);
  if (chosen.length === 1 && isAlone(chosen[0]!)) return chosen;
  const { least, most } = boundsOf(choose);
  const byUtility = (some: readonly Weighed[]) =>
    some.filter((one) => !isAlone(one)).toSorted((a, b) => b.utility - a.utility || (a.option < b.option ? -1 : 1));
  const applying = byUtility(chosen).slice(0, most);
  const others = byUtility(weighed).filter((one) => !applying.includes(one));
  return [...applying, ...others.slice(0, Math.max(0, least - applying.length))];
}

/** Answers a multiple-choice question. */
export const chooseOptions: Tool = (request, language, seed): ChoiceReply => {
  const scene = sceneOf(request, language, seed);
  const { voice, speaking } = scene;
  const { text, form, options } = questionOf(request);
  const multiple = form.choose !== "exactly one";
  const decided = decide({ text, options, multiple }, scene);
  const { weighed, best, fact } = decided;
  const chosen = multiple ? within(decided, form) : decided.chosen;
  const { fits, middling, unfit } = speaking.options;
  const meaning = ({ utility }: Weighed) =>
    utility >= SHOWN_AS.fits ? fits : utility < SHOWN_AS.unfit ? unfit : middling;
  const reason = fact
    ? voice.say(speaking.options.fact)
    : voice.say(speaking.options.because, { option: voice.quoted((chosen.includes(best) ? best : chosen[0]!).option) });
  return {
    considerations: weighed.map((option) =>
      (voice.say(chosen.includes(option) ? fits : meaning(option)) ?? "…").slice(0, 200),
    ),
    chosen: chosen.map((option) => weighed.indexOf(option) + 1).sort((a, b) => a - b),
    reason: voice.written([reason]).slice(0, 500),
  };
};
