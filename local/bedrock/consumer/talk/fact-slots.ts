import type { Language } from "../language.ts";
import { quirk, type Consumer } from "../appraisal/consumer.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { germanSlots } from "../voice/german/slots.ts";
import type { Slots } from "../wording/template.ts";
import { rateOf, spokenLast, spokenRate, type Deed } from "./facts/frequency.ts";
import { brandsFor, companyOf, dayOf, own, sellerOf, shopsFor, timeOf } from "./facts/habits.ts";
import { limits, spendingOn, spoken, usualPrice } from "./facts/money.ts";
import { circumstanceOf, dayStart, hobbyOf, homeOf, jobLine, peopleOf } from "./life.ts";
import { doingIn } from "./question/doing.ts";
import type { Subject } from "./question/subject.ts";

const buying =
  /\b(?:buy|bought|shop|shopping|purchas\w*|order\w*|get|spend|pay|kauf\p{L}*|einkauf\p{L}*|gekauft|eingekauft|hol\p{L}*|bestell\p{L}*|besorg\p{L}*|zahl\p{L}*)\b/iu;
/** Whether a question is about getting a thing or using it. */
export const deedOf = (ask: string): Deed => (buying.test(ask) ? "buy" : "use");

const numberWords = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  de: ["eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
} as const;
export const numberWord = (value: number, language: Language): string =>
  numberWords[language][Math.round(value) - 1] ?? String(Math.round(value));

const list = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${language === "de" ? "und" : "and"} ${names.at(-1)}`;

function placeOf(consumer: Consumer, { category, language }: Stimulus, deed: Deed): string {
  const places: readonly (readonly [en: string, de: string])[] =
    deed === "buy"
      ? [["online, straight from the provider", "online, direkt beim Anbieter"], ["on my phone, in the evening", "am Handy, abends"]]
      : category.kind === "food"
        ? [["at home, in the kitchen", "zu Hause in der Küche"], ["at home, and at work in the break", "zu Hause und in der Pause bei der Arbeit"], ["on the go, on my way through the city", "unterwegs, auf dem Weg durch die Stadt"]]
        : category.kind === "app"
          ? [["on the sofa", "auf dem Sofa"], ["on the train, on the phone", "in der Bahn, am Handy"]]
          : [["at home", "zu Hause"], ["at home and on the way", "zu Hause und unterwegs"]]; // prettier-ignore
  return own(consumer, `place ${category.id} ${deed}`, places)[language === "de" ? 1 : 0];
}

/** Whether an English word for a kind of thing stands for several. */
const isSeveral = (many: string): boolean =>
  /(?:[^sui]s|ies|people)$/i.test(many.split(/ (?:like|for|of|in|on|at|and) /)[0]!);

interface About {
  consumer: Consumer;
  view: Stimulus;
  language: Language;
  ask: string;
  subject: Subject;
}

/** Everything that a person can state about themselves and their dealings with a kind of thing. */
export function factSlots({ consumer, view, language, ask, subject }: About): Slots {
  const de = language === "de";
  const { profile } = consumer;
  const deed = deedOf(ask);
  const rate = rateOf(consumer, view, deed, subject.topic);
  const freq = spokenRate(rate, language);
  const day = dayOf(consumer, language);
  const shops = shopsFor(consumer, view.category);
  const [shop, shop2] = shops;
  const makers = brandsFor(consumer, view.category);
  const isShopped = view.category.kind !== "app" && view.category.kind !== "service";
  const isShelved = isShopped && shops.length > 0;
  const spending = spendingOn(view, consumer, ask, subject.topic);
  const { cheap, fair, most } = limits(view, consumer);
  const { category } = view;
  const echo = doingIn(ask, language);
  const words = category[language];
  const known = category.id !== "thing";
  const doing = echo ?? (known ? (adverb: string) => de ? `ich ${deed === "buy" ? "kaufe" : words.i} ${words.many} ${adverb}` : `I ${deed === "buy" ? "buy" : words.verb} ${words.many} ${adverb}` : (adverb: string) => (de ? `das kommt ${adverb} vor` : `that happens ${adverb}`)); // prettier-ignore
  const hasMoments = known && (isShopped || /app|streaming|delivery|meal_kit|gym|mobility|travel/.test(category.id));
  const time = timeOf(consumer, language);
  const bought = isShelved ? (de ? `bei ${shop}` : `at ${shop}`) : isShopped ? sellerOf(consumer, view) : "online";
  const place = deed === "buy" && isShopped ? bought : placeOf(consumer, view, deed);
  const general = profile.trusted_brands.slice(0, 2);
  const years = Math.max(
    1,
    Math.min(profile.age - 14, Math.round(3 + Math.abs(quirk(consumer, `since ${category.id}`)) * (profile.age / 9))),
  );
  const germanJob = de ? (germanSlots(view, consumer, null)["as_job"] as string | undefined) : undefined;
  const job = jobLine(consumer, language, germanJob);
  const city = profile.location.split(",")[0]?.trim();
  return {
    first: profile.full_name.split(" ")[0],
    full: profile.full_name,
    age: String(profile.age),
    city: city || undefined,
    job_line: job,
    job_self: job ?? profile.full_name.split(" ")[0],
    job_life: de ? undefined : "life",
    home: homeOf(consumer, language),
    circumstance_line: circumstanceOf(consumer, language),
    circumstance: de
      ? undefined
      : consumer.isStudent
        ? "my studies"
        : consumer.hasChildren
          ? "the children"
          : consumer.isRetired
            ? "retirement"
            : "the job",
    hobby: hobbyOf(consumer, language),
    day_start: dayStart(consumer, language),
    people: peopleOf(consumer, language),
    trait: de ? undefined : profile.personality_traits,
    avoided: profile.distrusted_brands.length > 0 ? profile.distrusted_brands : undefined,
    day,
    time,
    freq,
    doing: doing(freq),
    doing_time: echo ? doing(time) : undefined,
    doing_place: echo ? doing(place) : undefined,
    place,
    at_shop: bought,
    shop: isShelved ? shop : undefined,
    shop2: isShelved ? shop2 : undefined,
    moment: hasMoments ? words.moments : undefined,
    moment_time: hasMoments && deed === "use" ? words.moments : undefined,
    about: known ? words.many : undefined,
    many_are: `${words.many} ${isSeveral(words.many) ? "are" : "is"}`,
    many_annoy: `${words.many} ${isSeveral(words.many) ? "annoy me more often than they please" : "annoys me more often than it pleases"} me`,
    they_belong: isSeveral(words.many) ? "they belong" : "it belongs",
    company: companyOf(consumer, language),
    last: spokenLast(rate, day, language),
    years: numberWord(Math.max(2, years), language),
    amount: spending.amount,
    per: spending.per,
    usual: known ? spoken(usualPrice(view, consumer), consumer, language) : undefined,
    fair: spoken(fair, consumer, language),
    most: spoken(most, consumer, language),
    cheap: spoken(cheap, consumer, language),
    brands: list(makers.length > 0 ? makers : general, language) || undefined,
    brand1: makers[0] ?? general[0],
  };
}
