import { reportWording as reportTexts } from "../../functions/languages/registry.ts";
import { wordingFrom, type TextKey, type Wording } from "../../functions/languages/texts.ts";
import german from "./wording/de.json" with { type: "json" };
import english from "./wording/en.json" with { type: "json" };
import spanish from "./wording/es.json" with { type: "json" };
import french from "./wording/fr.json" with { type: "json" };
import japanese from "./wording/ja.json" with { type: "json" };
import portuguese from "./wording/pt.json" with { type: "json" };

const texts = {
  de: { ...reportTexts.de, ...german },
  en: { ...reportTexts.en, ...english },
  es: { ...reportTexts.es, ...spanish },
  fr: { ...reportTexts.fr, ...french },
  ja: { ...reportTexts.ja, ...japanese },
  pt: { ...reportTexts.pt, ...portuguese },
};

export type StudyWording = Wording<TextKey<typeof texts.en>>;

/** What the command says of a study, in the language of a tag (BCP 47), or else in English. */
export const studyWordingOf: (language: string) => StudyWording = wordingFrom(texts);
