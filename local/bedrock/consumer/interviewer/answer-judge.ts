import type { Coverage } from "../../../../functions/domain/interview/schemas.ts";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { topicIds, topicOf, topicWords } from "../report/topics.ts";

/** What an answer is worth for its question. */
export interface Judgement {
  coverage: Coverage;
  /** What a probe should ask for; null where the answer will do or was refused. */
  missing: "reason" | "example" | "more" | "back" | null;
}

const refusal =
  /\b(?:don't know|do not know|no idea|no opinion|can't say|cannot say|couldn't say|nothing to say|rather not|prefer not|no comment|no view|never thought about|weiß (?:ich )?nicht|keine ahnung|keine meinung|kann ich nichts (?:zu )?sagen|nichts sagen|keine angabe|möchte (?:ich )?nicht|sage ich nicht|nie darüber nachgedacht)\b/i;
const reason =
  /\b(?:because|since|that's why|the reason|so that|otherwise|therefore|which is why|as I|due to|if|so|weil|denn|deshalb|deswegen|darum|daher|der grund|damit|sonst|nämlich|wegen|wenn|also)\b/i;
const example =
  /\b(?:for (?:example|instance)|last (?:time|week|month|year|summer|winter)|once|the other day|recently|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|I (?:bought|used|tried|went|had|paid|took|saw|asked|read|found|got|made|threw|returned)|when I|zum beispiel|neulich|letzte\w*|gestern|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|einmal|vor (?:kurzem|ein paar)|als ich|habe ich|hatte ich|bin ich|war ich|ich habe|ich hatte|ich war)\b/i;
const figures =
  /^\s*(?:how (?:often|much|many|long|old)|when|where|who|which|wie (?:oft|viel|viele|lange|alt)|wann|wo\b|wer|welche\w*)/i;

const stopWords =
  /^(?:what|which|when|where|your|you|about|would|could|should|have|does|that|this|with|from|they|them|there|think|tell|more|other|like|feel|some|been|most|into|than|then|were|will|how|please|describe|usually|welche\w*|wann|ihre\w*|ihnen|über|würden|könnten|haben|dass|diese\w*|einen?|einer|erzählen|bitte|beschreiben|denken|mehr|etwas|wenn|oder|nicht|sich|sind|werden|normalerweise|gerne)$/i;
const STEM = 5;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !stopWords.test(word))
    .map((word) => word.slice(0, STEM));

const topicsOf = (text: string) => topicIds.filter((topic) => topicWords[topic].test(text));

/** Whether what a question asks for has come up in what was said. */
export function touches(question: string, said: string): boolean {
  if (/\bwhy\b|warum|weshalb|wieso/i.test(question) && stemsOf(question).length < 2) return reason.test(said);
  if (/example|beispiel|last time|letzte[sn]? mal|particular time/i.test(question)) return example.test(said);
  const wanted = [...new Set(stemsOf(question))];
  const spoken = new Set(stemsOf(said));
  const shared = wanted.filter((stem) => spoken.has(stem)).length;
  if (wanted.length > 0 && shared >= wanted.length / 2) return true;
  const topics = topicsOf(question);
  return topics.length > 0 && topics.every((topic) => topicWords[topic].test(said));
}

const WORDS = { refusal: 16, figure: 4, least: 9, enough: 12, argued: 20, long: 55, brief: 22, full: 30 } as const;
const frequency =
  /\d|\b(?:nothing|nichts|never|always|every|once|twice|daily|weekly|monthly|often|rarely|nie|immer|jede\w*|einmal|zweimal|täglich|wöchentlich|monatlich|oft|selten)\b/i;

const wordCount = (text: string) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;

function isOnTopic(question: string, said: string): boolean {
  const wanted = stemsOf(question);
  const spoken = new Set(stemsOf(said));
  return (
    wanted.length === 0 ||
    wanted.some((stem) => spoken.has(stem)) ||
    topicsOf(question).some((topic) => topicWords[topic].test(said))
  );
}

/**
 * Judges everything that a persona has answered to one question of a guide: on the subject, with a reason, an example or
 * the figure asked for, it is covered. A refusal counts as an answer and is not asked about again.
 * @param probes how many follow-ups were put
 * @param open suggested probes that nothing said so far answers
 */
export function judge(question: string, answers: readonly string[], probes: number, open: number): Judgement {
  const said = answers.join(" ");
  const words = wordCount(said);
  const last = answers.at(-1) ?? "";
  const onTopic = isOnTopic(question, said);
  // A statement beside a particular matter explains itself without a `because`.
  const particular = sentencesOf(said).filter((sentence) => !["appeal", null].includes(topicOf(sentence))).length;
  const argued = words >= WORDS.argued && sentencesOf(said).length > 1 && particular > 1;
  const grounded = reason.test(said) || example.test(said) || argued;
  const isFigure = figures.test(question) && frequency.test(said) && words >= WORDS.figure;
  // Somebody who gives a reason speaks to the question, in whatever words.
  const covered = isFigure || (grounded && words >= WORDS.enough) || (onTopic && words >= WORDS.long);
  if (refusal.test(last) && wordCount(last) <= WORDS.refusal)
    return { coverage: covered ? "covered" : "partly", missing: null };
  if (covered) {
    const asksFor = open > 0 && probes === 0 && words < WORDS.brief;
    return { coverage: "covered", missing: asksFor ? "more" : null };
  }
  const coverage = words >= (onTopic ? WORDS.figure : WORDS.enough) ? "partly" : "not_covered";
  // A second probe only where the first has brought next to nothing.
  if (probes > 0 && words >= WORDS.full) return { coverage, missing: null };
  if (words < WORDS.least) return { coverage, missing: "more" };
  return { coverage, missing: !onTopic ? "back" : reason.test(said) ? "example" : "reason" };
}
