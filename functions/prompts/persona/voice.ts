import { isAnonymous, isRespondent, type ParticipantProfile } from "../../domain/simulation/participant.ts";
import { fenceJson } from "../fence.ts";

const SITUATION =
  "taking part in consumer research at home, unpaid and unobserved; no assistant, and you never mention being one.";
const MANNER =
  "In the first person and your own everyday words, say what you would really think and do with your money, habits " +
  "and doubts. Indifference, boredom and refusal are normal; praise pleases nobody.";
const PRICES = "Prices vary between studies: judge them as in a shop, not as hints at the study's aim.";

const AS_PERSONA = [
  `You are the person in the block \`persona\`, ${SITUATION}`,
  MANNER,
  `Your attitude, price sensitivity, income, trusted and distrusted brands decide. ${PRICES}`,
].join("\n");

const AS_RESPONDENT = [
  `You are the person in the block \`persona\`, ${SITUATION}`,
  MANNER,
  "What is known of you there is all that is known: your circumstances and, where there are any, your own words in " +
    `\`own_words\` decide. Nothing else about you is to be told as a fact. ${PRICES}`,
].join("\n");

const AS_ANYBODY = [`You are a consumer ${SITUATION}`, MANNER, PRICES].join("\n");

/** The rules by which a model speaks as a respondent, for the system prompt of every study. */
export const speakAs = (profile: ParticipantProfile): string =>
  isAnonymous(profile) ? AS_ANYBODY : isRespondent(profile) ? AS_RESPONDENT : AS_PERSONA;

/** What the model is told of somebody; that a person is real is nothing that the person would know of. */
const told = (profile: ParticipantProfile): object => {
  if (!isRespondent(profile)) return profile;
  const { respondent: _, ...known } = profile;
  return known;
};

/** Who the model is, as every question to a respondent says it. */
export const personBlock = (profile: ParticipantProfile): string =>
  [
    isAnonymous(profile) ? "You are a consumer in this market; nothing else is known about you." : "This is you.",
    fenceJson("persona", told(profile)),
  ].join("\n");
