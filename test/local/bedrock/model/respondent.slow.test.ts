import { describe, expect, it } from "vitest";
import { languageScores } from "../../../../functions/languages/language.ts";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import { scaleFamilies } from "../../../../functions/studies/rating/scale-families.ts";
import { isAccepted } from "../../../../functions/studies/rating/scale-map.ts";
import type { ParticipantProfile, PersonaProfile } from "../../../../functions/personas/people/participant.ts";
import { occursIn, sentencesOf } from "../../../../functions/models/quotes.ts";
import { krippendorffAlpha } from "../../../../functions/statistics/krippendorff.ts";
import { spearmanCorrelation } from "../../../../functions/statistics/rank-agreement.ts";
import { conceptTestPrompt, type ConceptReaction } from "../../../../functions/studies/concept-test/prompt.ts";
import { conjointChoicesPrompt } from "../../../../functions/studies/conjoint/prompt.ts";
import { groupTurnPrompt } from "../../../../functions/studies/focus-group/turn-prompt.ts";
import { interviewAnswerPrompt } from "../../../../functions/studies/interview/answer-prompt.ts";
import { closingQuestionPrompt, type ClosingQuestion } from "../../../../functions/studies/closing-question/prompt.ts";
import type { Utterance } from "../../../../functions/personas/people/asked-persona.ts";
import { privateViewPrompt } from "../../../../functions/studies/focus-group/private-view-prompt.ts";
import { promptText, type Prompt } from "../../../../functions/models/prompts/prompt.ts";
import {
  surveyChoicePrompt,
  type ChoiceReply,
} from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyOpenPrompt } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { surveyScalePrompt } from "../../../../functions/studies/survey/questions/likert.ts";
import { appraise } from "../../../../local/bedrock/model/respondent/appraise.ts";
import { sceneOf } from "../../../../local/bedrock/model/respondent/scene.ts";
import { answerTo, group, meanOf, rate } from "../people.ts";
import { material } from "./material.ts";
import { offlineScale } from "../../../support/read-scale.ts";

const ask = <T>(prompt: Prompt<T>, seed = "1"): T => answerTo(prompt, seed);
const intent = (reaction: ConceptReaction) => rate("purchase_intent", reaction.answers.purchase_intent);

/** Every text of an answer. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value !== null && typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Sentences that speak for another language more than for the one they are to be in. */
function foreign(texts: readonly string[], language: Language): string[] {
  return texts.flatMap(sentencesOf).filter((sentence) => {
    const scores = languageScores(sentence);
    const { [language]: own, ...others } = scores;
    const isLabel = language !== "ja" && sentence.split(/\s+/u).length < 4;
    return !isLabel && (Object.values<number>(others).some((score) => score > own + 0.5) || scores.en > own);
  });
}

const nobody = { anonymous: true as const, full_name: "Respondent-1", market: "FR" };

/** One call of every tool, each answered by somebody else. */
function promptsIn(language: Language, people: readonly ParticipantProfile[] = group): Prompt<unknown>[] {
  const m = material[language];
  const who = (index: number) => ({
    persona: people[index % people.length]!,
    context: m.good,
    briefings: [],
    language,
  });
  const scale = { points: 5, first_value: 1, low_label: m.scale.low, high_label: m.scale.high, labels: null };
  const unlabelled = { ...scale, low_label: null, high_label: null };
  const ends = { ...scale, low_label: m.ends.low, high_label: m.ends.high };
  const talk: Utterance[] = [
    { speaker: "moderator", text: m.questions[1]! },
    { speaker: group[1]!.full_name, text: ask(privateViewPrompt(who(1))).view },
    { speaker: group[5]!.full_name, text: ask(privateViewPrompt(who(5))).view },
  ];
  return [
    conceptTestPrompt({ persona: people[0]!, stimulus: m.good, briefings: [], language }),
    conceptTestPrompt({ persona: who(1).persona, stimulus: m.bad, briefings: [], language }),
    privateViewPrompt(who(2)),
    groupTurnPrompt(who(3), { privateView: "…", discussion: talk.slice(0, 1) }),
    groupTurnPrompt(who(4), { privateView: "…", discussion: talk }),
    surveyScalePrompt(who(5), { text: m.scale.text, scale }),
    surveyScalePrompt(who(6), { text: m.statement, scale: unlabelled }),
    surveyScalePrompt(who(7), { text: m.ends.text, scale: ends }),
    surveyChoicePrompt(who(8), { text: m.choice.text, options: m.choice.options, multiple: true }),
    surveyChoicePrompt({ ...who(9), context: null }, { ...m.grades, multiple: false }),
    ...m.questions.map((text, index) => surveyOpenPrompt(who(index), { text })),
    ...m.questions.map((question, index) => interviewAnswerPrompt(who(index + 1), { talk: [], question })),
    ...m.questions.map((question, index) =>
      interviewAnswerPrompt({ ...who(index), context: null }, { talk: talk.slice(0, 1), question }),
    ),
    ...(["survey", "interview", "focus_group"] as const).map((situation) =>
      closingQuestionPrompt(who(1), { situation, talk }),
    ),
    conjointChoicesPrompt(who(2), m.tasks),
  ];
}

