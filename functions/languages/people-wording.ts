import german from "../data/people-wording/de.json" with { type: "json" };
import english from "../data/people-wording/en.json" with { type: "json" };
import spanish from "../data/people-wording/es.json" with { type: "json" };
import french from "../data/people-wording/fr.json" with { type: "json" };
import japanese from "../data/people-wording/ja.json" with { type: "json" };
import portuguese from "../data/people-wording/pt.json" with { type: "json" };
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";
import { serviceTexts } from "./wording.ts";

/** Apart from the service's other texts, which every function carries: few functions compare with people. */
const texts = {
  de: { ...serviceTexts.de, ...german },
  en: { ...serviceTexts.en, ...english },
  es: { ...serviceTexts.es, ...spanish },
  fr: { ...serviceTexts.fr, ...french },
  ja: { ...serviceTexts.ja, ...japanese },
  pt: { ...serviceTexts.pt, ...portuguese },
};

export type PeopleWording = Wording<TextKey<typeof texts.en>>;

/** What is said of studies held against people and of robustness, in the language of a tag, or else in English. */
export const peopleWordingOf: (language: string) => PeopleWording = wordingFrom(texts);
