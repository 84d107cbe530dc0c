import { sentencesOf } from "../../../../functions/models/quotes.ts";
import { seedFrom } from "../../../../functions/statistics/random.ts";
import type { InterviewAnswer } from "../../../../functions/studies/interview/answer-prompt.ts";
import type { OpenReply } from "../../../../functions/studies/survey/questions/open-ended.ts";
import { blockOf } from "../blocks.ts";
import { questionKinds, type QuestionKind } from "../../phrases/speaking.ts";
import type { Tool } from "../tool.ts";
import { brandsAsked, factsTold, isElsewhere, isPersonal, untold } from "./about.ts";
import { appraise, type Reason } from "./appraise.ts";
import { wordsTold } from "./instructions.ts";
import { pricedIn, readOffer, topicsIn } from "./offer.ts";
import { caresFor, homeOf, isValue } from "./person.ts";
import { namedReasons, viewOf } from "./reaction.ts";
import { favour, isModerator } from "./room.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { matches, questionOf } from "./survey.ts";
import { isEvasion, spokenThemesOrWhole } from "./themes.ts";
import { positionOn } from "./view.ts";

/** What somebody says, line by line, and what made them say it. */
export interface Reply {
  lines: readonly (string | null)[];
  reasons: readonly Reason[];
}

