import { detectLanguage as detect } from "../../../functions/domain/scales/language.ts";

/** Languages that the offline consumer speaks. */
export type Language = "en" | "de";

/** German for German, English for everything else. */
export const detectLanguage = (text: string): Language => (detect(text) === "de" ? "de" : "en");
