import { languages, type Language } from "./registry.ts";
import { peopleWording } from "./tables/people-wording.ts";
import { wording } from "./tables/wording.ts";
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

const both = (language: Language) => ({ ...wording[language], ...peopleWording[language] });
/** Separate from the service's other texts, which every function bundles: few functions compare with people. */
const texts = {
  ...Object.fromEntries(languages.map((language) => [language, both(language)])),
  en: { ...wording.en, ...peopleWording.en },
};

export type PeopleWording = Wording<TextKey<typeof texts.en>>;

/** Texts on studies compared with real people and on robustness, in the language of a tag, or else in English. */
export const peopleWordingOf: (language: string) => PeopleWording = wordingFrom(texts);
