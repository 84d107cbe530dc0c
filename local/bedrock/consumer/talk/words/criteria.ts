import type { Language } from "../../language.ts";
import type { Category } from "../../stimulus/category.ts";
import type { Pool } from "../../wording/speaker.ts";

type Said = Readonly<Record<Language, Pool>>;

/** What counts with one kind of thing above all, whoever chooses. */
const special: Readonly<Record<string, Said>> = {
  bank_account: {
    en: ["that my money is safe and I get at it at any time", "that a human picks up when the card is gone", "no fees that I find out about afterwards", "@careful that nobody can get into my account, that above all"],
    de: ["dass mein Geld sicher ist und ich jederzeit herankomme", "dass ein Mensch abnimmt, wenn die Karte weg ist", "keine Gebühren, von denen ich erst hinterher erfahre", "@careful dass niemand in mein Konto kommt, das vor allem"],
  },
  insurance: {
    en: ["that they pay when it matters, and without a fight", "that I understand what's covered, on one page", "somebody I can ring up, with a name", "@precise the exclusions, I read those first"],
    de: ["dass sie im Ernstfall zahlen, und zwar ohne Streit", "dass ich verstehe, was versichert ist, auf einer Seite", "jemand mit Namen, den ich anrufen kann", "@precise die Ausschlüsse, die lese ich zuerst"],
  },
  energy: {
    en: ["a price that holds for a year at least", "that the bill is right and I can read it", "that they're still there next winter"],
    de: ["ein Preis, der wenigstens ein Jahr hält", "dass die Abrechnung stimmt und man sie lesen kann", "dass es sie im nächsten Winter noch gibt"],
  },
  heating: {
    en: ["that it's warm in the morning, without my having to think of it", "what it costs over ten years, not in the first", "that somebody from round here can repair it"],
    de: ["dass es morgens warm ist, ohne dass ich daran denken muss", "was sie in zehn Jahren kostet, nicht im ersten", "dass sie jemand aus der Gegend reparieren kann"],
  },
  telecom: {
    en: ["the network, at home and on the train", "that I can leave every month", "enough data, so that I needn't count"],
    de: ["das Netz, zu Hause und in der Bahn", "dass ich monatlich kündigen kann", "genug Datenvolumen, damit ich nicht zählen muss"],
  },
  streaming: {
    en: ["whether there's something on it for a tired evening", "what the trailer does with me in the first minute", "no adverts in the middle", "@young what everybody is talking about"],
    de: ["ob etwas für einen müden Abend dabei ist", "was der Trailer in der ersten Minute mit mir macht", "keine Werbung mittendrin", "@young worüber gerade alle reden"],
  },
  bike: {
    en: ["that I can lift it, because of the stairs", "the range and the brakes, in that order", "a workshop nearby that knows the make", "@careful that I feel safe on it in the rain"],
    de: ["dass ich es tragen kann, wegen der Treppe", "die Reichweite und die Bremsen, in der Reihenfolge", "eine Werkstatt in der Nähe, die die Marke kennt", "@careful dass ich mich bei Regen sicher darauf fühle"],
  },
  eating_out: {
    en: ["that it smells good when I open the door", "that it's fresh and I'm not sitting there for an hour", "whether it's full, locals don't queue for nothing", "@precise the card: short and with the season"],
    de: ["dass es gut riecht, wenn ich die Tür aufmache", "dass es frisch ist und ich keine Stunde sitze", "ob es voll ist, umsonst stehen die Leute nicht an", "@precise die Karte: kurz und nach der Jahreszeit"],
  },
  skincare: {
    en: ["how my skin feels after a week", "that it doesn't smell of perfume", "that the jar is used up and not thrown away half full"],
    de: ["wie sich die Haut nach einer Woche anfühlt", "dass sie nicht nach Parfüm riecht", "dass ich den Tiegel aufbrauche und nicht halb voll wegwerfe"],
  },
}; // prettier-ignore

