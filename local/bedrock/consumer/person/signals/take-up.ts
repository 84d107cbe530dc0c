import type { PersonaFacts } from "../../../../../functions/domain/persona/schemas.ts";
import type { SignalUse } from "../../../../../functions/domain/signals/grounding.ts";
import { uniform, wholeNumber, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import type { Market } from "../../market/market.ts";
import { expand, type Slots } from "../../wording/template.ts";
import type { Brands } from "../brands.ts";
import { tagsOf } from "../story/tags.ts";
import { appKindOf, brandsNamed, issueIn, topicOf, topicsIn } from "./recognise.ts";
import { offerOf, starsOf, type ShownSignal } from "./shown.ts";
import { concernOf, type Leaning, type ToldField, type Topic, type TopicLine } from "./topic.ts";

/** Who meets the signals. */
export interface Reader {
  facts: PersonaFacts;
  segment: { name: string; occupation: string | null };
  market: Market;
  brands: Brands;
}

/** A sentence that a signal puts into a text of the person; the rest of its slots are the person's own. */
export interface Told {
  field: ToldField;
  template: string;
  slots: Slots;
}

export interface TakenUp {
  uses: SignalUse[];
  told: Told[];
  /** The person's brands, with those that a signal added. */
  brands: Brands;
}

/** Most brands in a list of the tool's schema. */
const BRANDS = 6;
/** How much sooner a signal is taken up that names a brand the person has a view of, or the segment's subject. */
const OWN_BRAND = 2.5;
const SEGMENT = 4;

/** What a signal offers to sentences, besides the brand. */
const slotsOf = (signal: ShownSignal, market: Market): Record<string, string | undefined> => {
  if (signal.kind === "review") return { issue: issueIn(signal.text) };
  if (signal.kind === "post") return { place: /^r\/\w{2,30}$/.test(signal.place) ? signal.place : "a forum" };
  const { goods, price } = offerOf(signal, market);
  return { goods, price };
};

/** What lines on a signal may depend on: the person, and whether it is praise or a complaint, used or new. */
function tagsFor(signal: ShownSignal, person: ReadonlySet<string>, market: Market): Set<string> {
  const stars = starsOf(signal);
  const mood = stars === null ? [] : [stars >= 4 ? "good" : stars === 3 ? "mixed" : "bad"];
  const app = signal.kind === "review" ? appKindOf(signal.place) : null;
  const isUsed = signal.kind === "listing" && offerOf(signal, market).isUsed;
  return new Set([...person, ...mood, ...(app ? [app] : []), ...(isUsed ? ["used"] : [])]);
}

const signalSlots = ["brand", "place", "goods", "price", "issue"] as const;

const holds = (tags: ReadonlySet<string>, need: string): boolean =>
  need.startsWith("!") ? !tags.has(need.slice(1)) : tags.has(need);

/** The brand that a line of a leaning may name: one the person has that view of, or else none of. */
function brandFor(leaning: Leaning, named: readonly string[], { trusted, distrusted }: Brands): string | undefined {
  const [own, other] = leaning === "against" ? [distrusted, trusted] : [trusted, distrusted];
  if (leaning === "neither") return named[0];
  const possible = named.filter((brand) => !other.includes(brand));
  return possible.find((brand) => own.includes(brand)) ?? (own.length < BRANDS ? possible[0] : undefined);
}

/** A line that fits: those with the most to do with this person and this signal come first. */
function lineFor(
  { lines }: Topic,
  tags: ReadonlySet<string>,
  slotsWith: (leaning: Leaning) => Readonly<Record<string, string | undefined>>,
  random: RandomGenerator,
): { line: TopicLine; slots: Slots } | null {
  const usable = lines.flatMap((line) => {
    const slots = slotsWith(line.leaning);
    const isTold = signalSlots.every((slot) => !line.template.includes(`{${slot}}`) || slots[slot] !== undefined);
    if (!isTold || !line.needs.every((need) => holds(tags, need))) return [];
    const specific = line.needs.length + (line.template.includes("{brand}") ? 1 : 0);
    return [{ line, slots, order: specific + uniform(random, 0, 2.2) }];
  });
  const [first] = usable.sort((a, b) => b.order - a.order);
  return first ?? null;
}

/**
 * The one to three signals that a person has made something of, and what. Signals that concern the person more come
 * sooner (weighted draw without replacement after Efraimidis & Spirakis); a text of the person takes up one signal.
 */
export function takeUp(signals: readonly ShownSignal[], reader: Reader, random: RandomGenerator): TakenUp {
  const { facts, market, segment } = reader;
  const person = tagsOf(facts);
  const asked = new Set(topicsIn(`${segment.name} ${segment.occupation ?? ""}`));
  const met = signals
    .map((signal) => {
      const topic = topicOf(signal);
      const named = brandsNamed(signal, topic, market);
      const views = [...reader.brands.trusted, ...reader.brands.distrusted];
      const weight =
        Math.max(0.02, concernOf(topic, person)) *
        (named.some((brand) => views.includes(brand)) ? OWN_BRAND : 1) *
        (asked.has(topic) || topicsIn(signal.title).some((other) => asked.has(other)) ? SEGMENT : 1);
      return { signal, topic, named, order: -Math.log(uniform(random) || Number.MIN_VALUE) / weight };
    })
    .sort((a, b) => a.order - b.order);

  const most = wholeNumber(random, 2, 3);
  const taken: TakenUp = { uses: [], told: [], brands: reader.brands };
  for (const { signal, topic, named } of met) {
    if (taken.uses.length === most) break;
    if (taken.told.some(({ field }) => field === topic.field)) continue;
    const { brands } = taken;
    const found = lineFor(
      topic,
      tagsFor(signal, person, market),
      (leaning) => ({ ...slotsOf(signal, market), brand: brandFor(leaning, named, brands) }),
      random,
    );
    if (!found) continue;
    const { line, slots } = found;
    taken.uses.push({ signal: signal.number, used_for: expand(line.usedFor, slots, random) });
    taken.told.push({ field: topic.field, template: line.template, slots });
    const brand = line.template.includes("{brand}") ? slots["brand"] : undefined;
    if (typeof brand === "string") taken.brands = withBrand(brands, brand, line.leaning);
  }
  return taken;
}

const including = (list: readonly string[], brand: string): string[] =>
  list.includes(brand) ? [...list] : [...list, brand];

function withBrand({ trusted, distrusted }: Brands, brand: string, leaning: Leaning): Brands {
  if (leaning === "neither") return { trusted, distrusted };
  return leaning === "for"
    ? { trusted: including(trusted, brand), distrusted }
    : { trusted, distrusted: including(distrusted, brand) };
}
