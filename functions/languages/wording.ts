import german from "../data/wording/de.json" with { type: "json" };
import english from "../data/wording/en.json" with { type: "json" };
import spanish from "../data/wording/es.json" with { type: "json" };
import french from "../data/wording/fr.json" with { type: "json" };
import japanese from "../data/wording/ja.json" with { type: "json" };
import portuguese from "../data/wording/pt.json" with { type: "json" };
import { primaryLanguage } from "./language-tag.ts";
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

/** What the service says, by primary language. */
export const serviceTexts = { de: german, en: english, es: spanish, fr: french, ja: japanese, pt: portuguese };

export type ServiceWording = Wording<TextKey<typeof english>>;

/** What the service itself says in results and progress, in the language of a tag (BCP 47), or else in English. */
export const wordingOf: (language: string) => ServiceWording = wordingFrom(serviceTexts);

/** The languages (ISO 639-1) that the service has words of its own in. */
export const wordedLanguages: readonly string[] = Object.keys(serviceTexts);

export const isWorded = (language: string): boolean => wordedLanguages.includes(primaryLanguage(language));

/** `60.0 %`, as the language writes it; without the number of decimals with those that the value has. */
export const percentIn = ({ say, number }: ServiceWording, value: number, decimals?: number): string =>
  say("format.percent", { value: number(value, decimals) });

/** Somebody's words in the language's quotation marks. */
export const quoteIn = ({ say }: ServiceWording, text: string): string => say("format.quote", { text });
