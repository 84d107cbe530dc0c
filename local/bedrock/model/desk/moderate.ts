import * as z from "zod";
import { MOST_PROBED, type Moderation } from "../../../../functions/prompts/group-moderator/prompt.ts";
import { blockOf, jsonBlockOf, talkOf, type Said } from "../blocks.ts";
import type { Desk } from "../../phrases/desk.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
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
  language: PackLanguage;
  topic: string;
  words: Desk["moderator"];
  space: string;
  talk: readonly Said[];
  members: z.infer<typeof membersSchema>;
  round: number;
  rounds: number;
  /** What the moderator has said, and the topic: none of it is taken up as somebody's words. */
  taken: readonly string[];
  say: (variants: readonly string[], slots?: Readonly<Record<string, string>>) => string;
}

/** What a round is about: first thoughts, then deeper, in the end what weighs most. */
function stageOf({ round, rounds, talk }: Floor): Stage {
  if (round <= 1) return "first";
  if (round >= rounds) return "weigh";
  const liking = [...favourByName(talk).values()];
  const mood = liking.reduce((sum, value) => sum + value, 0) / Math.max(1, liking.length);
  // With a single round in between, what is missing is the other side.
  if (rounds === 3) return mood > LEANING ? "doubt" : mood < -LEANING ? "change" : "situation";
  return MIDDLE[(round - 2) % MIDDLE.length]!;
}

const namesOf = ({ members, talk }: Floor): string[] =>
  [...members.map(({ name }) => name), ...talk.filter((one) => !isAsker(one)).map(({ speaker }) => speaker)].flatMap(
    (name) => [name, ...name.split(/\s+/)],
  );

/** Words of both sides, without saying whose they are. */
function takeUp(floor: Floor): string | null {
  const { talk, language, words: pack, taken, say } = floor;
  const ranked = talk
    .filter((one) => !isAsker(one))
    .map(({ text }) => ({ text, liking: favourOf(text) }))
    .toSorted((a, b) => b.liking - a.liking);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  if (!best || !worst || best === worst) return null;
  const words = fewWords(best.text, language, taken, namesOf(floor));
  const others = fewWords(worst.text, language, [...taken, words ?? ""].filter(Boolean), namesOf(floor));
  if (words && others) return say(pack.takeUp, { words, others });
  const one = words ?? others;
  return one === null ? null : say(pack.takeUpOne, { words: one });
}

function open(floor: Floor): Moderation {
  const { topic, round, words, say, space } = floor;
  const stage = stageOf(floor);
  const own = sentencesOf(topic).filter((one) => /[?？]$/.test(one) && one.length <= LONGEST_OWN)[round - 1];
  const question = stage !== "weigh" && own !== undefined ? own : say(words[stage]);
  const before = round > 1 ? takeUp(floor) : null;
  return { message: (before === null ? question : `${before}${space}${question}`).slice(0, LONGEST), addressed: [] };
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
  const { talk, members, language, words: pack, taken, say, space } = floor;
  const said = (name: string) =>
    talk
      .filter(({ speaker }) => speaker === name)
      .toReversed()
      .map(({ text }) => text)
      .join("\n");
  const wordsOf = (name: string) => fewWords(said(name), language, taken, namesOf(floor));
  const mean = members.reduce((sum, { words }) => sum + words, 0) / Math.max(1, members.length);
  const pair = furthestApart(floor);
  const quiet = members
    .filter(({ name, words }) => !pair?.includes(name) && words < LITTLE * mean)
    .toSorted((a, b) => a.words - b.words)
    .map(({ name }) => name);
  if (pair) {
    const [a, b] = pair;
    const [words, others] = [wordsOf(a), wordsOf(b)];
    const third = quiet.slice(0, MOST_PROBED - 2);
    const question =
      third[0] === undefined ? say(pack.differAsk, { a, b }) : say(pack.differAskThree, { a, b, quiet: third[0] });
    const message = words && others ? `${say(pack.differ, { a, b, words, others })}${space}${question}` : question;
    return { message: message.slice(0, LONGEST), addressed: [a, b, ...third] };
  }
  const name = quiet[0] ?? members.toSorted((a, b) => a.words - b.words)[0]?.name ?? [...favourByName(talk).keys()][0];
  if (name === undefined) return open(floor);
  const words = quiet.length === 0 ? wordsOf(name) : null;
  const message = words === null ? say(pack.quiet, { quiet: name }) : say(pack.deepen, { a: name, words });
  return { message: message.slice(0, LONGEST), addressed: [name] };
}

/** Moderates a group discussion: opens a round with one question to all, or turns to those who differ and those who say little. */
export function moderate(request: string, language: PackLanguage, seed: string): Moderation {
  const desk = deskOf(language);
  const topic = blockOf(request, "stimulus");
  const talk = talkOf(request);
  const { round, rounds, task } = taskSchema.parse(jsonBlockOf(request, "task"));
  const own = talk.filter(isAsker).map(({ text }) => text);
  const floor: Floor = {
    language,
    topic,
    words: desk.moderator,
    space: desk.typography.space,
    talk,
    members: membersSchema.parse(jsonBlockOf(request, "members")),
    round,
    rounds,
    taken: [topic, ...own],
    say: (variants, slots) => fill(choose(variants, own.join("\n"), topic, task, round, seed), slots),
  };
  return task === "open" ? open(floor) : probe(floor);
}
