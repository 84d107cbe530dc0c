/** What a moderator wants to hear. */
export type Asked = "first" | "reasons" | "situation" | "doubt" | "change" | "weigh" | "open";

/** Words of either language by which a question is known; the particular ones are tried first. */
const signs: readonly (readonly [Asked, RegExp])[] = [
  ["weigh", /weighs? most|tips? the balance|most important|\bin the end\b|finally|when all is said|decides? for you|am ende|am schwersten|ausschlag|entscheidend|am wichtigsten|zum schluss|unterm strich|abschließend/i],
  ["change", /change (?:your|anybody's|somebody's) mind|would (?:have to|need to) (?:change|be different|happen)|convince|see it differently|anders sehen|umstimmen|müsste (?:sich|anders|passieren|geschehen)|überzeugen|meinung ändern/i],
  ["doubt", /doubt|worr(?:y|ies)|concern|hesita|hold(?:s|ing)? (?:you|anybody) back|reservations|drawback|catch\b|zweifel|bedenken|sorge|zögern|hindert|haken|nachteil|stört|bother/i],
  ["situation", /situation|occasion|when (?:and|or|would|do)|where (?:and|or|would|do)|a time when|everyday|your (?:day|week|life)|picture yourself|situation|gelegenheit|alltag|wann\b|wo\b|moment|in ihrem leben/i],
  ["first", /first (?:thought|impression|reaction|come|thing)|(?:comes?|goes) (?:to|through) (?:your )?mind|spontaneous|at first|begin with|erster? (?:gedanke|eindruck)|erste[ns]? (?:gedanken|reaktion)|als erstes|spontan|durch den kopf|zu beginn/i],
  ["reasons", /why\b|reason|what makes you|what lies behind|what is behind|warum|weshalb|wieso|grund|gründe|woran liegt|dahinter/i],
]; // prettier-ignore

/** Reads a moderator's question; `open` where it asks for nothing in particular. */
export function readQuestion(question: string): Asked {
  // Words that the moderator quotes are not what is asked, nor is what comes before the question.
  const plain = question.replaceAll(/“[^”]*”|„[^“]*“/g, "");
  const asked = plain.match(/[^.!?]*\?/g)?.join(" ") ?? plain;
  return signs.find(([, pattern]) => pattern.test(asked))?.[0] ?? "open";
}
