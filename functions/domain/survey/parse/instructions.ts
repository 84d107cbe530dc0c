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

/** Beginnings of questions for some respondents; `If you could choose, …` and the like are for all of them. */
const conditions = [
  /^(?:and\s)?if (?:yes|no|not|so)\b/iu,
  /^if you (?!(?:could|would|were|had|think|imagine|compare|look)\b)(?!.*\b(?:would|could|might)\b)/iu,
  /^only (?:if|for|women|men|those|people)\b/iu,
  /^the (?:following|next) questions? (?:is|are) (?:only )?for\b/iu,
  /^(?:und\s)?falls (?:ja|nein|nicht|sie|du|ihr)\b/iu,
  /^(?:und\s)?wenn (?:ja|nein|nicht)\b/iu,
  /^nur (?:falls|wenn|für|frauen|männer)\b/iu,
  /^(?:et\s)?(?:si (?:oui|non)|sinon)\b/iu,
  /^uniquement (?:si|pour)\b/iu,
  /^¿?(?:y\s)?si (?:respondió|respondiste|contestó|contestaste|sí|no|es así)(?!\p{L})/iu,
  /^¿?en caso (?:afirmativo|negativo|de)(?!\p{L})/iu,
  /^¿?s[oó]lo (?:si|para)\b/iu,
  /^(?:e\s)?(?:se (?:sim|não)|caso (?:sim|não|tenha|você)|em caso (?:afirmativo|negativo|de))(?!\p{L})/iu,
  /^(?:somente|apenas) (?:se|para)(?!\p{L})/iu,
  /と(?:答え|回答し|お答えになっ)た(?:方|人)|^(?:はい|いいえ)の(?:場合|方)/u,
];
const rankings = [
  /^(?:please )?(?:rank\b|put .* in order|order .* by)/iu,
  /^(?:bitte )?(?:ordnen? sie|ordnen?|sortieren?|bringen? sie) .*(?:nach|reihenfolge)/iu,
  /^(?:veuillez )?class(?:ez|er) .*ordre/iu,
  /^(?:por favor,? )?(?:ordene|ordena|clasifique|classifique)\b.*(?:por|según|de acordo|ordem|orden)\b/iu,
  /順に(?:並べ|順位)|順位(?:を|付け)/u,
];

const numbers = [
  /(?:^|[.?!:(]\s*)(?:please )?(?:enter|type|write|give) (?:(?:in )?(?:a|the) )?(?:whole )?number\b(?! of)/iu,
  /\bgeben sie (?:bitte )?(?:eine|die) (?:ganze )?zahl|\bzahl (?:eingeben|angeben)/iu,
  /\b(?:entrez|saisissez|indiquez) un (?:nombre|chiffre)/iu,
  /\b(?:introduzca|escriba|ingrese|indique) un número/iu,
  /\b(?:digite|informe|insira|escreva) um número/iu,
  /数字(?:で|を)/u,
];
const several = [
  /\ball (?:that|which) apply|(?:^|[.?!:(]\s*)(?:please )?(?:select|choose|tick|check|mark) all\b/iu,
  /mehrfach(?:nennung|antwort|auswahl)|\ball(?:e|es) zutreffende|mehrere (?:antworten|nennungen)/iu,
  /plusieurs réponses|tou(?:te)?s (?:les réponses|celles qui|ceux qui)|tout ce qui s.applique/iu,
  /(?:seleccione|marque|señale|elija|indique) tod[oa]s?\b|tod[oa]s? l[oa]s? que (?:correspond|apli)/iu,
  /(?:selecione|assinale|marque|escolha|indique) tod[oa]s\b|todas (?:as )?que se aplicam/iu,
  /(?:すべて|全て)[^。？]{0,4}(?:選|お選び)|いくつでも|複数(?:回答|選択)/u,
];

/** Whether a question asks for more than one of its answers. */
export const asksForSeveral = (question: string): boolean => several.some((pattern) => pattern.test(question));

const others = [
  /\b(?:one|single) (?:answer|option|choice|only)|\b(?:only|just|select|choose|pick|tick|check|mark) one\b|own words/iu,
  /\b(?:nur|bitte) eine|eine antwort|einfach(?:nennung|antwort|auswahl)|eigenen worten/iu,
  /une seule|un seul|propres mots/iu,
  /una sola|un solo|una respuesta|propias palabras/iu,
  /(?:apenas|só|somente) uma|uma (?:única )?resposta|próprias palavras/iu,
  /[一1１]つ|ひとつ|自由に/u,
];

/** Whether words by themselves say how many answers to choose, or to answer freely. */
export const saysHowToAnswer = (words: string): boolean =>
  asksForSeveral(words) || others.some((pattern) => pattern.test(words));

/** What a question asks for by its own words that a survey cannot do; null if nothing, as far as rules can tell. */
export function unsupportedIn(question: string): "routing" | "ranking" | "number" | null {
  const text = question.trim().replace(/^["“„«「]/u, "");
  if (conditions.some((pattern) => pattern.test(text))) return "routing";
  if (rankings.some((pattern) => pattern.test(text))) return "ranking";
  return numbers.some((pattern) => pattern.test(text)) ? "number" : null;
}
