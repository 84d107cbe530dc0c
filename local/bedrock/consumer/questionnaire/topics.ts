import type { Weights } from "./dimensions.ts";
import { wordPattern } from "./word-pattern.ts";

/** Something that questions are about: who says yes to it, and how many do. */
export interface Topic {
  pattern: RegExp;
  /** Where the average adult stands, −1..1. */
  base: number;
  weights: Weights;
}

const topic = (base: number, weights: Weights, list: string): Topic => ({ base, weights, pattern: wordPattern(list) });

/**
 * What statements and questions mean, in both languages; a positive position says yes to it. Weights are judgement:
 * they say who agrees, not how many.
 */
export const topics: readonly Topic[] = [
  topic(
    0.15,
    { thrift: 1, income: -0.25, order: 0.1 },
    "(?:compar\\w+|check\\w*|look\\w* (?:at|for)|watch\\w*) (?:the |all )?(?:lowest |best |cheapest )?(?:prices?|offers?|deals?)|price[- ]?(?:conscious|sensitive|comparison\\w*)|bargains?|discount\\w*|special offers?|coupons?|vouchers?|(?:on|a|my) (?:tight |fixed )?budget|sav(?:e|es|ing) money|cheap(?:er|est)?|low(?:er|est)? prices?|(?:the )?prices? (?:is|are|matters?|decides?)|price|prices|preis(?:e|en|vergleich\\w*|bewusst\\w*)?|schnäppchen|rabatte?n?|sonderangebot\\w*|angebote?n?|gutscheine?n?|budget|geld sparen|spare|sparsam\\w*|günstig\\w*|billig\\w*|coupon\\w*|haushaltsbuch",
  ),
  topic(
    -0.15,
    { thrift: -0.9, income: 0.45, quality: 0.25 },
    "(?:pay|spend|paying|spending) (?:a (?:bit|little) )?(?:more|extra|a premium)|higher price|premium price|treat (?:myself|yourself)|money is no object|mehr (?:geld )?(?:zu |aus\\w* )?(?:be)?(?:zahle\\w*|bezahl\\w*|auszugeben|ausgeben|geld)|höhere\\w* preis\\w*|gönne\\w*|aufpreis",
  ),
  topic(
    0.05,
    { thrift: 0.85, income: -0.4, belief: -0.2 },
    "(?:too|so|over|very|getting more) ?(?:expensive|dear|pricey|costly|priced)|overpriced|expensive|unaffordable|zu (?:teuer|kostspielig)|teuer\\w*|überteuert\\w*|unbezahlbar\\w*",
  ),
  topic(
    0.05,
    { income: 0.8, thrift: -0.5 },
    "(?:can|could) (?:easily )?afford|affordable|make ends meet|leisten|über die runden",
  ),
  topic(
    0.3,
    { quality: 0.9, income: 0.2, order: 0.15 },
    "quality|durab\\w+|long-?lasting|well[- ]made|craft\\w*|qualität\\w*|langlebig\\w*|haltbar\\w*|hochwertig\\w*|verarbeit\\w*",
  ),
  topic(
    0.05,
    { openness: 0.9, age: -0.35, belief: 0.2, tradition: -0.3 },
    "new (?:things|products?|brands?|ideas?|flavou?rs?|dishes|foods?|ways?)|novel\\w*|innovat\\w+|experiment\\w*|adventur\\w*|curious|variety|try(?:ing)? (?:out )?(?:something |new )|first to (?:try|buy|own)|early adopter|neue\\w* (?:produkt\\w*|dinge\\w*|marken?|ideen?|sorten?|sachen)|neuheit\\w*|neues|neugierig\\w*|ausprobier\\w*|experimentier\\w*|abwechslung\\w*|innovativ\\w*|innovation\\w*",
  ),
  topic(
    0.15,
    { tradition: 0.7, age: 0.35, openness: -0.45 },
    "stick(?:ing)? (?:to|with)|same (?:brands?|products?|shops?)|habits?|loyal\\w*|tried and tested|traditional\\w*|tradition|used to be|familiar|favou?rite brands?|gewohnheit\\w*|gewohnt\\w*|bewährt\\w*|treu\\w*|tradition\\w*|altbewährt\\w*|vertraute\\w*|stammmarke\\w*|immer (?:das|die)(?:selbe|gleiche)\\w*",
  ),
  topic(
    -0.1,
    { belief: 0.95, kindness: 0.15, age: -0.1 },
    "(?:trust|believ\\w+|rel(?:y|ies) on)|advert\\w*|ads?|commercials?|claims?|promises?|honest\\w*|influencers?|reliable information|vertrau\\w*|glaub\\w*|werb\\w+|versprech\\w*|ehrlich\\w*|influencer\\w*",
  ),
  topic(
    0.1,
    { belief: -0.9, privacy: 0.15 },
    "exaggerat\\w*|mislead\\w*|scepti\\w*|skepti\\w*|doubt\\w*|manipulat\\w*|greenwash\\w*|rip-?offs?|only (?:want|after|care about) (?:my |our |your )?(?:money|profits?)|too good to be true|übertreib\\w*|skepti\\w*|misstrau\\w*|zweif\\w*|bezweif\\w*|abzock\\w*|irreführ\\w*|nur (?:an )?(?:mein|unser|ums) geld\\w*|profit",
  ),
  topic(
    0.15,
    { green: 1, openness: 0.15 },
    "environment\\w*|sustainab\\w*|climate|eco\\w*|organic\\w*|green(?:er)? products?|recycl\\w*|plastic-?free|planet|refill\\w*|reusable|carbon footprint|umwelt\\w*|nachhaltig\\w*|klima\\w*|bio|bio-?\\w+|ökolog\\w*|recycel\\w*|plastikfrei\\w*|mehrweg\\w*|unverpackt\\w*",
  ),
  topic(
    -0.1,
    { green: -0.9 },
    "plastic(?: packaging| bags?| bottles?)?|packaging waste|emissions?|single-?use|disposable|flying|plastik\\w*|verpackungsmüll|einweg\\w*|emission\\w*|fliegen",
  ),
  topic(
    0.05,
    { animals: 1 },
    "animal\\w*|vegan\\w*|vegetarian\\w*|plant-?based|tierwohl|tiere\\w*|vegetarisch\\w*|pflanzlich\\w*",
  ),
  topic(0.05, { animals: -0.85, tradition: 0.2 }, "meat|sausages?|fleisch\\w*|wurst\\w*"),
  topic(
    0.15,
    { local: 1, age: 0.1 },
    "local(?:ly)?|regional\\w*|farmers'? markets?|small shops?|region|heimisch\\w*|wochenmarkt|hofladen|aus der nähe",
  ),
  topic(
    0.2,
    { health: 1, worry: 0.1, age: 0.1 },
    "health\\w*|nutriti\\w*|vitamins?|diet|balanced|ingredients?|wellbeing|well-being|sleep|fit and well|gesund\\w*|ernähr\\w*|vitamine?n?|inhaltsstoffe?n?|zutaten|ausgewogen\\w*|wohlbefinden|schlaf",
  ),
  topic(
    0,
    { health: -0.75 },
    "sugar\\w*|sweets?|fast food|junk food|additives?|alcohol|snacks?|soft drinks?|zucker\\w*|süßigkeiten|süßes|zusatzstoffe?n?|alkohol\\w*|limonade\\w*|knabber\\w*",
  ),
  topic(
    0,
    { sport: 1, age: -0.25 },
    "sports?|exercis\\w*|work(?:ing)? out|gym|fitness|running|cycling|training|physically active|sport\\w*|trainier\\w*|fitnessstudio|joggen|laufen gehen|radfahren|bewegung",
  ),
  topic(
    0.1,
    { tech: 1, age: -0.35, openness: 0.1 },
    "technolog\\w*|tech|gadgets?|apps?|smart(?:phones?| home| devices?)?|digital\\w*|online|internet|artificial intelligence|ai|streaming|devices?|technik\\w*|technisch\\w*|geräte\\w*|künstliche\\w* intelligenz|ki|vernetzt\\w*",
  ),
  topic(
    0.25,
    { privacy: 1, belief: -0.2, worry: 0.15 },
    "privacy|personal data|my data|data protection|data security|surveillance|anonym\\w*|datenschutz\\w*|meine\\w* daten|persönliche\\w* daten|datensicherheit|überwach\\w*",
  ),
  topic(
    -0.2,
    { privacy: -0.9, belief: 0.2 },
    "shar(?:e|ing) (?:my |personal |your )?data|tracking|track(?:s|ed)? me|cookies|daten (?:zu |weiter|mit|preis)\\w*",
  ),
  topic(
    -0.05,
    { style: 1, outgoing: 0.2, age: -0.1 },
    "style|stylish|fashion\\w*|trends?|trendy|design\\w*|looks?|appearance|elegan\\w*|luxur\\w*|stil\\w*|mode|modisch\\w*|trend\\w*|aussehen|äußeres|luxus\\w*|schick\\w*",
  ),
  topic(
    0.05,
    { social: 0.7, outgoing: 0.6 },
    "friends?|social(?: media| life)?|recommend\\w*|parties|party|going out|other people|community|share with others|freunde\\w*|bekannte\\w*|soziale\\w*|empfehl\\w*|weiterempfehl\\w*|ausgehen|feiern|gemeinschaft",
  ),
  topic(0.2, { family: 1 }, "famil\\w*|children|kids|parents?|kinder\\w*|eltern"),
  topic(
    0.15,
    { convenience: 1, order: -0.1, age: -0.15 },
    "convenien\\w*|quick\\w*|fast|easy to (?:use|prepare|make)|save\\w* (?:me )?time|time-saving|ready meals?|deliver\\w*|no time|effortless\\w*|busy|schnell\\w*|praktisch\\w*|unkompliziert\\w*|zeit (?:sparen|spart)|zeitsparend\\w*|fertiggericht\\w*|liefer\\w*|keine zeit|bequem\\w*",
  ),
  topic(
    0.1,
    { order: 1, thrift: 0.15 },
    "plan(?:s|ned|ning)?|shopping list|list|organi[sz]ed|research\\w*|read(?:ing)? (?:the )?(?:reviews?|labels?)|reviews?|in advance|compare products|careful\\w*|plane|planen|einkaufszettel|einkaufsliste|organisiert|informiere\\w*|vergleiche\\w*|rezension\\w*|bewertung\\w*|testbericht\\w*|im voraus|sorgfältig\\w*",
  ),
  topic(
    -0.1,
    { order: -0.7, outgoing: 0.3, worry: 0.15 },
    "impuls\\w*|spontane\\w*|spur of the moment|without thinking|on a whim|spontan\\w*|aus einer laune",
  ),
  topic(
    0.05,
    { worry: 0.9, income: -0.15 },
    "worr(?:y|ied|ies)|anxi\\w*|afraid|stress\\w*|nervous|insecure|concern(?:s|ed)|sorge\\w*|angst|ängst\\w*|stress\\w*|gestresst|nervös|unsicher",
  ),
  topic(
    0.1,
    { outgoing: 0.5, style: 0.45, openness: 0.15 },
    "enjoy (?:shopping|browsing)|fun|shopping (?:is|trip)|browsing|bummeln|einkaufsbummel|spaß|shopping",
  ),
  topic(
    0.2,
    { kindness: 0.7, green: 0.3 },
    "fair(?:ly)?[- ]?(?:trade|traded|paid|wages)|ethic\\w*|charit\\w*|donat\\w*|help(?:ing)? others|social responsib\\w*|fair gehandelt\\w*|ethisch\\w*|spende\\w*|anderen (?:zu )?helfen|verantwortung",
  ),
];
