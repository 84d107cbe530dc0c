import type { PersonaFacts } from "../../functions/personas/people/schemas.ts";
import { isLanguage } from "../../functions/languages/language.ts";
import { findPieces } from "../../functions/studies/questionnaire/find-pieces.ts";
import type { EstimableQuestion } from "../../functions/studies/direct-estimate/questions.ts";
import type { PersonaProfile } from "../../functions/personas/people/participant.ts";
import { primaryLanguage } from "../../functions/languages/language-tag.ts";
import { themeTranslationPrompt } from "../../functions/studies/rating/reader/translation-prompt.ts";
import { followUpRatingPrompt } from "../../functions/studies/rating/prompt.ts";
import { requirementsPrompt } from "../../functions/personas/requirements/prompt.ts";
import { directEstimatePrompt } from "../../functions/studies/direct-estimate/prompt.ts";
import { audiencePrompt } from "../../functions/personas/groups/audience-prompt.ts";
import { conceptTestPrompt } from "../../functions/studies/concept-test/prompt.ts";
import { conjointChoicesPrompt } from "../../functions/studies/conjoint/prompt.ts";
import { groupModeratorPrompt, type ModerationSlots } from "../../functions/studies/focus-group/moderator-prompt.ts";
import { groupTurnPrompt } from "../../functions/studies/focus-group/turn-prompt.ts";
import { guideReadingPrompt } from "../../functions/studies/interview/guide/prompt.ts";
import { interviewAnswerPrompt } from "../../functions/studies/interview/answer-prompt.ts";
import { followUpPrompt } from "../../functions/studies/interview/follow-up-prompt.ts";
import { closingQuestionPrompt, type Situation } from "../../functions/studies/closing-question/prompt.ts";
import { personaPrompt } from "../../functions/personas/people/prompt.ts";
import type { AskedPersona, Utterance } from "../../functions/personas/people/asked-persona.ts";
import { privateViewPrompt } from "../../functions/studies/focus-group/private-view-prompt.ts";
import type { Prompt } from "../../functions/models/prompts/prompt.ts";
import { rewordPrompt } from "../../functions/findings/reliability/reword-prompt.ts";
import { reportPrompt } from "../../functions/studies/report/prompt.ts";
import { summaryPrompt } from "../../functions/briefings/summary-prompt.ts";
import { surveyChoicePrompt } from "../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyAllocationPrompt } from "../../functions/studies/survey/questions/allocation.ts";
import { surveyNumberPrompt } from "../../functions/studies/survey/questions/numeric.ts";
import { surveyOpenPrompt } from "../../functions/studies/survey/questions/open-ended.ts";
import { surveyRankingPrompt } from "../../functions/studies/survey/questions/ranking.ts";
import { surveyReadingPrompt } from "../../functions/studies/survey/questionnaire/prompt.ts";
import { surveyScalePrompt } from "../../functions/studies/survey/questions/likert.ts";
import type { StudyMaterial } from "./material.ts";

/** Makes a prompt of the service from the material of a language; `orders` are slipped into what it shows, if any. */
export type MakePrompt = (material: StudyMaterial, orders: string | null) => Prompt<unknown>;

const facts: Omit<PersonaFacts, "region" | "market"> = {
  age: 41,
  gender: "Female",
  income_level: "Middle",
  occupation_family: "clerical support",
  education: "upper secondary",
  household: "couple with one child",
  life_circumstance: "looks after her mother at weekends",
  attitude: "sceptic",
  price_sensitivity: 72,
  big_five: { openness: 38, conscientiousness: 71, extraversion: 44, agreeableness: 58, neuroticism: 49 },
  name_initials: "S. K.",
};

const profile = ({ market, location, person }: StudyMaterial): PersonaProfile => ({
  ...person,
  age: facts.age,
  gender: facts.gender,
  location,
  market,
  income_level: facts.income_level,
  attitude: facts.attitude,
  price_sensitivity_percentile: facts.price_sensitivity,
  big_five: facts.big_five,
});

