import * as z from "zod";
import { isNonAnswer } from "../../../../functions/studies/interview/coverage.ts";
import type { FollowUp } from "../../../../functions/studies/interview/follow-up-prompt.ts";
import { jsonBlockOf, talkOf } from "../blocks.ts";
import { readFrequency } from "../../embedder/positions.ts";
import { readerFor } from "../../embedder/reader.ts";
import { clausesOf } from "../../embedder/tokens.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { languagesOf } from "../tell-language.ts";
import { choose, deskOf, fill, overlap, isUnspaced, patternOf, sentencesOf, topicsOf, wordCount } from "./language.ts";
import { fewWords, isAsker } from "./talk.ts";

const LONGEST_PROBE = 400;
/** Words that an answer needs: to be no mere refusal, to state a figure, to rest on something, to explain itself. */
const WORDS = { refusal: 14, figure: 2, least: 8, ground: 9, enough: 11, argued: 18, brief: 40, long: 45 } as const;
/** What a question shares with an answer that speaks to it. */
const TOUCHED = 0.5;
/** More words than a keyword has make a suggested probe a sentence of its own. */
const KEYWORD = 4;

const guideSchema = z
  .object({
    question: z.string().catch(""),
    suggested_probes: z.array(z.string()).catch([]),
    probes_left: z.number().catch(0),
  })
  .catch({ question: "", suggested_probes: [], probes_left: 0 });

type Missing = "reason" | "example" | "more" | "back" | null;

/** The languages of a guide's question and of the answers to it. */
interface Languages {
  asked: PackLanguage;
  said: PackLanguage;
}

/** Whether what a question asks for has come up in what was said. */
function isTouched(question: string, said: string, languages: Languages): boolean {
  const { why, instance, asks, particulars } = deskOf(languages.asked).interviewer;
  const { reasons, examples, asks: answered } = deskOf(languages.said).interviewer;
  const isShort = wordCount(question, languages.asked) <= KEYWORD;
  if (patternOf(why).test(question) && isShort) return patternOf(reasons).test(said);
  if (patternOf(instance).test(question)) return patternOf(examples).test(said);
  const named = asks.findIndex(([asked]) => patternOf(asked, "start").test(question.replace(/^\P{L}+/u, "")));
  // Every pack has the same kinds, in the same order.
  const told = answered[named];
  if (told) return patternOf(told[1]).test(said) || (/\d/.test(said) && patternOf(particulars).test(question));
  return overlap(question, said, languages.said, languages.asked) >= TOUCHED;
}

/** Judges all that somebody has answered to one question. @param open suggested probes not yet dealt with */
function judge(
  question: string,
  answers: readonly string[],
  { asked, said: language }: Languages,
  { probes, open }: { probes: number; open: number },
): Pick<FollowUp, "coverage" | "non_answer"> & { missing: Missing } {
  const { refusals, reasons, examples } = deskOf(language).interviewer;
  const { particulars, closing } = deskOf(asked).interviewer;
  const said = answers.join("\n");
  const words = wordCount(said, language);
  const refuses = (answer: string) =>
    isNonAnswer(answer) || (patternOf(refusals).test(answer) && wordCount(answer, language) <= WORDS.refusal);
  if (answers.every(refuses)) return { coverage: "not_covered", non_answer: true, missing: null };
  if (patternOf(closing).test(question)) return { coverage: "covered", non_answer: false, missing: null };
  const sentences = sentencesOf(said).filter((one) => topicsOf(one, language).size > 0);
  const grounded = patternOf(reasons).test(said) || patternOf(examples).test(said);
  const asksFor = patternOf(particulars, isUnspaced(question) ? "anywhere" : "start");
  const isParticular = asksFor.test(question.replace(/^\P{L}+/u, ""));
  const counts = () => readFrequency(clausesOf(said, language), readerFor(language)) !== undefined;
  const stated = isParticular && words >= WORDS.figure && (/\d/.test(said) || counts());
  const onTopic = overlap(question, said, language, asked) > 0;
  // A stance that takes up the question and goes on says what it rests on, with or without a `because`.
  const [, ...further] = sentencesOf(said);
  const explained = onTopic && further.some((sentence) => wordCount(sentence, language) >= WORDS.ground);
  const covered =
    stated ||
    ((grounded || explained) && words >= WORDS.enough) ||
    (sentences.length > 1 && words >= WORDS.argued) ||
    (onTopic && words >= WORDS.long);
  if (refuses(answers.at(-1) ?? ""))
    return { coverage: covered ? "covered" : "partly", non_answer: false, missing: null };
  const asksOn = open > 0 && probes === 0 && words < WORDS.brief;
  if (covered) return { coverage: "covered", non_answer: false, missing: asksOn ? "more" : null };
  const coverage = words >= (onTopic ? WORDS.figure : WORDS.enough) ? "partly" : "not_covered";
  // A second probe only where the first has brought next to nothing.
  if (probes > 0 && words >= WORDS.long) return { coverage, non_answer: false, missing: null };
  const missing = words < WORDS.least ? "more" : onTopic || grounded ? (grounded ? "example" : "reason") : "back";
  return { coverage, non_answer: false, missing };
}

