import { numberInWords } from "../../../../functions/studies/survey/answer-words.ts";
import type { NumberReply } from "../../../../functions/studies/survey/questions/numeric.ts";
import { pricePlaces, type PricePlace } from "../../phrases/speaking.ts";
import type { Tool } from "../tool.ts";
import { isPersonal } from "./about.ts";
import { childrenAtHome, factAskedFor, peopleAtHome } from "./facts.ts";
import { fashion, feeling } from "./person.ts";
import { middlingAmount } from "./price.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { matches, numberOf, questionOf } from "./survey.ts";
import { positionOn } from "./view.ts";

interface Question {
  text: string;
  number: { unit: string | null; from: number | null; to: number | null; whole: boolean };
}

function readQuestion(request: string): Question {
  const { text, form } = questionOf(request);
  const whole = form.whole !== undefined;
  return { text, number: { unit: form.unit ?? null, from: numberOf(form.from), to: numberOf(form.to), whole } };
}

/** Prices as parts of the one that somebody finds fair; the thrifty turn away sooner. */
const PLACES: Readonly<Record<PricePlace, number>> = {
  too_cheap: 0.42,
  cheap: 0.66,
  expensive: 1,
  too_expensive: 1.32,
};
const PRICE = { doublings: 0.7, thrift: 0.35, wobble: 0.14, own: 0.16, fair: 0.85 } as const;
/** Amounts that nothing shown speaks of: in doublings of the middling one of the currency. */
const SPENT = { income: 0.6, own: 1, least: 3 } as const;
/** Counts that nobody knows: logs of their middle, how far questions differ, and how far people do. */
const COUNT = { middle: Math.log(6), question: 0.8, own: 0.7 } as const;

/** Two digits, as people name prices: 384 is 380. */
function roundly(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(Math.max(value, 0.01))) - 1);
  return Number((Math.round(value / step) * step).toPrecision(2));
}

/** What somebody would give for what is shown: its price, moved by what they think of its worth and by their thrift. */
function fairPrice({ offer, appraisal, consumer, seed }: Scene): number | null {
  if (!offer?.price || offer.price.amount <= 0 || !appraisal) return null;
  const { doublings, thrift, own } = PRICE;
  const moved =
    doublings * appraisal.items.value_for_money -
    thrift * (consumer.thrift - 0.5) +
    own * feeling(consumer, `fair price ${offer.price.display}`, seed);
  return offer.price.amount * 2 ** moved;
}

interface Told {
  value: number;
  /** How somebody comes to it, before the number itself. */
  lines: readonly (string | null)[];
}

function priced({ text, number: { unit } }: Question, scene: Scene): Told | null {
  const { consumer, voice, speaking, seed, asked, appraisal, offer } = scene;
  const place = pricePlaces.find((one) => matches(asked.speaking.numbers.prices[one], text));
  const isMoney = unit !== null && middlingAmount(unit) !== null;
  if (!place && !isMoney && !matches(asked.speaking.asks.price, text)) return null;
  const fair = place || !isPersonal(text, scene) ? fairPrice(scene) : null;
  const share = place ? PLACES[place] : PRICE.fair;
  if (fair !== null) {
    const value = fair * share * 2 ** (PRICE.wobble * feeling(consumer, `price ${place ?? text}`, seed));
    const reason = appraisal!.reasons.find(({ kind }) => kind === "price");
    return {
      value: roundly(value),
      lines: [reason ? voice.because({ ...reason, about: offer!.price!.display }) : null],
    };
  }
  const doublings =
    SPENT.least +
    SPENT.income * consumer.income +
    SPENT.own * feeling(consumer, place ? "a price" : `spent ${text}`, seed);
  const value = (middlingAmount(unit ?? "") ?? 4) * 2 ** doublings * (place ? share : 1);
  return { value: roundly(value), lines: [voice.say(place ? speaking.replies.unpriced : speaking.replies.habit)] };
}

/** What the record of a person counts; null where it does not. */
function counted({ text }: Question, { consumer, asked, voice, speaking }: Scene): Told | null {
  const fact = consumer.profile.anonymous ? undefined : factAskedFor(text, asked.speaking.facts);
  const value =
    fact === "age"
      ? consumer.profile.age
      : fact === "people"
        ? peopleAtHome(consumer)
        : fact === "children"
          ? childrenAtHome(consumer)
          : null;
  return value === null ? null : { value, lines: [voice.say(speaking.options.fact)] };
}

/** A number that nothing tells: by where the person stands between two ends, else any that people might have. */
function guessed({ text, number: { from, to } }: Question, scene: Scene): Told {
  const { consumer, voice, speaking, seed } = scene;
  const lines = [voice.say(speaking.replies.habit)];
  if (from !== null && to !== null && to - from <= 100)
    return { value: Math.round(from + ((to - from) * (1 + positionOn(scene, text, "frequency"))) / 2), lines };
  const log = COUNT.middle + COUNT.question * fashion(text) + COUNT.own * feeling(consumer, `how many ${text}`, seed);
  return { value: (from ?? 0) + Math.round(Math.exp(log)), lines };
}

/** Brings a number into the form that is asked for; one that rounds out of its range stays in it. */
function formed(value: number, { from, to, whole }: Question["number"]): number {
  const held = Math.min(to ?? Infinity, Math.max(from ?? -Infinity, value));
  if (whole) return Math.min(Math.floor(to ?? Infinity), Math.max(Math.ceil(from ?? -Infinity), Math.round(held)));
  return Number(held.toFixed(2));
}

/** Answers a question with a number. */
export const answerNumber: Tool = (request, language, seed): NumberReply => {
  const scene = sceneOf(request, language, seed);
  const question = readQuestion(request);
  const { value, lines } = counted(question, scene) ?? priced(question, scene) ?? guessed(question, scene);
  const number = formed(value, question.number);
  const { voice, speaking } = scene;
  const said = voice.say(speaking.numbers.says, { number: numberInWords(number, question.number.unit, language) });
  return { reason: voice.written([...lines, said]).slice(0, 500), number };
};