/** What people go by where nothing stands on a shelf. */
const unshelved: Readonly<Record<string, Said>> = {
  thrift: { en: ["what it costs in the whole year, everything included", "the price, and that it stays the price"], de: ["was es im ganzen Jahr kostet, alles zusammen", "der Preis, und dass es dabei bleibt"] },
  quality: { en: ["that it works, every single time", "good work, I'd rather pay a little more than get annoyed"], de: ["dass es funktioniert, und zwar jedes Mal", "gute Arbeit, da zahle ich lieber etwas mehr, als mich zu ärgern"] },
  brand: { en: ["a name that I've known for years", "that they've been in business for a while and have something to lose"], de: ["ein Name, den ich seit Jahren kenne", "dass es die schon länger gibt und sie etwas zu verlieren haben"] },
  convenience: { en: ["that it's done in five minutes, from home", "few steps, I have no evening to give away for it"], de: ["dass es in fünf Minuten erledigt ist, von zu Hause aus", "wenige Schritte, einen ganzen Abend habe ich dafür nicht übrig"] },
  social: { en: ["what people I know have been through with it", "if two friends are happy with it, that's enough for me"], de: ["was Leute, die ich kenne, damit erlebt haben", "wenn zwei aus meinem Umfeld zufrieden sind, reicht mir das"] },
  tech: { en: ["that it runs on the phone without a hitch", "tests, I read two of them before I decide"], de: ["dass es auf dem Handy ohne Haken läuft", "Tests, zwei davon lese ich, bevor ich mich entscheide"] },
  privacy: { en: ["what they do with my data, that decides a lot", "as few questions about me as possible"], de: ["was mit meinen Daten geschieht, das entscheidet viel", "möglichst wenige Fragen über mich"] },
  tradition: { en: ["that I needn't change anything, I've been there for years", "what my parents were content with I don't change lightly"], de: ["dass ich nichts umstellen muss, ich bin da seit Jahren", "womit schon meine Eltern zufrieden waren, das ändere ich nicht leicht"] },
  curiosity: { en: ["that they think of something new now and then", "something I haven't seen elsewhere"], de: ["dass sie sich ab und zu etwas Neues einfallen lassen", "etwas, das ich woanders noch nicht gesehen habe"] },
  family: { en: ["that it suits all of us at home, the children too", "whether the family can cope with it when I'm not there"], de: ["dass es für uns alle zu Hause passt, auch für die Kinder", "ob die Familie damit zurechtkommt, wenn ich nicht da bin"] },
  green: { en: ["that it does as little damage as possible", "where the stuff comes from and what becomes of it afterwards"], de: ["dass es möglichst wenig Schaden anrichtet", "wo es herkommt und was hinterher daraus wird"] },
  health: { en: ["that I feel well afterwards", "what's in it, and how much fat swims in it"], de: ["dass ich mich hinterher gut fühle", "was drin ist und wie viel Fett darin schwimmt"] },
  style: { en: ["that it looks good and I like being seen with it", "the look of it, I admit that"], de: ["dass es gut aussieht und ich mich damit sehen lassen mag", "wie es aussieht, das gebe ich zu"] },
}; // prettier-ignore

/** What counts with this kind of thing above all; undefined where nothing particular does. */
export const specialCriteria = ({ id }: Category, language: Language): Pool | undefined => special[id]?.[language];

/** Whether a kind of thing is compared at home rather than on a shelf. */
const isUnshelved = ({ id, kind }: Category): boolean =>
  kind === "app" || kind === "service" || /^(?:bike|car|heating|eating_out|thing)$/.test(id);

/** What somebody says who goes by a criterion; undefined where the general words for shopping fit. */
export const unshelvedCriteria = (category: Category, criterion: string, language: Language): Pool | undefined =>
  isUnshelved(category) && (criterion !== "style" || category.kind === "durable")
    ? unshelved[criterion]?.[language]
    : undefined;
