import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../../functions/domain/scales/language.ts";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { readConsumer } from "../../../../local/bedrock/consumer/appraisal/consumer.ts";
import { driftOf } from "../../../../local/bedrock/consumer/group/drift.ts";
import { Frames, isOccasionAgain } from "../../../../local/bedrock/consumer/group/frames.ts";
import { english } from "../../../../local/bedrock/consumer/voice/english/english.ts";
import { german } from "../../../../local/bedrock/consumer/voice/german/german.ts";
import { group, persona, request } from "../people.ts";
import { holdGroup, turnOf, viewOf } from "./hold-group.ts";

const oatDrink = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
const haferdrink = "Ein Bio-Haferdrink in der Pfandflasche, 2,49 € pro Liter.";
const shampoo = "How do you choose your shampoo?";
const people = { en: group.slice(4, 10), de: group.slice(0, 6) };
const held = { en: holdGroup(oatDrink, people.en), de: holdGroup(haferdrink, people.de) };
const languages = ["en", "de"] as const;
const firstName = (name: string) => name.split(" ")[0]!;
const wordsOf = (text: string) => text.split(/\s+/).length;

describe("a private view", () => {
  it("takes 2 to 4 sentences in the language of the topic", () => {
    for (const language of languages)
      for (const view of held[language].views.values()) {
        expect(sentencesOf(view).length).toBeGreaterThanOrEqual(2);
        expect(sentencesOf(view).length).toBeLessThanOrEqual(4);
        expect(detectLanguage(view)).toBe(language);
      }
  });

  it("differs between people, and answers a question about habits with habits", () => {
    const views = people.en.map((member) => viewOf(member, shampoo));
    expect(new Set(views).size).toBe(views.length);
    expect(views.join(" ")).toMatch(/shampoo/i);
  });
});

describe.each(languages)("a group discussion in %s", (language) => {
  const { discussion, turns } = held[language];
  const members = people[language];

  it("has finished sentences in its own language", () => {
    for (const { message } of turns) {
      expect(message).not.toMatch(/[{}[\]@|]|undefined|\s[,.;:]|,[.,]|\s{2}/);
      expect(message).toMatch(/[.!?…]["”“]?$/);
    }
    expect(detectLanguage(turns.map(({ message }) => message).join(" "))).toBe(language);
  });

  it("takes up by name what others have said before", () => {
    const connected = turns.filter(({ speaker, message }) =>
      members.some(({ full_name }) => full_name !== speaker && message.includes(firstName(full_name))),
    );
    expect(connected.length / turns.length).toBeGreaterThan(0.4);
    for (const [index, { speaker, text }] of discussion.entries())
      for (const { full_name } of members)
        if (speaker !== "moderator" && full_name !== speaker && text.includes(firstName(full_name)))
          expect(discussion.slice(0, index).some((said) => said.speaker === full_name)).toBe(true);
  });

  it("has nobody repeat a sentence of their own", () => {
    for (const { full_name } of members) {
      const own = turns.filter(({ speaker }) => speaker === full_name).flatMap(({ message }) => sentencesOf(message));
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it("has no form of a sentence come back more than once", () => {
    const topic = language === "de" ? haferdrink : oatDrink;
    const sentences = turns.flatMap(({ message }) => sentencesOf(message));
    const names = members.map(({ full_name }) => firstName(full_name));
    for (const sentence of sentences) {
      const others = sentences.filter((other) => other !== sentence);
      expect(new Frames(topic, names, others).uses(sentence)).toBeLessThanOrEqual(1);
    }
  });

  it("has nobody name the same occasion of their life twice", () => {
    const topic = language === "de" ? haferdrink : oatDrink;
    for (const { full_name } of members) {
      const own = turns.filter(({ speaker }) => speaker === full_name).flatMap(({ message }) => sentencesOf(message));
      for (const [index, sentence] of own.entries())
        expect(isOccasionAgain(sentence, own.slice(0, index).join(" "), topic)).toBe(false);
    }
  });

  it("names themes in the wordings of concept tests, at most three a turn", () => {
    const { themes } = language === "de" ? german : english;
    const known = new Set(Object.values(themes).flatMap(({ pro, con }) => [...pro, ...con]));
    expect(turns.flatMap((turn) => turn.themes).length).toBeGreaterThan(10);
    for (const turn of turns) {
      expect(turn.themes.length).toBeLessThanOrEqual(3);
      for (const theme of turn.themes) expect(known).toContain(theme);
    }
  });

  it("comes out the same for the same people and topic", () => {
    const again = turnOf(members[0]!, language === "de" ? haferdrink : oatDrink, discussion.slice(0, 1));
    expect(turnOf(members[0]!, language === "de" ? haferdrink : oatDrink, discussion.slice(0, 1))).toEqual(again);
  });
});

describe("a turn", () => {
  const moderator = (text: string) => ({ speaker: "moderator", text });
  const said = [
    moderator("What comes to mind?"),
    {
      speaker: "Grace Okafor",
      text: "I like it a lot. I'm glad about the missing sugar, most oat drinks are too sweet.",
    },
  ];

  it("answers the person the moderator has put beside the speaker", () => {
    const [, , alan] = people.en;
    const turn = turnOf(alan!, oatDrink, [
      ...held.en.discussion.slice(0, 7),
      moderator("Grace Okafor, Alan Whitfield: what would you say to each other?"),
    ]);
    expect(turn.message).toContain("Grace");
  });

  it("gives conditions when asked what would change a mind", () => {
    const bernd = group[1]!;
    const own = { speaker: bernd.full_name, text: "I don't need it." };
    const turn = turnOf(bernd, oatDrink, [...said, own, moderator("What would change your mind?")]);
    expect(turn.message).toMatch(/\bif\b|would|need|cheaper/i);
  });

  it("is longer when the speaker is outgoing", () => {
    const traits = { openness: 50, conscientiousness: 50, agreeableness: 50, neuroticism: 50 };
    const length = (extraversion: number) => {
      const member = persona({ big_five: { ...traits, extraversion } });
      const own = { speaker: member.full_name, text: "Not bad." };
      return wordsOf(turnOf(member, oatDrink, [...said, own, moderator("Why do you see it like that?")]).message);
    };
    expect(length(95)).toBeGreaterThan(length(5));
  });
});

describe("drift", () => {
  const traits = { openness: 50, conscientiousness: 50, extraversion: 50, neuroticism: 50 };
  const consumer = (agreeableness: number, attitude: "pragmatist" | "sceptic" = "pragmatist") =>
    readConsumer(request(persona({ attitude, big_five: { ...traits, agreeableness } }), oatDrink));
  const keen = ["Anna Beck", "Ben Noor", "Cleo Diaz"].flatMap((speaker) => [
    { speaker, text: "I love it, it's a great idea." },
    { speaker, text: "I like it very much, I'd definitely buy it." },
  ]);

  it("takes agreeable people further towards the group than disagreeable ones", () => {
    const agreeable = driftOf(consumer(95), -0.3, keen);
    const disagreeable = driftOf(consumer(5), -0.3, keen);
    expect(agreeable.after).toBeGreaterThan(-0.1);
    expect(disagreeable.after).toBeLessThan(-0.2);
    expect(agreeable.after).toBeLessThan(agreeable.group!);
  });

  it("leaves extreme sceptics where they are", () => {
    expect(driftOf(consumer(50, "sceptic"), -0.8, keen).after).toBeLessThan(-0.7);
  });

  it("waits until two others have spoken", () => {
    expect(driftOf(consumer(95), -0.3, keen.slice(0, 2))).toEqual({ before: -0.3, after: -0.3, group: null });
  });
});
