import type { ScaleFamily } from "./scale-families.ts";

/**
 * Words by which labels and questions show what a scale measures, in English, German, French, Spanish, Italian, Dutch
 * and Portuguese, lower case and without accents: `high` words stand at the upper end of the family unless they are
 * negated, `low` words at the lower. Families whose words are more particular come first.
 */
export interface FamilyWords {
  family: ScaleFamily;
  high: RegExp;
  low: RegExp;
}

export const familyWords: readonly FamilyWords[] = [
  {
    family: "satisfaction",
    high: /\b(?:satisf|content[oae]?\b|zufrieden|soddisf|tevreden|happy\b|glucklich)/,
    low: /\b(?:dissatisf|unsatisf|insatisf|unzufrieden|insoddisf|ontevreden|unhappy|unglucklich|mecontent|disappoint|enttausch)/,
  },
  {
    family: "agreement",
    high: /\b(?:agree|describe|beschreibt|decrit|descrive|beschrijft|applies|apply|true\b|d'accord\b|de acuerdo|acuerdo|accordo|concordo|eens\b|mee eens|zustimm|zutreff|trifft\b.*\bzu\b|stimm\w*\b.*\bzu\b)/,
    low: /\b(?:disagree|desacuerdo|disaccord|desaccord|oneens\b|discordo|ablehn|lehne\b.*\bab\b|unzutreffend|untrue|false\b)/,
  },
  {
    family: "importance",
    high: /\b(?:importan|wichtig|belangrijk|essential|wesentlich|crucial|entscheidend|priorit)/,
    low: /\b(?:unimportan|unwichtig|onbelangrijk|nebensachlich)/,
  },
  {
    family: "interest",
    high: /\b(?:interes|geinteresseerd)/,
    low: /\b(?:uninterest|desinteres|uninteress|disinteres)/,
  },
  {
    family: "trust",
    high: /\b(?:trust|vertrau|confian|confiance|fiducia|fid[oai]\b|vertrouw|confio|confid)/,
    low: /\b(?:distrust|mistrust|misstrau|mefian|desconfi|wantrouw|diffid)/,
  },
  {
    family: "believability",
    high: /\b(?:believ|credib|glaubwurdig|glaubhaft|croyab|creibl|creib|geloofwaardig|plausib|convincing|uberzeugend)/,
    low: /\b(?:unbeliev|incredib|unglaubwurdig|unglaubhaft|incroyab|increib|ongeloofwaardig|implausib|incredul)/,
  },
  {
    family: "ease",
    high: /\b(?:easy|easily|easier|ease\b|simple|einfach|leicht\b|leicht(?:er|es|e)\b|mühelos|facile|facil\b|facilment|makkelijk|gemakkelijk|eenvoudig|muhelos)/,
    low: /\b(?:difficult|hard\b|schwer\b|schwierig|kompliziert|difficile|dificil|moeilijk|complicat|complique|ingewikkeld|umstandlich|uneasy)/,
  },
  {
    family: "value_for_money",
    high: /\b(?:value|worth|preis|price|prix|precio|prezzo|preco|prijs|wert\b|lohnt|cheap|gunstig|bargain|fair\b|bon marche|barat|economic|goedkoop)/,
    low: /\b(?:expensive|overpriced|uberteuert|teuer|chere?\b|car[oa]\b|duur\b|unfair|worthless|preiswucher)/,
  },
  {
    family: "liking",
    high: /\b(?:like\b|likes\b|liked\b|likeable|love|lieb|gefall|gefiel|gusta|piac|aime|plait|plaire|leuk\b|bevalt|gosto|adoro|adore|appealing|ansprechend)/,
    low: /\b(?:dislike|hate|missfall|mag\b.*\bnicht|deteste|odio\b|odeio|hasse\b|unappealing)/,
  },
  {
    family: "relevance",
    high: /\b(?:relevan|useful|nutzlich|need\b|brauch|pertinent|utile|util\b|nuttig)/,
    low: /\b(?:irrelevan|useless|nutzlos|inutil|nutteloos)/,
  },
  {
    family: "uniqueness",
    high: /\b(?:unique|einzigartig|neuartig|originell|original|novel\b|innovativ|unic[oa]\b|uniek|different\b|anders\b|diferent|divers[oa]\b)/,
    low: /\b(?:ordinary|gewohnlich|same as|nothing new|nichts neues|altbekannt)/,
  },
  {
    family: "frequency",
    high: /\b(?:always|often|frequent|how often|daily|every (?:day|time)|all the time|regularly|immer|oft\b|haufig|taglich|standig|regelmassig|toujours|souvent|frequemment|siempre|a menudo|frecuen|sempre\b|spesso|altijd|vaak\b|frequente|hoe vaak|sometimes|manchmal|parfois|a veces|a volte|soms\b|as vezes)/,
    low: /\b(?:never|rarely|seldom|hardly ever|nie\b|niemals|selten|jamais|rarement|nunca|rara vez|raramente|mai\b|nooit|zelden|jamas)/,
  },
  {
    family: "likelihood",
    high: /\b(?:likely|likelihood|probab|wahrscheinlich|vraisembl|waarschijnlijk|provave|probavel|definitely|certainly|bestimmt|auf jeden fall|certainement|seguramente|sicuramente|zeker|certamente|com certeza)/,
    low: /\b(?:unlikely|improbab|unwahrscheinlich|invraisembl|onwaarschijnlijk|improvave|auf keinen fall|keinesfalls)/,
  },
  { family: "overall_sentiment", high: /\bpositi/, low: /\bnegati/ },
  {
    family: "quality",
    high: /\b(?:excellent|outstanding|good\b|great\b|gut(?:e|er|es)?\b|ausgezeichnet|hervorragend|befriedigend|ausreichend|bon(?:ne)?\b|bien\b|buen[oa]?\b|buon[oa]?\b|bene\b|ottim[oa]|eccellente|excelente|exzellent|goed\b|uitstekend|bo[am]\b|bem\b|otim[oa]|quality|qualitat|qualite|calidad|kwaliteit|qualidade|best\b|perfect)/,
    low: /\b(?:poor|bad\b|terrible|awful|worst|schlecht|mangelhaft|ungenugend|unbefriedigend|miserab|mauvais|mediocre|mal[oa]?\b|pesim[oa]|cattiv[oa]|pessim[oa]|scars[oa]|slecht|ruim\b|mau\b)/,
  },
  {
    family: "intensity",
    high: /\b(?:very|extremely|completely|totally|fully|strongly|entirely|absolutely|a lot|a great deal|great extent|highest|maximum|sehr|voll|vollig|vollkommen|ausserst|extrem|total|absolut|stark|tres|tout a fait|completement|enormement|beaucoup|muy|muchisimo|mucho|totalment|completament|molto|moltissimo|del tutto|estremament|zeer|heel\b|helemaal|volledig|erg\b|muito|totalmente|plenamente|full|hoch|high\b)/,
    low: /\b(?:not at all|none|nothing|gar nicht|uberhaupt nicht|nichts|pas du tout|rien|en absoluto|nada|per niente|affatto|per nulla|helemaal niet|de modo (?:nenhum|algum)|nem um pouco|absolutely not|lowest|minimum|low\b|niedrig|gering)/,
  },
];

/** Comparatives say which end is the upper one, but not of what. */
export const comparatives: FamilyWords = {
  family: "quality",
  high: /\b(?:better|besser|mieux|meilleur|mejor|meglio|miglior|beter|melhor|more|mehr|zugenommen)/,
  low: /\b(?:worse|schlechter|pire|peor|peggio|slechter|pior|less|weniger|abgenommen)/,
};
/** Both ends too much of something: the middle is best, and no end is the upper one. */
export const excess = /^(?:(?:far|much|way|viel|beaucoup|molto|veel) )?(?:too|zu|trop|demasiad[oa]|troppo|te|demais)\b/;
/** Fairness is a matter of money only where a price is asked about. */
export const fairness = /\b(?:un)?fair/;
export const pricing = /\b(?:pri[cx]|preis|prezz|preci|preco|prij|cost|kost|fee\b|gebuhr|money|geld|pay|zahl)/;
/** Words that turn the end that a label stands at. */
export const negations =
  /\b(?:not|no|non|nein|n't|nicht|kein\w*|pas|ni|nada|per niente|affatto|per nulla|niet|geen|nao|never|nie|aucun\w*|en absoluto|ningun\w*|nessun\w*|nenhum\w*|nem um pouco)\b/;
/** Words that leave so little of a label that it stands near the lower end. */
export const minimisers = /\b(?:little|hardly|barely|wenig|kaum|peu|poco|poca|weinig|pouco|pouca)\b/;
/** Words of the middle of a scale. */
export const middles =
  /\b(?:neither|neutral\w*|undecided|weder|teils|unentschieden|ni\b.*\bni|neutre|neutro|indeciso|noch\b.*\bnoch|nem\b.*\bnem|mittel\w*)\b/;
/** Words that put a label nearer the end of its side. */
export const amplifiers =
  /\b(?:very|extremely|completely|totally|fully|strongly|entirely|absolutely|sehr|voll|vollig|vollkommen|ausserst|extrem|total|absolut|tres|tout a fait|extremement|completement|fortement|muy|totalmente|molto|completamente|estremamente|fortemente|zeer|heel|helemaal|volledig|muito|plenamente|definitely|auf (?:jeden|keinen) fall)\b/;
/** Words that only grade; a label of nothing else says how much, not of what. */
export const grades =
  /\b(?:not at all|at all|to (?:a|an|the|some)|(?:very|rather|quite|fairly) (?:much|little|strongly)|a (?:lot|bit|little|great deal)|deal|not|no|none|nothing|slightly|somewhat|moderately|quite|rather|fairly|very|much|extremely|completely|totally|fully|strongly|entirely|absolutely|highest|lowest|maximum|minimum|high|low|extent|degree|great|large|small|little|possible|gar nicht|uberhaupt nicht|nicht|gar|sehr|voll(?:kommen|ig)?|und ganz|eher|etwas|wenig|kaum|ein|bisschen|ziemlich|massig|mittel\w*|teilweise|ausserst|extrem|total|absolut|stark|hoch|niedrig|gering|in (?:hohem|geringem|hochstem) mass\w*|pas du tout|pas|rien|un peu|peu|assez|moyennement|tres|tout a fait|extremement|completement|enormement|beaucoup|en absoluto|nada|un poco|poco|algo|bastante|muy|mucho|muchisimo|totalmente|completamente|extremadamente|per niente|per nulla|affatto|abbastanza|molto|moltissimo|del tutto|estremamente|completamente|helemaal niet|niet|een beetje|beetje|enigszins|redelijk|tamelijk|zeer|heel|erg|helemaal|volledig|weinig|nem um pouco|de modo (?:nenhum|algum)|pouco|um|moderadamente|muito|plenamente|extremamente|de|di|d'|à|a|the)\b/g;
/** Answers of scales with the two ends yes and no. */
export const affirmations = /^(?:yes|ja|oui|si|sim)\b/;
export const refusals = /^(?:no|nein|non|nee|nao)\b/;
/**
 * Likelihood of buying and of recommending have anchors of their own; asked without labels they are likelihoods too.
 */
export const buying = /\b(?:buy|purchas|kauf|kaufen|achet|achat|compra|acquist|kopen|koop\b|adquir)/;
export const recommending =
  /(?:\brecommend|empfehl|empfiehl|\brecommand|\brecomend|\braccomand|\bconsigli|aanbevel|aanraden|aanrad)/;
/** A statement about oneself that stands there to be agreed with. */
export const firstPerson =
  /^(?:i|i'm|my|we|our|ich|mein\w*|wir|unser\w*|mir|je|j'\w+|mon|ma|mes|nous|yo|mi|mis|io|ik|mijn|wij|eu|meu|minha)\b/;
/** Requests for a verdict on something, without the words of any family. */
export const rating =
  /\b(?:rate|rating|bewert|beurteil|note\b|notez|evalu|valut|valor|beoordeel|avali|overall|insgesamt|how good|wie gut|grade|schulnote|mark out)/;
