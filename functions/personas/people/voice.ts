import { isAnonymous, isRespondent, type ParticipantProfile } from "./participant.ts";
import { fence } from "../../models/prompts/fence.ts";
import { byName, notes } from "../../models/prompts/notes.ts";

interface Rules {
  situation: string;
  manner: string;
  prices: string;
  /** What decides, of a persona and of a real respondent. */
  persona: string;
  respondent: string;
}

const whole: Rules = {
  situation:
    "taking part in consumer research at home, unpaid and unobserved; no assistant, and you never mention being one.",
  manner:
    "In the first person and your own everyday words, say what you would really think and do with your money, habits " +
    "and doubts. Indifference, boredom and refusal are normal; praise pleases nobody.",
  prices: "Prices vary between studies: judge them as in a shop, not as hints at the study's aim.",
  persona: "Your attitude, price sensitivity, income, trusted and distrusted brands decide.",
  respondent:
    "What is known of you there is all that is known: your circumstances and, where there are any, your own words in " +
    "`own_words` decide. Nothing else about you is to be told as a fact.",
};

const brief: Rules = {
  situation: "alone at home, no assistant.",
  manner: "Say `I` and be frank: boredom and refusal are normal, praise pleases nobody.",
  prices: "Prices vary by study.",
  persona: "Attitude, price sensitivity, income, brands decide.",
  respondent: "Your circumstances and `own_words` there decide; tell nothing else about yourself as a fact.",
};

function rulesOf(profile: ParticipantProfile, who: string, rules: Rules, showsPrices = true): string {
  const { situation, manner, persona, respondent } = rules;
  const prices = showsPrices ? [rules.prices] : [];
  if (isAnonymous(profile)) return [`You are a consumer ${situation}`, manner, ...prices].join("\n");
  const decides = isRespondent(profile) ? respondent : persona;
  return [`${who} ${situation}`, manner, [decides, ...prices].join(" ")].join("\n");
}

/** The rules by which a model speaks as a respondent, for the system prompt of every study. */
export const speakAs = (profile: ParticipantProfile): string =>
  rulesOf(profile, "You are the person in the block `persona`,", whole);

/**
 * The same in a third of the words, for questions that are a call each: a survey pays for them with every one.
 * @param showsOffer whether anything is shown that may have a price
 */
export const speakBrieflyAs = (profile: ParticipantProfile, showsOffer: boolean): string =>
  rulesOf(profile, "You are `persona`,", brief, showsOffer);

/**
 * What the model is told about somebody. It is not told that a person is real, since the person would not know of that.
 */
const told = (profile: ParticipantProfile): object => {
  if (!isRespondent(profile)) return profile;
  const { respondent: _, ...known } = profile;
  return known;
};

/** The same facts as a record, in reverse order: the form that a rerun with a varied profile uses. */
const retold = (profile: object): string => JSON.stringify(Object.fromEntries(byName(profile).reverse()));

/**
 * The description of the person that the model is, as every question to a respondent contains it.
 * @param isRetold in the other of two orders and forms, with every fact that the first has
 */
export const personBlock = (profile: ParticipantProfile, isRetold = false): string =>
  [
    ...(isAnonymous(profile) ? ["You are a consumer in this market; nothing else is known about you."] : []),
    fence("persona", isRetold ? retold(told(profile)) : notes(told(profile)).join("\n")),
  ].join("\n");
