import { byKey } from "../languages/by-key.ts";
import { outOfRole as files } from "../languages/tables/out-of-role.ts";
import { readsAsRefusal } from "./refusal.ts";

const words = byKey(files);
const anyOf = (phrases: Readonly<Record<string, readonly string[]>>): RegExp[] =>
  Object.values(phrases).map((some) => new RegExp(some.join("|"), "iu"));
const assistant = anyOf(words.assistant);
const asksBack = anyOf(words.asks_back);
const thirdPerson = anyOf(words.third_person);
const firstPerson = new Set<string>(Object.values(words.first_person).flat());
const afterName = Object.values(words.after_name).flat();
/** Blocks of our prompts, and what chat templates put around tools. */
const TAG = /<\/?(?:persona|stimulus|question|facts|segment|shown|talk|tool_\w{1,20})>/iu;

/** Names of fields in which a persona is shown, in whatever language: people do not use them of themselves. */
const FIELD =
  /\bprice.sensitivity(?:.percentile| (?:is|of) \d)|\bpsycho(?:graphic|logical).notes\b|\bdigital_habits\b/iu;

/** Assistants ask what was meant, or for more, at once; further on, a person may say the same of a seller. */
const BEGINNING = 200;
/** Text in quotation marks is somebody else's, for example the question's. */
const QUOTED = /[«“„「"][^«»“”„「」"]*[»”“」"]/gu;
const beginningOf = (text: string) => text.replaceAll(QUOTED, " ").slice(0, BEGINNING).replaceAll("’", "'");

/** Whether a text asks what was meant, as assistants do, instead of answering. */
export const asksForMore = (text: string): boolean => asksBack.some((pattern) => pattern.test(beginningOf(text)));

/** Whether a text says that it is a machine's. */
export const isAssistantSpeaking = (text: string): boolean => assistant.some((pattern) => pattern.test(text));

const speaksOfSelf = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .some((word) => firstPerson.has(word) || firstPerson.has(word.split("'")[0] ?? ""));

/**
 * What is wrong with an answer that cannot be the person's own, as its model is told; null where it may be.
 * @param speaker their full name: a text that speaks of it as of another, and never of itself, is not the person's
 */
export function outOfRole(text: string, speaker: string): string | null {
  if (readsAsRefusal(text) || isAssistantSpeaking(text))
    return "That is an assistant's refusal: answer as the person, or refuse as they do.";
  if (asksForMore(text)) return "Nobody can be asked back: answer as the person, from what you have.";
  if (TAG.test(text) || FIELD.test(text)) return "Repeat nothing of what you were shown: answer as the person.";
  const said = text.replaceAll("’", "'").trimStart();
  const [given = speaker] = speaker.split(" ");
  const isOfAnother =
    thirdPerson.some((pattern) => pattern.test(said)) ||
    said.startsWith(`${speaker} `) ||
    afterName.some((end) => said.includes(speaker + end)) ||
    said.startsWith(`${given}'s `);
  return isOfAnother && !speaksOfSelf(text) ? "You are the person: speak of yourself in the first person." : null;
}
