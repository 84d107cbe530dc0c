import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../../../functions/domain/scales/language.ts";
import { groupModeratorPrompt, moderationSchema } from "../../../../functions/prompts/group-moderator/prompt.ts";
import { withoutOrders } from "../../../../local/bedrock/consumer/group/setting.ts";
import { moderate } from "../../../../local/bedrock/consumer/interviewer/moderate.ts";
import { textOf } from "../group/hold-group.ts";

const topic = "An oat drink with less sugar at 1.99 EUR per litre.";
const members = [
  { name: "Grace Okafor", words: 60 },
  { name: "Alan Whitfield", words: 55 },
  { name: "Priya Iyer", words: 9 },
];
const discussion = [
  { speaker: "moderator", text: "What comes to mind?" },
  { speaker: "Grace Okafor", text: "I love it, the price is fair. I'd definitely buy it." },
  { speaker: "Alan Whitfield", text: "I don't like it at all, it is far too expensive. I'd never buy it." },
  { speaker: "Priya Iyer", text: "Maybe, maybe not." },
];
const moderation = (slots: Partial<Parameters<typeof groupModeratorPrompt>[0]>) => {
  const all = { topic, briefings: [], members, discussion, round: 1, rounds: 3, task: "open" as const, ...slots };
  return moderationSchema.parse(moderate(textOf(groupModeratorPrompt(all))));
};

describe("opening a round", () => {
  it("asks the whole group one question in every round, each in other words", () => {
    const opened = [1, 2, 3, 4, 5, 6].map((round) => moderation({ round, rounds: 6 }));
    for (const { message, addressed } of opened) {
      expect(addressed).toEqual([]);
      expect(message.replaceAll(/“[^”]*”/g, "").match(/\?/g)).toHaveLength(1);
    }
    expect(new Set(opened.map(({ message }) => message)).size).toBe(6);
  });

  it("asks for first thoughts first and for what weighs most last", () => {
    expect(moderation({ round: 1, discussion: [] }).message).toMatch(/first/i);
    expect(moderation({ round: 3 }).message).toMatch(/most|balance/i);
  });

  it("takes up words that were said, without names", () => {
    const { message } = moderation({ round: 2 });
    const [quoted] = /(?<=“)[^”]+/.exec(message) ?? [];
    expect(discussion.some(({ text }) => text.includes(quoted!))).toBe(true);
    for (const { name } of members) expect(message).not.toContain(name.split(" ")[0]);
  });

  it("speaks the language of the topic", () => {
    const { message } = moderation({
      topic: "Ein Haferdrink mit weniger Zucker für 1,99 € pro Liter.",
      discussion: [],
    });
    expect(detectLanguage(message)).toBe("de");
  });

  it("puts the questions of the topic itself", () => {
    const { message } = moderation({ topic: "What do you think of electric cars?", discussion: [] });
    expect(message).toContain("What do you think of electric cars?");
  });
});

describe("probing", () => {
  it("turns by full name to those who disagree most and to whoever has said least", () => {
    const { message, addressed } = moderation({ task: "probe" });
    expect(addressed).toEqual(["Grace Okafor", "Alan Whitfield", "Priya Iyer"]);
    for (const name of addressed) expect(message).toContain(name);
  });

  it("turns to the quietest alone where nobody disagrees", () => {
    const agreed = discussion.filter(({ speaker }) => speaker !== "Alan Whitfield");
    expect(moderation({ task: "probe", discussion: agreed.slice(0, 2) }).addressed).toEqual(["Priya Iyer"]);
  });

  it("has an answer before anybody has spoken", () => {
    expect(moderation({ task: "probe", members: [], discussion: [] }).message).toMatch(/\?/);
  });
});

describe("a topic", () => {
  it("loses what is meant for the moderator", () => {
    expect(withoutOrders("A new oat drink. Explore first reactions and the price.")).toBe("A new oat drink.");
    expect(withoutOrders("Discuss a new oat drink")).toBe("a new oat drink");
  });
});
