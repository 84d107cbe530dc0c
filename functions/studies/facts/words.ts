import { byKey } from "../../languages/by-key.ts";
import { factWords } from "../../languages/tables/fact-words.ts";

/** Questions about the person who answers, options that hold a fact, and facts in words. */
export const words = byKey(factWords);
