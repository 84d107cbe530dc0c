import { describe, expect, it } from "vitest";
import { lookingBackSchema } from "../../../../functions/prompts/looking-back/prompt.ts";
import { openReplySchema } from "../../../../functions/prompts/survey-open/prompt.ts";
import { readStances } from "../../../../local/bedrock/embedder/stance.ts";
import { englishTalk } from "../../../../local/bedrock/consumer/talk/words/english.ts";
import { group, persona } from "../people.ts";
import { interviewed, lookedBack, survey } from "./ask.ts";

const concept = "Cold brew coffee in a returnable glass bottle, organic, 4.99 € per bottle, for busy commuters.";

describe("an open answer in a survey", () => {
  it("keeps to the form, with at most four sentences", () => {
    for (const person of group) {
      const reply = openReplySchema.parse(survey(person, "What annoys you about subscriptions for streaming?"));
      expect(reply.answer.match(/[.!?](?:\s|$)/g)!.length).toBeLessThanOrEqual(4);
    }
  });

  it("names themes that several people share", () => {
    const themes = group.flatMap((person) => survey(person, "Was stört Sie an Schokolade?").themes);
    expect(new Set(themes).size).toBeLessThan(themes.length);
  });

  it("sounds unhappy about what annoys", () => {
    const bernd = group[1]!;
    expect(readStances(survey(bernd, "What annoys you about coffee?").answer).valence?.position).toBeLessThan(0);
  });
});

describe("looking back", () => {
  const questions = ["How often do you drink coffee?", "What do you think of the concept?", "Would you buy it?"];

  it("quotes the person word for word", () => {
    for (const person of group.slice(0, 4)) {
      const talk = interviewed(person, questions, concept);
      const back = lookingBackSchema.parse(lookedBack(person, talk, concept));
      const own = [
        ...talk.filter(({ speaker }) => speaker === person.full_name).map(({ text }) => text),
        back.reaction,
      ];
      expect(own.some((text) => text.includes(back.notable_quote))).toBe(true);
    }
  });

  it("takes its themes from what was talked about", () => {
    const talk = interviewed(group[1]!, ["Was stört Sie an Schokolade?"]);
    const [theme] = survey(group[1]!, "Was stört Sie an Schokolade?").themes;
    expect(lookedBack(group[1]!, talk).key_themes).toContain(theme);
  });

  it("lets the others move the agreeable and not the disagreeable", () => {
    const praise = Array.from({ length: 3 }, (_, index) => ({
      speaker: `Guest ${index}`,
      text: "I love it, a wonderful idea, I'd definitely buy it.",
    }));
    const told = (agreeableness: number) => {
      const person = persona({
        full_name: "Bernd Kowalski",
        attitude: "sceptic",
        big_five: { openness: 20, conscientiousness: 60, extraversion: 25, agreeableness, neuroticism: 55 },
      });
      const talk = [...interviewed(person, ["What do you dislike about it?"], concept), ...praise];
      return lookedBack(person, talk, concept, "focus_group").reaction;
    };
    const says = (key: "swayed_up" | "unswayed", reaction: string) =>
      englishTalk[key].some((words) => reaction.toLowerCase().includes(words.replace(/^@\w+ /, "").toLowerCase()));
    expect(says("swayed_up", told(95))).toBe(true);
    expect(says("swayed_up", told(5))).toBe(false);
    expect(says("unswayed", told(5))).toBe(true);
  });
});
