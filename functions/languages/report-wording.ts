import german from "../data/report-wording/de.json" with { type: "json" };
import english from "../data/report-wording/en.json" with { type: "json" };
import spanish from "../data/report-wording/es.json" with { type: "json" };
import french from "../data/report-wording/fr.json" with { type: "json" };
import japanese from "../data/report-wording/ja.json" with { type: "json" };
import portuguese from "../data/report-wording/pt.json" with { type: "json" };
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

/** Headings, labels and legends of reports by primary language. */
export const reportTexts = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
  pt: portuguese,
};

export type ReportWording = Wording<TextKey<typeof english>>;

/** What a report says beside figures and quotes, in the language of a tag (BCP 47), or else in English. */
export const reportWordingOf: (language: string) => ReportWording = wordingFrom(reportTexts);
