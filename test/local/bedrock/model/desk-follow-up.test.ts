import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import {
  followUpPrompt,
  followUpSchema,
  type FollowUpSlots,
} from "../../../../functions/studies/interview/follow-up-prompt.ts";
import { promptText } from "../../../../functions/models/prompts/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";
import { languageOf } from "../../../../local/bedrock/model/tell-language.ts";

interface Covered {
  why: string;
  question: string;
  answer: string;
}
const covered = load(readFileSync(new URL("desk-covered.yaml", import.meta.url), "utf8")) as Covered[];

const asked = (question: string, answers: readonly string[], slots: Partial<FollowUpSlots> = {}) => {
  const talk = answers.flatMap((text, index) => [
    { speaker: "interviewer", text: index === 0 ? question : `${index}?` },
    { speaker: "Anna Beck", text },
  ]);
  const language = languageOf([question, ...(slots.suggested ?? []), ...answers].join("\n"));
  const prompt = followUpPrompt({ question, suggested: [], talk, probesLeft: 2, language, ...slots });
  return followUpSchema.parse(answerOffline(prompt.tool.name, promptText(prompt), prompt.language, "study"));
};

describe("an answer that will do", () => {
  it.each(covered)("is $why: $question $answer", ({ question, answer }) => {
    expect(asked(question, [answer])).toEqual({ coverage: "covered", non_answer: false, probe: null });
  });
});

const question = "How do you choose a coffee?";

describe("an answer that is vague", () => {
  it("is dug into in the person's own words", () => {
    const { coverage, probe } = asked(question, ["I take a strong coffee in a red bag, far too expensive really."]);
    expect(coverage).toBe("partly");
    expect(probe).toContain("“I take a strong coffee in a red bag, far too expensive really”");
  });

  it("is dug into where it is a stance that rests on nothing", () => {
    const said = "The returnable glass bottle convinces me more than the rest.";
    const { coverage, probe } = asked("What do you think of the returnable glass bottle?", [said]);
    expect(coverage).toBe("partly");
    expect(probe).not.toBeNull();
  });

  it.each([
    [["Why is that?", "Where do you buy it?"], "I just take the same coffee.", "Why is that?"],
    [["What about the roast?", "Who else drinks it?"], "I choose coffee by the roast.", "Who else drinks it?"],
    [["Warum ist das so?", "Wo kaufen Sie ihn?"], "Ich nehme einfach den gleichen Kaffee.", "Warum ist das so?"],
    [["¿Por qué?", "¿Dónde lo compra?"], "Tomo siempre el mismo café.", "¿Por qué?"],
  ])("gets the first probe of the guide that it has not dealt with: %s, %s", (suggested, answer, probe) => {
    expect(asked(question, [answer], { suggested }).probe).toBe(probe);
  });

  it("is not pressed once it has been probed and something was said, but where next to nothing was", () => {
    const long = "I take a strong coffee in a red bag and drink it in the kitchen with milk and a slice of bread";
    const more = "And in the afternoon another cup of the same coffee with a biscuit beside it.";
    expect(asked(question, [long, more]).probe).toBeNull();
    expect(asked(question, ["Strong.", "Just strong."]).probe).not.toBeNull();
    expect(asked(question, ["Strong."], { probesLeft: 0 }).probe).toBeNull();
  });
});

describe("an answer", () => {
  it("deals with probes for where, at what cost, with whom and how long", () => {
    const suggested = ["Where was it?", "What did it cost?", "Who else is there?", "How much time do you have?"];
    const said = "I went to Rewe with the children, it cost 1.20 €, ten minutes.";
    expect(asked("When did you last buy a drink?", [said], { suggested }).probe).toBeNull();
    const gefragt = ["Wo war das?", "Was hat es gekostet?", "Wer war noch dabei?", "Wie viel Zeit hatten Sie?"];
    const gesagt = "Ich war mit den Kindern bei Rewe, es hat 1,20 € gekostet, zehn Minuten.";
    expect(asked("Wann haben Sie zuletzt ein Getränk gekauft?", [gesagt], { suggested: gefragt }).probe).toBeNull();
  });

  it.each([
    [question, "I don't know."],
    ["Was halten Sie davon?", "Dazu habe ich keine Meinung."],
    ["Qu'en pensez-vous ?", "Aucune idée."],
    ["¿Qué le parece?", "Ni idea."],
    ["O que você acha disso?", "Prefiro não responder."],
    ["これについてどう思いますか？", "特にありません。"],
  ])("that refuses is none, and is not pressed: %s %s", (asking, refusal) => {
    expect(asked(asking, [refusal])).toEqual({ coverage: "not_covered", non_answer: true, probe: null });
  });
});
