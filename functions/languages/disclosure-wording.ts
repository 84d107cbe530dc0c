import { disclosureWording } from "./tables/disclosure-wording.ts";
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

export type DisclosureWording = Wording<TextKey<typeof disclosureWording.en>>;

/** The texts of a disclosure about how a study was made, in the language of a tag (BCP 47), or else in English. */
export const disclosureWordingOf: (language: string) => DisclosureWording = wordingFrom(disclosureWording);
