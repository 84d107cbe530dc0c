import words from "../../data/analysis-words.json" with { type: "json" };
import { plain } from "../rating/read-scale.ts";

const patternOf = (byLanguage: Readonly<Record<string, readonly string[]>>): RegExp =>
  new RegExp(Object.values(byLanguage).flat().map(plain).join("|"));

/** Words that show what a question is analysed as, in six languages; for texts that are `plain`. */
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
