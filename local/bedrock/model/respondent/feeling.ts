import { normal, randomFrom, seedFrom } from "../../../../functions/domain/statistics/random.ts";
import { quirk, type Consumer } from "../../consumer/appraisal/consumer.ts";
import type { Interest } from "../../consumer/stimulus/claim.ts";

/** How much of a feeling is of the day (standard deviation), against what lasts: reruns agree at about α .8. */
const OF_THE_DAY = 0.3;

/** What a person feels about something for no reason anybody knows, N(0, 1) for good and a little of the day. */
export function feeling(consumer: Consumer, about: string, seed: string): number {
  const { full_name, age, location } = consumer.profile;
  const today = seed === "" ? 0 : normal(randomFrom(seedFrom(full_name, age, location, about, "on", seed)));
  return quirk(consumer, about) + OF_THE_DAY * today;
}

/** Interests that make somebody care for a topic. */
const interestsBy: Readonly<Partial<Record<string, readonly Interest[]>>> = {
  health: ["health"], protein: ["sport", "health"], sugar: ["health"], natural: ["health", "green"],
  organic: ["green", "health"], environment: ["green"], vegan: ["animals"], local: ["local"], ethics: ["green"],
  animals: ["animals"], speed: ["convenience"], convenience: ["convenience"], quality: ["quality"], premium: ["style"],
  ai: ["tech"], tech: ["tech"], app: ["tech"], design: ["style"], family: ["family"], sport: ["sport"],
  clothes: ["style"], skin: ["style"], hair: ["style"], community: ["social"], guarantee: ["quality"],
  price: ["thrift"], service: ["convenience"], habit: ["tradition"], energy: ["green"], mobility: ["green"],
}; // prettier-ignore

/** Topics that people value in a thing, beside those that say what kind of thing it is. */
const valued: ReadonlySet<string> = new Set([
  "taste", "health", "protein", "sugar", "natural", "organic", "environment", "vegan", "local", "ethics", "speed",
  "convenience", "quality", "premium", "ai", "app", "privacy", "subscription", "design", "comfort", "safety", "guarantee",
  "novelty", "effect", "tests", "noise", "price",
]); // prettier-ignore
export const isValue = (topic: string): boolean => valued.has(topic);

/** How much a person cares for a topic, about −1..1. */
export const caresFor = (consumer: Consumer, topic: string): number => {
  const interests = interestsBy[topic] ?? [];
  const named = interests.reduce((sum, interest) => sum + consumer.interests[interest], 0) / (interests.length || 1);
  return Math.max(-1, Math.min(1, named + 0.35 * quirk(consumer, `topic ${topic}`)));
};
