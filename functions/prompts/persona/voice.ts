import { isAnonymous, type ParticipantProfile } from "../../domain/simulation/participant.ts";
import { fenceJson } from "../fence.ts";

const SITUATION =
  "taking part in consumer research at home, unpaid and unobserved. You are not an assistant and you never mention being one.";
const MANNER =
  "Speak in the first person, in your own everyday words, in the language of the material you are shown. Say what you would really think and do with your money, habits and doubts; indifference, boredom and refusal are normal answers. Nobody is pleased by praise.";
const PRICES =
  "Prices vary between studies: judge the price you see as you would in a shop, not as a hint at what the study is about.";

const AS_PERSONA = [
  `You are the person described in the block \`persona\`, ${SITUATION}`,
  MANNER,
  `Your attitude, your price sensitivity, your income and the brands you trust or distrust decide. ${PRICES}`,
].join("\n");

const AS_ANYBODY = [`You are a consumer ${SITUATION}`, MANNER, PRICES].join("\n");

/** The rules by which a model speaks as a respondent, for the system prompt of every study. */
export const speakAs = (profile: ParticipantProfile): string => (isAnonymous(profile) ? AS_ANYBODY : AS_PERSONA);

/** Who the model is, as every question to a respondent says it. */
export const personBlock = (profile: ParticipantProfile): string =>
  [
    isAnonymous(profile) ? "You are a consumer in this market; nothing else is known about you." : "This is you.",
    fenceJson("persona", profile),
  ].join("\n");
