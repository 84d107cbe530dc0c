import type { Language } from "../../language.ts";
import type { Consumer } from "../../appraisal/consumer.ts";
import type { Pool } from "../../wording/speaker.ts";

/** Something that people do or would do or not, and what decides it. */
export interface Inclination {
  asked: RegExp;
  /** Above 0 for yes. */
  leaning: (consumer: Consumer) => number;
  theme: Readonly<Record<Language, string>>;
  yes: Readonly<Record<Language, Pool>>;
  no: Readonly<Record<Language, Pool>>;
}

/** Questions of yes or no that temperament and circumstances decide; the first fitting one counts. */
export const inclinations: readonly Inclination[] = [
  {
    asked: /\bacc?ept .{0,20}(?:ads?\b|advert)|(?:ads?|adverts?|commercials)\b.{0,30}(?:cheaper|free|less)|werbung .{0,40}(?:akzeptier|günstiger|billiger|hinnehmen|in kauf)|(?:akzeptier|in kauf).{0,30}werbung/iu, leaning: ({ thrift, income }) => thrift - 0.5 - 0.25 * income, theme: { en: "adverts against price", de: "Werbung gegen Preis" },
    yes: { en: ["if it saves me a few coins a month, I'll fetch a glass of water meanwhile", "adverts I can ignore, the bill I can't", "I grew up with breaks in the film, I'd survive that"], de: ["wenn es ein paar Euro im Monat spart, hole ich mir in der Zeit ein Glas Wasser", "Werbung kann ich übersehen, die Abbuchung nicht", "ich bin mit Pausen im Film groß geworden, das halte ich aus"] },
    no: { en: ["I pay precisely so that nobody shouts at me in the middle of a film", "I'd rather cancel one and keep the others without adverts", "my evening is too short for that, I'd sooner pay"], de: ["ich zahle ja gerade dafür, dass mich mitten im Film keiner anschreit", "lieber kündige ich einen Dienst und habe bei den anderen Ruhe", "dafür ist mir mein Abend zu kurz, da zahle ich lieber"] },
  },
  {
    asked: /\b(?:trust|rely on|entrust|leave .{0,14} to)\b|vertrau|anvertrau|verlassen sie sich/iu, leaning: ({ belief, interests, age }) => 0.6 * belief - 0.4 * interests.privacy - 0.2 * age + 0.05, theme: { en: "trust", de: "Vertrauen" },
    yes: { en: ["so far nothing has happened, and I check now and then", "I don't see why they'd risk their name", "others I know have done it for years"], de: ["bisher ist nichts passiert, und ab und zu schaue ich nach", "warum sollten die ihren Ruf riskieren", "andere, die ich kenne, machen das seit Jahren"] },
    no: { en: ["I'd first want to know who stands behind it and what happens if it goes wrong", "I've read too often in the news how that ends", "trust has to be earned, and nobody has done that yet"], de: ["ich möchte erst wissen, wer dahintersteht und was passiert, wenn es schiefgeht", "ich habe zu oft gelesen, wie so etwas ausgeht", "Vertrauen muss man sich verdienen, und das hat hier noch keiner getan"] },
  },
  {
    asked: /\bcompar\w*|vergleich\p{L}*/iu, leaning: ({ thrift, conscientiousness }) => thrift - 0.42 + 0.3 * conscientiousness, theme: { en: "comparing prices", de: "Preise vergleichen" },
    yes: { en: ["I look at two or three and write it down", "I do that on a Sunday with a coffee, and mostly it pays", "the difference is often bigger than one thinks"], de: ["zwei oder drei sehe ich mir an und schreibe es auf", "das mache ich sonntags bei einem Kaffee, und meistens lohnt es sich", "der Unterschied ist oft größer, als man denkt"] },
    no: { en: ["I start, and after ten minutes I've had enough of it", "I take what I know, my time is worth something too", "in the end they all cost about the same"], de: ["ich fange an, und nach zehn Minuten habe ich genug", "ich nehme, was ich kenne, meine Zeit ist auch etwas wert", "am Ende kosten alle ungefähr dasselbe"] },
  },
  {
    asked: /\btalk|discuss|speak (?:to|with|about)|tell others|sprechen|sprichst|reden|redest|unterhalten|tauschen sie sich/iu, leaning: ({ extraversion, interests }) => extraversion + 0.3 * interests.social, theme: { en: "talk with others", de: "Austausch mit anderen" },
    yes: { en: ["over the fence or on the stairs, it comes up all by itself", "I ask what others pay, people are surprisingly open about it", "with my colleagues at lunch, everybody has a story about it"], de: ["über den Zaun oder im Treppenhaus, das ergibt sich von selbst", "ich frage, was die anderen zahlen, die Leute sind da erstaunlich offen", "mit Bekannten, da hat jeder eine Geschichte dazu"] },
    no: { en: ["I keep such things to myself", "with us one says hello, and that's it", "I wouldn't know what to say about it for longer than a minute"], de: ["so etwas behalte ich für mich", "bei uns grüßt man sich, und das war es", "ich wüsste nicht, was man darüber länger als eine Minute reden soll"] },
  },
  {
    asked: /\bread\b.{0,30}(?:print|label|terms|review|manual|instruction|ingredient)|kleingedruckte|lesen sie .{0,30}(?:bedingungen|etikett|bewertungen|anleitung|zutaten)|liest du .{0,30}(?:bedingungen|etikett|bewertungen|anleitung|zutaten)/iu, leaning: ({ conscientiousness, neuroticism }) => conscientiousness + 0.3 * neuroticism - 0.05, theme: { en: "reading the details", de: "Kleingedrucktes lesen" },
    yes: { en: ["every line, I've signed too fast once before", "with a pencil in my hand, I mark what I don't understand"], de: ["jede Zeile, ich habe einmal zu schnell unterschrieben", "mit dem Stift in der Hand, ich streiche an, was ich nicht verstehe"] },
    no: { en: ["the first page at most, then my eyes close", "nobody reads that, be honest"], de: ["höchstens die erste Seite, dann fallen mir die Augen zu", "das liest doch niemand, seien wir ehrlich"] },
  },
  {
    asked: /\b(?:my|your|personal|own|share|give|sell)\b.{0,20}\bdata\b|(?:ihre|deine|persönliche|eigene)n? daten|daten (?:teilen|hergeben|weitergeben|verkaufen|preisgeben)/iu, leaning: ({ interests, belief, age }) => 0.4 * belief - 0.6 * interests.privacy - 0.2 * age - 0.1, theme: { en: "data privacy", de: "Datenschutz" },
    yes: { en: ["they know it all anyway, and like this I get something for it", "what I buy is no secret, everybody sees my bags"], de: ["die wissen sowieso schon alles, und so habe ich wenigstens etwas davon", "was ich kaufe, ist kein Geheimnis, meine Taschen sieht jeder"] },
    no: { en: ["what I give away once I never get back", "a few per cent off aren't worth being known by heart"], de: ["was ich einmal hergebe, bekomme ich nie zurück", "ein paar Prozent sind es mir nicht wert, dass man mich auswendig kennt"] },
  },
  {
    asked: /\brent|leas(?:e|ing)|borrow|\bshare\b|mieten|leihen|leasen|teilen/iu, leaning: ({ openness, age, interests }) => 0.5 * openness - 0.4 * age + 0.2 * interests.green - 0.2 * interests.tradition - 0.05, theme: { en: "renting or owning", de: "Mieten oder besitzen" },
    yes: { en: ["I needn't own everything, and repairs are somebody else's business", "for the few times I need it that's enough", "then I could try it first and see whether it suits me"], de: ["ich muss nicht alles besitzen, und um Reparaturen kümmert sich jemand anders", "für die paar Male, die ich es brauche, reicht das", "dann könnte ich erst einmal sehen, ob es zu mir passt"] },
    no: { en: ["what I use I want to own, then nobody can take it away", "in the end one pays twice for something that isn't one's own", "then it's gone exactly when I need it"], de: ["was ich benutze, soll mir gehören, dann nimmt es mir keiner weg", "am Ende zahlt man doppelt für etwas, das einem nicht gehört", "dann ist es genau in dem Moment weg, in dem ich es brauche"] },
  },
  {
    asked: /\b(?:try|trying|tried) (?:out )?(?:something )?new|new things|curious|etwas neues|neues aus|neugierig|ausprobier/iu, leaning: ({ openness, age }) => openness - 0.2 * age, theme: { en: "trying new things", de: "Lust auf Neues" },
    yes: { en: ["otherwise every week tastes the same", "one time in three it's a find, and for that I put up with the other two"], de: ["sonst schmeckt jede Woche gleich", "jedes dritte Mal ist ein Fund, dafür nehme ich die anderen zwei in Kauf"] },
    no: { en: ["I've been disappointed too often, I stay with what works", "I have my things and no wish for experiments"], de: ["ich bin zu oft enttäuscht worden, ich bleibe bei dem, was funktioniert", "ich habe meine Sachen und keine Lust auf Experimente"] },
  },
  {
    asked: /\bplan\b|in advance|shopping list|budget|planen|planst|einkaufszettel|im voraus|haushaltsbuch/iu, leaning: ({ conscientiousness, thrift }) => conscientiousness + 0.4 * (thrift - 0.5), theme: { en: "planning ahead", de: "vorausplanen" },
    yes: { en: ["without a list I come home with everything but milk", "on Sunday I think the week through, that takes a quarter of an hour"], de: ["ohne Zettel komme ich mit allem heim, nur nicht mit Milch", "sonntags denke ich die Woche durch, das dauert eine Viertelstunde"] },
    no: { en: ["it never turns out as planned anyway", "I decide when I stand in front of it"], de: ["es kommt ja doch anders als geplant", "ich entscheide, wenn ich davorstehe"] },
  },
  {
    asked: /\bpay (?:a bit |a little )?(?:more|extra)|mehr (?:be)?zahlen|aufpreis/iu, leaning: ({ thrift, income, interests }) => 0.45 - thrift + 0.25 * income + 0.2 * interests.quality, theme: { en: "paying more", de: "Aufpreis" },
    yes: { en: ["if I can see what for, a tenth more is all right", "I'd rather pay a bit more once than be annoyed every day"], de: ["wenn ich sehe, wofür, ist ein Zehntel mehr in Ordnung", "lieber einmal etwas mehr als jeden Tag Ärger"] },
    no: { en: ["it's dear enough as it is", "more than now simply isn't in my budget"], de: ["es ist teuer genug, wie es ist", "mehr als jetzt gibt mein Geldbeutel nicht her"] },
  },
]; // prettier-ignore
