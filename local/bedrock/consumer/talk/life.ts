import type { Language } from "../language.ts";
import type { Consumer } from "../appraisal/consumer.ts";
import type { Interest } from "../stimulus/claim.ts";
import { withArticle } from "../voice/english/slots.ts";
import { lifeKeys } from "../voice/life-key.ts";
import { isOnShift, own } from "./facts/habits.ts";

const germanHome: Readonly<Record<string, string>> = {
  generations: "wir leben mit mehreren Generationen unter einem Dach",
  shared: "ich wohne in einer WG",
  parents: "ich wohne noch bei meinen Eltern",
  couple: "wir sind zu zweit",
  alone: "ich lebe allein",
};
const germanCircumstance: Readonly<Record<string, string>> = {
  baby: "bei uns dreht sich gerade alles um das Baby",
  separated: "ich lebe seit der Trennung allein und sortiere vieles neu",
  wedding: "wir planen gerade eine Hochzeit",
  grandchildren: "die Enkel sind oft bei mir",
  caring: "ich kümmere mich um jemanden in der Familie",
  health_issue: "die Gesundheit macht mir gerade zu schaffen",
  cheated: "ich bin im Netz einmal betrogen worden und seitdem vorsichtig",
  money_tight: "das Geld ist gerade knapp",
  saving: "ich spare auf etwas Größeres",
  exam: "ich stecke mitten in Prüfungen",
  moved: "ich bin gerade umgezogen",
  new_job: "ich habe eine neue Stelle",
  shift: "ich arbeite zu wechselnden Zeiten",
  commute: "ich pendle jeden Tag lange",
  tired: "ich bin abends ziemlich geschafft",
  children: "mit Kindern ist immer etwas los",
  student: "das Studium nimmt viel Zeit",
  retired: "ich habe als Rentner endlich Zeit",
  pet: "der Hund will auch versorgt sein",
};

const firstPerson = (text: string): string =>
  text
    .replace(/^(?:he|she|they) /i, "")
    .replace(/^is /, "am ")
    .replace(/^has /, "have ")
    .replace(/^does /, "do ")
    .replace(/^(\p{L}+?)ies /u, "$1y ")
    .replace(/^(?!(?:was|always|has|once|the|this|three) )(\p{L}+?(?:ch|sh|ss))es /u, "$1 ")
    .replace(/^(?!(?:was|always|has|once|this|previous) )(\p{L}+[^su\s])s /u, "$1 ")
    .replaceAll(/\b(?:his|her|their)\b/g, "my")
    .replaceAll(/\b(?:himself|herself|themselves)\b/g, "myself");

/** What somebody says of their home: `I live with my partner, no children at home`. */
export function homeOf(consumer: Consumer, language: Language): string | undefined {
  const household = consumer.profile.household.trim();
  if (household === "") return undefined;
  if (language === "de") {
    const lives = lifeKeys(consumer)
      .map((key) => germanHome[key])
      .find((line) => line !== undefined);
    const isSingleParent = /single (?:parent|mother|father)/.test(household);
    if (isSingleParent) return "ich bin mit den Kindern allein";
    if (consumer.hasChildren)
      return lives === germanHome["couple"]
        ? "wir sind eine Familie mit Kindern"
        : (lives ?? "wir haben Kinder zu Hause");
    return lives;
  }
  const plain = firstPerson(household[0]!.toLowerCase() + household.slice(1)).replaceAll(
    /\bwith a partner\b/g,
    "with my partner",
  );
  return /^(?:live|share|rent|stay|have|am|own) /.test(plain)
    ? `I ${plain}`
    : /^(?:single|one-person|couple|family)/.test(plain)
      ? `I'm in a household like this: ${plain}`.replace(
          /I'm in a household like this: single parent/,
          "I'm a single parent",
        )
      : `I live ${plain}`;
}

/** What occupies somebody at the moment: `I commute more than an hour each way`. */
export function circumstanceOf(consumer: Consumer, language: Language): string | undefined {
  const text = consumer.profile.life_circumstance.trim().replace(/\.$/, "");
  if (language === "de")
    return lifeKeys(consumer)
      .map((key) => germanCircumstance[key])
      .find((line) => line !== undefined);
  if (text === "") return undefined;
  if (/^(?:the last|three generations)/.test(text)) return `at home ${text}`;
  if (/^(?:the|money|work|prices?|rent) /i.test(text)) return `${text[0]!.toLowerCase()}${text.slice(1)}`;
  const own = firstPerson(text[0]!.toLowerCase() + text.slice(1));
  return `I ${own}`.replace(/^I am\b/, "I'm");
}

/** Occupation as one states it in passing; undefined where the language has no word for it. */
export function jobLine(consumer: Consumer, language: Language, germanJob: string | undefined): string | undefined {
  const { occupation, gender } = consumer.profile;
  const isWoman = gender === "Female";
  if (language === "de") {
    if (consumer.isRetired) return "im Ruhestand";
    if (germanJob) return germanJob.replace(/^als /, "");
    if (consumer.isStudent) return isWoman ? "Studentin" : "Student";
    return /between|looking|unemployed/i.test(occupation) ? "zurzeit auf Arbeitssuche" : undefined;
  }
  const plain = occupation.trim();
  if (plain === "") return undefined;
  const lower = /^[A-Z]{2}/.test(plain) ? plain : plain[0]!.toLowerCase() + plain.slice(1);
  if (/^(?:between|looking|unemployed|retired$|self-employed|currently)/.test(lower)) return lower;
  if (/^(?:works?|working|runs?|stays?|studies|studying|on|in) /.test(lower))
    return lower
      .replace(/^works? /, "working ")
      .replace(/^runs? /, "running ")
      .replace(/^stays? /, "staying ")
      .replace(/^studies /, "studying ");
  return withArticle(lower);
}

