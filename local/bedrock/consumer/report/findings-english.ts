import type { Findings } from "./findings.ts";
import { everyone, someOf } from "./phrases-english.ts";
import { quoted as quotedIn, scaleEnds } from "./quoted.ts";

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const quoted = (text: string) => quotedIn(text, ["“", "”"]);
const scaled = (mean: number, scale: string | null) =>
  `mean ${mean}${scale ? ` on a scale of ${scaleEnds(scale, "to")}` : ""}`;

export const findingsEnglish: Findings = {
  rated: (best, worst) =>
    `Of the rated questions, ${quoted(best.question)} comes out highest (${scaled(best.mean, best.scale)}) and ${quoted(worst.question)} lowest (${scaled(worst.mean, worst.scale === best.scale ? null : worst.scale)}).`,
  ratedOne: ({ question, mean, scale }) => `${quoted(question)} is rated at a ${scaled(mean, scale)}.`,
  chosen: (question, first, second, size) =>
    `To ${quoted(question)}, ${someOf(first.participants, size)} chose ${quoted(first.option)}${second && second.participants > 0 ? `, ${second.participants} ${quoted(second.option)}` : ""}.`,
  open: (question, { theme, participants }, size) =>
    `${upper(someOf(participants, size))} spoke of “${theme}” when asked ${quoted(question)}.`,
  importance: (first, last) =>
    `What decides the choices most is ${quoted(first.attribute)} (importance ${first.percent} %)${last ? `, and ${quoted(last.attribute)} decides least (${last.percent} %)` : ""}.`,
  profile: (levels) => `The offer they value most combines ${list(levels.map(quoted))}.`,
  worth: ({ level, compared_with, amount, interval_95: [low, high], currency }) =>
    `Compared with ${quoted(compared_with)}, ${quoted(level)} is worth ${amount}${currency ? ` ${currency}` : ""} to them (95 % interval ${low} to ${high}).`,
  noWorth: "A willingness to pay cannot be stated from these choices.",
  hits: (percent) => `The estimates predict ${percent} % of the choices that were held back for checking.`,
  moved: (moved, apart) =>
    moved === 0
      ? `Of the ${apart} who stood apart from the majority before the talk, nobody moved towards it.`
      : `Of the ${apart} who stood apart from the majority before the talk, ${moved} moved towards it, which the group itself may have caused.`,
  first: (theme, name) => `“${theme}” was first brought up by ${name}.`,
  airtime: (most, least) =>
    `${most.name} had the largest part of the talk (${most.percent} % of the words), ${least.name} the smallest (${least.percent} %).`,
  covered: (questions, size) =>
    `${questions === 1 ? "The question of the guide was" : `All ${questions} questions of the guide were`} covered with ${everyone(size)}.`,
  gap: (question, covered, size) =>
    `The guide was not fully covered: ${quoted(question)} was answered by ${covered === 0 ? "nobody" : someOf(covered, size)}.`,
  advice: {
    weakest: ({ question, mean, scale }) => [
      "Work first on what is rated lowest",
      `${quoted(question)} has the lowest rating (${scaled(mean, scale)}). Find out in conversations what would raise it, change that one thing, and ask the question again.`,
    ],
    lowest: ({ question, mean, scale }) => [
      `Do not count on ${quoted(question)}`,
      `It has the lowest rating (${scaled(mean, scale)}), so a plan that needs it has few of these people behind it. Ask in conversations what is behind the answer before deciding otherwise.`,
    ],
    highest: ({ question, mean, scale }) => [
      `Build on ${quoted(question)}`,
      `It has the highest rating (${scaled(mean, scale)}): nothing else is said of oneself as clearly. Let the next step start from it, and check it against what they really did the last time.`,
    ],
    choice: (question, option) => [
      `Plan for ${quoted(option)}`,
      `It is the answer chosen most to ${quoted(question)}. Build the next step on it, and check with those who chose otherwise what they would need.`,
    ],
    build: (levels) => [
      "Take the best profile into a concept test",
      `${list(levels.map(quoted))} is the combination these participants value most. Describe it as one offer and test it against the present one before anything is built.`,
    ],
    attribute: (attribute, percent, best) => [
      `Decide ${quoted(attribute)} first`,
      `It carries ${percent} % of the importance, more than any other attribute${best ? `, and ${quoted(best)} is its most valued level` : ""}. Spend effort there before refining the rest.`,
    ],
    worth: ({ level, compared_with, amount, interval_95: [low, high], currency }) => [
      `Set the price of ${quoted(level)} by its worth`,
      `Compared with ${quoted(compared_with)} it is worth ${amount}${currency ? ` ${currency}` : ""} to these participants (95 % interval ${low} to ${high}). If it costs more to provide than that, leave it out; if less, test a price in between.`,
    ],
    settle: (topic) => [
      `Settle what divides the group: ${topic}`,
      "Both sides have reasons of their own, so no wording will please everybody. Decide for which side the offer is made, or make two versions and show each to the side it is meant for.",
    ],
    divide: (topic) => [
      `Plan for both sides: ${topic}`,
      "The group is divided here, and each side has reasons of its own. Serve both ways or choose one knowingly, and ask each side what it would need.",
    ],
    again: (question, covered, size) => [
      "Ask again what was not answered",
      `${quoted(question)} was covered with ${covered === 0 ? "nobody" : someOf(covered, size)}. Put it earlier and in plainer words, and ask for the last time it happened.`,
    ],
  },
};
