import * as z from "zod";
import { readStances } from "../../embedder/stance.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import { jsonBlocksOf } from "../blocks.ts";
import { topicsIn } from "../respondent/offer.ts";
import type { Tool } from "../tool.ts";
import { deskOf, fill, sentencesOf, stemsOf } from "./language.ts";

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
  sentences: string[];
}

/** Topics or, where answers name none, the beginnings of words that they share, those of most answers first. */
function subjectsOf(answers: readonly string[], language: PackLanguage): Subject[] {
  const { names } = packOf(language).speaking;
  const found = new Map<string, Subject>();
  const note = (key: string, name: string, sentence: string) => {
    const subject = found.get(key) ?? { name, sentences: [] };
    found.set(key, subject);
    subject.sentences.push(sentence);
  };
  for (const answer of answers) {
    const seen = new Set<string>();
    for (const sentence of sentencesOf(answer))
      for (const topic of topicsIn(sentence, language)) {
        if (!seen.has(topic)) note(topic, names[topic] ?? topic, sentence);
        seen.add(topic);
      }
    if (seen.size > 0) continue;
    const [sentence = answer] = sentencesOf(answer);
    for (const stem of stemsOf(sentence, language)) {
      const word = sentence.match(/[\p{L}\p{N}ー]+/gu)?.find((one) => one.toLowerCase().startsWith(stem)) ?? stem;
      note(`word ${stem}`, word, sentence);
    }
  }
  return [...found.values()].toSorted((a, b) => b.sentences.length - a.sentences.length);
}

/** Drafts a code for each thing that enough answers speak of. */
export const draftCodebook: Tool = (request, language) => {
  const answers = answersOf(request).map(({ text }) => text);
  const subjects = subjectsOf(answers, language);
  const fewest = Math.max(1, Math.ceil(answers.length / ANSWERS_PER_CODE));
  const common = subjects.filter(({ sentences }) => sentences.length >= fewest);
  const chosen = (common.length > 0 ? common : subjects).slice(0, MOST_CODES);
  const { mentions } = deskOf(language);
  const codes = chosen.map(({ name, sentences }) => ({
    name: capitalised(name),
    definition: fill(mentions, { topic: name }),
    example: sentences[0]!,
  }));
  const whole = deskOf(language).report.whole;
  const nothing = { name: capitalised(whole), definition: fill(mentions, { topic: whole }), example: answers[0] ?? "" };
  return { codes: codes.length > 0 ? codes : [nothing] };
};

/** Whether two texts judge in opposite directions. */
function opposed(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => readStances(text).valence?.position ?? 0) as [number, number];
  return Math.min(Math.abs(one), Math.abs(other)) >= DISTINCT && Math.sign(one) !== Math.sign(other);
}

/**
 * Whether an answer meets a definition: one of its sentences is about a topic of it, and does not judge the other way
 * round. A definition without topics is met by a word that it shares with its example, or, without one, by most words.
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
  const telling = wanted.filter((stem) => shown.has(stem));
  if (telling.length > 0) return telling.some((stem) => said.has(stem));
  return wanted.length > 0 && wanted.filter((stem) => said.has(stem)).length > wanted.length / 2;
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
