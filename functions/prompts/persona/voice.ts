import { isAnonymous, isRespondent, type ParticipantProfile } from "../../domain/simulation/participant.ts";
import { fence, fenceJson } from "../fence.ts";

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
  situation: "at home, unobserved, no assistant.",
  manner: "Be frank, in your own words; indifference and refusal are normal, praise pleases nobody.",
  prices: "Prices vary by study.",
  persona: "Your attitude, price sensitivity, income and brands decide.",
  respondent: "Your circumstances and `own_words` there decide; tell nothing else about yourself as a fact.",
};

/**
 * The rules by which a model speaks as a respondent, for the system prompt of every study.
 * @param isBrief in a third of the words, for questions that are a call each: a survey pays for them with every one
 */
export function speakAs(profile: ParticipantProfile, isBrief = false): string {
  const { situation, manner, prices, persona, respondent } = isBrief ? brief : whole;
  if (isAnonymous(profile)) return [`You are a consumer ${situation}`, manner, prices].join("\n");
  const who = isBrief ? "You are `persona`," : "You are the person in the block `persona`,";
  return [`${who} ${situation}`, manner, `${isRespondent(profile) ? respondent : persona} ${prices}`].join("\n");
}

/** What the model is told of somebody; that a person is real is nothing that the person would know of. */
const told = (profile: ParticipantProfile): object => {
  if (!isRespondent(profile)) return profile;
  const { respondent: _, ...known } = profile;
  return known;
};

/** A value in words: lists and records in one line. */
function toldInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join("; ");
  if (typeof value !== "object" || value === null) return String(value).replaceAll(/\s+/g, " ");
  return Object.entries(value)
    .toSorted(([a], [b]) => (a > b ? -1 : 1))
    .map(([name, part]) => `${name} ${String(part)}`)
    .join("; ");
}

/** The same facts as notes instead of a record, from the other end: what a rerun tells that varies the profile. */
const retold = (profile: object): string =>
  Object.entries(profile)
    .toSorted(([a], [b]) => (a > b ? -1 : 1))
    .map(([name, value]) => `- ${name.replaceAll("_", " ")}: ${toldInWords(value)}`)
    .join("\n");

/**
 * Who the model is, as every question to a respondent says it.
 * @param isRetold in the other of two orders and forms, with every fact that the first has
 */
export const personBlock = (profile: ParticipantProfile, isRetold = false): string =>
  [
    ...(isAnonymous(profile) ? ["You are a consumer in this market; nothing else is known about you."] : []),
    isRetold ? fence("persona", retold(told(profile))) : fenceJson("persona", told(profile)),
  ].join("\n");
