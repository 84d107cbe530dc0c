import { remembering } from "../remembering.ts";

/** One question of what was said. */
export interface Ask {
  text: string;
  /** What the interviewer said before putting it, such as `You said it was too dear.` */
  lead: string;
  /** The question before it in the same breath; empty for the first. */
  before: string;
}

const MOST_ASKS = 2;
/** A second question in the same sentence: `How often do you buy it, and where?` */
const joint =
  /,? (?:and|und) (?=(?:how|where|when|why|what|which|who|with whom|wie|wo|wann|warum|was|welche\p{L}*|wer|mit wem)\b)/iu;
const imperative =
  /^(?:please |bitte |and |und |ok,? |so,? |now,? )*(?:tell|describe|walk|talk|take|explain|think|imagine|give|name|list|introduce|share|say|go on|ignore|forget|print|pretend|write|reveal|erzähl|beschreib|nennen|nenne|stell|erklär|denken|geben|sagen|schilder|ignorier|vergiss|führen|schreib|gib|zeig)/i;

function readAsks(said: string): Ask[] {
  const sentences = said
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?…]["”“]?)\s+/);
  const asks: Ask[] = [];
  let lead = "";
  for (const sentence of sentences) {
    if (!sentence.endsWith("?") && !imperative.test(sentence)) {
      lead = `${lead} ${sentence}`.trim();
      continue;
    }
    for (const part of sentence.split(joint)) asks.push({ text: part, lead, before: asks.at(-1)?.text ?? "" });
    lead = "";
  }
  if (asks.length === 0) return [{ text: said.trim(), lead: "", before: "" }];
  // The last ones count: what comes first warms up (`Interesting! Really?`).
  return asks
    .slice(-MOST_ASKS)
    .filter(({ text }, index, all) => all.length === 1 || index === all.length - 1 || text.split(" ").length > 2);
}

/** The questions in what was said, at most two, each with the statements before it. */
export const asksIn = remembering(readAsks);
