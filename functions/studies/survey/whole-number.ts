import words from "../../data/number-words.json" with { type: "json" };
import { plain } from "../rating/read-scale.ts";
import type { SurveyQuestion } from "./schemas.ts";

const howMany = new RegExp(words.howMany.join("|"), "u");

/** Whether a question asks for a count, which has no halves: how many, how often, how old. */
export const asksForCount = ({ text, fact, min, max }: SurveyQuestion): boolean =>
  Number.isInteger(min ?? 0) && Number.isInteger(max ?? 0) && (fact === "age" || howMany.test(plain(text)));
