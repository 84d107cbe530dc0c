import { randomFrom, seedFrom, shuffle, uniform } from "../../../../functions/statistics/random.ts";
import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import { topicNames } from "../../embedder/reader.ts";
import type { LifeKey, Speaking } from "../../phrases/speaking.ts";
import type { Offer } from "./offer.ts";
import type { Reason } from "./appraise.ts";
import type { Consumer } from "./person.ts";

export type Slots = Readonly<Record<string, string | null | undefined>>;
type Pool = readonly string[];
/** Lower bounds of the shades between the ends of −1..1: an answer's words turn at the same places as its rating. */
const SHADES = [-0.62, -0.22, 0.22, 0.62] as const;
/** How often an opener comes before a verdict and before a reason. */
const OPENS = { verdict: 0.65, reason: 0.2 } as const;
const PRICE_FAIR = 0.08;

const shadeOf = (position: number) => SHADES.filter((bound) => position >= bound).length as 0 | 1 | 2 | 3 | 4;
const slot = /\{(\w+)\}/g;

/** A sentence as a man or a woman says it: `content<|e>`. */
export const gendered = (text: string, isWoman: boolean): string =>
  text.replaceAll(/<([^<>|]*)\|([^<>|]*)>/g, isWoman ? "$2" : "$1");

/** How one person puts things: variants in an order of their own, nothing said twice. */
export class Voice {
  readonly speaking: Speaking;
  readonly consumer: Consumer;
  readonly #moment: number;
  readonly #said: string[];
  readonly #used = new Set<string>();

  /**
   * @param moment what the choice of words hangs on beside the person
   * @param said what the person said before, not to be repeated
   */
  constructor(speaking: Speaking, consumer: Consumer, moment: number, said: readonly string[] = []) {
    this.speaking = speaking;
    this.consumer = consumer;
    this.#moment = moment;
    this.#said = [...said];
  }

  #random(about: string) {
    const { full_name, age, location } = this.consumer.profile;
    return randomFrom(seedFrom(full_name, age, location, about, this.#moment));
  }

  /** A sentence of a pool without its end; null if the slots allow none. The first one again when all were said. */
  say(pool: Pool, slots: Slots = {}): string | null {
    const isWoman = /^f/iu.test(this.consumer.profile.gender);
    const fitting = pool
      .filter((text) => [...text.matchAll(slot)].every(([, name]) => slots[name!]))
      .map((template) => ({
        template,
        text: gendered(template, isWoman).replaceAll(slot, (_, name: string) => slots[name]!),
      }));
    const own = shuffle(this.#random(pool[0] ?? ""), fitting);
    const isFresh = ({ template, text }: { template: string; text: string }) =>
      !this.#used.has(template) && !this.#said.some((said) => said.toLowerCase().includes(text.toLowerCase()));
    const chosen = own.find(isFresh) ?? own[0];
    if (!chosen) return null;
    this.#used.add(chosen.template);
    return chosen.text;
  }

  #opened(text: string, chance: number = OPENS.verdict): string {
    const opens = uniform(this.#random(`opener ${text}`)) < chance;
    return opens ? `${this.say(this.speaking.openers)}${this.speaking.space}${text}` : text;
  }

  /** Where somebody stands on a scale, −1..1, in words; an opener comes before about half of the verdicts. */
  verdict(family: ScaleFamily, position: number): string {
    return this.#opened(this.say(this.speaking.scales[family][shadeOf(position)])!);
  }

  /** The same between two ends that are named. */
  between(position: number, low: string, high: string): string {
    return this.#opened(this.say(this.speaking.ends[shadeOf(position)], { low, high })!);
  }

  quoted(text: string): string {
    const [open, close] = this.speaking.quotes;
    return `${open}${text.replaceAll(/[«»"„“”「」]/g, "").trim()}${close}`;
  }

  /** What a reason is about, as a noun phrase. */
  point({ kind, about }: Reason): string {
    const { names } = this.speaking;
    if (kind === "topic") return names[about] ?? this.quoted(about);
    return kind === "price" ? names.price! : kind === "claim" ? this.quoted(about) : about;
  }

  /** Why somebody takes an offer so. */
  because(reason: Reason): string | null {
    const text = this.#because(reason);
    return text === null ? null : this.#opened(text, OPENS.reason);
  }

  #because(reason: Reason): string | null {
    const { reasons } = this.speaking;
    const { kind, effect, about } = reason;
    if (kind === "price")
      return this.say(effect > PRICE_FAIR ? reasons.cheap : effect < -PRICE_FAIR ? reasons.dear : reasons.fair, {
        price: about,
      });
    if (kind === "brand") return this.say(effect > 0 ? reasons.trusted : reasons.distrusted, { brand: about });
    const against = kind === "topic" ? reasons.unmoved : reasons.bad;
    return this.say(effect > 0 ? reasons.good : against, { point: this.point(reason) });
  }

  /** Something of the person's life that bears on buying. */
  life(): string | null {
    const { profile, lives, thrift, age, conscientiousness, extraversion } = this.consumer;
    const holds: Readonly<Record<LifeKey, boolean>> = {
      children: lives.has("children"),
      pet: lives.has("pet"),
      student: lives.has("student"),
      retired: lives.has("retired"),
      thrifty: thrift > 0.6,
      generous: thrift < 0.35,
      sceptic: profile.attitude === "sceptic",
      enthusiast: profile.attitude === "enthusiast",
      young: age < -0.6,
      old: age > 0.4,
      planner: conscientiousness > 0.2,
      sociable: extraversion > 0.4,
      plain: false,
    };
    const keys = (Object.keys(holds) as LifeKey[]).filter((key) => holds[key]);
    const pools = (keys.length > 0 ? keys : (["plain"] as const)).map((key) => this.speaking.life[key]);
    return this.say(shuffle(this.#random("life"), pools).flat());
  }

  /** Sentences as they are written: begun large, ended, joined as the language joins them. */
  written(lines: readonly (string | null)[]): string {
    const { end, space } = this.speaking;
    return lines
      .filter((line) => line !== null && line !== "")
      .map((line) => line!.charAt(0).toLocaleUpperCase() + line!.slice(1))
      .map((line) => (/[.!?。！？]$/u.test(line) ? line : `${line}${end}`))
      .join(space);
  }

  /** Labels of what counts: topics of the reasons, what moves most first; of the offer where reasons have none. */
  themes(reasons: readonly Reason[], offer: Offer | null, most: number): string[] {
    const ids = [...reasons.flatMap(({ topics }) => topics), ...(offer?.topics ?? [])];
    const known = [...new Set(ids)].filter((id) => topicNames.includes(id));
    return known.slice(0, most).map((id) => this.speaking.names[id] ?? id);
  }
}
