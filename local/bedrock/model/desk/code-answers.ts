import * as z from "zod";
import { readStances } from "../../embedder/stance.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import { jsonBlocksOf } from "../blocks.ts";
import { topicsIn } from "../respondent/offer.ts";
import type { Tool } from "../tool.ts";
import { deskOf, fill, isUnspaced, sentencesOf, stemsOf } from "./language.ts";

const answerSchema = z.object({ number: z.int(), text: z.string() });
const codeSchema = z.object({ number: z.int(), definition: z.string(), example: z.string().optional() });
type Code = z.infer<typeof codeSchema>;

const MOST_CODES = 12;
/** What a single answer in so many says is worth no code of its own. */
const ANSWERS_PER_CODE = 20;
/** An opinion that is told from its opposite. */
const DISTINCT = 0.3;

const answersOf = (request: string) => jsonBlocksOf(request, "answer").map((block) => answerSchema.parse(block));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Something that answers speak of, with a sentence of each answer that does. */
interface Subject {
  name: string;
  /** What its definition says that answers mention. */
  what: string;
  sentences: string[];
}

const mostFirst = (a: Subject, b: Subject): number => b.sentences.length - a.sentences.length;

/** Topics that answers name, those of most answers first, and the answers that name none. */
function topicsOfAnswers(answers: readonly string[], language: PackLanguage) {
  const { names } = packOf(language).speaking;
  const found = new Map<string, Subject>();
  const without = answers.filter((answer) => {
    const seen = new Set<string>();
    for (const sentence of sentencesOf(answer))
      for (const topic of topicsIn(sentence, language)) {
        const name = names[topic] ?? topic;
        const subject = found.get(topic) ?? { name, what: name, sentences: [] };
        found.set(topic, subject);
        if (!seen.has(topic)) subject.sentences.push(sentence);
        seen.add(topic);
      }
    return seen.size === 0;
  });
  return { topics: [...found.values()].toSorted(mostFirst), without };
}

const WORDS_IN_NAME = 5;
const CHARACTERS_IN_NAME = 16;

/** The beginning of a sentence. */
const beginningOf = (sentence: string): string =>
  isUnspaced(sentence)
    ? sentence.slice(0, CHARACTERS_IN_NAME)
    : sentence
        .split(/\s+/)
        .slice(0, WORDS_IN_NAME)
        .join(" ")
        .replace(/\P{L}+$/u, "");

/** Answers that begin alike, the largest group first: each time those that share the commonest word of who is left. */
function likeAnswers(answers: readonly string[], language: PackLanguage): Subject[] {
  const groups: Subject[] = [];
  let left = answers.map((answer) => sentencesOf(answer)[0] ?? answer);
  while (left.length > 0) {
    const stems = Map.groupBy(
      left.flatMap((sentence) => [...stemsOf(sentence, language)].map((stem) => ({ stem, sentence }))),
      ({ stem }) => stem,
    );
    const commonest = [...stems.values()].toSorted((a, b) => b.length - a.length)[0];
    if (!commonest) break;
    const sentences = commonest.map(({ sentence }) => sentence);
    const [first = ""] = sentences;
    groups.push({ name: beginningOf(first), what: first.replace(/[.。!?！？…]+$/u, ""), sentences });
    left = left.filter((sentence) => !sentences.includes(sentence));
  }
  return groups;
}

/** Drafts a code for each thing that enough answers speak of. */
export const draftCodebook: Tool = (request, language) => {
  const answers = answersOf(request).map(({ text }) => text);
  const { topics, without } = topicsOfAnswers(answers, language);
  const subjects = [...topics, ...likeAnswers(without, language)].toSorted(mostFirst);
  const fewest = Math.max(1, Math.ceil(answers.length / ANSWERS_PER_CODE));
  const common = subjects.filter(({ sentences }) => sentences.length >= fewest);
  const chosen = (common.length > 0 ? common : subjects).slice(0, MOST_CODES);
  const { mentions, report } = deskOf(language);
  const named = chosen.filter(({ name }, index) => chosen.findIndex((one) => one.name === name) === index);
  const whole = { name: report.whole, what: report.whole, sentences: [answers[0] ?? ""] };
  return {
    codes: (named.length > 0 ? named : [whole]).map(({ name, what, sentences }) => ({
      name: capitalised(name),
      definition: fill(mentions, { topic: what }),
      example: sentences[0]!,
    })),
  };
};

/** Whether two texts judge in opposite directions. */
function opposed(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => readStances(text).valence?.position ?? 0) as [number, number];
  return Math.min(Math.abs(one), Math.abs(other)) >= DISTINCT && Math.sign(one) !== Math.sign(other);
}

/**
 * Whether an answer meets a definition: one of its sentences is about a topic of it, and does not judge the other way
 * round. A definition without topics is met by half of the words that it shares with its example; without one, of all.
 */
function meets(text: string, { definition, example }: Code, language: PackLanguage): boolean {
  const topics = topicsIn(definition, language);
  if (topics.length > 0)
    return sentencesOf(text).some(
      (sentence) =>
        topicsIn(sentence, language).some((topic) => topics.includes(topic)) && !opposed(sentence, definition),
    );
  const wanted = [...stemsOf(definition, language)];
  const shown = stemsOf(example ?? "", language);
  const said = stemsOf(text, language);
  const shared = wanted.filter((stem) => shown.has(stem));
  const telling = shared.length > 0 ? shared : wanted;
  return telling.length > 0 && telling.filter((stem) => said.has(stem)).length >= telling.length / 2;
}

/** Codes answers by what they are about, each by itself. */
export const codeAnswers: Tool = (request, language) => {
  const codes = jsonBlocksOf(request, "code").map((block) => codeSchema.parse(block));
  return {
    answers: answersOf(request).map(({ number, text }) => ({
      number,
      codes: codes.filter((code) => meets(text, code, language)).map((code) => code.number),
    })),
  };
};
