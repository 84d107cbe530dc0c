import { describe, expect, it } from "vitest";
import { detectLanguage, languageScores } from "../../../../functions/languages/language.ts";
import { groupModeratorPrompt, moderationSchema } from "../../../../functions/studies/focus-group/moderator-prompt.ts";
import { followUpPrompt, followUpSchema } from "../../../../functions/studies/interview/follow-up-prompt.ts";
import { promptText, type Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { summaryPrompt, summarySchema } from "../../../../functions/briefings/summary-prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";
import { fewWords } from "../../../../local/bedrock/model/desk/talk.ts";
import { packLanguages, packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { samples } from "./desk-samples.ts";

const answer = <T>(prompt: Prompt<T>, seed = "study"): unknown =>
  answerOffline(prompt.tool.name, promptText(prompt), prompt.language, seed);

const texts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];

describe.each(packLanguages)("the desk in %s", (language) => {
  const sample = samples[language];
  const members = [
    { name: "Grace Okafor", words: 60 },
    { name: "Alan Whitfield", words: 55 },
    { name: "Priya Iyer", words: 9 },
  ];
  const discussion = [
    { speaker: "moderator", text: "…" },
    { speaker: "Grace Okafor", text: sample.fan.slice(0, 2).join("\n") },
    { speaker: "Alan Whitfield", text: sample.critic.slice(0, 2).join("\n") },
    { speaker: "Priya Iyer", text: sample.refusal },
  ];
  const moderation = (slots: Partial<Parameters<typeof groupModeratorPrompt>[0]>, seed = "study") => {
    const all = { topic: sample.stimulus, briefings: [], members, discussion, round: 1, rounds: 3, language };
    return moderationSchema.parse(answer(groupModeratorPrompt({ ...all, task: "open", ...slots }), seed));
  };
  const quoted = (message: string) =>
    [...message.matchAll(/«\s?(.+?)\s?»|“([^”]+)”|„([^“]+)“|「([^」]+)」/g)].map(([, ...words]) =>
      words.find((one) => one !== undefined)!,
    );

  it("has every sentence in its own language", () => {
    const { moderator, interviewer, report } = packOf(language).desk;
    for (const sentence of texts([moderator, interviewer.probe, report]).filter((text) => text.length > 40)) {
      const own = sentence.replaceAll(/\{\w+\}/g, " ");
      const scores = languageScores(own);
      const best = Math.max(...Object.values(scores));
      expect([sentence, scores[language]]).toEqual([sentence, best]);
    }
  });

  it("opens each round of a group with one question to all, and takes up words that were said", () => {
    const opened = [1, 2, 3, 4, 5, 6].map((round) => moderation({ round, rounds: 6 }));
    for (const [index, { message, addressed }] of opened.entries()) {
      expect(addressed).toEqual([]);
      expect(message.match(/[?？]/g)).toHaveLength(1);
      expect(detectLanguage(message)).toBe(language);
      if (index === 0) continue;
      expect(quoted(message).length).toBeGreaterThan(0);
      for (const words of quoted(message)) expect(discussion.some(({ text }) => text.includes(words))).toBe(true);
      for (const { name } of members) expect(message).not.toContain(name.split(" ")[0]);
    }
    expect(new Set(opened.map(({ message }) => message)).size).toBe(6);
  });

  it("probes those who disagree and who has said least, by full name and word for word", () => {
    const { message, addressed } = moderation({ task: "probe" });
    expect(addressed).toEqual(["Grace Okafor", "Alan Whitfield", "Priya Iyer"]);
    for (const name of addressed) expect(message).toContain(name);
    expect(quoted(message)).toHaveLength(2);
    for (const words of quoted(message)) expect(discussion.some(({ text }) => text.includes(words))).toBe(true);
    expect(detectLanguage(message)).toBe(language);
    const agreed = moderation({ task: "probe", discussion: discussion.slice(0, 2) });
    expect(agreed.addressed).toEqual(["Priya Iyer"]);
    expect(moderation({ task: "probe", members: [], discussion: [] }).message).toMatch(/[?？]/);
  });

  it("puts the topic's own question, says the same for the same seed, and other words for some other", () => {
    expect(moderation({ topic: sample.question, discussion: [] }).message).toBe(sample.question);
    expect(moderation({ round: 3 })).toEqual(moderation({ round: 3 }));
    const said = ["a", "b", "c", "d", "e", "f"].map((seed) => moderation({ round: 3 }, seed).message);
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  const asked = (answers: readonly string[], suggested: readonly string[] = [], probesLeft = 2) => {
    const talk = answers.flatMap((text, index) => [
      { speaker: "interviewer", text: index === 0 ? sample.question : "…?" },
      { speaker: "Anna Beck", text },
    ]);
    const { question } = sample;
    return followUpSchema.parse(answer(followUpPrompt({ question, suggested, talk, probesLeft, language })));
  };

  it("judges answers to a guide's question", () => {
    expect(asked([sample.covered])).toEqual({ coverage: "covered", non_answer: false, probe: null });
    expect(asked([sample.refusal])).toEqual({ coverage: "not_covered", non_answer: true, probe: null });
    expect(asked([sample.partly], [], 0)).toEqual({ coverage: "partly", non_answer: false, probe: null });
  });

  it("probes with the guide's probes first, else in the person's own words", () => {
    const { probe } = asked([sample.partly]);
    expect(detectLanguage(probe!)).toBe(language);
    for (const words of quoted(probe!)) expect(sample.partly).toContain(words);
    expect(quoted(probe!)).toHaveLength(1);
    expect(asked([sample.partly], [sample.probe.question]).probe).toBe(sample.probe.question);
    expect(asked([sample.partly], [sample.probe.keyword]).probe).toContain(sample.probe.keyword);
    expect(asked([sample.covered], [sample.probe.question]).probe).toBeNull();
  });

  it("sums up a document in its own sentences", () => {
    const { summary } = summarySchema.parse(answer(summaryPrompt(sample.document)));
    const sentences = summary.split(/(?<=[.!?])\s+|(?<=。)/).filter(Boolean);
    expect(sentences.length).toBeGreaterThan(2);
    for (const sentence of sentences) expect(sample.document).toContain(sentence);
    const long = Array.from({ length: 80 }, (_, index) => sample.document.replaceAll(/0,25|1,00|30/g, `${index + 2}`));
    const shortened = summarySchema.parse(answer(summaryPrompt(long.join("\n")))).summary;
    expect(shortened.length).toBeLessThan(1_400);
  });
});

it("takes up what somebody thinks: no mere name, no loose beginning, nobody's name, nothing twice", () => {
  expect(fewWords("An oat drink. I thought: that's a poor idea.", "en")).toBe("I thought: that's a poor idea");
  expect(fewWords("Was ich an Gutem mitnehme: der Zucker, ehrlich. Ja.", "de")).toBe(
    "Was ich an Gutem mitnehme: der Zucker, ehrlich",
  );
  expect(fewWords("Aber das ist mir zu teuer. Das gefällt mir gar nicht.", "de")).toBe("Das gefällt mir gar nicht");
  expect(fewWords("Anna likes the price very much.", "en", [], ["Anna"])).toBeNull();
  expect(fewWords("that's a poor idea", "en", ["You said that's a poor idea."])).toBeNull();
});
