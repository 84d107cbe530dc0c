import { reportWording } from "./tables/report-wording.ts";
import { wordingFrom, type TextKey, type Wording } from "./texts.ts";

export type ReportWording = Wording<TextKey<typeof reportWording.en>>;

/** The texts of a report besides figures and quotes, in the language of a tag (BCP 47), or else in English. */
export const reportWordingOf: (language: string) => ReportWording = wordingFrom(reportWording);
