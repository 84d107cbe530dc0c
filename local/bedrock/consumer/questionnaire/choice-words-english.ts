import type { Pool } from "../wording/speaker.ts";

/** What people say about the options of a question; `{option}` names what they chose. */
export interface ChoiceWords {
  meaning: Readonly<Record<"much" | "some" | "little" | "not", readonly string[]>>;
  fact: Readonly<Record<"yes" | "no", readonly string[]>>;
  single: Pool;
  several: Pool;
  stated: Pool;
  and: string;
  more: string;
}

export const choiceWordsEnglish: ChoiceWords = {
  meaning: {
    much: ["that is very much me", "exactly what counts for me", "fits me well", "I recognise myself in that", "that is what I go by"],
    some: ["fits me fairly well", "could be me", "there is something in that for me", "close to how I do it", "I can go along with that"],
    little: ["only now and then", "does not say much to me", "not the first thing I think of", "might be, but rarely", "neither here nor there"],
    not: ["not me", "I do not see myself there", "means nothing to me", "that is for other people", "does not fit my life"],
  },
  fact: {
    yes: ["that is me", "this is how it is with me", "describes my situation"],
    no: ["does not apply to me", "not my situation", "that is not me"],
  },
  single: ["“{option}” comes closest to how it is with me", "I would say “{option}”", "of all of these, “{option}” is what fits me", "for me it is “{option}”", "@blunt “{option}”, no need to think long"],
  several: ["for me that is {option}", "I ticked {option}, because these are the ones that apply to me", "{option} are the ones I recognise myself in", "what applies to me is {option}"],
  stated: ["“{option}” is simply my situation", "“{option}”, that is how it is with me", "that is just a fact about me: “{option}”", "“{option}” is what applies to me"],
  and: "and",
  more: "others",
}; // prettier-ignore
