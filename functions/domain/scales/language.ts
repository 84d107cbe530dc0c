/** Languages in which anchors exist; material in any other language is treated as English. */
export type Language = "en" | "de";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Words that carry grammar and no topic. Those that both languages share (`was`, `so`, `in`, `am`, `die`) are left out. */
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    "the and of to is are you your with for that this it not but from they have has had would could should will can what how do does did there their our my me if or than then which who when about on at as be been being by we he she its into more no i a an i'd it's don't",
  ),
  de: words(
    "das dem und oder nicht ist sind mit für von zu zum zur auf ein eine einen einem einer eines kein keine ich wir ihr sie mir mich dir dich uns sich auch aber wie wenn weil dass daß als bei aus nach vor über unter noch nur schon sehr mehr haben hat habe wird werden würde kann können soll ohne durch gegen im ins vom beim dieses diese dieser mein meine meinen meinem hinter nichts nein wenig etwas doch mal wohl eher immer alles ihn ihm höchstens",
  ),
};

/** German function words that are just as common in Spanish, French, Dutch or Swedish, and letters shared with Turkish and Swedish. */
const weakGerman = words("der den des du es er sein seine um pro");
const WEAK = 0.3;

/**
 * Language of a text by its function words. Weak evidence counts only beside a word that is German alone. Ties, other
 * languages and texts without any function word (brand names, labels) are English.
 */
export function detectLanguage(text: string): Language {
  const tokens =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? [];
  let english = 0;
  let german = 0;
  let weak = 0;
  for (const token of tokens) {
    if (functionWords.en.has(token)) english += 1;
    if (functionWords.de.has(token)) german += 1;
    else if (weakGerman.has(token) || /[äöüß]/.test(token)) weak += WEAK;
  }
  return german > 0 && german + weak > english ? "de" : "en";
}
