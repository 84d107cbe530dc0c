import words from "../../../data/questionnaire-words.json" with { type: "json" };

/** What a survey cannot do yet, and what to do instead. */
export const unsupported = {
  routing: "skips or shows questions by earlier answers, which a survey cannot do yet; take it out.",
  exclusive: "makes an answer exclusive, which a survey cannot do yet; take it out.",
  limit: "limits how many answers may be chosen, which a survey cannot do yet; take it out.",
  number: "asks for a number, which a survey cannot do yet; give ranges as options, or leave the question open.",
  order: "sets the order of questions or answers, which a survey cannot do yet; take it out.",
  ranking: "asks to rank answers or to share out points, which a survey cannot do yet; ask for a choice or a rating.",
  other: "holds an instruction that a survey cannot follow yet; take it out.",
} as const;

const patternOf = (byLanguage: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(Object.values(byLanguage).flat().join("|"), "iu");

/** Beginnings of questions for some respondents; `If you could choose, …` and the like are for all of them. */
const conditions = patternOf(words.conditions);
const rankings = patternOf(words.rankings);
const numbers = patternOf(words.numbers);
const several = patternOf(words.several);
const answering = patternOf(words.answering);

/** Whether a question asks for more than one of its answers. */
export const asksForSeveral = (question: string): boolean => several.test(question);

/** Whether words by themselves say how many answers to choose, or to answer freely. */
export const saysHowToAnswer = (text: string): boolean => asksForSeveral(text) || answering.test(text);

/** What a question asks for by its own words that a survey cannot do; null if nothing, as far as rules can tell. */
export function unsupportedIn(question: string): "routing" | "ranking" | "number" | null {
  const text = question.trim().replace(/^["“„«「]/u, "");
  if (conditions.test(text)) return "routing";
  if (rankings.test(text)) return "ranking";
  return numbers.test(text) ? "number" : null;
}
