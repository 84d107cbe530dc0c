// The words by which questionnaires introduce a text that respondents have to read, in English, German, French, Spanish,
// Italian, Dutch and Portuguese.

import { isHintLine } from "./hints.ts";

/** A text is no longer searched than this for the words that introduce it. */
const LONGEST_CUE = 240;

const begins = (patterns: readonly string[]) =>
  new RegExp(String.raw`^[\s"“„«»'(*–-]{0,4}(?:${patterns.join("|")})`, "iu");

/** Orders to read something, and announcements of it. */
const reading = begins([
  String.raw`(?:(?:now|next|first|then)[, ]{1,2})?(?:please|kindly) (?:(?:now|first|also|carefully|take a (?:moment|minute) to) ){0,2}(?:read|look at|consider|review|study|(?:have|take) a (?:\p{L}+ )?look at)\b`,
  String.raw`(?:(?:now|next|first|then)[, ]{1,2})?(?:read|look at|consider|review|study|(?:have|take) a (?:\p{L}+ )?look at) (?:carefully )?(?:the|this|these)\b`,
  String.raw`(?:here(?: is|['’]s| are| follows?)|(?:the )?following is|below (?:is|are|follows?)|(?:below|here),? (?:you (?:will |can )?|we (?:will )?)(?:now )?(?:see|find|read|show|present|describe))\b`,
  String.raw`(?:now,? )?(?:we|i)(?:['’]d| would| will|['’]ll| want| are going)?(?: now)?(?: like)?(?: to)? (?:show|present|introduce|describe) (?:to )?you\b`,
  String.raw`(?:bitte )?(?:lesen|betrachten) sie\b|bitte (?:sehen|schauen) sie sich\b|hier (?:ist|sind|sehen sie|lesen sie|finden sie|folgt)\b|(?:im folgenden|nachfolgend|nachstehend|unten) (?:sehen|lesen|finden|zeigen|stellen|beschreiben|wird|möchten wir ihnen)\b|wir (?:zeigen|stellen|möchten) ihnen (?:nun |jetzt |im folgenden |hier )?(?:ein|das|die|den|folgende)`,
  String.raw`(?:veuillez|merci de) (?:lire|regarder|considérer|prendre connaissance)|(?:lisez|considérez|regardez) (?:attentivement |bien )?(?:le|la|les|ce|cette|ceci)\b|voici (?:le|la|les|une?)\b`,
  String.raw`(?:por favor,? )?(?:lea|considere|observe|mire) (?:atentamente |con atención |detenidamente )?(?:el|la|los|este|esta|lo)\b|por favor,? lea\b|aquí (?:tiene|está|sigue|le)\b|a continuación,? (?:le |se |encontrará|verá|leerá)`,
  String.raw`(?:per favore,? |si prega di |la preghiamo di )(?:legg|consider|osserv|guard)\p{L}+|(?:legga|leggete|consideri|osservi|guardi) (?:attentamente |con attenzione )?(?:il|la|lo|l['’]|questo|questa|quanto)|ecco (?:il|la|lo|un|una|l['’])|di seguito (?:trova|troverà|legge|è|viene)`,
  String.raw`(?:gelieve|wilt u|wil je) (?:eerst |nu )?(?:het|de|deze|dit|onderstaande|volgende)\b|(?:lees|leest u|bekijk|bekijkt u) (?:nu |eerst |alstublieft )?(?:aandachtig )?(?:het|de|deze|dit|onderstaande)\b|hier (?:is|volgt|ziet u|vindt u)\b|hieronder (?:vindt|ziet|leest|volgt|staat)\b`,
  String.raw`(?:por favor,? )?(?:leia|considere|observe|veja) (?:atentamente |com atenção )?(?:o|a|os|este|esta)\b|por favor,? leia\b|aqui (?:está|tem|segue)\b|a seguir,? (?:encontra|verá|apresent)`,
]);

