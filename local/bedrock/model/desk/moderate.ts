import * as z from "zod";
import { mean } from "../../../../functions/statistics/moments.ts";
import { MOST_PROBED, type Moderation } from "../../../../functions/studies/focus-group/moderator-prompt.ts";
import { blockOf, jsonBlockOf, talkOf, type Said } from "../blocks.ts";
import type { Desk } from "../../phrases/desk.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { languagesOf } from "../tell-language.ts";
import { choose, deskOf, fill, sentencesOf } from "./language.ts";
import { favourByName, favourOf, fewWords, isAsker } from "./talk.ts";

const LONGEST = 800;
const LONGEST_OWN = 300;
/** Views at least this far apart are worth putting to each other. */
const APART = 0.35;
/** Somebody who has said less than this share of the average has said little. */
const LITTLE = 0.75;
/** Means beyond this say which way a group leans. */
const LEANING = 0.15;

const taskSchema = z
  .object({ round: z.number(), rounds: z.number(), task: z.enum(["open", "probe"]) })
  .catch({ round: 1, rounds: 1, task: "open" });
const membersSchema = z.array(z.object({ name: z.string(), words: z.number() })).catch([]);

type Stage = "first" | "reasons" | "situation" | "doubt" | "change" | "weigh";
const MIDDLE: readonly Stage[] = ["reasons", "situation", "doubt", "change"];

interface Floor {
  desk: Desk;
  /** What the group talks about, as far as it is in the group's language. */
  topic: string;
  talk: readonly Said[];
  members: z.infer<typeof membersSchema>;
  round: number;
  rounds: number;
  /** Words out of what somebody said, but not of the topic or the moderator, nor with anybody's name. */
  wordsOf: (text: string, taken?: string) => string | null;
  say: (variants: readonly string[], slots?: Readonly<Record<string, string>>) => string;
}

/** What a round is about: first thoughts, then deeper, in the end what weighs most. */
function stageOf({ round, rounds, talk }: Floor): Stage {
  if (round <= 1) return "first";
  if (round >= rounds) return "weigh";
  const liking = [...favourByName(talk).values()];
  const mood = liking.length > 0 ? mean(liking) : 0;
  // With a single round in between, what is missing is the other side.
  if (rounds === 3) return mood > LEANING ? "doubt" : mood < -LEANING ? "change" : "situation";
  return MIDDLE[(round - 2) % MIDDLE.length]!;
}

/** Words of both sides, without saying whose they are. */
function takeUp({ talk, desk, wordsOf, say }: Floor): string | null {
  const ranked = talk
    .filter((one) => !isAsker(one))
    .map(({ text }) => ({ text, liking: favourOf(text) }))
    .toSorted((a, b) => b.liking - a.liking);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return null;
  const words = wordsOf(best.text);
  const others = wordsOf(worst.text, words ?? undefined);
  if (words && others) return say(desk.moderator.takeUp, { words, others });
  const one = words ?? others;
  return one === null ? null : say(desk.moderator.takeUpOne, { words: one });
}

function open(floor: Floor): Moderation {
  const { topic, round, desk, say } = floor;
  const stage = stageOf(floor);
  const own = sentencesOf(topic).filter((one) => /[?？]$/.test(one) && one.length <= LONGEST_OWN)[round - 1];
  const question = stage !== "weigh" && own !== undefined ? own : say(desk.moderator[stage]);
  const before = round > 1 ? takeUp(floor) : null;
  const message = before === null ? question : `${before}${desk.typography.space}${question}`;
  return { message: message.slice(0, LONGEST), addressed: [] };
}

/** The two people whose views lie furthest apart. */
function furthestApart({ talk, members }: Floor): readonly [string, string] | null {
  const ranked = [...favourByName(talk)]
    .filter(([name]) => members.length === 0 || members.some((member) => member.name === name))
    .toSorted(([, a], [, b]) => b - a);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && best[1] - worst[1] >= APART ? [best[0], worst[0]] : null;
}

function probe(floor: Floor): Moderation {
  const { talk, members, desk, wordsOf, say } = floor;
  const { moderator: pack, typography } = desk;
  // What was said last comes first.
  const own = talk.toReversed();
  const saidBy = (name: string) =>
    wordsOf(own.flatMap(({ speaker, text }) => (speaker === name ? [text] : [])).join("\n"));
  const pair = furthestApart(floor);
  const bySilence = members.toSorted((a, b) => a.words - b.words);
  const isQuiet = (spoken: number) => spoken < LITTLE * mean(members.map(({ words }) => words));
  const quiet = bySilence.filter(({ name, words }) => !pair?.includes(name) && isQuiet(words));
  if (pair) {
    const [a, b] = pair;
    const [words, others] = [saidBy(a), saidBy(b)];
    const third = quiet.slice(0, MOST_PROBED - 2).map(({ name }) => name);
    const question =
      third[0] === undefined ? say(pack.differAsk, { a, b }) : say(pack.differAskThree, { a, b, quiet: third[0] });
    const differ = words && others ? `${say(pack.differ, { a, b, words, others })}${typography.space}` : "";
    return { message: `${differ}${question}`.slice(0, LONGEST), addressed: [a, b, ...third] };
  }
  const name = bySilence[0]?.name ?? [...favourByName(talk).keys()][0];
  if (name === undefined) return open(floor);
  const words = quiet.length === 0 ? saidBy(name) : null;
  const message = words === null ? say(pack.quiet, { quiet: name }) : say(pack.deepen, { a: name, words });
  return { message: message.slice(0, LONGEST), addressed: [name] };
}

/** Moderates a group: opens a round with one question to all, or turns to those who differ or say little. */
export function moderate(request: string, language: PackLanguage, seed: string): Moderation {
  const topic = blockOf(request, "stimulus");
  const [topicIn] = languagesOf([topic], language);
  const talk = talkOf(request);
  const { round, rounds, task } = taskSchema.parse(jsonBlockOf(request, "task"));
  const members = membersSchema.parse(jsonBlockOf(request, "members"));
  const own = talk.filter(isAsker).map(({ text }) => text);
  const speakers = talk.filter((one) => !isAsker(one)).map(({ speaker }) => speaker);
  const names = [...members.map(({ name }) => name), ...speakers].flatMap((name) => [name, ...name.split(/\s+/)]);
  const floor: Floor = {
    ...{ desk: deskOf(language), topic: topicIn === language ? topic : "", talk, members, round, rounds },
    wordsOf: (text, taken) => fewWords(text, language, [topic, ...own, ...(taken ? [taken] : [])], names),
    say: (variants, slots) => fill(choose(variants, own.join("\n"), topic, task, round, seed), slots),
  };
  return task === "open" ? open(floor) : probe(floor);
}
