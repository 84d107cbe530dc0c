import { primaryLanguage } from "./language-tag.ts";
import { wording } from "./tables/wording.ts";
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

export type ServiceWording = Wording<TextKey<typeof wording.en>>;

/** The texts of the service itself in results and progress, in the language of a tag (BCP 47), or else in English. */
export const wordingOf: (language: string) => ServiceWording = wordingFrom(wording);

/** The languages (ISO 639-1) in which the service has its own texts. */
export const wordedLanguages: readonly string[] = Object.keys(wording);

export const isWorded = (language: string): boolean => wordedLanguages.includes(primaryLanguage(language));

/** `60.0 %`, as the language writes it; if the number of decimals is omitted, with the value's own decimals. */
export const percentIn = ({ say, number }: ServiceWording, value: number, decimals?: number): string =>
  say("format.percent", { value: number(value, decimals) });

/** Somebody's words in the language's quotation marks. */
export const quoteIn = ({ say }: ServiceWording, text: string): string => say("format.quote", { text });
