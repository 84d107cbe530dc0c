import { detectLanguage, type Language } from "../../../functions/languages/language.ts";

/**
 * Languages that have a pack: this folder's `<language>.yaml`, `person/<language>.yaml` and `speaking/<language>.yaml`.
 * In another language of the service the offline model speaks English.
 */
export const packLanguages = ["en", "de", "fr", "es", "pt", "ja"] as const satisfies readonly Language[];
export type PackLanguage = (typeof packLanguages)[number];

/** The language of a text, English where it has no pack. */
export function detectPackLanguage(text: string): PackLanguage {
  const detected: string = detectLanguage(text);
  return packLanguages.find((language) => language === detected) ?? "en";
}
