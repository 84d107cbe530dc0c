import { describe, expect, it } from "vitest";
import {
  followUpPrompt,
  followUpSchema,
  type FollowUpSlots,
} from "../../../../functions/prompts/interview-follow-up/prompt.ts";
import { followUp } from "../../../../local/bedrock/consumer/interviewer/follow-up.ts";
import { textOf } from "../group/hold-group.ts";

const question = "How do you choose a coffee?";
const asked = (answers: readonly string[], slots: Partial<FollowUpSlots> = {}) => {
  const talk = answers.flatMap((text, index) => [
    { speaker: "interviewer", text: index === 0 ? (slots.question ?? question) : `Probe ${index}?` },
    { speaker: "Anna Beck", text },
  ]);
  return followUpSchema.parse(
    followUp(textOf(followUpPrompt({ question, suggested: [], talk, probesLeft: 2, ...slots }))),
  );
};
const good =
  "I choose my coffee by the roast, because a light one is too sour for me. Last week I bought a bag at the market.";

describe("a follow-up", () => {
  it("lets an answer with a reason and an example do", () => {
    expect(asked([good])).toMatchObject({ coverage: "covered", probe: null });
  });

  it("probes an answer without a reason, in the person's own words", () => {
    const { coverage, probe } = asked(["I take a strong coffee in a red bag, far too expensive really."]);
    expect(coverage).toBe("partly");
    expect(probe).toMatch(/“(?:far too expensive really|I take a strong coffee in a red bag)”/);
  });

  it("puts a suggested probe that has not been answered", () => {
    const suggested = ["Why is that?", "Where do you buy it?"];
    expect(asked(["I just take the same coffee."], { suggested }).probe).toBe("Why is that?");
  });

  it("leaves out suggested probes that the answer has dealt with", () => {
    const suggested = ["What about the roast?", "Who else drinks it?"];
    expect(asked(["I choose coffee by the roast."], { suggested }).probe).toBe("Who else drinks it?");
  });

  it("makes a question of a keyword in the guide", () => {
    expect(asked(["I just take the same coffee."], { suggested: ["packaging"] }).probe).toMatch(/packaging.*\?/);
  });

  it("takes a refusal for no answer, and does not press on", () => {
    const declined = { coverage: "not_covered", non_answer: true, probe: null };
    expect(asked(["I don't know."])).toEqual(declined);
    expect(asked(["Dazu habe ich keine Meinung."])).toEqual(declined);
  });

  it("puts no probe when none is left", () => {
    expect(asked(["Strong."], { probesLeft: 0 }).probe).toBeNull();
  });

  it("stops after one probe unless next to nothing was said", () => {
    const long = "I take a strong coffee in a red bag and drink it in the kitchen with milk and a slice of bread";
    expect(
      asked([long, "And in the afternoon another cup of the same coffee with a biscuit beside it."]).probe,
    ).toBeNull();
    expect(asked(["Strong.", "Just strong."]).probe).not.toBeNull();
  });

  it("is content with a figure where one was asked for", () => {
    expect(asked(["Twice a day at least."], { question: "How often do you drink coffee?" }).coverage).toBe("covered");
  });

  it("speaks German in a German interview", () => {
    const { probe } = asked(["Ich nehme immer den gleichen Kaffee."], { question: "Wie wählen Sie Ihren Kaffee aus?" });
    expect(probe).toMatch(/Sie|Ihnen|das/);
  });

  it("is content with a stance on the question's own words that says what it rests on", () => {
    const slots = { question: "What do you think of the returnable glass bottle?" };
    const said = "The returnable glass bottle convinces me more than the rest. I bring my bottles back anyway, one more makes no difference."; // prettier-ignore
    expect(asked([said], slots)).toMatchObject({ coverage: "covered", probe: null });
    const gesagt = "Die Mehrweg-Glasflasche, das spricht dafür. Leergut bringe ich sowieso zurück, da kommt es auf eins mehr nicht an."; // prettier-ignore
    expect(asked([gesagt], { question: "Was halten Sie von der Mehrweg-Glasflasche?" }).coverage).toBe("covered");
  });

  it("asks on after a stance that rests on nothing", () => {
    const { coverage, probe } = asked(["The returnable glass bottle convinces me more than the rest."], {
      question: "What do you think of the returnable glass bottle?",
    });
    expect(coverage).toBe("partly");
    expect(probe).not.toBeNull();
  });

  it("takes any answer to the closing question", () => {
    for (const question of [
      "Is there anything that we have not talked about and should have?",
      "Gibt es etwas, worüber wir nicht gesprochen haben?",
    ])
      expect(asked(["No."], { question })).toMatchObject({ coverage: "covered", probe: null });
  });

  it("takes an account of what happens for an answer, without a reason", () => {
    const question = "What is different at the weekend?";
    const said = "On Sundays I take longer over it, the radio on, and there's bread with butter and jam. And mostly I'm by myself."; // prettier-ignore
    expect(asked([said], { question })).toMatchObject({ coverage: "covered", probe: null });
  });

  it("knows where, at what cost, with whom and how long from the answer", () => {
    const suggested = ["Where was it?", "What did it cost?", "Who else is there?", "How much time do you have?"];
    const said = "I went to Rewe with the children, it cost 1.20 €, ten minutes.";
    expect(asked([said], { question: "When did you last buy a drink?", suggested }).probe).toBeNull();
  });
});
