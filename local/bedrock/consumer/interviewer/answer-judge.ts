import type { Coverage } from "../../../../functions/domain/interview/schemas.ts";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { topicIds, topicOf, topicWords } from "../report/topics.ts";

/** What an answer is worth for its question. */
export interface Judgement {
  coverage: Coverage;
  /** Whether nothing was said but that there is nothing to say. */
  nonAnswer?: boolean;
  /** What a probe should ask for; null where the answer will do or was refused. */
  missing: "reason" | "example" | "more" | "back" | null;
}

const refusal =
  /\b(?:don't know|do not know|no idea|no opinion|can't say|cannot say|couldn't say|nothing to say|rather not|prefer not|no comment|no view|never thought about|weiß (?:ich )?nicht|keine ahnung|keine meinung|kann ich nichts (?:zu )?sagen|nichts sagen|keine angabe|möchte (?:ich )?nicht|sage ich nicht|nie darüber nachgedacht)\b/i;
const reason =
  /\b(?:because|since|that's why|the reason|so that|otherwise|therefore|which is why|as I|due to|if|so|weil|denn|deshalb|deswegen|darum|daher|der grund|damit|sonst|nämlich|wegen|wenn|also)\b/i;
/** Words that nothing but a reason has; `so` and `if` come with any statement. */
const because =
  /\b(?:because|that's why|the reason|so that|therefore|which is why|due to|weil|denn|deshalb|deswegen|darum|daher|der grund|damit|nämlich|wegen)\b/i;
const example =
  /\b(?:for (?:example|instance)|last (?:time|week|month|year|summer|winter)|once|the other day|recently|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|I (?:bought|used|tried|went|had|paid|took|saw|asked|read|found|got|made|threw|returned)|when I|zum beispiel|neulich|letzte\w*|gestern|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|einmal|vor (?:kurzem|ein paar)|als ich|habe ich|hatte ich|bin ich|war ich|ich habe|ich hatte|ich war)\b/i;
const figures =
  /^\s*(?:how (?:often|much|many|long|old)|when|where|who|which|wie (?:oft|viel|viele|lange|alt)|wann|wo\b|wer|welche\w*)/i;

/** The closing question, which any answer settles. */
const closing =
  /(?:anything|something) (?:else )?(?:that )?(?:we|I|you) (?:have|haven't|forgot|missed|would|'d|should)|anything (?:else )?to add|(?:final|last|closing) (?:thoughts?|words?|comments?)|worüber wir (?:noch )?nicht|(?:gibt es|haben sie) (?:sonst )?(?:noch )?etwas,? (?:das|was|worüber|hinzu)|hinzufügen|abschließend/i;
/** Asks to be told how something goes or went: what happened is an answer, without a reason. */
const telling =
  /walk me through|tell (?:me|us)\b|describe|introduce yourself|what is different|what happened|what do you (?:drink|eat|use|have)|did you last|situation|occasion|erzähl|beschreib|schilder|stellen sie sich|anders|was (?:trinken|essen|nutzen|nehmen) sie|zuletzt|gelegenheit/i;
/** Asks for a judgement of something. */
const judging =
  /\b(?:think|like|dislike|puts? you off|believe|strikes? you|goes through your mind|tell a friend|recommend|annoys?|feel|opinion|impression|change one|worr(?:y|ies)|would you (?:buy|try|pay|use))\b|halten sie|gefällt|schreckt|glauben sie|wirkt|durch den kopf|freund|empfehlen|ärgert|stört|meinung|eindruck|ändern könnten|würden sie .{0,40}(?:kaufen|probieren|zahlen|nutzen)/i;
/** A judgement that answers what somebody would do or change, as it stands. */
const settled =
  /\b(?:instead of|in place of|rather than|stay with|leave it as it is|wouldn't change|would not change)\b|(?<!\p{L})(?:statt|anstelle|an der Stelle von|bliebe bei|so lassen|nichts ändern|sonst)(?!\p{L})/iu;

const stopWords =
  /^(?:what|which|when|where|your|you|about|would|could|should|have|does|that|this|with|from|they|them|there|think|tell|more|other|like|feel|some|been|most|into|than|then|were|will|how|please|describe|usually|welche\w*|wann|ihre\w*|ihnen|über|würden|könnten|haben|dass|diese\w*|einen?|einer|erzählen|bitte|beschreiben|denken|mehr|etwas|wenn|oder|nicht|sich|sind|werden|normalerweise|gerne)$/i;
const STEM = 5;
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !stopWords.test(word))
    .map((word) => word.slice(0, STEM));

const topicsOf = (text: string) => topicIds.filter((topic) => topicWords[topic].test(text));

/** Questions for one particular, with what tells that it has come up. */
const particulars: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/^\W*(?:and )?where\b|^\W*(?:und )?wo\b/i, /\b(?:at|in|from|to) (?:the )?(?:\p{Lu}\p{L}+|market|shop|store|supermarket|bakery|home|town)|\bonline\b|(?<!\p{L})(?:bei|beim|im|in der) (?:\p{Lu}\p{L}+)/u],
  [/what did (?:it|that) cost|how much did|was hat (?:es|das) gekostet|wie ?viel hat/i, /[€$£]|\b(?:euros?|cents?|pounds?|dollars?|eur)\b/i],
  [/who else|with whom|wer (?:ist|war) (?:noch |sonst )?(?:dabei|da)|mit wem/i, /\b(?:alone|myself|on my own|with my|children|partner|husband|wife|family|flatmates?|mother|nobody)\b|(?<!\p{L})(?:allein|kinder\p{L}*|partner\p{L}*|zu zweit|familie|mitbewohner\p{L}*|mutter|niemand|mit (?:dem|der|den|meine[mnr]?))(?!\p{L})/iu],
  [/how much time|how long|wie ?viel zeit|wie lange/i, /\b(?:minutes?|hours?|half an hour|hurry|time)\b|minuten?|stunden?|eile\b/i],
  [/since when|seit wann/i, /\b(?:since|years?|months?|ago)\b|(?<!\p{L})(?:seit\p{L}*|jahre\p{L}*|monate\p{L}*)(?!\p{L})/iu],
]; // prettier-ignore

/** Whether what a question asks for has come up in what was said. */
export function touches(question: string, said: string): boolean {
  if (/\bwhy\b|warum|weshalb|wieso/i.test(question) && stemsOf(question).length < 2) return reason.test(said);
  if (/example|beispiel|last time|letzte[sn]? mal|particular time/i.test(question)) return example.test(said);
  const named = particulars.find(([asked]) => asked.test(question));
  if (named) return named[1].test(said);
  const wanted = [...new Set(stemsOf(question))];
  const spoken = new Set(stemsOf(said));
  const shared = wanted.filter((stem) => spoken.has(stem)).length;
  if (wanted.length > 0 && shared >= wanted.length / 2) return true;
  const topics = topicsOf(question);
  return topics.length > 0 && topics.every((topic) => topicWords[topic].test(said));
}

const WORDS = {
  refusal: 16,
  figure: 4,
  least: 9,
  enough: 12,
  argued: 20,
  long: 55,
  brief: 40,
  full: 30,
  /** A shorter sentence after the first is one more verdict rather than what it rests on. */
  ground: 9,
  told: 18,
  /** A probe that brings less than this, and no reason, has not brought what was missing. */
  thin: 15,
  brieflyTold: 8,
} as const;
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
 * the figure asked for, it is covered. A refusal covers nothing and is not asked about again.
 * @param probes how many follow-ups were put
 * @param open suggested probes that nothing said so far answers
 */
export function judge(question: string, answers: readonly string[], probes: number, open: number): Judgement {
  const said = answers.join(" ");
  const words = wordCount(said);
  if (closing.test(question) && words > 0) return { coverage: "covered", missing: null };
  const last = answers.at(-1) ?? "";
  const onTopic = isOnTopic(question, said);
  // A statement beside a particular matter explains itself without a `because`.
  const particular = sentencesOf(said).filter((sentence) => !["appeal", null].includes(topicOf(sentence))).length;
  const argued = words >= WORDS.argued && sentencesOf(said).length > 1 && particular > 1;
  const isJudging = judging.test(question);
  const grounded = (isJudging ? because : reason).test(said) || example.test(said) || argued;
  const isFigure = figures.test(question) && frequency.test(said) && words >= WORDS.figure;
  const [, ...further] = sentencesOf(said);
  const hasMore = further.some((sentence) => wordCount(sentence) >= WORDS.ground && topicOf(sentence) !== "appeal");
  // A stance that takes up the question and goes on explains itself, with or without a `because`.
  const explained = hasMore && words >= (onTopic ? WORDS.enough : WORDS.argued) && (onTopic || isJudging);
  const told = telling.test(question) && (words >= WORDS.told || (words >= WORDS.brieflyTold && settled.test(said)));
  // Somebody who gives a reason speaks to the question, in whatever words.
  const covered =
    isFigure ||
    told ||
    explained ||
    (grounded && words >= (isJudging && !onTopic ? WORDS.told : WORDS.enough)) ||
    (onTopic && words >= WORDS.long);
  const refuses = (answer: string) => refusal.test(answer) && wordCount(answer) <= WORDS.refusal;
  if (answers.every(refuses) && !isFigure) return { coverage: "not_covered", nonAnswer: true, missing: null };
  if (refuses(last)) return { coverage: covered ? "covered" : "partly", missing: null };
  const isThin =
    isJudging && !figures.test(question) && words < WORDS.long && !because.test(said) && wordCount(last) < WORDS.thin;
  if (probes > 0 && covered && isThin) return { coverage: "partly", missing: null };
  if (covered) {
    const asksFor = open > 0 && probes === 0 && words < WORDS.brief;
    return { coverage: "covered", missing: asksFor ? "more" : null };
  }
  const coverage = words >= (onTopic ? WORDS.figure : WORDS.enough) ? "partly" : "not_covered";
  // A second probe only where the first has brought next to nothing.
  if (probes > 0 && words >= WORDS.full) return { coverage, missing: null };
  if (words < WORDS.least) return { coverage, missing: "more" };
  return {
    coverage,
    missing: !onTopic && !isJudging && !telling.test(question) ? "back" : because.test(said) ? "example" : "reason",
  };
}