const shown = (text: string, orders: string | null) => [text, orders].filter((part) => part !== null).join("\n");

const askedPersona = (material: StudyMaterial, orders: string | null): AskedPersona => ({
  persona: profile(material),
  context: shown(material.stimulus, orders),
  briefings: [],
  language: material.language,
});

const interview = (material: StudyMaterial): Utterance[] => [
  { speaker: "interviewer", text: material.question },
  { speaker: material.person.full_name, text: material.thin_answer },
];
const discussion = (material: StudyMaterial): Utterance[] => [
  { speaker: "moderator", text: material.open_question },
  { speaker: material.second_speaker, text: material.second_words },
];

const ranking =
  (bestWorst: boolean): MakePrompt =>
  (material, orders) => {
    const { ranked, options } = material.qualities;
    const most = options.length;
    return surveyRankingPrompt(askedPersona(material, orders), { text: ranked, options, least: most, most, bestWorst });
  };

const closingQuestion =
  (situation: Situation, talk: (material: StudyMaterial) => Utterance[]): MakePrompt =>
  (material, orders) =>
    closingQuestionPrompt(askedPersona(material, orders), { situation, talk: talk(material) });

const moderation =
  (task: ModerationSlots["task"]): MakePrompt =>
  (material, orders) =>
    groupModeratorPrompt({
      topic: shown(material.topic, orders),
      language: material.language,
      briefings: [],
      members: [
        { name: material.person.full_name, words: 0 },
        { name: material.second_speaker, words: 14 },
      ],
      discussion: task === "open" ? [] : discussion(material),
      round: 1,
      rounds: 2,
      task,
    });

const directEstimate =
  (questionOf: (material: StudyMaterial) => Pick<EstimableQuestion, "text" | "multiple" | "answers">): MakePrompt =>
  (material, orders) =>
    directEstimatePrompt({
      audience: {
        name: material.audience,
        age_min: null,
        age_max: null,
        gender: "All",
        location: material.location,
        income_level: null,
        occupation: null,
        description: null,
      },
      stimulus: shown(material.stimulus, orders),
      briefings: [],
      question: { question_id: "q1", context: null, ...questionOf(material) },
      language: material.language,
    });

const offers = ({ attribute: [taste, ...tastes], price: [price, ...prices] }: StudyMaterial) =>
  tastes.map((level, offer) => ({
    offer,
    features: [
      { attribute: taste, level },
      { attribute: price, level: prices[offer] as string },
    ],
  }));

/** Prompts that only studies in languages without anchors of their own need. */
const TRANSLATIONS = ["theme-translation"];

/** Whether a study in a language (BCP 47) ever asks a prompt. */
export const isAskedIn = (name: string, tag: string): boolean =>
  !TRANSLATIONS.includes(name) || !isLanguage(primaryLanguage(tag));

