import { byKey } from "../../languages/by-key.ts";
import { analysisWords as files } from "../../languages/tables/analysis-words.ts";
import { plain } from "../rating/read-scale.ts";

const words = byKey(files);
const patternOf = (byLanguage: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(Object.values(byLanguage).flat().map(plain).join("|"));

/** Words that show how a question is analysed, in every language; for texts that are `plain`. */
export const analysisWords = {
  recommending: patternOf(words.recommending),
  too_cheap: patternOf(words.tooCheap),
  cheap: patternOf(words.cheap),
  expensive: patternOf(words.expensive),
  too_expensive: patternOf(words.tooExpensive),
  buying: patternOf(words.buying),
  yes: patternOf(words.yes),
  no: patternOf(words.no),
};
