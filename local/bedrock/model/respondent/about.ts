import { factQuestions, type Fact, type FactQuestion } from "../../phrases/facts.ts";
import type { TellKey } from "../../phrases/speaking.ts";
import { childrenAtHome, factAskedFor, peopleAtHome, truths } from "./facts.ts";
import { topicsIn } from "./offer.ts";
import { homeOf, isValue } from "./person.ts";
import type { Scene } from "./scene.ts";
import { matches } from "./survey.ts";

/** A question longer than this, in letters, is not repeated in its answer. */
const REPEATED = 60;
/** From where on people mind prices, and up to where they do not (share of those who mind them less). */
const MINDS = { prices: 0.6, few: 0.35 } as const;

/** Whether a question points at what the study shows. */
const refers = (question: string, { asked }: Pick<Scene, "asked">): boolean => {
  const { asks } = asked.speaking.about;
  return matches(asks.refers, question) || matches(asks.view, question);
};

/** Whether a question asks what somebody has, does or did, and not about what the study shows. */
export const isPersonal = (question: string, scene: Pick<Scene, "asked">): boolean =>
  matches(scene.asked.speaking.about.asks.personal, question) && !refers(question, scene);

/** Whether a question names subjects, all of them strange to the offer, and none that people value in an offer. */
export function isElsewhere(question: string, scene: Scene): boolean {
  const topics = topicsIn(question, scene.asked.language);
  const isStrange = (topic: string) => !isValue(topic) && scene.offer?.topics.includes(topic) === false;
  return topics.length > 0 && topics.every(isStrange) && !refers(question, scene);
}

function told(kind: FactQuestion, { consumer, voice, language }: Scene): (string | null)[] {
  const { profile } = consumer;
  const { tells } = voice.speaking.about;
  const tell = (key: TellKey, slots: Record<string, string> = {}) => voice.say(tells[key], slots);
  const holding = truths(consumer);
  const holds = (factQuestions[kind] as readonly Fact[]).find((fact) => holding.has(fact));
  const fact = holds === undefined ? null : tell(holds);
  switch (kind) {
    case "age":
      return [tell("age", { age: String(profile.age) })];
    case "country":
      return [tell("place", { place: homeOf(profile, language) })];
    case "people":
      return [tell("people", { count: String(peopleAtHome(consumer)) })];
    case "work":
      return [profile.occupation ? tell("job", { job: profile.occupation }) : fact];
    case "children":
      return [childrenAtHome(consumer) > 1 ? tell("children", { count: String(childrenAtHome(consumer)) }) : fact];
    case "gender":
    case "household":
    case "marital":
    case "education":
    case "income":
      return [fact];
  }
}

/** What somebody tells who is asked about themselves: a fact of their record; null where it holds none. */
export function factsTold(scene: Scene, question: string): string[] | null {
  const { consumer, voice, speaking, asked } = scene;
  if (consumer.profile.anonymous || refers(question, scene)) return null;
  const kind = factAskedFor(question, asked.speaking.facts);
  const { tells } = speaking.about;
  const lines = kind ? told(kind, scene) : [];
  if (!kind && matches(asked.speaking.about.asks.thrift, question)) {
    const { thrift } = consumer;
    lines.push(voice.say(tells[thrift > MINDS.prices ? "thrifty" : thrift < MINDS.few ? "generous" : "balanced"]));
  }
  const known = lines.filter((line) => line !== null);
  return known.length > 0 ? known : null;
}

/** What somebody says to a question about themselves that their record does not answer. */
export function untold(scene: Scene, question: string, kind: "uncounted" | "untold"): string | null {
  const { voice, speaking, consumer } = scene;
  if (kind === "untold" && consumer.lives.has("pet") && topicsIn(question, scene.asked.language).includes("animals"))
    return voice.say(speaking.life.pet);
  const asked = question.trim().replaceAll(/^[¿\s]+|[\s?？。.]+$/gu, "");
  return voice.say(speaking.about.tells[kind], { asked: asked.length <= REPEATED ? voice.quoted(asked) : null });
}

/** The brands that a question asks for, by what the person makes of them; null where it asks for none. */
export function brandsAsked(question: string, { asked, consumer }: Scene): readonly string[] | null {
  const { brands, distrust } = asked.speaking.about.asks;
  if (!matches(brands, question)) return null;
  const { distrusted_brands, trusted_brands } = consumer.profile;
  return matches(distrust, question) ? distrusted_brands : trusted_brands;
}
