import { sentencesOf } from "./quotes.ts";
import type { Reception } from "./reception.ts";

/** Idioms that call a reaction as a whole good or bad, of the languages that studies come in most often. */
const VERDICTS: Readonly<Record<"favourable" | "unfavourable", RegExp>> = {
  favourable:
    /\b(?:well|warmly|positively|favou?rably|enthusiastically)[- ]received\b|\b(?:strong|broad|clear|wide) (?:appeal|acceptance|approval|support)\b|\bis a (?:success|hit|winner)\b|\bresonates? (?:well|strongly)\b|\bkommt? (?:\p{L}+ ){0,3}(?:sehr )?gut an\b|\b(?:gut|positiv|wohlwollend|begeistert) aufgenommen\b|stößt auf (?:\p{L}+ )?(?:zustimmung|zuspruch)|\bbien (?:accueilli|reçu)|\bfavorablement (?:accueilli|reçu)|\bbien (?:recibid|acogid)|\bbuena acogida\b|\bbem (?:recebid|acolhid)|\bboa aceitação|\bben(?:e)? accolt|\bgoed ontvangen\b|好評|好意的に受け/iu,
  unfavourable:
    /\b(?:poorly|badly|negatively|coldly|coolly) received\b|\b(?:clear|broad|strong) rejection\b|\bis a (?:failure|flop)\b|\bfails? with (?:this|the) group\b|\bkommt? (?:\p{L}+ ){0,3}(?:sehr )?schlecht an\b|\b(?:schlecht|negativ|kühl) aufgenommen\b|stößt auf (?:\p{L}+ )?ablehnung|\bmal (?:accueilli|reçu|recibid|acogid|recebid|acolhid|accolt)|\bmala acogida\b|\bmá aceitação|\bslecht ontvangen\b|不評/iu,
};

/**
 * A summary without the sentences that call the reaction good or bad where the figures do not. A model is told what may
 * be said; this is for those that do not listen. Where nothing is left, the reason stands in its place.
 */
export function withoutVerdicts(summary: string, { verdict, note }: Reception): { summary: string; removed: number } {
  const unfounded = (["favourable", "unfavourable"] as const).filter((side) => side !== verdict);
  const sentences = sentencesOf(summary);
  const kept = sentences.filter((sentence) => !unfounded.some((side) => VERDICTS[side].test(sentence)));
  const removed = sentences.length - kept.length;
  return { summary: removed === 0 ? summary : kept.join(" ") || (note ?? ""), removed };
}
