import type { Consumer } from "../appraisal/consumer.ts";

const YOUNG = 30;
const OLD = 60;

/** How a person talks, as tags of sentences: from the Big Five, age and education. */
export function tagsOf(consumer: Consumer): Set<string> {
  const { extraversion, agreeableness, neuroticism, conscientiousness, openness, profile } = consumer;
  const educated = /university|master|bachelor|degree|doctor|phd|college|academic|hochschul|studium/i.test(
    profile.education,
  );
  const tags = new Set<string>();
  if (extraversion > 0.3) tags.add("chatty");
  if (agreeableness < -0.3) tags.add("blunt");
  if (agreeableness > 0.35) tags.add("warm");
  if (neuroticism > 0.25) tags.add("careful");
  if (conscientiousness > (educated ? 0.15 : 0.5)) tags.add("precise");
  if (openness > 0.35) tags.add("curious");
  if (profile.age < YOUNG) tags.add("young");
  if (profile.age >= OLD) tags.add("old");
  // Written-out forms instead of contractions: people who choose their words.
  if ((tags.has("precise") && !tags.has("young") && !tags.has("chatty")) || (tags.has("old") && educated))
    tags.add("formal");
  return tags;
}

/** 3 to 6 sentences: talkative people say more, the reserved and the blunt less. */
export function sentenceCount(consumer: Consumer): number {
  const talk =
    4.4 + 1.1 * consumer.extraversion + 0.5 * consumer.conscientiousness + (consumer.agreeableness < -0.4 ? -0.4 : 0);
  return Math.max(3, Math.min(6, Math.round(talk)));
}
