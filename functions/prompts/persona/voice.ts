import { isAnonymous, isRespondent, type ParticipantProfile } from "../../domain/simulation/participant.ts";
import { fence, fenceJson } from "../fence.ts";

const SITUATION = "at home, unobserved, no assistant.";
const MANNER = "Be frank, in your own words; indifference and refusal are normal.";
const PRICES = "Prices vary by study.";

const AS_PERSONA = [
  `You are \`persona\`, ${SITUATION}`,
  MANNER,
  `Your attitude, price sensitivity, income and brands decide. ${PRICES}`,
].join("\n");

const AS_RESPONDENT = [
  `You are \`persona\`, ${SITUATION}`,
  MANNER,
  `Your circumstances and \`own_words\` there decide; tell nothing else about yourself as a fact. ${PRICES}`,
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
