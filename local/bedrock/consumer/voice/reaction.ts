import { pick, uniform } from "../../../../functions/domain/statistics/random.ts";
import type { Appraisal } from "../appraisal/appraise.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import type { Driver } from "../appraisal/driver.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { lifeKeys } from "./life-key.ts";
import type { Narrator } from "./narrator.ts";
import { levelOf } from "./pack.ts";
import { sayReason } from "./reasons.ts";
import { sentenceCount } from "./tone.ts";

/** A sentence and which way it leans: for (1), against (−1) or neither (0). */
interface Spoken {
  text: string;
  leaning: -1 | 0 | 1;
}

const sign = (value: number): -1 | 0 | 1 => (value > 0.1 ? 1 : value < -0.1 ? -1 : 0);

/** Effects from this on are named as a reason of their own. */
const WORTH_NAMING = 0.12;

/** The reasons a person names: the two that carry the verdict, the price if there is one, and one that speaks against it. */
function namedReasons(appraisal: Appraisal, room: number): Driver[] {
  const lean = sign(appraisal.overall);
  // The clearer the verdict, the stronger a reason must be to be named against it.
  const threshold = WORTH_NAMING + 0.3 * Math.max(0, Math.abs(appraisal.overall) - 0.3);
  const { drivers } = appraisal;
  const price = drivers.find((driver) => driver.id === "price");
  // Not needing a thing and having another one are the same reason twice.
  const needless = drivers.some(({ id, effect }) => (id === "need" || id === "not_meant") && effect < -WORTH_NAMING);
  const others = drivers.filter(({ id }) => id !== "price" && !(needless && id === "habit"));
  const carrying = others.filter((driver) => lean === 0 || Math.sign(driver.effect) === lean);
  const against = others.find(
    (driver) => lean !== 0 && Math.sign(driver.effect) === -lean && Math.abs(driver.effect) > threshold,
  );
  const wanted = [
    carrying[0],
    price,
    lean === 0 ? carrying.find((driver) => Math.sign(driver.effect) !== Math.sign(carrying[0]?.effect ?? 0)) : against,
    carrying[1],
  ];
  const chosen = [...new Set(wanted.filter((driver) => driver !== undefined))].slice(0, room);
  // What speaks against the verdict comes last, before the person says what they would do.
  return chosen.toSorted(
    (a, b) => Number(a === against) - Number(b === against) || Math.abs(b.effect) - Math.abs(a.effect),
  );
}

function lifeSentence(narrator: Narrator, consumer: Consumer, lean: number): string | null {
  const side = lean > 0 || (lean === 0 && uniform(narrator.random) < 0.5) ? "pro" : "con";
  const keys = lifeKeys(consumer).slice(0, 3);
  return (
    narrator.say(narrator.pack.life[pick(narrator.random, keys)]?.[side]) ??
    narrator.say(narrator.pack.life["any"]?.[side])
  );
}

/** The words before a sentence: a turn when it leans the other way, an aside for people who talk like that. */
function joined(narrator: Narrator, spoken: readonly Spoken[]): string[] {
  let stance: number = spoken[0]?.leaning ?? 0;
  let aside = false;
  return spoken.map(({ text, leaning }, index) => {
    const turns = index > 0 && leaning !== 0 && stance !== 0 && leaning !== stance;
    if (leaning !== 0) stance = leaning;
    const isLast = index === spoken.length - 1;
    const mayChat = index > 0 && !isLast && !turns && !aside && uniform(narrator.random) < 0.2;
    // `But I'm sorry, but …`: sentences with an opening of their own get no other.
    const opened = /^(?:and|so|but|still|I'm sorry|und|also|aber|es tut mir)\b/.test(text);
    const lead = opened
      ? null
      : turns
        ? narrator.say(isLast ? narrator.pack.conclusions : narrator.pack.turns[leaning > 0 ? "pro" : "con"])
        : mayChat
          ? narrator.say(narrator.pack.asides)
          : null;
    if (mayChat && lead) aside = true;
    if (lead) return narrator.finish(`${lead} ${text}`);
    // The verdict and the decision stand by themselves.
    return narrator.finish(index === 0 || isLast ? text : narrator.rounded(text, 0.22));
  });
}

const MOST_SENTENCES = 6;

/** How many sentences a reader counts in what is to become one. */
const sentencesIn = (text: string): number => (text.match(/[.?!](?=\s)/g)?.length ?? 0) + 1;

/** As many of the middle parts as fit; what was put in first counts most. */
function fitting(parts: readonly Spoken[], room: number): Spoken[] {
  let left = room;
  return parts.filter(({ text }) => {
    const fits = sentencesIn(text) <= left;
    if (fits) left -= sentencesIn(text);
    return fits;
  });
}

/** Something about the person's own life, or what they would still want to know. */
function ownSentence(narrator: Narrator, consumer: Consumer, lean: -1 | 0 | 1): Spoken[] {
  const question = uniform(narrator.random) < 0.35 ? narrator.say(narrator.pack.questions) : null;
  if (question) return [{ text: question, leaning: 0 }];
  const life = lifeSentence(narrator, consumer, lean);
  return life ? [{ text: life, leaning: lean }] : [];
}

/** A first reaction: 3 to 6 sentences that carry the person's judgement, reasons and circumstances. */
export function writeReaction(
  narrator: Narrator,
  stimulus: Stimulus,
  consumer: Consumer,
  appraisal: Appraisal,
): string[] {
  const count = sentenceCount(consumer);
  const lean = sign(appraisal.overall);
  const intent = appraisal.items.purchase_intent;
  const opening = narrator.say(narrator.pack.first[levelOf(appraisal.overall)]) ?? "";
  const closing = narrator.say(narrator.pack.closing[levelOf(intent)]) ?? "";
  const reasons = namedReasons(appraisal, count >= 5 ? 3 : 2).flatMap((driver): Spoken[] => {
    const text = sayReason(narrator, driver, stimulus);
    return text === null ? [] : [{ text, leaning: Math.abs(driver.effect) < 0.1 ? 0 : driver.effect > 0 ? 1 : -1 }];
  });
  const named = fitting(reasons, MOST_SENTENCES - sentencesIn(opening) - sentencesIn(closing));
  const said = [opening, ...named.map(({ text }) => text), closing].reduce((sum, text) => sum + sentencesIn(text), 0);
  const own = said < count || named.length === 0 ? ownSentence(narrator, consumer, lean) : [];
  const middle = [...named.slice(0, 1), ...fitting(own, MOST_SENTENCES - said), ...named.slice(1)];
  return joined(narrator, [{ text: opening, leaning: lean }, ...middle, { text: closing, leaning: sign(intent) }]);
}
