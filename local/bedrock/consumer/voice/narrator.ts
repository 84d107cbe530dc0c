import type { Language } from "../language.ts";
import { randomFrom, uniform, type RandomGenerator } from "../../../../functions/domain/statistics/random.ts";
import type { Appraisal } from "../appraisal/appraise.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import { occasion } from "../occasion.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { Speaker, type Pool } from "../wording/speaker.ts";
import { sentence, type Slots } from "../wording/template.ts";
import { english } from "./english/english.ts";
import { englishSlots, polishEnglish } from "./english/slots.ts";
import { german } from "./german/german.ts";
import { germanSlots, polishGerman } from "./german/slots.ts";
import type { VoicePack } from "./pack.ts";
import { tagsOf } from "./tone.ts";

/** One person, talking in one language about one thing. */
export interface Narrator {
  pack: VoicePack;
  random: RandomGenerator;
  is(tag: string): boolean;
  /** An unfinished sentence of a pool that was not said before; null when there is none. */
  say(pool: Pool | undefined, more?: Slots): string | null;
  /** A statement with something hung on it, for short ones and now and then. */
  rounded(text: string, share: number): string;
  /** Turns words into a finished sentence in the person's way of writing. */
  finish(text: string): string;
}

const languages: Readonly<
  Record<
    Language,
    {
      pack: VoicePack;
      slots: (stimulus: Stimulus, consumer: Consumer, appraisal: Appraisal | null) => Slots;
      polish: (text: string, isFormal: boolean, market: string) => string;
    }
  >
> = {
  en: { pack: english, slots: englishSlots, polish: polishEnglish },
  de: { pack: german, slots: germanSlots, polish: polishGerman },
};

/** Statements up to this length can bear an addition. */
const SHORT = 62;

/** Prepares a person to talk. The seed decides between wordings, never what is meant. */
export function narratorOf(
  stimulus: Stimulus,
  consumer: Consumer,
  appraisal: Appraisal | null,
  seed: string,
): Narrator {
  const { pack, slots, polish } = languages[stimulus.language];
  const random = randomFrom(`${seed}${occasion()}`);
  const speaker = new Speaker(random, slots(stimulus, consumer, appraisal), tagsOf(consumer));
  return {
    pack,
    random,
    is: (tag) => speaker.is(tag),
    say: (pool, more) => speaker.say(pool, more),
    rounded: (text, share) => {
      const hedged =
        /honest|must say|I'd say|if you ask|actually|ehrlich|würde ich sagen|muss ich sagen|finde ich/i.test(text);
      const isShort = !hedged && text.length < SHORT && !/[?“”„:]/.test(text) && (text.match(/,/g)?.length ?? 0) < 2;
      const tail = isShort && uniform(random) < share ? speaker.say(pack.tails) : null;
      return tail ? `${text}, ${tail}` : text;
    },
    finish: (text) => sentence(polish(text, speaker.is("formal"), consumer.market.code)),
  };
}
