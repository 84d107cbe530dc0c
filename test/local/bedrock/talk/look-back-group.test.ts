import { describe, expect, it } from "vitest";
import { conformity } from "../../../../functions/domain/focus-group/conformity.ts";
import { anchorSets } from "../../../../functions/domain/scales/anchors.ts";
import { detectLanguage } from "../../../../functions/domain/scales/language.ts";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { ratingDistribution, sentimentScore } from "../../../../functions/domain/statistics/ssr.ts";
import { lookingBackPrompt, type LookingBack } from "../../../../functions/prompts/looking-back/prompt.ts";
import type { Utterance } from "../../../../functions/prompts/persona/respondent.ts";
import { promptText } from "../../../../functions/prompts/prompt.ts";
import { lookBack } from "../../../../local/bedrock/consumer/talk/look-back.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import { holdGroup, viewOf } from "../group/hold-group.ts";
import { group, persona } from "../people.ts";

const oatDrink = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
const shampoo = "Ein festes Shampoo ohne Plastik, hält so lange wie drei Flaschen, 6,95 €.";

/** Sentiment −1..1 as the service reads it. */
const sentiment = (text: string): number => {
  const anchors = anchorSets("overall_sentiment", detectLanguage(text));
  return sentimentScore(
    ratingDistribution(
      embed(text, 512),
      anchors.map((set) => set.map((anchor) => embed(anchor, 512))),
    ),
  );
};
const backOf = (member: PersonaProfile, context: string, talk: readonly Utterance[]): LookingBack =>
  lookBack(
    promptText(lookingBackPrompt({ persona: member, context, briefings: [] }, { situation: "focus_group", talk })),
  );

const keen = ["Anna Beck", "Ben Noor", "Cleo Diaz"].flatMap((speaker) => [
  { speaker, text: "I like it a lot, that's a great idea." },
  { speaker, text: "The missing sugar is good, and I'd definitely buy it." },
  { speaker, text: "I'm glad about it, it would make my mornings better." },
]);
const sceptic = (agreeableness: number) =>
  persona({
    full_name: "Ron Hale",
    attitude: "sceptic",
    big_five: { openness: 40, conscientiousness: 50, extraversion: 50, agreeableness, neuroticism: 50 },
  });
const change = (agreeableness: number) => {
  const member = sceptic(agreeableness);
  const own = { speaker: member.full_name, text: "I'm not quite convinced, I don't need it." };
  const talk = [{ speaker: "moderator", text: "What do you think of it?" }, own, ...keen];
  return sentiment(backOf(member, oatDrink, talk).reaction) - sentiment(viewOf(member, oatDrink));
};

describe("a look back on a group of others who are in favour", () => {
  it("rates higher than before for an agreeable sceptic", () => {
    expect(change(95)).toBeGreaterThan(0.05);
  });

  it("rates no higher than before for a disagreeable one", () => {
    expect(change(5)).toBeLessThan(0.05);
  });
});

describe("looks back on several groups", () => {
  const views = [
    { topic: oatDrink, members: group.slice(4, 10) },
    { topic: shampoo, members: group.slice(0, 6) },
    { topic: shampoo, members: group.slice(4, 10) },
  ].map(({ topic, members }) => {
    const { discussion, views } = holdGroup(topic, members);
    return members.map((member) => ({
      persona_id: member.full_name,
      before: sentiment(views.get(member.full_name)!),
      after: sentiment(backOf(member, topic, discussion).reaction),
    }));
  });

  it("find some of those who stood apart nearer to the majority and others not", () => {
    const found = views.flatMap((one) => conformity(one).index ?? []);
    const moved = found.reduce((sum, index) => sum + index.moved, 0);
    const apart = found.reduce((sum, index) => sum + index.comparable, 0);
    expect(moved / apart).toBeGreaterThan(0.25);
    expect(moved / apart).toBeLessThan(0.7);
  });

  it("keep people apart from each other", () => {
    for (const one of views) expect(conformity(one).spread_after).toBeGreaterThan(0.15);
  });
});
