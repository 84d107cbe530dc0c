import { describe, expect, it } from "vitest";
import { persona } from "../people.ts";
import { interview, interviewed, lookedBack } from "./ask.ts";
import { group } from "../people.ts";

const bottle = "Oat drink “Haferglück” in a returnable bottle, made from regional oats, 1.99 € per litre.";
const cream =
  "Eine Gesichtscreme im nachfüllbaren Glastiegel, mit persönlichem Hauttest per Handykamera, 24 € pro Tiegel.";

describe("a part of the offer that is no known claim", () => {
  it("is called by its name", () => {
    for (const person of group) {
      expect(interview(person, "How do you feel about the returnable bottle?", { context: bottle })).toContain(
        "returnable bottle",
      );
      expect(interview(person, "Und der Hauttest per Handykamera?", { context: cream })).toContain("Hauttest");
    }
  });

  it("is judged from the traits that it touches", () => {
    const green = persona({ full_name: "Ada Grün", psychographic_notes: "Recycles, avoids plastic, environment and climate matter to her, buys organic." }); // prettier-ignore
    const hurried = persona({ full_name: "Jo Eilig", attitude: "sceptic", life_circumstance: "busy, no time, tired after work, rushed", psychographic_notes: "Wants everything quick and delivered." }); // prettier-ignore
    const question = "What do you think of the returnable bottle?";
    const [pro, con] = [green, hurried].map((person) => interview(person, question, { context: bottle }));
    expect(pro).toMatch(/like|favour|convinces|good|lovely|best|counts/i);
    expect(con).not.toMatch(/that I like|favour|convinces|lovely|the best/i);
  });

  it("is explained when asked for more", () => {
    for (const person of group.slice(0, 5)) {
      const talk = interviewed(person, ["How do you feel about the returnable bottle?"], bottle);
      const meant = interview(person, "What do you mean by that?", { talk, context: bottle });
      expect(meant).not.toContain("“that”");
      expect(meant).toMatch(/bin|throw|bottle|rinse|room|empties|work/i);
    }
  });

  it("leaves a price that is asked about as it was stated", () => {
    expect(interview(group[0]!, "Is 1.99 € a good price?", { context: bottle })).not.toContain("a good");
  });
});

describe("looking back on the same talk", () => {
  it("does not make people sound alike", () => {
    const openings = group.map((person) => {
      const talk = interviewed(person, ["What annoys you about streaming?"]);
      return lookedBack(person, talk).reaction.split(".")[0];
    });
    expect(new Set(openings).size).toBeGreaterThanOrEqual(8);
  });
});
