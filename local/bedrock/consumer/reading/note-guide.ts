import type { GuideReading } from "../../../../functions/prompts/guide-reading/prompt.ts";
import { blockOf } from "../../model/blocks.ts";
import { isMarked, sentencesOf, unmarked, type Sentence } from "./sentences.ts";

const asks = /\?["”“»)’]*$/;
/** Openings by which an interviewer asks without a question mark. */
const orders =
  /^(?:please )?(?:tell me|describe|talk me|walk me|take me|show me|explain|give me|imagine|think (?:of|about|back)|name|share)\b|^(?:bitte )?(?:erzählen|beschreiben|schildern|nennen|erklären|zeigen|geben|denken|stellen)\s+sie\b|^(?:erzähl|beschreib|schilder|nenn|erklär|zeig)\p{L}*\s/iu;
/** What an interviewer asks back: it belongs to the question before it. */
const follows =
  /^(?:and |so |or |but )?(?:why|why not|how so|how come|in what way|what else|anything else|what makes you|what do you mean|(?:can|could) you (?:say|tell|give|explain|describe)\b.*(?:more|example|instance|mean)|for example|such as|what about|how about|tell me more|give me an example|what exactly|where exactly|if (?:so|not|yes|no)\b|which ones?\?)|^and\b|^(?:und |oder |aber )?(?:warum|wieso|weshalb|weswegen|inwiefern|inwieweit|was noch|noch etwas|sonst noch|was genau|wie genau|was meinen sie|wie meinen sie|können sie (?:das|ein|mir).*(?:näher|beispiel|genauer|mehr)|zum beispiel|was ist mit|wenn (?:ja|nein)|falls (?:ja|nein)|welche\?)|^und\b/iu;
/** Notes to whoever leads the interview. */
const notes =
  /^(?:\[|\((?!\d)|note\b|interviewer\b|moderator\b|instruction|probe (?:for|on|whether|if)\b|ask (?:about|for|whether|if|them|the)\b|hinweis|anweisung|interviewer:in|bitte nachfragen|nachfragen|nachhaken|zeigen: )/iu;
const probeMark = /^(?:probes?|follow-?ups?|prompts?|nachfragen?|vertiefung)\s*:\s*/iu;

const TITLE_WORDS = 8;

/** A heading: a short line of its own that asks nothing, marked as one by its form. */
function titleOf({ text }: Sentence, alone: boolean): string | null {
  const marked = /^#{1,6}\s+(.+)$/.exec(text)?.[1] ?? /^\*\*(.+)\*\*$/.exec(text)?.[1];
  if (marked !== undefined) return marked.trim();
  const plain = unmarked(text);
  if (!alone || /[?.!,;]$/.test(plain) || plain.split(/\s+/).length > TITLE_WORDS || notes.test(plain)) return null;
  const numbered = /^(?:part|section|block|topic|teil|abschnitt|thema)\s+\w+|^[IVX]+\.\s/i.test(text);
  if (/:$/.test(plain)) return plain.replace(/:$/, "");
  return numbered || !isMarked(text) ? plain : null;
}

/** Reads a discussion guide: headings, questions and the probes that belong to them, word for word. */
export function guideIn(text: string): GuideReading {
  const sentences = sentencesOf(text);
  const sections: GuideReading["sections"] = [];
  let title = "";
  for (const sentence of sentences) {
    const alone = sentences.filter(({ line }) => line === sentence.line).length === 1;
    const plain = unmarked(sentence.text).replace(probeMark, "");
    const isProbe = plain !== unmarked(sentence.text) || follows.test(plain);
    if (notes.test(plain)) continue;
    if (asks.test(plain) || orders.test(plain)) {
      const open = sections.at(-1);
      const section = open && open.title === title ? open : { title, questions: [] };
      if (section !== open) sections.push(section);
      const last = section.questions.at(-1);
      if (isProbe && last) last.probes.push(plain);
      else section.questions.push({ text: plain, probes: [] });
    } else title = titleOf(sentence, alone) ?? title;
  }
  return { sections };
}

/** Reads the guide of a request. */
export const noteGuide = (request: string): GuideReading => guideIn(blockOf(request, "guide"));