describe.each(languages)("respondents in %s", (language) => {
  const m = material[language];
  const react = (persona: PersonaProfile, stimulus: string, seed = "1"): ConceptReaction =>
    ask(conceptTestPrompt({ persona, stimulus, briefings: [], language }), seed);
  const reactions = group.map((persona) => react(persona, m.good));
  const bad = group.map((persona) => react(persona, m.bad));

  it("answer every tool as its schema has it, in the language of the request", () => {
    const answers = promptsIn(language).map((prompt) => ({ tool: prompt.tool.name, answer: ask(prompt) }));
    expect(new Set(answers.map(({ tool }) => tool)).size).toBe(9);
    expect(
      foreign(
        answers.flatMap(({ answer }) => textsIn(answer)),
        language,
      ),
    ).toEqual([]);
    expect(JSON.stringify(answers)).not.toMatch(/undefined|NaN|\[object|[{<]\w*[|}]/);
  });

  it("answer as somebody of whom nothing is known", () => {
    const answers = promptsIn(language, [nobody]).map((prompt) => ask(prompt));
    expect(foreign(answers.flatMap(textsIn), language)).toEqual([]);
    expect(JSON.stringify(answers)).not.toMatch(/undefined|NaN|\[object|[{<]\w*[|}]/);
    const introduced = interviewAnswerPrompt(
      { persona: nobody, context: m.good, briefings: [], language },
      { talk: [], question: m.questions[0]! },
    );
    expect(ask(introduced).answer).not.toMatch(/\d|Respondent/);
  });

  // What a scale's map is not accepted for is rated by follow-up.
  const read = scaleFamilies.filter((family) => isAccepted(offlineScale(family, language).test));
  it.each(read)("are read where they stand: %s", (family) => {
    const positions = Array.from({ length: 11 }, (_, index) => -1 + index / 5);
    const people = group.slice(0, 6);
    const standing = people.flatMap((persona) =>
      positions.map((position, index) => {
        const request = promptText(conceptTestPrompt({ persona, stimulus: m.good, briefings: [], language }));
        const { voice } = sceneOf(request, language, `${index}`);
        const said = voice.written([voice.verdict(family, position)]);
        expect(said).not.toMatch(/\d/);
        return { position, rating: rate(family, said) };
      }),
    );
    const ratings = standing.map(({ rating }) => rating);
    expect(
      spearmanCorrelation(
        standing.map(({ position }) => position),
        ratings,
      ),
    ).toBeGreaterThanOrEqual(0.85);
    expect(Math.max(...ratings) - Math.min(...ratings)).toBeGreaterThan(1.5);
  });

  it("give answers whose ratings keep the order of their judgements", () => {
    const judged = group.flatMap((persona) =>
      [m.good, m.bad, m.priced(0.5), m.priced(2), m.priced(4)].map((stimulus) => {
        const request = promptText(conceptTestPrompt({ persona, stimulus, briefings: [], language }));
        const { offer, consumer } = sceneOf(request, language, "1");
        return { at: appraise(offer!, consumer, "1").items.purchase_intent, rating: intent(react(persona, stimulus)) };
      }),
    );
    const [meant, read] = [judged.map(({ at }) => at), judged.map(({ rating }) => rating)];
    expect(spearmanCorrelation(meant, read)).toBeGreaterThanOrEqual(0.9);
  });

  it("buy less the more it costs, nearly all of them", () => {
    const falls = group.filter((persona) => {
      const [cheap, dear] = [0.5, 4].map((factor) => intent(react(persona, m.priced(factor))));
      return cheap! > dear!;
    });
    expect(falls.length).toBeGreaterThanOrEqual(8);
    const mean = (factor: number) => meanOf(group.map((persona) => intent(react(persona, m.priced(factor)))));
    const perDoubling = (mean(0.5) - mean(4)) / 3;
    expect(perDoubling).toBeGreaterThan(0.2);
    expect(perDoubling).toBeLessThan(0.9);
  });

  it("take a bad concept for worse, and differ", () => {
    expect(meanOf(reactions.map(intent)) - meanOf(bad.map(intent))).toBeGreaterThan(1);
    expect(Math.max(...reactions.map(intent)) - Math.min(...reactions.map(intent))).toBeGreaterThan(0.7);
  });

  it("rarely share a sentence", () => {
    const said = reactions.flatMap((reaction) =>
      sentencesOf([reaction.reaction, ...Object.values(reaction.answers)].join(" ")),
    );
    expect(new Set(said).size / said.length).toBeGreaterThan(0.7);
    expect(new Set(reactions.map(({ reaction }) => reaction)).size).toBe(group.length);
  });

  it("say the same to the same request, and mostly choose the same in another study", () => {
    const persona = group[3]!;
    expect(react(persona, m.good, "1")).toEqual(react(persona, m.good, "1"));
    const prompt = (index: number) =>
      conjointChoicesPrompt({ persona: group[index]!, context: m.good, briefings: [], language }, m.tasks);
    const choices = (seed: string) =>
      group.flatMap((_, index) => ask(prompt(index), seed).choices.map(({ chosen }) => chosen));
    const [first, second] = [choices("1"), choices("2")];
    const same = first.filter((chosen, index) => chosen === second[index]).length / first.length;
    expect(same).toBeGreaterThan(0.6);
  });

  it("agree with themselves in six reruns at about α .8", () => {
    const alphas = (["purchase_intent", "relevance", "value_for_money", "liking"] as const).map((item) => {
      const units = group.map((persona) =>
        ["1", "2", "3", "4", "5", "6"].map((seed) => rate(item, react(persona, m.good, seed).answers[item])),
      );
      return krippendorffAlpha(units, "interval").alpha!;
    });
    expect(meanOf(alphas)).toBeGreaterThan(0.65);
    expect(meanOf(alphas)).toBeLessThan(0.93);
  });

  it("quote themselves word for word", () => {
    for (const { reaction, notable_quote } of [...reactions, ...bad])
      expect(occursIn(notable_quote, reaction)).toBe(true);
    for (const persona of group) {
      const askedPersona = { persona, context: m.good, briefings: [], language };
      const talk: Utterance[] = [
        { speaker: "interviewer", text: m.questions[1]! },
        { speaker: persona.full_name, text: ask(privateViewPrompt(askedPersona)).view },
      ];
      const { notable_quote, reaction }: ClosingQuestion = ask(
        closingQuestionPrompt(askedPersona, { situation: "interview", talk }),
      );
      expect(occursIn(notable_quote, `${reaction} ${talk[1]!.text}`)).toBe(true);
    }
  });

  it("tell facts of their profile, whatever the order of the options", () => {
    const persona = group[1]!;
    const chosen = ({ text, options }: { text: string; options: readonly string[] }) => {
      const asked = { persona, context: null, briefings: [], language };
      const reply: ChoiceReply = ask(surveyChoicePrompt(asked, { text, options, multiple: false }));
      return options[reply.chosen[0]! - 1];
    };
    for (const question of [m.age, m.gender, m.grades, m.choice]) {
      const reversed = { ...question, options: question.options.toReversed() };
      expect(chosen(reversed)).toBe(chosen(question));
    }
    expect(chosen(m.age)).toBe("60+");
    expect(chosen(m.gender)).toBe(m.gender.options[0]);
  });

  it("do not repeat themselves in an interview", () => {
    const persona = group[5]!;
    const talk: Utterance[] = [];
    for (const question of m.questions) {
      const { answer } = ask(
        interviewAnswerPrompt({ persona, context: m.good, briefings: [], language }, { talk, question }),
      );
      talk.push({ speaker: "interviewer", text: question }, { speaker: persona.full_name, text: answer });
    }
    const own = talk.filter(({ speaker }) => speaker !== "interviewer").flatMap(({ text }) => sentencesOf(text));
    expect(new Set(own).size).toBe(own.length);
  });
});
