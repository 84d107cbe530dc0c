import { routingCue } from "./cues.ts";
import { isHintLine } from "./hints.ts";

const rule = /^[\s\-–—=*#~_·.]{3,}$/u;
const pageNumber =
  /^[-–—\s]*(?:(?:page|seite|pagina|página|p\.|s\.)\s*\d{1,4}(?:\s*(?:of|von|de|di|van|sur|\/)\s*\d{1,4})?|\d{1,4}\s*(?:of|von|\/)\s*\d{1,4})[-–—\s]*$/iu;
const dashedNumber = /^[-–—]\s*\d{1,4}\s*[-–—]$/u;
const thanks =
  /^\W*(?:(?:many )?thank(?:s| you)|vielen dank|herzlichen dank|danke|merci|nous vous remercions|(?:muchas )?gracias|(?:molte |mille )?grazie|(?:hartelijk )?(?:be)?dankt?\b|(?:muito )?obrigad[ao]|end of|ende (?:der|des)|fin (?:du|de)|fine del|einde van|fim d)/iu;
const section =
  /^\W*(?:(?:section|part|block|module|chapter|teil|abschnitt|kapitel|partie|rubrique|sección|parte|bloque|sezione|deel|blok|seção|bloco)\s+(?:\d{1,2}|[a-z]|[ivx]{1,4})\b(?!['’]))/iu;
const note =
  /^\W*(?:interviewer|int\.|note|nb|n\.b\.|hinweis|anmerkung|interviewerhinweis|instructions?|anweisung|show ?card|programmer?|programming|prog|script(?:er)?|randomi[sz]e|rotate|remarque|consigne|enquêteur|nota|entrevistador|encuestador|intervistatore|opmerking|let op|ask (?:if|all)|base|filter)\b[^?]{0,60}[:\].]/iu;
const bracketed = /^\[(?=[^\]]{3,300}\]$)[^?]{3,300}\]$/u;
const legend =
  /^\W*\*\s*[=:–-]?\s*(?:indicates |denotes |kennzeichnet |marks |champs? |question |campos? |preguntas? |domand[ae] |verplichte )?[\p{L} ]{0,20}(?:required|mandatory|pflicht|obligatoire|obligatori|obbligatori|verplicht|obrigatóri)/iu;
const knownHeading =
  /^(?:(?:socio-?)?demograph(?:ics?|ie|ische (?:angaben|daten|fragen))|about you|about yourself|background(?: information)?|general (?:information|questions)|personal (?:information|details)|introduction|questionnaire|survey|screener|screening|classification|fragebogen|umfrage|einleitung|allgemeine (?:fragen|angaben)|angaben zur person|zu ihrer person|statistik|introducción|cuestionario|encuesta|datos (?:personales|demográficos|generales)|enquête|sondage|vos informations|profil|informations (?:générales|personnelles)|questionario|dati (?:personali|anagrafici)|vragenlijst|over u(?:zelf)?|dados (?:pessoais|demográficos)|feedback|closing|abschluss)\s*:?$/iu;

/** Lines between which nothing changes: rules, page numbers, notes for interviewers, notes where to go on. */
export const isNoise = (text: string): boolean =>
  (rule.test(text) && !/^_/.test(text)) ||
  pageNumber.test(text) ||
  dashedNumber.test(text) ||
  legend.test(text) ||
  note.test(text) ||
  (bracketed.test(text) && !isHintLine(text)) ||
  (routingCue.test(text) &&
    text.length < 200 &&
    !text.includes("?") &&
    /^\W*(?:if|falls|wenn|si|se|als|indien|go|skip|weiter|→|->)/iu.test(text));

/** Whether a line begins with thanks, or closes the questionnaire. */
export const isThanks = (text: string): boolean => thanks.test(text);

/** Whether a heading counts or names a section of the questionnaire. */
export const isSection = (text: string): boolean => text.length <= 160 && section.test(text);

/** Headings and farewells, which end what stands above them. */
export function isHeading(text: string): boolean {
  if (text.length > 160 || text.includes("?")) return thanks.test(text) && !text.includes("?");
  if (section.test(text) || thanks.test(text) || knownHeading.test(text)) return true;
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return (
    letters.length >= 8 &&
    /\s/.test(text.trim()) &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

const REMARK_WORDS = 7;

/** A sentence that asks nothing; options are shorter or do not end like sentences. */
export const isSentence = (text: string): boolean =>
  /[.!:]["”»)]?$/u.test(text) && text.split(/\s+/, REMARK_WORDS + 1).length >= REMARK_WORDS;
