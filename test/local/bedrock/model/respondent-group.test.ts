import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../../functions/languages/language.ts";
import type { PackLanguage as Language } from "../../../../local/bedrock/phrases/languages.ts";
import { occursIn, sentencesOf } from "../../../../functions/models/quotes.ts";
import type { PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { closingQuestionPrompt } from "../../../../functions/studies/closing-question/prompt.ts";
import type { Utterance } from "../../../../functions/personas/people/asked-persona.ts";
import { answerTo, group, meanOf, persona, sentiment } from "../people.ts";
import { holdGroup, viewOf, type Held } from "../group/hold-group.ts";
import { material } from "./material.ts";

const members = group.slice(4, 10);
const held = new Map<Language, Held>();
const groupIn = (language: Language) => {
  const known = held.get(language) ?? holdGroup(material[language].priced(2), members);
  held.set(language, known);
  return known;
};
const firstName = (name: string) => name.split(" ")[0]!;

describe.each(["en", "de", "fr", "ja"] as const)("a group discussion in %s", (language) => {
  const { discussion, turns } = groupIn(language);

  it("has finished sentences in its own language", () => {
    for (const { message } of turns) {
      expect(message).not.toMatch(/[{}[\]@|<>]|undefined|,[.,]|\s{2}/);
      expect(message).toMatch(/[.!?…。][»"”“」]?$/);
    }
    expect(detectLanguage(turns.map(({ message }) => message).join(" "))).toBe(language);
  });

  it("takes up by name what others have said before, and nobody who has not spoken", () => {
    const named = turns.filter(({ speaker, message }) =>
      members.some(({ full_name }) => full_name !== speaker && message.includes(firstName(full_name))),
    );
    expect(named.length / turns.length).toBeGreaterThan(0.1);
    for (const [index, { speaker, text }] of discussion.entries())
      for (const { full_name } of members)
        if (speaker !== "moderator" && full_name !== speaker && text.includes(firstName(full_name)))
          expect(discussion.slice(0, index).some((said) => said.speaker === full_name)).toBe(true);
  });

  it("is not the same from everybody, and names at most three themes a turn", () => {
    const said = turns.flatMap(({ message }) => sentencesOf(message));
    expect(new Set(said).size / said.length).toBeGreaterThan(0.6);
    expect(turns.every(({ themes }) => themes.length <= 3)).toBe(true);
    expect(turns.flatMap(({ themes }) => themes).length).toBeGreaterThan(5);
  });

  it("is looked back on in words that were said, by people who stay apart", () => {
    const backs = members.map((who) => {
      const asked = { persona: who, context: material[language].priced(2), briefings: [], language };
      return answerTo(closingQuestionPrompt(asked, { situation: "focus_group", talk: discussion }));
    });
    const all = discussion.map(({ text }) => text).join(" ");
    for (const { notable_quote, reaction } of backs) expect(occursIn(notable_quote, `${reaction} ${all}`)).toBe(true);
    const sentiments = backs.map(({ reaction }) => sentiment(reaction));
    expect(Math.max(...sentiments) - Math.min(...sentiments)).toBeGreaterThan(0.3);
  });
});

describe("a look back on a group of others who are in favour", () => {
  const drink = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
  const keen: Utterance[] = ["Anna Beck", "Ben Noor", "Cleo Diaz"].flatMap((speaker) => [
    { speaker, text: "I love it, that is a great idea." },
    { speaker, text: "The missing sugar is good, and I would definitely buy it." },
    { speaker, text: "I am very pleased with it." },
  ]);
  const change = (agreeableness: number, full_name: string) => {
    const member: PersonaProfile = persona({
      full_name,
      attitude: "sceptic",
      big_five: { openness: 40, conscientiousness: 50, extraversion: 50, agreeableness, neuroticism: 50 },
    });
    const own = { speaker: full_name, text: "I am not quite convinced, I do not need it." };
    const talk = [{ speaker: "moderator", text: "What do you think of it?" }, own, ...keen];
    const asked = { persona: member, context: drink, briefings: [], language: "en" };
    const { reaction } = answerTo(closingQuestionPrompt(asked, { situation: "focus_group", talk }));
    return sentiment(reaction) - sentiment(viewOf(member, drink));
  };
  const names = ["Ron Hale", "Eva Lind", "Jim Poe", "Ada Wills", "Max Orr", "Una Reid"];

  it("moves the agreeable more than the disagreeable", () => {
    const [agreeable, disagreeable] = [95, 5].map((at) => meanOf(names.map((name) => change(at, name))));
    expect(agreeable).toBeGreaterThan(0.1);
    expect(agreeable).toBeGreaterThan(disagreeable! + 0.1);
  });
});
