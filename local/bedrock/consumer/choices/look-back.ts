import { readPrices } from "../../../../functions/domain/conjoint/price.ts";
import type { Language } from "../language.ts";
import { randomFrom, seedFrom } from "../../../../functions/domain/statistics/random.ts";
import type { LookingBack } from "../../../../functions/prompts/looking-back/prompt.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import { tagsOf } from "../voice/tone.ts";
import { Speaker } from "../wording/speaker.ts";
import { sentence } from "../wording/template.ts";
import type { TaskChoice } from "./choose.ts";
import { english } from "./words-english.ts";
import { german } from "./words-german.ts";
import type { ShownAttribute } from "./tasks.ts";
import type { Utilities } from "./utilities.ts";

interface Sitting {
  consumer: Consumer;
  attributes: readonly ShownAttribute[];
  utilities: Utilities;
  choices: readonly TaskChoice[];
  language: Language;
}

interface Weighed {
  name: string;
  best: string;
  worst: string;
  isPrice: boolean;
  range: number;
}

/** The attributes by what they moved, most first. */
function weighed({ attributes, utilities }: Sitting): Weighed[] {
  return attributes
    .map(({ name, levels }) => {
      const ranked = [...(utilities.get(name) ?? new Map<string, number>())].sort((a, b) => b[1] - a[1]);
      const [best = ["", 0], worst = ["", 0]] = [ranked[0], ranked.at(-1)];
      return {
        name,
        best: best[0],
        worst: worst[0],
        isPrice: readPrices(levels) !== null,
        range: best[1] - worst[1],
      };
    })
    .sort((a, b) => b.range - a.range || (a.name < b.name ? -1 : 1));
}

const THEME_LENGTH = 60;
/** An attribute that moves less than this share of what the first one does goes unmentioned. */
const WORTH_NAMING = 0.45;
/** Shares of screens without a purchase from which people say so. */
const OFTEN_NONE = 0.4;

/** What a person says about the choices: what they looked at most, what hardly counted, and whether they would buy at all. */
export function lookBackOnChoices(sitting: Sitting): LookingBack {
  const { consumer, choices, language } = sitting;
  const { full_name, age, location } = consumer.profile;
  const ranked = weighed(sitting);
  const [first] = ranked;
  if (!first) throw new Error("A conjoint task without attributes cannot be looked back on.");
  const second = ranked[1] && ranked[1].range > WORTH_NAMING * first.range ? ranked[1] : undefined;
  const last = ranked.length > 2 ? ranked.at(-1) : undefined;
  const pools = language === "de" ? german : english;
  const seed = seedFrom(full_name, age, location, ranked.map(({ name }) => name).join());
  const speaker = new Speaker(randomFrom(seed), {}, tagsOf(consumer));
  const slots = ({ name, best, worst }: Weighed) => ({ name, best, worst });
  const refused = choices.filter(({ chosen }) => chosen === 0).length / choices.length;
  const lines = [
    speaker.say(first.isPrice ? pools.priceFirst : pools.first, slots(first)),
    second ? speaker.say(second.isPrice ? pools.priceNext : pools.next, slots(second)) : null,
    last ? speaker.say(last.isPrice ? pools.priceLast : pools.last, slots(last)) : null,
    speaker.say(refused >= OFTEN_NONE ? pools.refused : refused > 0 ? pools.sometimes : pools.always),
  ];
  const sentences = lines.flatMap((line) => (line === null ? [] : [sentence(line)]));
  return {
    reaction: sentences.join(" "),
    key_themes: [first, ...(second ? [second] : [])].map(({ name }) => name.slice(0, THEME_LENGTH)),
    notable_quote: sentences[0]!.slice(0, 400),
  };
}
