import { familyWords } from "../scales/label-words.ts";
import { contentOf, heightOf, plain } from "../scales/read-scale.ts";
import { amountOf, rateOf } from "./option-amounts.ts";

/** Options that answer none of the others, in the seven languages of the label words, whole or before more words. */
const otherOption =
  /^(?:(?:an ?)?other(?:s|s? ?(?:\(|:|,|-|–|please|specify|option|reason|answer|brand|product|than|$).*)?|something else|somewhere else|someone else|sonstige[sr]?|andere[srn]?|etwas anderes|und zwar|autres?|autre chose|otr[oa]s?|altr[oi]|altra|altre|qualcos'altro|anders|iets anders|andere|outr[oa]s?)(?=$|[\s]*[(:,;/…._–-]|\s+(?:please|specify|reason|answer|option|bitte|antwort|grund|und zwar|namlich|precis|preciser|raison|especif|motivo|specific|namelijk|reden|qual|quais))/;
/** Another brand, another reason: `other` with the thing that the question asks for. */
const otherThing =
  /^(?:another|other|ein(?:e|en)? andere[rsn]?|une? autre|otr[oa]|un'?\s?altr[oa]|altr[oa]|een ander[e]?|outr[oa]) (?:brand|reason|product|answer|option|shop|store|place|source|way|marke|grund|produkt|antwort|laden|geschaft|quelle|marque|raison|produit|reponse|magasin|marca|motivo|razon|producto|respuesta|tienda|prodotto|risposta|negozio|merk|reden|antwoord|winkel|resposta|produto|loja)$/;
const noneOption =
  /^(?:none\b|no(?:ne)? of (?:these|the|them)|neither(?:$| of)|nothing(?:$| of)|not applicable|n\/a$|kein(?:e|er|es|en|s)?$|kein(?:e|er|es|s)? (?:davon|von|der|dieser)|nichts(?:$| davon| von)|trifft nicht zu|weder noch$|aucune?(?:$| d)|rien(?:$| de)|sans objet|ningun[oa]?(?:$| de)|nada(?:$| de)|nessun[oa]?(?:$| d)|niente(?:$| di)|geen(?:$| van)|niets(?:$| van)|niet van toepassing|nenhum[a]?(?:$| d))/;
const unknownOption =
  /^(?:i )?(?:do not|don't|dont|cannot|can't|can not) (?:know|say|remember|recall)(?=$|[\s]*[(,;/.–-]| yet| exactly| it$| this$| the answer)|^(?:not sure|unsure|no opinion|no idea|no answer|prefer not|i(?:'d| would) (?:rather|prefer) not|rather not (?:say|answer)|refuse|decline)|^(?:ich )?weiss (?:ich )?(?:es )?nicht|^(?:kann|mochte) (?:ich )?(?:das |dazu |es )?(?:nicht|keine|lieber nicht)|^(?:ich )?mochte .*(?:nicht (?:sagen|angeben|beantworten)|keine angabe)|^keine (?:angabe|meinung|antwort|ahnung)|^k\. ?a\.?$|^weiss nicht|^(?:je )?ne (?:sais|sait|souhaite|veux|se prononce) ?pas|^(?:je )?prefere ne pas|^sans (?:opinion|reponse|avis)|^nsp$|^no (?:se|sabe|lo se|contesta|sabria)\b|^prefiero no|^sin (?:opinion|respuesta)|^ns\/nc|^non (?:so|saprei|ricordo|risponde)|^preferisco non|^nessuna (?:opinione|risposta)|^(?:ik )?weet (?:ik )?(?:het )?niet|^weet niet|^(?:zeg ik )?liever niet|^(?:dat )?(?:zeg|wil) ik liever niet|^geen (?:mening|antwoord|idee)|^nao (?:sei|sabe|responde|quero)|^prefiro nao|^sem (?:opiniao|resposta)/;

const allOption =
  /^(?:all of (?:these|the above|them)|alle (?:genannten|davon|der genannten|oben genannten)|alles davon|tout(?:es)? (?:ces|ce qui precede)|tous (?:ces|les)|todas? l[ao]s anteriores|todas as anteriores|todas (?:estas|esas)|tutt[ei] (?:le|i) precedenti|tutt[ei] quest[ei]|al het bovenstaande|alle bovenstaande|allemaal)/;

/** Whether an option closes a list wherever it is shown: other, none of these, don't know, prefer not to say. */
export function standsLast(option: string): boolean {
  const text = plain(option);
  return (
    otherOption.test(text) ||
    otherThing.test(text) ||
    allOption.test(text) ||
    noneOption.test(text) ||
    unknownOption.test(text)
  );
}

/** Things that everybody puts in one order. */
const ladders: readonly (readonly RegExp[])[] = [
  [
    /^(?:mon|mo\b|lun|seg|maandag)/,
    /^(?:tue|di\b|dien|mar|dins|ter|mi?er?d?\b)/,
    /^(?:wed|mi\b|mitt|mer|mie|woen|qua)/,
    /^(?:thu|do\b|donn|jeu|jue|gio|dond|qui)/,
    /^(?:fri|fr\b|frei|ven|vie|vrij|sex)/,
    /^(?:sat|sa\b|sams|sam|sab|zat)/,
    /^(?:sun|so\b|sonn|dim|dom|zon)/,
  ],
  [
    /^jan|^gen|^ene/,
    /^feb|^fev/,
    /^mar|^mrz|^maart/,
    /^apr|^avr|^abr/,
    /^ma[iyjg]/,
    /^jun|^juin|^giu/,
    /^jul|^juil|^lug/,
    /^aug|^aou|^ago/,
    /^sep|^set/,
    /^o[ckut]t?/,
    /^nov/,
    /^de[cz]|^dic/,
  ],
  [
    /morning|morgen|vormittag|matin|manana|mattin|ochtend|manha/,
    /noon|mittag\b|mittags|midi|mediodia|mezzogiorno|meio-dia/,
    /afternoon|nachmittag|apres-midi|tarde|pomeriggio|middag/,
    /evening|abend|soir|noche|sera|avond|noite/,
    /night|nacht|nuit|notte/,
  ],
  [
    /\b(?:extra small|xs|tiny|winzig)\b/,
    /\b(?:small|s|klein\w*|petit\w*|pequen\w*|piccol\w*)\b/,
    /\b(?:medium|m|mittel\w*|moyen\w*|median\w*|medi[oa]|middel\w*)\b/,
    /\b(?:large|l|big|gross\w*|grande?\w*|groot|grote)\b/,
    /\b(?:extra large|xl|xxl|very large|huge|riesig\w*|sehr gross\w*)\b/,
  ],
  [
    /\b(?:no (?:formal )?(?:qualification|education|degree|school)|ohne (?:schul)?abschluss|kein\w* (?:schul)?abschluss)/,
    /\b(?:primary|elementary|grundschule|hauptschul\w*|volksschul\w*)/,
    /\b(?:secondary|high school|gcse|realschul\w*|mittlere reife|a-levels?|abitur|matura|vocational|apprentice\w*|lehre|ausbildung)/,
    /\b(?:some college|college|associate|fachhochschul\w*|meister)/,
    /\b(?:bachelor\w*|undergraduate)/,
    /\b(?:master\w*|postgraduate|graduate)/,
    /\b(?:doctor\w*|phd|promotion|doktor\w*)/,
  ],
];

/** Whether values rise or fall all the way, ties allowed, and are not all the same. */
function monotone(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? value)));
  return steps.some((step) => step !== 0) && !(steps.includes(1) && steps.includes(-1));
}

/** One option at an end may lack a number of its own (`None`, `Longer ago`). */
function runs(values: readonly (number | null)[]): boolean {
  const inner = values[0] === null ? values.slice(1) : values.at(-1) === null ? values.slice(0, -1) : values;
  return inner.length > 1 && inner.every((value) => value !== null) && monotone(inner);
}

function isLadder(options: readonly string[], ladder: readonly RegExp[]): boolean {
  const rungs = options.map((option) => ladder.findLastIndex((rung) => rung.test(option)));
  return !rungs.includes(-1) && monotone(rungs) && new Set(rungs).size === rungs.length;
}

const scales = familyWords.map((words) => ({
  words,
  stems: new RegExp(`(?:${words.high.source}|${words.low.source})\\p{L}*`, "gu"),
}));

/** `Very good, good, poor`, but not `good price, good taste, poor service`: grades of one thing. */
function isVerbalScale(options: readonly string[]): boolean {
  return scales.some(({ words, stems }) => {
    const heights = options.map((option) => heightOf(option, words));
    const known = options.filter((_, index) => heights[index] !== 0).length;
    const rests = new Set(options.map((option) => contentOf(option.replace(stems, " "))).filter(Boolean));
    return known >= options.length - 1 && known > 1 && rests.size < 2 && monotone(heights);
  });
}

/** Whether options have an order of their own: amounts, ages, brackets, frequencies, verbal scales, days, sizes. */
export function isOrdered(options: readonly string[]): boolean {
  const texts = options.map(plain);
  return (
    runs(texts.map(rateOf)) ||
    runs(texts.map(amountOf)) ||
    ladders.some((ladder) => isLadder(texts, ladder)) ||
    isVerbalScale(texts)
  );
}
