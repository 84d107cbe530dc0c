// What questionnaires say to respondents that is no part of what they ask about, in the seven languages of the cues.
import { LONGEST_CONTEXT } from "../schemas.ts";
import { isOnSheet } from "./context-cues.ts";
import { isHintLine } from "./hints.ts";
import { isNoise, isThanks } from "./noise.ts";

/** Sentences are no longer searched than this. */
const LONGEST_SEARCHED = 400;

const greeting =
  /^\W*(?:dear|hello|hi|welcome|good (?:morning|day|afternoon|evening)|sehr geehrte|liebe[rs]?|hallo|guten tag|(?:herzlich )?willkommen|bonjour|bienvenue|ch(?:er|ère)s?|hola|bienvenid[oa]s?|estimad[oa]s?|buen[oa]s|ciao|buongiorno|benvenut[oaie]|gentile|beste|geachte|welkom|olá|bem-vind[oa]s?|prezad[oa]s?|bom dia)(?!\p{L})/iu;

/** The study itself: its length, its privacy, its thanks, its course. */
const study =
  /(?:^|[^\p{L}])(?:surveys?|questionnaires?|interviews?|respondents?|participa(?:te|ting|tion|nts?)|taking part|right or wrong answers?|wrong answers?|umfragen?|befragung(?:en)?|fragebogens?|teilnahme|teilnehme\p{L}*|richtigen? (?:oder|und) falschen?|falschen antworten|enquête|sondage|participa(?:tion|nts?|ción|ntes|ção)|bonnes? (?:ou|et) (?:de )?mauvaises? réponses?|encuesta|cuestionario|respuestas correctas|sondaggio|questionario|partecipa\p{L}*|risposte giuste|vragenlijst|enquête|deelname|goede of foute|questionário|inquérito|respostas certas)(?!\p{L})/iu;
const privacy =
  /(?:answers?|responses?|data|details|angaben|antworten|daten|réponses|données|respuestas|datos|risposte|dati|antwoorden|gegevens|respostas|dados)(?!\p{L}).{0,120}(?:confidential|anonym|anónim|anônim|anonim|vertraulich|confidenti?el|confidencial|riservat|vertrouwelijk)|(?:gdpr|dsgvo|rgpd|avg)(?!\p{L})/iu;

/** How to answer, and where to go on. */
const instruction = new RegExp(
  [
    String.raw`(?:please|kindly) (?:\p{L}+ )?(?:answer|tick|check|select|choose|mark|indicate|rate|state|give|use|note|turn|take your time|be (?:as )?(?:honest|open|candid)|click|circle|complete|fill|respond|tell|continue|skip|remember|keep)`,
    String.raw`(?:questions?|fields?|items?) (?:marked|with an? (?:star|asterisk)|that are marked)|(?:the |these )?(?:next|following|remaining|last|first)(?: \p{L}+){0,2} questions?|in (?:this|the (?:next|following|last|first)) (?:section|part|block)|we (?:would|['’]d)? ?(?:now )?(?:like to|want to) (?:ask|know|learn|understand|hear|find out)|your (?:honest )?(?:opinion|answers?|responses?)`,
    String.raw`bitte (?:\p{L}+ ){0,3}?(?:beantworten|antworten|kreuzen|wählen|geben|markieren|bewerten|beachten|klicken|nutzen|verwenden|füllen|nehmen sie sich|blättern|fahren|tragen)|(?:die |diese )?(?:nächsten?|folgenden|letzten|weiteren|ersten)(?: \p{L}+){0,2} fragen|mit (?:einem )?(?:stern|\*)|in diesem (?:abschnitt|teil)|im (?:nächsten|folgenden|letzten|ersten) (?:abschnitt|teil)|(?:wir möchten|möchten wir)(?: \p{L}+){0,3} (?:fragen|wissen|erfahren|stellen)|(?:ihre|ihrer) (?:ehrliche |persönliche )?(?:meinung|antwort)`,
    String.raw`(?:veuillez|merci de) (?:\p{L}+ )?(?:répondre|cocher|choisir|sélectionner|indiquer|noter|évaluer|cliquer)|(?:les )?(?:questions suivantes|prochaines questions|dernières questions)|dans cette (?:section|partie)|votre (?:avis|opinion)`,
    String.raw`(?:por favor,? )(?:\p{L}+ )?(?:responda|marque|seleccione|elija|indique|valore|conteste)|(?:las )?(?:siguientes|próximas|últimas) preguntas|en est[ea] (?:sección|parte)|su opinión`,
    String.raw`(?:per favore,? |si prega di )(?:\p{L}+ )?(?:rispond|segn|selezion|scegl|scelg|indic|valut)\p{L}*|(?:le )?(?:seguenti|prossime|ultime) domande|in questa (?:sezione|parte)|(?:la )?sua opinione`,
    String.raw`(?:gelieve|wilt u|kunt u) (?:\p{L}+ ){0,4}?(?:beantwoorden|aankruisen|kiezen|selecteren|aangeven|beoordelen)|(?:de )?(?:volgende|laatste) vragen|in dit (?:deel|onderdeel)|uw mening`,
    String.raw`(?:por favor,? )(?:\p{L}+ )?(?:assinale|selecione|escolha|avalie)|(?:as )?(?:seguintes|próximas|últimas) (?:perguntas|questões)|nesta (?:seção|secção|parte)|sua opinião`,
  ]
    .map((pattern) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`)
    .join("|"),
  "iu",
);

/** Announces the last questions, or questions about the respondents: nothing that was shown above is meant any longer. */
const closing =
  /^\W*(?:finally|lastly|to (?:finish|conclude|close)|in closing|zum (?:schluss|abschluss)|abschließend|enfin|pour (?:finir|terminer)|por último|finalmente|para (?:terminar|finalizar|concluir)|infine|per (?:finire|concludere)|tot slot|ten slotte)(?!\p{L}).{0,160}(?<!\p{L})(?:questions?|ask|fragen|person|preguntas|domande|vragen|perguntas)(?!\p{L})/iu;
const personal =
  /(?<!\p{L})(?:questions?|something|details|fragen|angaben|etwas|preguntas|domande|vragen|perguntas)(?: \p{L}+){0,2} (?:about|on|concerning|zu|über|sur|sobre|su|over) (?:you(?:rself)?(?! \p{L})|your household|ihnen|sich|ihrer person|ihrem haushalt|vous|votre foyer|usted|su hogar|lei|uzelf|u|você|si)(?!\p{L})/iu;

/** Whether a sentence closes what was shown and turns to the respondents. */
export const isTurn = (text: string): boolean => {
  const start = text.slice(0, LONGEST_SEARCHED);
  return closing.test(start) || personal.test(start);
};

/** Whether a sentence greets, thanks, speaks of the study, or says how to answer. */
function isRemark(sentence: string): boolean {
  const start = sentence.slice(0, LONGEST_SEARCHED);
  return (
    [greeting, study, privacy, instruction].some((pattern) => pattern.test(start)) ||
    isOutside(start) ||
    isOnSheet(start) ||
    isTurn(start)
  );
}

/** Whether a line is nothing that respondents read for its content: thanks, how to answer, notes for interviewers. */
export const isOutside = (line: string): boolean => {
  const start = line.slice(0, LONGEST_SEARCHED);
  return isThanks(start) || isNoise(start) || isHintLine(start);
};

/** The sentences of a text that are no remarks; of a text that is too long for a questionnaire, those of its beginning. */
export const contentOf = (text: string): string =>
  text
    .slice(0, 2 * LONGEST_CONTEXT)
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isRemark(sentence))
    .join(" ");
