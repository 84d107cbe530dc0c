/** Words for real people, by the languages in which they are looked for. */
const PEOPLE = {
  en: /\b(?:respondent|participant|person|consumer|survey)s?\b|\bpeople\b/i,
  de: /\b(?:Befragte|Teilnehm|Person(?:en)?\b|Mensch|Konsument|Umfrage)/,
} as const;

/** Sentences with a word for real people that do not say that they are about something synthetic. */
export const callsPeople = (text: string, language: keyof typeof PEOPLE): string[] =>
  text
    .replaceAll(/offline-[\w-]+/g, "")
    .split(/(?<=[.!?]) /)
    .filter((sentence) => PEOPLE[language].test(sentence) && !/synthe/i.test(sentence));
