import { wordPattern } from "./word-pattern.ts";

/** Words that look like a negation and turn nothing. */
const idle = wordPattern(
  "not only|whether or not|or not|no matter|why not|nothing but|no longer than|no more than|not just|not to mention|nicht nur|oder nicht|nicht zuletzt|warum nicht|nichts anderes als|nicht mehr als|how (?:easy or difficult|difficult or easy|satisfied or dissatisfied|likely or unlikely|important or unimportant)|agree or disagree",
  "giu",
);
const turning = wordPattern(
  "not|never|no|none|nobody|nothing|neither|hardly|rarely|seldom|barely|without|\\p{L}+n['’]t|cannot|unwilling|little|few|nicht|nie|niemals|kein\\p{L}*|kaum|selten|ohne|nichts|niemand|wenig|avoid\\p{L}*|dislike\\p{L}*|hate|hates|detest|refuse|reject|bother\\p{L}*|annoy\\p{L}*|irritat\\p{L}*|indifferent|unimportant|irrelevant|unnecessary|pointless|(?:a )?waste of (?:time|money)|boring|do without|give up|cut down on|reduc(?:e|ing)|less|overrated|meide\\p{L}*|vermeide\\p{L}*|vermeiden|mag (?:ich )?nicht|hasse|lehne|stör\\p{L}*|nerv(?:t|en)|ärger\\p{L}*|egal|gleichgültig|unwichtig|überflüssig|unnötig|verzicht\\p{L}*|zeitverschwendung|geldverschwendung|verschwendung|langweilig|weniger|überbewertet|einschränk\\p{L}*|reduzier\\p{L}*",
  "giu",
);
/** A statement that puts one thing above another is about the first. */
const comparison =
  /\b(?:more|rather|less|better|mehr|lieber|eher|wichtiger|weniger|besser|important|wichtig)\b[^.?!]*?\b(?:than|als)\b.*$/iu;

/** What a question is about, without what it is only compared with. */
export const subjectOf = (text: string): string => {
  const compared = comparison.exec(text);
  return compared ? text.slice(0, compared.index + compared[0].search(/\b(?:than|als)\b/iu)) : text;
};

/** 1 for a statement put positively, −1 for one that says no to its subject; two negations cancel. */
export function polarityOf(text: string): 1 | -1 {
  const count = text.replaceAll(idle, " ").match(turning)?.length ?? 0;
  return count % 2 === 0 ? 1 : -1;
}
