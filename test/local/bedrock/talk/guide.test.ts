import { describe, expect, it } from "vitest";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { readStances } from "../../../../local/bedrock/embedder/stance.ts";
import { group, persona } from "../people.ts";
import { interview, interviewed } from "./ask.ts";

const context =
  "An oat drink from a farm in Bavaria, with 3 g of protein per glass, without added sugar, in a returnable glass bottle, 1.99 EUR per litre plus deposit.";
const kontext =
  "Ein Haferdrink von einem Hof in Bayern, mit 3 g Eiweiß pro Glas, ohne Zuckerzusatz, in der Mehrweg-Glasflasche, 1,99 EUR pro Liter zuzüglich Pfand.";
const ofConcept = /oat drink|protein|sugar|returnable|1\.99|from around here|nearby/i;
const vomKonzept = /Haferdrink|Eiweiß|Zucker|Mehrweg|1,99/i;
const morning = "Walk me through your breakfast on an ordinary weekday, from getting up to leaving the house.";
const morgens =
  "Beschreiben Sie mir Ihr Frühstück an einem gewöhnlichen Werktag, vom Aufstehen bis Sie aus dem Haus gehen.";
const trip = "When did you last buy something to drink for breakfast? Tell me about that shopping trip.";

/** What everybody answers to a question after others, with the concept at hand. */
const answers = (before: readonly string[], question: string, shown = context, people = group): string[] =>
  people.map((person) => interview(person, question, { talk: interviewed(person, before, shown), context: shown }));
const answered = (person: PersonaProfile, before: readonly string[], question: string): string =>
  answers(before, question, context, [person])[0]!;

const green = persona({ full_name: "Ada Grün", attitude: "enthusiast", price_sensitivity_percentile: 20, psychographic_notes: "Recycles, avoids plastic, organic and regional, drinks oat drinks." }); // prettier-ignore

describe("an interview along a guide, with a concept that comes later", () => {
  it("stays with the breakfast when asked what is different at the weekend", () => {
    for (const answer of answers([morning], "What is different at the weekend?")) {
      expect(answer).not.toMatch(ofConcept);
      expect(answer).toMatch(/weekend|sunday|sleep|breakfast|noon|paper/i);
    }
    for (const answer of answers([morgens], "Was ist am Wochenende anders?", kontext)) {
      expect(answer).not.toMatch(vomKonzept);
      expect(answer).toMatch(/Wochenende|Sonntag|sonntags|schlafe|frühstücken|Zeitung/);
    }
  });

  it("names a drink and tells how it became a habit", () => {
    const asked = "What do you drink with it, and how did that become a habit?";
    for (const answer of answers([morning], asked)) {
      expect(answer).toMatch(/coffee|tea|espresso|flat white/i);
      expect(answer).toMatch(/kept to it because/);
      expect(answer).not.toMatch(/protein|1\.99|returnable/);
    }
    const gefragt = "Was trinken Sie dazu, und wie ist das zur Gewohnheit geworden?";
    for (const answer of answers([morgens], gefragt, kontext)) expect(answer).toMatch(/dabei geblieben bin ich, weil/i);
  });

  it("tells of a shopping trip without judging anything", () => {
    for (const answer of answers([morning], trip)) {
      expect(answer).not.toMatch(ofConcept);
      expect(answer).not.toMatch(/more good than bad|two minds|I like|annoy|so-so|I'm in favour|I would not miss/i);
    }
  });

  it("tells of a change with its reason, or of none with its reason", () => {
    const asked = "Have you ever changed from one drink to another? What made you do it?";
    const told = answers([morning, trip], asked);
    for (const answer of told) expect(answer).toMatch(/^(?:yes.* from .+ to |no|never).*because/is);
    expect(new Set(told.map((answer) => answer.startsWith("Yes"))).size).toBe(2);
  });

  it("keeps the introduction to who one is and lives with", () => {
    const asked = "Please tell me a little about yourself and who you live with.";
    for (const answer of answers([], asked)) {
      expect(answer).toMatch(/live|share|parent|family/i);
      expect(answer).not.toMatch(/drink|taste|price|recipe|brand|advert|pack/i);
    }
  });

  it("decides by what counts with the person, and takes up a keyword as that", () => {
    const asked = "How do you decide which one goes into the basket?";
    for (const answer of answers([morning, trip, asked], "What about price?")) expect(answer).not.toMatch(ofConcept);
    for (const answer of answers([morning, trip, asked], "And taste, how is that for you?"))
      expect(answer).toMatch(/taste|sweet/i);
  });

  it("turns to the concept when a question points at it", () => {
    const turning = "What goes through your mind when you read this?";
    for (const answer of answers([morning, trip], turning))
      expect(readStances(answer).valence ?? readStances(answer).intent).not.toBeNull();
    for (const answer of answers([morning, trip, turning], "How does the price of 1.99 EUR strike you?"))
      expect(answer).toMatch(/1\.99|€|£|\$|price|expensive|pay/i);
    for (const answer of answers([morning, trip], "What do you think of the returnable glass bottle?"))
      expect(answer).toContain("returnable glass bottle");
  });

  it("names a situation and what the concept would take the place of", () => {
    const turning = "What goes through your mind when you read this?";
    for (const answer of answers([trip, turning], "In which situation would you drink it, and instead of what?"))
      expect(answer).toContain("normal milk");
  });

  it("wishes for a change that follows from an objection, or for none", () => {
    const turning = "What goes through your mind when you read this?";
    const asked = "If you could change one thing about it, what would it be?";
    for (const answer of answers([turning], asked))
      expect(answer).toMatch(/price|cheaper|size|sweeter|leave out|without|find|shelf|get it at|more like|close as|proof|check|fewer|new|others don|maker|name on it|take out|what's in it|nothing|wouldn't change|would not change/i); // prettier-ignore
    expect(answered(green, [turning], asked)).toMatch(/nothing|wouldn't change|a few cents|price a little/i);
  });

  it("gives a reason that fits when nothing puts one off", () => {
    const turning = "What goes through your mind when you read this?";
    const off = "What puts you off, or what do you not believe?";
    expect(answered(green, [turning, off], "Why is that?")).not.toMatch(
      /because (?:that's how I am|I'm )|I live with|I commute/i,
    );
  });

  it("answers the guide's question again when the interviewer comes back to it", () => {
    const back = "Let me come back to the question: how is that for you?";
    const asked = "What is different at the weekend?";
    for (const answer of answers([morning, asked], back)) expect(answer).not.toMatch(ofConcept);
  });

  it("takes a closing question for one", () => {
    const asked = "Is there anything that we have not talked about and should have?";
    for (const answer of answers([morning], asked))
      expect(answer).not.toMatch(/over the fence|colleagues|for longer than a minute/i);
  });

  it("says what is behind its own words when they are quoted back", () => {
    const question = "What do you think of the returnable glass bottle?";
    for (const person of group.slice(0, 5)) {
      const talk = interviewed(person, [question], context);
      const words = talk[1]!.text.split(/[.,]/)[0]!;
      const answer = interview(person, `What makes you say “${words}”?`, { talk, context });
      expect(answer).toMatch(/bin|throw|bottle|rinse|room|empties|work/i);
    }
  });
});