/** Names of what follows: `Concept B:`, `Product description:`, `Das Konzept:`. */
const naming = begins([
  String.raw`(?:the |our |new |product |service |purchase |business ){0,2}(?:concept|product|service|idea|scenario|situation|offer|advertisement|ad|text|description|vignette|stimulus|case)(?: description| text| idea| statement| card| board| concept)?(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:das |die |der |unser |unsere |neues? ){0,2}(?:(?:produkt|konzept)?(?:beschreibung|idee|text|konzept|vorstellung)|produkt|szenario|(?:ausgangs|kauf)?situation|ausgangslage|angebot|anzeige|fallbeispiel)(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:le |la |l['’])?(?:concept|produit|idée|description(?: du (?:produit|concept))?|situation|scénario|offre|texte|annonce)(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:el |la )?(?:concepto|producto|idea|descripción(?: del (?:producto|concepto))?|situación|escenario|oferta|texto|anuncio)(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:il |la |l['’]|lo )?(?:concetto|concept|prodotto|idea|descrizione(?: del (?:prodotto|concetto))?|situazione|scenario|offerta|testo|annuncio)(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:het |de )?(?:concept|product|idee|(?:product|concept)?beschrijving|productidee|situatie|scenario|aanbod|tekst)(?: [a-z\d]{1,2})?\s?:`,
  String.raw`(?:o |a )?(?:conceito|produto|ideia|descrição(?: do (?:produto|conceito))?|situação|cenário|oferta|texto|anúncio)(?: [a-z\d]{1,2})?\s?:`,
]);

/** Invitations to put oneself into a situation, which are part of it. */
const picturing = begins([
  String.raw`(?:(?:now|next|and now|please)[, ]{1,2}){0,2}(?:imagine|suppose|picture (?:yourself|the|this)|assume (?:that|you|the)|put yourself)\b`,
  String.raw`(?:bitte )?(?:stell(?:en sie sich|t euch| dir) (?:(?:bitte|nun|jetzt|einmal|mal|doch|kurz) ){0,3}(?:vor\b|folgende|die folgende|eine)|(?:nehmen|versetzen) sie (?:sich )?(?:(?:bitte|nun|jetzt|einmal) ){0,2}(?:an\b|in die\b)|angenommen\b)`,
  String.raw`(?:maintenant,? )?(?:veuillez )?(?:imagin(?:ez|er)(?:-vous)?|supposez|supposons|mettez-vous)(?!\p{L})`,
  String.raw`(?:ahora,? )?(?:por favor,? )?(?:imagine(?:se)?|imagínese|imagina|suponga|supongamos|póngase)(?!\p{L})`,
  String.raw`(?:ora,? )?(?:per favore,? )?(?:(?:si )?immagini|immagina(?:te)?|provi a immaginare|supponga|supponiamo)(?!\p{L})`,
  String.raw`(?:stelt? (?:u|je) (?:zich |je )?(?:(?:nu|eens) ){0,2}(?:voor|de volgende)|stel (?:dat|je voor))(?!\p{L})`,
  String.raw`(?:agora,? )?(?:por favor,? )?(?:imagine|suponha|suponhamos|coloque-se)(?!\p{L})`,
]);

/** Invitations to remember something. */
const recalling = begins([
  String.raw`(?:(?:now|next|and now|please)[, ]{1,2}){0,2}think (?:of|about|back)\b|(?:bitte )?denken sie (?:(?:bitte|nun|jetzt|einmal|noch) ){0,3}(?:an|zurück)\b|(?:maintenant,? )?pensez (?:à|au|aux)(?!\p{L})|(?:ahora,? )?(?:por favor,? )?piense en\b|(?:ora,? )?pensi a(?!\p{L})|denkt? (?:u )?(?:nu )?(?:aan|terug)\b|(?:agora,? )?pense em\b`,
]);

