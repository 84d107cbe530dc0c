import { describe, expect, it } from "vitest";
import { languageRule } from "../../../../functions/models/port/answer-language.ts";
import { otherLanguage } from "../../../../functions/languages/hear-language.ts";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import { questionBlock } from "../../../../functions/studies/survey/questions/question-block.ts";
import { conceptTestPrompt } from "../../../../functions/studies/concept-test/prompt.ts";
import { groupModeratorPrompt } from "../../../../functions/studies/focus-group/moderator-prompt.ts";
import { groupTurnPrompt } from "../../../../functions/studies/focus-group/turn-prompt.ts";
import { interviewAnswerPrompt } from "../../../../functions/studies/interview/answer-prompt.ts";
import { followUpPrompt } from "../../../../functions/studies/interview/follow-up-prompt.ts";
import { orderedLanguage } from "../../../../local/bedrock/converse-request.ts";
import { proseOf } from "../../../../local/bedrock/model/blocks.ts";
import { sceneOf } from "../../../../local/bedrock/model/respondent/scene.ts";
import { languageOf, languagesOf } from "../../../../local/bedrock/model/tell-language.ts";
import { answerTo, group, meanOf, rate } from "../people.ts";
import { material } from "./material.ts";

const others = (language: Language) => languages.filter((one) => one !== language);

it.each(["en", "de", "pt-BR", "zh-Hant-TW", "ja"])("reads which language it is to answer in: %s", (language) => {
  expect(orderedLanguage(["You are somebody.", ...languageRule({ language }), "Never."].join("\n"))).toBe(language);
});
it("is told nothing where it only copies", () => {
  expect(orderedLanguage(["You are somebody.", ...languageRule({ language: null })].join("\n"))).toBeNull();
});

describe.each(languages)("a study in %s", (language) => {
  it.each(others(language))("of what is written in %s", (written) => {
    const { good, questions } = material[written];
    const persona = group[1]!;
    const askedPersona = { persona, context: good, briefings: [], language };
    const { reaction, answers } = answerTo(conceptTestPrompt({ persona, stimulus: good, briefings: [], language }));
    const discussion = [
      { speaker: "moderator", text: questions[1]! },
      { speaker: group[2]!.full_name, text: reaction },
      { speaker: group[3]!.full_name, text: answers.liking },
    ];
    const said = questions.map(
      (question) => answerTo(interviewAnswerPrompt(askedPersona, { talk: [], question })).answer,
    );
    const members = discussion.slice(1).map(({ speaker }) => ({ name: speaker, words: 20 }));
    const slots = { topic: good, briefings: [], members, discussion, round: 2, rounds: 3, language };
    const talk = [
      { speaker: "interviewer", text: questions[1]! },
      { speaker: persona.full_name, text: answers.liking },
    ];
    const texts = [
      reaction,
      ...Object.values(answers),
      ...said,
      answerTo(groupTurnPrompt(askedPersona, { privateView: reaction, discussion })).message,
      ...(["open", "probe"] as const).map((task) => answerTo(groupModeratorPrompt({ ...slots, task })).message),
      answerTo(followUpPrompt({ question: questions[1]!, suggested: [questions[3]!], talk, probesLeft: 2, language }))
        .probe ?? "",
    ];
    const own = texts.map((text) => text.replaceAll(/[«“„"「][^»”“"」]*[»”“"」]/gu, " "));
    expect(own.filter((text) => otherLanguage(text, language) !== null)).toEqual([]);
  });

  it.each(others(language))("follows prices and claims that are written in %s", (written) => {
    const { good, bad, priced } = material[written];
    const mean = (stimulus: string) =>
      meanOf(
        group.map((persona) => {
          const { answers } = answerTo(conceptTestPrompt({ persona, stimulus, briefings: [], language }));
          return rate("purchase_intent", answers.purchase_intent, language);
        }),
      );
    const perDoubling = (mean(priced(0.5)) - mean(priced(4))) / 3;
    expect(perDoubling).toBeGreaterThan(0.2);
    expect(perDoubling).toBeLessThan(0.9);
    expect(mean(good) - mean(bad)).toBeGreaterThan(0.8);
  });
});

it.each([
  ["de", "Welche Getränke kaufen Sie?", ["Tee", "Kaffee", "Keines davon"]],
  ["fr", "Pourquoi bio ?", []],
  ["pt", "O que come?", []],
  ["es", "Qué come?", ["Pan", "Arroz"]],
  ["en", "Why organic?", []],
  ["ja", "なぜオーガニック？", []],
] as const)("reads a short question in its own language, whatever is spoken: %s %s", (language, text, options) => {
  const question = questionBlock(text, {}, options);
  const request = `<stimulus>\nKitKat Chunky\n</stimulus>\n${question}`;
  for (const spoken of languages) expect(sceneOf(request, spoken, "").asked.language).toBe(language);
});

it("reads a name in the language of what stands beside it, or in that which is spoken", () => {
  expect(languagesOf(["iPhone 17 Pro", "Warum gefällt Ihnen das nicht?"], "fr")).toEqual(["de", "de"]);
  expect(languagesOf(["iPhone 17 Pro", "{point} {{name}} ${x} %s"], "fr")).toEqual(["fr", "fr"]);
});

it("speaks English where it has no words of a language", () => {
  const prompt = conceptTestPrompt({ persona: group[0]!, stimulus: material.en.good, briefings: [], language: "fi" });
  expect(answerTo(prompt)).toEqual(answerTo({ ...prompt, language: "en" }));
});

it.each(languages)("reads a guide in its own language: %s", (language) => {
  const guide = `<guide>\n${material[language].questions.join("\n")}\n</guide>`;
  expect(languageOf(proseOf(guide, "guide"))).toBe(language);
});
