import { countryOf } from "./countries.ts";
import { placeOfGroup } from "./detect-market.ts";
import { hearLanguage } from "../../languages/hear-language.ts";
import { detectLanguage } from "../../languages/language.ts";

/** What of a group says which language it speaks. */
export interface SpokenIn {
  language: string | null;
  location: string | null;
}

/** Language of a group (BCP 47): its own, or the first one of its market; null for a market that is not known. */
export const groupLanguage = ({ language, location }: SpokenIn): string | null =>
  language ?? countryOf(placeOfGroup(location).market)?.languages[0] ?? null;

/** Language of what somebody wrote, English if the text does not show it. @returns ISO 639-1 code */
export const writtenLanguage = (text: string): string => hearLanguage(text) ?? detectLanguage(text);

/**
 * Language of a study (BCP 47): its group's, or that of what is shown if the group's market is not known.
 * @param stimulus null where nothing was written
 */
export const studyLanguage = (group: SpokenIn, stimulus: string | null): string =>
  groupLanguage(group) ?? writtenLanguage(stimulus ?? "");
