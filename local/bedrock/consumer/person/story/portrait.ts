import type { PersonaFacts } from "../../../../../functions/domain/persona/schemas.ts";
import {
  hashText,
  pick,
  shuffle,
  uniform,
  type RandomGenerator,
} from "../../../../../functions/domain/statistics/random.ts";
import type { Market } from "../../market/market.ts";
import { expand, sentence } from "../../wording/template.ts";
import type { Told } from "../signals/take-up.ts";
import type { ToldField } from "../signals/topic.ts";
import { amountsFor } from "./amounts.ts";
import { devices, media, onlineShopping, privacy } from "./digital.ts";
import { character, consequence, household, novelty, speech } from "./notes.ts";
import { tell, type Pool, type Teller } from "./pool.ts";
import { exception, practice, stance } from "./prices.ts";
import { tagsOf } from "./tags.ts";

/** What the portrait is drawn from. */
export interface Sitter {
  facts: PersonaFacts;
  segment: { name: string; occupation: string | null };
  market: Market;
  fullName: string;
  trusted: readonly string[];
  distrusted: readonly string[];
  /** What the signals of the market put into the texts. */
  told: readonly Told[];
}

/** Sentences up to a length, whole ones only; the first is always kept. */
const within = (limit: number, sentences: readonly string[]): string =>
  sentences
    .filter(Boolean)
    .reduce(
      (text, next) => (text === "" ? next : text.length + 1 + next.length <= limit ? `${text} ${next}` : text),
      "",
    )
    .slice(0, limit);

/** Letters of initials that follow each other in a group's plan lie this far apart. */
const alphabet = "ABCDEFGHJKLMNPRSTV";
const scatter = 7;

/** Where a person starts in the group's order of sentences: the initials keep the persons of a group apart. */
function placeIn(groupSeed: string, initials: string, random: RandomGenerator): number {
  const letter = alphabet.indexOf(initials.charAt(0));
  if (letter < 0) return uniform(random);
  const offset = hashText(groupSeed) % alphabet.length;
  return ((letter * scatter + offset) % alphabet.length) / alphabet.length;
}

const pronouns = {
  Male: { He: "He", he: "he", his: "his", His: "His", him: "him", himself: "himself" },
  Female: { He: "She", he: "she", his: "her", His: "Her", him: "her", himself: "herself" },
};

/** The circumstance of the facts as a sentence about the person. */
function circumstanceOf(first: string, { life_circumstance, gender }: PersonaFacts): string {
  const own = gender === "Male" ? "his" : "her";
  const text = life_circumstance.replaceAll(/\btheir\b/g, own);
  if (text === "") return "";
  const isPhrase = /^(?:the last child|three generations)/.test(text);
  return sentence(isPhrase ? `In ${first}'s home ${text}` : `${first} ${text}`);
}

/** Sums that people spend grow with income and shrink with attention to prices. */
const spending = ({ income_level, price_sensitivity }: PersonaFacts): number =>
  ({ Low: 0.8, Middle: 1, High: 1.25 })[income_level] * (1.25 - price_sensitivity / 200);

/** Digital habits, dealing with prices and notes on a person, within the lengths of the tool's schema. */
export function portrait(sitter: Sitter, random: RandomGenerator) {
  const { facts, segment, market, trusted, distrusted } = sitter;
  const first = sitter.fullName.split(" ")[0]!;
  const groupSeed = segment.name;
  const apps = shuffle(random, market.apps);
  const avoided = new Set(distrusted);
  const liked = (brands: readonly string[]) =>
    pick(
      random,
      brands.filter((brand) => !avoided.has(brand)),
    );
  const scale = spending(facts);
  const teller: Teller = {
    tags: tagsOf(facts),
    groupSeed,
    place: placeIn(groupSeed, facts.name_initials, random),
    random,
    slots: {
      ...pronouns[facts.gender],
      ...amountsFor(market, facts.market, scale, random),
      first,
      First: first,
      app: apps.filter((app) => !avoided.has(app))[0]!,
      app2: apps.filter((app) => !avoided.has(app))[1]!,
      media: liked(market.media.filter((medium) => medium !== "YouTube")),
      shop: liked(market.supermarkets),
      online: liked(market.online),
      trusted: pick(random, trusted),
      distrusted: pick(random, distrusted),
    },
  };
  const say = (pool: Pool) => tell(pool, teller);
  /** Two different sentences of a pool, where it has two. */
  const sayTwo = (pool: Pool) => {
    const one = say(pool);
    const other = tell(pool, { ...teller, place: (teller.place + 0.5) % 1 });
    return one.slice(0, 24) === other.slice(0, 24) ? [one] : [one, other];
  };
  const own = facts.life_circumstance === "" ? [] : [circumstanceOf(first, facts), say(consequence)];
  /** After the first sentence of a field the name at the head of a sentence gives way to the pronoun. */
  const passage = (limit: number, [opening = "", ...rest]: readonly string[]) => {
    const { He } = pronouns[facts.gender];
    return within(limit, [
      opening,
      ...rest.map((text) => (text.startsWith(`${first} `) ? He + text.slice(first.length) : text)),
    ]);
  };
  /** Comes early in its text: what does not fit in is left out at the end. */
  const met = (field: ToldField) =>
    sitter.told
      .filter((told) => told.field === field)
      .map(({ template, slots }) => sentence(expand(template, { ...teller.slots, ...slots }, random)));
  return {
    digital_habits: passage(600, [
      say(devices),
      ...met("digital_habits"),
      say(onlineShopping),
      say(media),
      say(privacy),
    ]),
    price_sensitivity: passage(600, [say(stance), ...met("price_sensitivity"), say(practice), say(exception)]),
    psychographic_notes: passage(900, [
      ...own,
      ...met("psychographic_notes"),
      say(novelty),
      ...sayTwo(character),
      say(household),
      say(speech),
    ]),
  };
}
