import { readStances } from "../../embedder/stance.ts";
import type { Said } from "../blocks.ts";
import type { Consumer } from "./person.ts";

export const isModerator = ({ speaker }: Said): boolean => speaker === "moderator" || speaker === "interviewer";

/** What the moderator said last; empty before a first word. */
export const lastQuestion = (discussion: readonly Said[]): string => discussion.findLast(isModerator)?.text ?? "";

/** What was said since the moderator last spoke. */
export const sinceModerator = (discussion: readonly Said[]): Said[] =>
  discussion.slice(discussion.findLastIndex(isModerator) + 1);

export const speakersOf = (discussion: readonly Said[]): string[] => [
  ...new Set(discussion.filter((said) => !isModerator(said)).map(({ speaker }) => speaker)),
];

/** How people in the room call each other: by first name, by full name where two share the first. */
export function calledName(name: string, names: readonly string[]): string {
  const first = (full: string) => full.trim().split(/\s+/)[0] ?? full;
  return names.some((other) => other !== name && first(other) === first(name)) ? name : first(name);
}

/** How favourable a stretch of talk is, −1..1; 0 where nothing is judged. */
export function favour(text: string): number {
  const { valence, value, credibility, intent } = readStances(text);
  const read = valence ?? intent ?? value ?? credibility;
  return read ? read.position * read.evidence : 0;
}

/** Others who must have spoken before anybody is moved. */
const FEWEST_OTHERS = 2;
/** Share of the distance to the group that an average participant gives up when everything has been said. */
const PULL = { average: 0.3, agreeable: 0.4, anxious: 0.08, least: -0.2, most: 0.7 } as const;
/** Sceptics and those who disagree by nature give way less; extreme views hold. */
const RESISTANCE = { sceptic: 0.15, extreme: 0.3, extremeFrom: 0.6 } as const;
/** Utterances of others after which two thirds of the effect are there. */
const EXPOSURE = 7;
/** Sentiment read from talk is flatter than the stance behind it. */
const FLATNESS = 1.8;

function pullOf({ profile, agreeableness, neuroticism }: Consumer, before: number): number {
  const extreme = Math.abs(before) > RESISTANCE.extremeFrom ? RESISTANCE.extreme : 0;
  const sceptic = profile.attitude === "sceptic" && before < 0 ? RESISTANCE.sceptic : 0;
  const pull = PULL.average + PULL.agreeable * agreeableness + PULL.anxious * neuroticism;
  return Math.max(PULL.least, Math.min(PULL.most, pull - extreme - sceptic));
}

/**
 * Where a stance of −1..1 stands after a discussion: agreeable people drift towards what the others say, disagreeable
 * ones hold or move away.
 */
export function drifted(consumer: Consumer, before: number, discussion: readonly Said[]): number {
  const own = consumer.profile.full_name;
  const others = discussion.filter((said) => !isModerator(said) && said.speaker !== own);
  const names = speakersOf(others);
  if (names.length < FEWEST_OTHERS) return before;
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const stances = names.map((name) =>
    meanOf(others.filter(({ speaker }) => speaker === name).map(({ text }) => favour(text))),
  );
  const group = Math.max(-1, Math.min(1, FLATNESS * meanOf(stances)));
  const exposure = 1 - Math.exp(-others.length / EXPOSURE);
  return Math.max(-1, Math.min(1, before + exposure * pullOf(consumer, before) * (group - before)));
}
