import { standsLast } from "../../../../functions/domain/survey/option-kinds.ts";
import type { ChoiceReply } from "../../../../functions/prompts/survey-choice/prompt.ts";
import { fashion } from "../../consumer/choices/appeal.ts";
import { optionHolding } from "../../consumer/questionnaire/ranges.ts";
import { readStances, type StanceReading } from "../../embedder/stance.ts";
import { stances, type Stance } from "../../phrases/pack.ts";
import type { ScaleFamily } from "../../../../functions/domain/scales/scale-families.ts";
import type { Tool } from "../tool.ts";
import { caresFor, feeling } from "./feeling.ts";
import { topicsIn, worthOf } from "./offer.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { matches, questionOf } from "./survey.ts";
import { positionOn } from "./view.ts";

interface Weighed {
  option: string;
  /** The more, the sooner it is chosen. */
  utility: number;
  closes: boolean;
}

const APPEAL = { brand: 0.7, topic: 0.5, worth: 0.25, fashion: 0.22, own: 0.32 } as const;
/** From this appeal on an option applies, where all that apply are asked for. */
const APPLIES = 0.2;
const CLOSING = { nothing: -0.3, other: -0.8 } as const;
const SHOWN_AS = { fits: 0.2, unfit: -0.1 } as const;

/** The scale that options stand on together, with the place of each: `jamais … toujours`, `pas du tout … très`. */
function gradesOf(options: readonly string[]): { stance: Stance; places: number[] } | null {
  const readings: StanceReading[] = options.map((option) => readStances(option));
  const stance = stances.find((name) => readings.every((reading) => reading[name] !== undefined));
  if (!stance || options.length < 3) return null;
  const places = readings.map((reading) => reading[stance]!.position);
  return new Set(places).size >= Math.min(3, options.length) ? { stance, places } : null;
}

const familyOf: Readonly<Record<Stance, ScaleFamily>> = {
  valence: "liking", intent: "purchase_intent", novelty: "uniqueness", relevance: "relevance", credibility: "trust",
  value: "value_for_money", agreement: "agreement", importance: "importance", interest: "interest", ease: "ease",
  frequency: "frequency", degree: "intensity",
}; // prettier-ignore

/** The option that a fact of the profile decides; null where the question asks for none, or the person is nobody. */
function factAmong(question: string, options: readonly string[], { speaking, consumer }: Scene): string | null {
  const { facts } = speaking;
  const { profile } = consumer;
  if (profile.anonymous) return null;
  if (matches(facts.gender, question)) {
    const own = /^f/iu.test(profile.gender) ? facts.woman : facts.man;
    return options.find((option) => matches(own, option)) ?? null;
  }
  return matches(facts.age, question) ? optionHolding(options, profile.age) : null;
}

function weigh(question: string, options: readonly string[], scene: Scene): Weighed[] {
  const { consumer, language, speaking, seed } = scene;
  const { nothing, other } = speaking.facts;
  const closes = (option: string) => standsLast(option) || matches(nothing, option) || matches(other, option);
  const free = options.filter((option) => !closes(option));
  const grades = gradesOf(free);
  const position = grades ? positionOn(scene, question, familyOf[grades.stance]) : 0;
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const names = (brands: readonly string[], option: string) =>
    brands.some((brand) => brand !== "" && option.includes(brand));
  return options.map((option) => {
    if (closes(option))
      return { option, closes: true, utility: matches(nothing, option) ? CLOSING.nothing : CLOSING.other };
    if (grades) {
      const away = Math.abs(grades.places[free.indexOf(option)]! - position);
      return { option, closes: false, utility: 1 - away };
    }
    const brand = names(trusted_brands, option) ? 1 : names(distrusted_brands, option) ? -1 : 0;
    const cares = topicsIn(option, language).map((topic) => caresFor(consumer, topic));
    const key = `${question} ${option}`;
    const utility =
      APPEAL.brand * brand +
      APPEAL.topic * Math.max(...cares, cares.length > 0 ? -1 : 0) +
      APPEAL.worth * worthOf(option, language, speaking) +
      APPEAL.fashion * fashion(key) +
      APPEAL.own * feeling(consumer, key, seed);
    return { option, closes: false, utility };
  });
}

/** Answers a multiple-choice question; nothing depends on the order in which the options are shown. */
export const chooseOptions: Tool = (request, language, seed): ChoiceReply => {
  const scene = sceneOf(request, language, seed);
  const { voice, speaking } = scene;
  const question = questionOf(request);
  const options = question.options.map((text) => text.replace(/^\d+\. /, ""));
  const multiple = question.choose.startsWith("all");
  const fact = factAmong(question.text, options, scene);
  const weighed = fact
    ? options.map((option) => ({ option, closes: false, utility: option === fact ? 1 : -1 }))
    : weigh(question.text, options, scene);
  const best = weighed.reduce((a, b) =>
    b.utility > a.utility || (b.utility === a.utility && b.option < a.option) ? b : a,
  );
  const applying = weighed.filter(({ closes, utility }) => !closes && utility >= APPLIES);
  const chosen = multiple && !fact && !best.closes && applying.length > 0 ? applying : [best];
  const meaning = ({ utility }: Weighed) =>
    utility >= SHOWN_AS.fits
      ? speaking.options.fits
      : utility < SHOWN_AS.unfit
        ? speaking.options.unfit
        : speaking.options.middling;
  const reason = fact
    ? voice.say(speaking.options.fact)
    : voice.say(speaking.options.because, { option: voice.quoted(best.option) });
  return {
    considerations: weighed.map((option) =>
      voice.written([voice.say(chosen.includes(option) ? speaking.options.fits : meaning(option))]).slice(0, 200),
    ),
    chosen: chosen.map((option) => weighed.indexOf(option) + 1).sort((a, b) => a - b),
    reason: voice.written([reason]).slice(0, 500),
  };
};