/** Every prompt of the service, by the name that its id begins with. */
export const servicePrompts: Readonly<Record<string, MakePrompt>> = {
  audience: ({ audience }, orders) => audiencePrompt(shown(audience, orders)),
  persona: (material, orders) =>
    personaPrompt({
      facts: { ...facts, region: material.location, market: material.market },
      segment: { name: shown(material.audience, orders), occupation: null },
      takenNames: [material.second_speaker],
      signals: [],
      language: material.language,
    }),
  "concept-test": (material, orders) =>
    conceptTestPrompt({
      persona: profile(material),
      stimulus: shown(material.stimulus, orders),
      briefings: [],
      language: material.language,
    }),
  "survey-scale": (material, orders) => {
    const { text, low_label, high_label } = material.scale;
    const scale = { points: 5, first_value: 1, low_label, high_label, labels: null };
    return surveyScalePrompt(askedPersona(material, orders), { text, scale, shown: null });
  },
  "survey-choice": (material, orders) =>
    surveyChoicePrompt(askedPersona(material, orders), { ...material.choice, multiple: false, shown: null }),
  "survey-open": (material, orders) =>
    surveyOpenPrompt(askedPersona(material, orders), { text: material.open_question, shown: null }),
  "survey-number": (material, orders) =>
    surveyNumberPrompt(askedPersona(material, orders), {
      ...{ ...material.number, min: 0, max: null, whole: false },
      before: [{ question: material.question, answer: material.thin_answer }],
    }),
  "survey-ranking": ranking(false),
  "survey-best-worst": ranking(true),
  "survey-allocation": (material, orders) =>
    surveyAllocationPrompt(askedPersona(material, orders), {
      ...{ text: material.qualities.shared_out, options: material.qualities.options },
      ...{ total: 100, unit: null, min: null, max: null },
    }),
  "closing-question-survey": closingQuestion("survey", interview),
  "interview-answer": (material, orders) =>
    interviewAnswerPrompt(askedPersona(material, orders), {
      talk: interview(material),
      question: material.open_question,
    }),
  "interview-follow-up": (material, orders) =>
    followUpPrompt({
      question: material.question,
      suggested: material.probes,
      language: material.language,
      talk: interview({ ...material, thin_answer: shown(material.thin_answer, orders) }),
      probesLeft: 2,
    }),
  "closing-question-interview": closingQuestion("interview", interview),
  "private-view": (material, orders) => privateViewPrompt(askedPersona(material, orders)),
  "group-moderator-open": moderation("open"),
  "group-moderator-probe": moderation("probe"),
  "group-turn": (material, orders) =>
    groupTurnPrompt(askedPersona(material, orders), {
      privateView: material.thin_answer,
      discussion: discussion(material),
    }),
  "closing-question-focus_group": closingQuestion("focus_group", discussion),
  "conjoint-choices": (material, orders) =>
    conjointChoicesPrompt(
      askedPersona(material, orders),
      ["t1", "t2"].map((task_id) => ({ task_id, holdout: false, offers: offers(material), include_none: true })),
    ),
  report: (material, orders) =>
    reportPrompt({
      studyType: "concept_test",
      language: material.language,
      stimulus: shown(material.stimulus, orders),
      figures: { persona_count: 2, reception: "mixed", average_sentiment_score: 0.1 },
      participants: [
        { participant: "P1", profile: material.person.occupation, statements: [material.thin_answer], themes: [] },
        { participant: "P2", profile: "", statements: [material.second_words], themes: [] },
      ],
    }),
  requirements: ({ audience }) => requirementsPrompt(audience),
  reword: ({ stimulus, question, scale, language }, orders) =>
    rewordPrompt(
      [shown(stimulus, orders), question, scale.text].map((text) => ({ text, problem: null })),
      language,
    ),
  "follow-up-rating": ({ scale: { text, ...ends }, thin_answer, second_words }, orders) => {
    const scale = { ...ends, points: 5, first_value: 1, labels: null };
    const statements = [shown(thin_answer, orders), second_words].map((said) => ({
      text: said,
      question: text,
      scale,
    }));
    return followUpRatingPrompt(statements);
  },
  "direct-estimate-scale": directEstimate(({ scale: { text, low_label, high_label } }) => ({
    text,
    multiple: false,
    answers: [low_label, null, null, null, high_label].map((label, index) => ({ answer: index + 1, label })),
  })),
  "direct-estimate-options": directEstimate(({ choice: { text, options } }) => ({
    text,
    multiple: true,
    answers: options.map((answer) => ({ answer, label: null })),
  })),
  "theme-translation": ({ language }) => themeTranslationPrompt(primaryLanguage(language)),
  summary: ({ document }, orders) => summaryPrompt(shown(document, orders)),
  // What a guide or a questionnaire orders is an instruction to be noted: slipping one in would be no attack.
  "guide-reading": ({ guide }) => guideReadingPrompt(guide, ({ pieces }) => findPieces(guide, pieces, 1)),
  "survey-reading": ({ questionnaire }) =>
    surveyReadingPrompt(questionnaire, ({ pieces }) => findPieces(questionnaire, pieces, 1)),
};
