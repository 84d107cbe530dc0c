import type { Language } from "../language.ts";
import { adviceEnglish } from "./advice-english.ts";
import { adviceGerman } from "./advice-german.ts";
import type { Study } from "./study.ts";
import type { TopicId } from "./topics.ts";

/** What to do, and the concrete next step. */
export type Advice = readonly [title: string, step: string];
export type AdviceTexts = Readonly<Record<Exclude<TopicId, "price">, Advice>> & {
  price: Readonly<Record<Study["sold"], Advice>>;
};

const texts: Readonly<Record<Language, AdviceTexts>> = { en: adviceEnglish, de: adviceGerman };

/** The advice that answers complaints about a topic. */
export const adviceAgainst = (topic: TopicId, { language, sold }: Study): Advice =>
  topic === "price" ? texts[language].price[sold] : texts[language][topic];