/** What a question asks for; null for a view. What it quotes is somebody else's. */
export function kindOf(question: string, { asked: { speaking } }: Pick<Scene, "asked">): QuestionKind | null {
  const plain = question.replaceAll(/[«“„"「][^»”“"」]*[»”“"」]/gu, " ");
  return questionKinds.find((kind) => matches(speaking.asks[kind], plain)) ?? null;
}

/** What a question is about for somebody: what the offer says for it or against it, else the topics that it names. */
function pointsOf(question: string, { appraisal, asked, consumer }: Scene): Reason[] {
  const named = topicsIn(question, asked.language).filter((topic) => topic !== "price" && isValue(topic));
  const ofQuestion = named.map((topic) => {
    const effect = caresFor(consumer, topic) || 0.1;
    return { kind: "topic", bearing: "need", effect, about: topic, topics: [topic] } as const;
  });
  return appraisal ? [...appraisal.reasons] : ofQuestion;
}

const judging = {
  recommend: "recommendation",
  trust: "believability",
  buy: "purchase_intent",
  novel: "uniqueness",
  need: "relevance",
} as const;

/** A verdict on what the study shows, with a reason or two. */
function judged(scene: Scene, question: string, family: (typeof judging)[keyof typeof judging]): Reply {
  const { voice, appraisal } = scene;
  const position = positionOn(scene, question, family);
  const item = family === "recommendation" ? "purchase_intent" : family;
  const reasons = appraisal ? namedReasons(item, position, appraisal, 2) : [];
  return { lines: [voice.verdict(family, position), ...reasons.map((reason) => voice.because(reason))], reasons };
}

/** A view where nothing is shown: what the person cares for of what the question names, and what they cannot know. */
function ownView(scene: Scene, question: string): Reply {
  const { voice, speaking } = scene;
  const points = pointsOf(question, scene).slice(0, 2);
  const lines = points.map((point) => voice.because(point));
  return {
    lines: lines.length > 0 ? lines : [voice.say(speaking.replies.unknown)],
    reasons: points,
  };
}

/** The same view with the reasons that the person has not given yet. */
function unsaid(scene: Scene): Scene {
  const { appraisal, own, voice } = scene;
  const said = own.join("\n");
  const reasons = appraisal?.reasons.filter((reason) => !said.includes(voice.point(reason))) ?? [];
  return appraisal ? { ...scene, appraisal: { ...appraisal, reasons } } : scene;
}

/** What a person adds who has told their view: reasons not given yet, and something of their life. */
function further(scene: Scene): Reply {
  const { voice, speaking, appraisal } = unsaid(scene);
  const reasons = appraisal ? namedReasons("liking", appraisal.overall, appraisal, 2) : [];
  const lines = reasons.map((reason) => voice.because(reason));
  return { lines: [...(lines.length > 0 ? lines : [voice.say(speaking.reasons.none)]), voice.life()], reasons };
}

/** Whether the person was asked for their view before and gave it. */
const hasToldView = (scene: Scene, question: string): boolean =>
  scene.own.length > 0 &&
  scene.talk.some((said) => isModerator(said) && said.text !== question && kindOf(said.text, scene) === null);

function pricing(scene: Scene, question: string): Reply {
  const { voice, speaking, appraisal, offer } = scene;
  const price = appraisal?.reasons.find(({ kind }) => kind === "price");
  if (!price) return { lines: [voice.say(speaking.replies.unpriced)], reasons: [] };
  const position = positionOn(scene, question, "value_for_money");
  return {
    lines: [voice.because({ ...price, about: offer!.price!.display }), voice.verdict("value_for_money", position)],
    reasons: [price],
  };
}

/** The scene with the price that a question names, if it names one. */
function pricedAs(scene: Scene, question: string): Scene {
  const { consumer, offer: shown, seed, asked } = scene;
  const price = pricedIn(question, asked.speaking);
  const offer = shown ?? readOffer(question, asked.language);
  if (!price || !offer) return scene;
  const priced = { ...offer, price, ...(shown === null && { claims: [], topics: [] }) };
  return { ...scene, offer: priced, appraisal: appraise(priced, consumer, seed) };
}

/** Why somebody gave the last answer, where it was about themselves; null where it was about the offer. */
function whyBefore({ talk, own, voice, speaking, ...scene }: Scene, question: string): Reply | null {
  const last = own.at(-1);
  const before = talk.findLast((said) => isModerator(said) && said.text !== question)?.text;
  if (last === undefined || before === undefined) return null;
  const all = { talk, own, voice, speaking, ...scene };
  if (factsTold(all, before) === null && !isPersonal(before, all) && scene.appraisal !== null) return null;
  const said = voice.say(speaking.back.said, { said: voice.quoted(last.slice(0, 120).replace(/[.。]$/u, "")) });
  return { lines: [said, voice.say(speaking.reasons.none)], reasons: [] };
}

/** Kinds of questions that can be about the person's own life as well as about the offer. */
const ownKinds: ReadonlySet<QuestionKind | null> = new Set(["price", "habit", "buy", "novel", "need", "brand", null]);

/** From here on words are for something or against it. */
const CLEAR = 0.1;

const sides = { like: 1, dislike: -1, improve: -1 } as const;

function brandReply({ voice, speaking, consumer }: Scene, question: string, brands: readonly string[]): string | null {
  const brand = brands[seedFrom(consumer.profile.full_name, question) % Math.max(1, brands.length)];
  if (!brand) return voice.say(speaking.replies.nothing);
  const isDoubted = consumer.profile.distrusted_brands.includes(brand);
  return voice.say(isDoubted ? speaking.reasons.distrusted : speaking.replies.brand, { brand });
}

/** What somebody answers to a question, in an interview, a questionnaire or a group. */
export function replyTo(shown: Scene, question: string): Reply {
  const scene = pricedAs(shown, question);
  const { voice, speaking, appraisal, consumer } = scene;
  const { replies } = speaking;
  const { profile } = consumer;
  const kind = kindOf(question, scene);
  const only = (...lines: (string | null)[]): Reply => ({ lines, reasons: [] });
  if (kind !== "closing" && kind !== "intro" && kind !== "why") {
    const facts = factsTold(shown, question);
    if (facts) return only(...facts);
    const brands = brandsAsked(question, scene);
    if (brands) return only(brandReply(scene, question, brands));
    const isOwn = ownKinds.has(kind) && isPersonal(question, scene);
    if (isOwn || ((kind === "like" || kind === null) && isElsewhere(question, shown)))
      return only(untold(scene, question, matches(scene.asked.speaking.asks.habit, question) ? "uncounted" : "untold"));
  }
  switch (kind) {
    case "closing":
      return only(voice.say(replies.closing));
    case "intro": {
      const known = profile.anonymous
        ? {}
        : { name: profile.full_name, age: String(profile.age), place: homeOf(profile, scene.language) };
      return only(
        voice.say(profile.anonymous ? replies.intro.slice(-1) : replies.intro.slice(0, -1), known),
        voice.life(),
      );
    }
    case "example":
      return only(voice.say(replies.example));
    case "habit":
      return only(voice.say(replies.habit));
    case "brand":
      return only(brandReply(scene, question, profile.trusted_brands));
    case "price":
      return pricing(scene, question);
    case "like":
    case "dislike":
    case "improve": {
      const reason = pointsOf(question, scene).find(
        ({ effect, kind: of }) => effect * sides[kind] > 0.02 && !(of === "topic" && effect < 0),
      );
      const said = reason ? voice.say(replies[kind], { point: voice.point(reason) }) : voice.say(replies.nothing);
      return { lines: [said, appraisal ? voice.life() : null], reasons: reason ? [reason] : [] };
    }
    case "why": {
      const before = whyBefore(scene, question);
      if (before) return before;
      // The reason is one for what was said before, if that was clearly for it or against it.
      const stated = favour(scene.own.at(-1) ?? "");
      const stand = Math.abs(stated) >= CLEAR ? stated : (appraisal?.overall ?? 1);
      const side = stand < 0 ? -1 : 1;
      const reason = pointsOf(question, scene).find(({ effect }) => effect * side > 0.02);
      const said = reason ? voice.say(replies.why, { point: voice.point(reason) }) : voice.say(speaking.reasons.none);
      return { lines: [said, appraisal ? voice.life() : null], reasons: reason ? [reason] : [] };
    }
    case "recommend":
    case "trust":
    case "buy":
    case "novel":
    case "need":
      return appraisal ? judged(scene, question, judging[kind]) : ownView(scene, question);
    case null:
      if (appraisal && hasToldView(scene, question)) return further(scene);
      return appraisal
        ? {
            lines: viewOf(scene, { reasons: 2, life: true }),
            reasons: namedReasons("liking", appraisal.overall, appraisal, 2),
          }
        : ownView(scene, question);
  }
}

/** Answers in an interview. */
export const answerInterview: Tool = (request, language, seed): InterviewAnswer => {
  const scene = sceneOf(request, language, seed);
  const { lines } = replyTo(scene, blockOf(request, "question"));
  return { answer: scene.voice.written(lines).slice(0, 2_000) };
};

/** Answers an open question of a questionnaire. */
export const answerOpenly: Tool = (request, language, seed): OpenReply => {
  const scene = sceneOf(request, language, seed);
  const { text } = questionOf(request);
  const told = wordsTold(text, scene.asked.speaking);
  if (told !== null) return { answer: told, themes: [] };
  const { lines, reasons } = replyTo(scene, text);
  const answer = scene.voice.written(lines).slice(0, 1_500);
  const named = scene.voice.themes(reasons, null, 3);
  const asked = topicsIn(text, scene.asked.language).slice(0, 2);
  const themes = named.length > 0 ? named : asked.map((topic) => scene.speaking.names[topic] ?? topic);
  // Whoever says something says it of something.
  const isEvaded = sentencesOf(answer).every((sentence) => isEvasion(sentence, scene));
  return { answer, themes: themes.length > 0 || isEvaded ? themes : spokenThemesOrWhole(answer, scene, reasons, 3) };
};