/** What is to be read with attention without being part of what questions are about. */
const sheet = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:read|look at|consider|review|study|lesen sie|betrachten sie|sehen sie sich|lire|lisez|regarder|lea|considere|leggere|legga|lees|leest u|leia)\s+(?:(?:through|bitte|sich|carefully|all|each|every|the|of|these|this|following|below|zunächst|die|den|das|alle|jede|folgenden?|nachfolgenden?|attentivement|toutes|les|chaque|suivantes|todas|las|cada|siguientes|tutte|le|ogni|seguenti|alle|elke|de|volgende|as|seguintes) ){0,5}(?:questions?|statements?|instructions?|items?|answers?|options?|notes?|fragen?|aussagen?|antworten|hinweise?|anweisung(?:en)?|anleitung|consignes?|affirmations?|instrucciones|preguntas|afirmaciones|istruzioni|domande|affermazioni|vragen|stellingen|instructies|perguntas|instruções|afirmações)(?!\p{L})`,
  "iu",
);

/** Whether a text asks for attention to the sheet itself: its questions, its statements, its instructions. */
export const isOnSheet = (text: string): boolean => sheet.test(text.slice(0, LONGEST_CUE));

const again =
  /(?<!\p{L})(?:again|once more|noch ?(?:ein)?mal|erneut|encore une fois|à nouveau|relisez|de nuevo|otra vez|di nuovo|nuovamente|ancora una volta|opnieuw|nogmaals|novamente|de novo|outra vez)(?!\p{L})/iu;

/** Whether a text only sends readers back to what they have read. */
export const asksToReadAgain = (text: string): boolean =>
  text.length <= LONGEST_CUE && again.test(text) && contextCue(text) === "reading";

/** A text that follows or is named, a situation to imagine, something to remember. */
export type ContextCue = "reading" | "naming" | "picturing" | "recalling";

/** By which words a text introduces itself as something for respondents to read; null if it does not. */
export function contextCue(text: string): ContextCue | null {
  const start = text.slice(0, LONGEST_CUE);
  if (naming.test(start)) return "naming";
  // Behind a colon the words of a hint belong to what is shown: `Please read: Choose one of ten flavours.`
  if (isOnSheet(start) || (isHintLine(text) && !/:\s+\S/u.test(start))) return null;
  if (reading.test(start)) return "reading";
  if (picturing.test(start)) return "picturing";
  return recalling.test(start) ? "recalling" : null;
}

/** Words that only say that something follows. */
const empty = new Set(
  [
    "please kindly now next first then also carefully attentively closely take a an the this these moment minute to read look at have consider review study through here is are s follows follow following below above you will can see find we would like ll d show present introduce describe it its of for and before then answer answering continue questions question that",
    "product service concept idea text description descriptions texts passage paragraph scenario situation offer information advertisement ad statement board card purchase new short brief",
    "bitte nun jetzt zunächst zuerst sich lesen sie betrachten sehen schauen an durch hier ist sind finden folgt im folgenden folgende folgenden folgender folgendes nachfolgend nachfolgenden nachfolgende nachstehend nachstehende nachstehenden unten stehenden untenstehenden wir zeigen stellen möchten ihnen aufmerksam sorgfältig genau in ruhe und danach dann anschließend die das der den dem ein eine einen einer eines fragen vor beantworten",
    "produkt produkts produktes konzept konzepts idee text texts beschreibung produktbeschreibung konzeptbeschreibung produktidee produktkonzept szenario situation angebot ausgangslage anzeige kurze kurzen neue neuen neues",
    "veuillez merci de lire lisez regarder regardez considérer considérez prendre connaissance du attentivement bien voici le la les un une l ce cette suivant suivante ci dessous puis répondre répondez aux produit concept idée description situation scénario offre texte",
    "por favor lea mire observe considere atentamente detenidamente con atención aquí tiene está sigue a continuación el los este esta siguiente y luego responda las preguntas producto concepto descripción del situación escenario oferta texto",
    "per favore si prega di preghiamo leggere legga leggete consideri osservi guardi attentamente attenzione ecco il lo seguente seguito trova troverà e poi risponda alle domande prodotto concetto descrizione del situazione offerta testo",
    "gelieve wilt u wil je eerst nu het de deze dit onderstaande volgende te lees leest lezen bekijk bekijkt aandachtig door hier volgt ziet vindt hieronder staat en beantwoord daarna vragen beschrijving productbeschrijving productidee aanbod tekst situatie",
    "leia veja atentamente com aqui tem segue seguir encontra o os as seguinte e depois responda perguntas produto conceito ideia descrição do situação cenário",
  ].flatMap((words) => words.split(" ")),
);

/** Whether a text only announces another one: `Please read the following description:`; what tells texts apart does more. */
const isEmpty = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => empty.has(word)) &&
  !/\s(?:[a-z]|\d{1,2})\s?$/iu.test(text);

/** A text without the words that only announce it; empty if it holds nothing else. */
export function withoutCue(text: string): string {
  const cue = contextCue(text);
  if (cue !== "reading" && cue !== "naming") return text;
  const start = text.slice(0, LONGEST_CUE);
  const end = /[:.!](?=\s|$)/u.exec(start);
  const announced = end ? start.slice(0, end.index) : start;
  if (!end && text.length > LONGEST_CUE) return text;
  if (!isEmpty(announced)) return text;
  return end ? text.slice(end.index + 1).trim() : "";
}