const hobbies: readonly (readonly [Interest, en: string, de: string])[] = [
  ["sport", "running and anything outdoors", "Sport und alles draußen"],
  ["health", "long walks and cooking fresh", "lange Spaziergänge und frisches Kochen"],
  ["tech", "podcasts and trying out gadgets", "Podcasts und neue Geräte"],
  ["social", "evenings with friends", "Abende mit Freunden"],
  ["family", "weekends with the family", "Wochenenden mit der Familie"],
  ["green", "flea markets and mending things", "Flohmärkte und Reparaturen"],
  ["animals", "being out with animals", "Stunden draußen mit Tieren"],
  ["style", "fashion and nice cafés", "Mode und schöne Cafés"],
  ["local", "the market on Saturdays", "Samstage auf dem Markt"],
  ["tradition", "old films and quiet evenings", "alte Filme und ruhige Abende"],
  ["quality", "good food and good tools", "gutes Essen und gutes Werkzeug"],
  ["privacy", "books, on paper", "Bücher, auf Papier"],
];

export function hobbyOf({ interests }: Consumer, language: Language): string {
  const [best] = hobbies.toSorted(([a], [b]) => interests[b] - interests[a]);
  return language === "de" ? best![2] : best![1];
}

type Said = readonly [en: string, de: string];

/** How a day of somebody goes, in one sentence. */
export function dayStart(consumer: Consumer, language: Language): string {
  const said: readonly Said[] = consumer.isRetired
    ? [["up at seven, breakfast with the paper, then errands before noon, a nap, and in the evening the news", "um sieben auf, Frühstück mit der Zeitung, vormittags die Besorgungen, dann ein Mittagsschlaf und abends die Nachrichten"], ["I have no hurry any more: a walk in the morning, cooking at noon, phone calls in the afternoon", "ich habe keine Eile mehr: morgens ein Spaziergang, mittags wird gekocht, nachmittags telefoniert"]]
    : isOnShift(consumer)
      ? [["it depends on the shift: up at half past four or home at midnight, and in between work, food, sleep", "das hängt von der Schicht ab: um halb fünf auf oder um Mitternacht zu Hause, dazwischen Arbeit, Essen, Schlafen"], ["on early shift I'm up before five, home at three, then errands, and by nine I'm gone", "bei Frühschicht bin ich vor fünf auf, um drei zu Hause, dann Besorgungen, und um neun schlafe ich"]]
      : consumer.hasChildren || consumer.hasBaby
        ? [["up at six, children to school, work, shopping on the way home, supper, homework, sofa", "um sechs auf, Kinder in die Schule, Arbeit, auf dem Heimweg einkaufen, Abendessen, Hausaufgaben, Sofa"], ["the children set the clock: breakfast in a rush, work until four, then playground or training, and peace after nine", "die Kinder geben den Takt vor: hektisches Frühstück, Arbeit bis vier, dann Spielplatz oder Training, und Ruhe nach neun"]]
        : consumer.isStudent
          ? [["up late, lectures, library, something quick to eat, and in the evening friends or a series", "spät auf, Vorlesung, Bibliothek, schnell etwas essen und abends Freunde oder eine Serie"], ["phone first, then coffee, then lectures, a few hours of work, and cooking together at night", "erst das Handy, dann Kaffee, dann Vorlesung, ein paar Stunden jobben und abends zusammen kochen"]]
          : [["up at half past six, coffee, work until five or so, a bit of shopping, supper and the sofa", "um halb sieben auf, Kaffee, Arbeit bis gegen fünf, etwas einkaufen, Abendessen und Sofa"], ["coffee, the way to work, meetings, something for lunch, home by six, then sport or nothing at all", "Kaffee, Arbeitsweg, Termine, mittags eine Kleinigkeit, gegen sechs zu Hause, dann Sport oder gar nichts"], ["I start slowly, work till the evening, cook something simple and read a bit", "ich fange langsam an, arbeite bis abends, koche etwas Einfaches und lese noch ein bisschen"]]; // prettier-ignore
  return own(consumer, "day", said)[language === "de" ? 1 : 0];
}

/** Whom somebody asks; in German a form that serves as accusative and dative. */
export function peopleOf(consumer: Consumer, language: Language): string {
  const said: readonly Said[] =
    consumer.profile.age < 28
      ? [
          ["my friends", "Leute wie meine Mitbewohner"],
          ["people in my group chats", "Bekannte aus meinen Chats"],
        ]
      : consumer.profile.age >= 62
        ? [
            ["my neighbours", "Nachbarn"],
            ["my children", "Verwandte und Nachbarn"],
          ]
        : [
            ["my colleagues", "Kollegen"],
            ["my sister", "Kollegen und Nachbarn"],
            ["friends who know about it", "Kollegen, die sich auskennen,"],
          ];
  return own(consumer, "people", said)
    [language === "de" ? 1 : 0].replace(/^Leute wie meine Mitbewohner$/, "Kommilitonen")
    .replace(/^Bekannte aus meinen Chats$/, "Kommilitonen")
    .replace(/^Verwandte und Nachbarn$/, "Nachbarn");
}
