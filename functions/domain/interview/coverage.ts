import type { Coverage } from "./schemas.ts";

/**
 * Answers that say nothing in themselves, whole and not as a part of one that goes on: of the languages that studies
 * come in most often. The interviewer marks those of any other language.
 */
const SAYS_NOTHING = [
  "(?:i )?(?:really |honestly )?(?:do not|don't|dont) know(?: (?:that|really|honestly))?|(?:i have )?no (?:idea|opinion|clue|comment)|(?:i(?: would|'d)? )?(?:rather|prefer) not (?:to )?(?:say|answer)|(?:i )?(?:can't|cannot|couldn't) say|n/?a|pass|skip",
  "(?:das )?wei(?:ß|ss) (?:ich )?nicht|(?:ich )?wei(?:ß|ss)(?: es| das)? nicht|(?:ich habe )?keine (?:ahnung|meinung|angabe)|(?:dazu )?(?:möchte|will) ich (?:lieber )?nichts sagen|kein kommentar",
  "(?:je )?(?:ne )?sais pas|aucune idée|(?:je )?préfère ne pas (?:répondre|le dire)|sans (?:opinion|avis)",
  "no (?:lo )?sé|ni idea|prefiero no (?:decirlo|responder|contestar)|sin (?:opinión|comentarios)",
  "não sei|nem ideia|(?:não faço|sem) ideia|prefiro não (?:dizer|responder)|sem opinião",
  "non (?:lo )?so|nessuna idea|preferisco non (?:dirlo|rispondere)",
  "(?:dat )?weet ik niet|(?:ik )?weet (?:het )?niet|geen (?:idee|mening)",
  "nie wiem|nie mam (?:pojęcia|zdania)",
  "分かりません|わかりません|わからない|分からない|知りません|特にない|不知道|不清楚|모르겠(?:어요|습니다)|몰라요",
];
/** What people begin with while they think. */
const FILLER = "(?:sorry|honestly|well|hm+|u[mh]+|ehrlich gesagt|tja|also|pues|bueno|euh|ben|bof|bom|beh|えっと)";
const nonAnswer = new RegExp(`^(?:${FILLER} )*(?:${SAYS_NOTHING.join("|")})$`, "iu");

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[^\p{L}\p{N}'/]+/gu, " ")
    .trim();

/** Whether an answer is empty or says no more than that there is none. */
export const isNonAnswer = (text: string): boolean => bare(text) === "" || nonAnswer.test(bare(text));

/**
 * How well a question of the guide is covered: as the interviewer judges, but by nothing that is no answer. Not
 * knowing, declining and speaking of something else cover no question, whatever the judgement.
 * @param answers everything that was said to the question and its probes
 */
export const coverageBy = (
  { coverage, non_answer }: { coverage: Coverage; non_answer: boolean },
  answers: readonly string[],
): Coverage => (non_answer || answers.every(isNonAnswer) ? "not_covered" : coverage);
