import { topicOf, type TopicId } from "../report/topics.ts";
import { writeHabits } from "../voice/habits.ts";
import { priceShade, sayReason } from "../voice/reasons.ts";
import type { Driver } from "../appraisal/driver.ts";
import { recognise } from "./recognise.ts";
import type { Setting } from "./setting.ts";

/** Something a participant can bring up. */
export interface Argument {
  /** A driver's id or a criterion of choice. */
  id: string;
  topic: TopicId | null;
  side: -1 | 0 | 1;
  /** How much it counts for the person, 0 upwards. */
  weight: number;
  theme: string | null;
  /** An unfinished sentence, another one with every call; null when nothing is left to say. */
  words(): string | null;
}

/** Weaker reasons pass without a word. */
const WORTH_SAYING = 0.08;

/** One wording per theme, so that the themes of several people can be told to be the same. */
const wordingOf = (themes: readonly string[] | undefined): string | null =>
  themes?.find((theme) => !/[{[@]/.test(theme)) ?? null;

function fromDriver(setting: Setting, driver: Driver): Argument {
  const { narrator, stimulus } = setting;
  const side = driver.effect > 0 ? "pro" : "con";
  const shade = driver.id === "price" ? priceShade(stimulus, driver.effect) : null;
  const usual = shade === "usual" || shade === "free";
  const theme = usual ? null : wordingOf(narrator.pack.themes[driver.id]?.[side]);
  return {
    id: driver.id,
    topic: driver.id === "price" ? "price" : theme === null || driver.slots["quote"] ? null : topicOf(theme),
    side: shade === "usual" ? 0 : driver.effect > 0 ? 1 : -1,
    weight: Math.abs(driver.effect),
    theme,
    words: () => sayReason(narrator, driver, stimulus),
  };
}

function fromHabits({ narrator, stimulus, consumer }: Setting): Argument[] {
  const talkative = { ...consumer, extraversion: 1, conscientiousness: 1 };
  const { sentences, themes } = writeHabits(narrator, stimulus, talkative);
  const criteria = sentences.map((text, index) => ({ text, theme: themes[index - 1] ?? null }));
  return criteria.flatMap(({ text, theme }, index): Argument[] => {
    const { id, topic } = recognise(text, stimulus);
    if (index === 0 || id === null) return [];
    let left = true;
    const words = () => (left ? ((left = false), text.replace(/[.]$/, "")) : null);
    return [{ id, topic, side: 0, weight: 1 / index, theme, words }];
  });
}

/** Everything a participant could say on the topic, what counts most first. */
export function argumentsOf(setting: Setting): Argument[] {
  const { appraisal } = setting;
  if (!appraisal) return fromHabits(setting);
  // Not needing a thing and having another one are the same reason twice.
  const needless = appraisal.drivers.some(
    ({ id, effect }) => (id === "need" || id === "not_meant") && effect < -WORTH_SAYING,
  );
  return appraisal.drivers
    .filter(({ id, effect }) => (Math.abs(effect) > WORTH_SAYING || id === "price") && !(needless && id === "habit"))
    .map((driver) => fromDriver(setting, driver));
}
