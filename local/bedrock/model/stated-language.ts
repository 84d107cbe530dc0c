import { packLanguages, type PackLanguage } from "../phrases/pack.ts";

/** The rule by which a system prompt orders a language: `Answer in Brazilian Portuguese (pt-BR), …`. */
const RULE = /^Answer in .*\(([a-z]{2,3})(?:-\w+)*\)/mu;

/** The language that the rules of a role order; undefined where they order none, or one without a pack. */
export const statedLanguage = (system: string): PackLanguage | undefined =>
  packLanguages.find((language) => language === RULE.exec(system)?.[1]);
