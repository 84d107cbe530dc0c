import { describe, expect, it } from "vitest";
import { group } from "../people.ts";
import { interview, interviewed } from "./ask.ts";

const [katrin, bernd, leyla] = [group[0]!, group[1]!, group[2]!];
const breakfasts = /cereal|bread|porridge|coffee|eggs|yoghurt|yogurt|müsli|brot|brötchen|hafer|eier|joghurt/i;

describe("a person asked to name something of their life", () => {
  it.each([
    ["What do you have for breakfast?", "And why?", /because/i],
    ["Was essen Sie zum Frühstück?", "Und warum?", /weil/i],
  ])("names a food and a reason for it: %s", (question, why, because) => {
    for (const person of group) {
      const talk = interviewed(person, [question]);
      expect(talk[1]!.text).toMatch(breakfasts);
      const reason = interview(person, why, { talk });
      expect(reason).toMatch(because);
      expect(reason).not.toMatch(/MediaMarkt|€|\$|price|Preis/);
    }
  });

  it("does not take lunch for breakfast", () => {
    const talk = interviewed(bernd, ["What do you have for breakfast?"]);
    expect(interview(bernd, "What do you have for lunch?", { talk })).not.toMatch(/as I said|same as before/i);
  });

  it("names the bank it is with", () => {
    expect(interview(leyla, "Bei welcher Bank sind Sie?")).toMatch(/Bank|ING|Sparkasse|DKB|N26|Comdirect/i);
  });

  it("rides no bike that it does not own", () => {
    for (const person of group) {
      const talk = interviewed(person, ["Do you own a bike?"]);
      const last = interview(person, "When did you last ride it?", { talk });
      expect(/^(?:no\b)/i.test(talk[1]!.text)).toBe(/never|hardly ever/i.test(last));
    }
  });

  it("answers how satisfied it is with a degree", () => {
    for (const person of group)
      expect(interview(person, "Wie zufrieden sind Sie mit Ihrer Heizung?")).toMatch(/zufrieden|von zehn|weder noch/i);
  });
});

describe("what matters in a service", () => {
  it.each(["What matters to you in a bank?", "What is important to you in an insurance company?"])(
    "is nothing that stands on a shelf: %s",
    (question) => {
      for (const person of group)
        expect(interview(person, question)).not.toMatch(/MediaMarkt|Amazon|on the way home|goes back|Temu|Oatly/);
    },
  );

  it("is not the same for everybody", () => {
    const answers = group.map((person) => interview(person, "Was ist Ihnen bei einer Versicherung wichtig?"));
    expect(new Set(answers).size).toBeGreaterThan(group.length * 0.6);
  });
});

describe("a question of yes or no", () => {
  it("is decided by the trait that it touches", () => {
    const answers = group.map((person) => interview(person, "Do you talk about it with neighbours?"));
    expect(answers[0]).toMatch(/yes/i);
    expect(answers[6]).toMatch(/^(?:no|not|I'd say no|I would say no|rather not)/i);
  });

  it("does not ask for sources when it asks for a price in adverts", () => {
    expect(interview(katrin, "Würden Sie Werbung akzeptieren, wenn es günstiger wäre?")).toMatch(/^(?:oh )?(?:ja|nein|eigentlich|doch|ich würde|im Großen|eher)/i); // prettier-ignore
  });
});