/** A suggested probe worded as a question; null for a keyword. */
function askedAs(probe: string, language: PackLanguage): string | null {
  const { why, asks, particulars } = deskOf(language).interviewer;
  const plain = probe.replace(/^\P{L}+/u, "");
  const isQuestion = [why, particulars, ...asks.map(([asked]) => asked)].some((words) =>
    patternOf(words, "start").test(plain),
  );
  const ends = /[?？.。]\s*$/.test(probe);
  if (!ends && !isQuestion && wordCount(probe, language) <= KEYWORD) return null;
  const begun = plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
  const opened = probe.startsWith("¿") || (language === "es" && !ends) ? `¿${begun}` : begun;
  return ends ? opened : `${opened}${isUnspaced(probe) ? "？" : language === "fr" ? " ?" : "?"}`;
}

/** Judges whether the guide's question has been answered, and asks on where something is missing. */
export function followUp(request: string, language: PackLanguage, seed: string): FollowUp {
  const guide = guideSchema.parse(jsonBlockOf(request, "guide_question"));
  const talk = talkOf(request);
  const answers = talk.filter((one) => !isAsker(one)).map(({ text }) => text);
  const asked = talk.filter(isAsker).map(({ text }) => text);
  const said = answers.join("\n");
  const [guideIn] = languagesOf([[guide.question, ...guide.suggested_probes].join("\n")], language);
  const languages = { asked: guideIn, said: language };
  const isPut = (probe: string) => asked.some((put) => put.toLowerCase().includes(probe.toLowerCase()));
  // One suggested probe for a question: a second one reads like a form.
  const open = guide.suggested_probes.some((probe) => probe.trim() !== "" && isPut(probe.trim()))
    ? []
    : guide.suggested_probes
        .map((probe) => probe.trim())
        .filter((probe) => probe !== "" && probe.length <= LONGEST_PROBE && !isPut(probe))
        .filter((probe) => !isTouched(probe, said, languages));
  const state = { probes: asked.length - 1, open: open.length };
  const { coverage, non_answer, missing } = judge(guide.question, answers, languages, state);
  if (guide.probes_left <= 0 || missing === null) return { coverage, non_answer, probe: null };
  const { probe: pack } = deskOf(language).interviewer;
  const say = (variants: readonly string[], slots: Readonly<Record<string, string>> = {}) =>
    fill(choose(variants, asked.join("\n"), guide.question, said, seed), slots).slice(0, LONGEST_PROBE);
  const isNew = (probe: string | null) => (probe !== null && asked.some((put) => put.includes(probe)) ? null : probe);
  const [suggested] = open;
  if (suggested !== undefined) {
    const question = askedAs(suggested, guideIn);
    // A probe of another language is not put as it stands.
    const own = question === null ? say(pack.keyword, { keyword: suggested }) : say(pack.more);
    return { coverage, non_answer, probe: isNew(guideIn === language ? (question ?? own) : own) };
  }
  const words = fewWords(answers.at(-1) ?? "", language, asked);
  const isFirst = state.probes === 0;
  // Who has said something is asked about that; coming back to the question is for those who have not, and once.
  if (missing === "back" && words === null)
    return { coverage, non_answer, probe: isFirst ? isNew(say(pack.back)) : null };
  const probe =
    words === null
      ? say(pack.more)
      : say(missing === "more" || missing === "back" ? pack.words : pack[missing], { words });
  return { coverage, non_answer, probe: isNew(probe) };
}
