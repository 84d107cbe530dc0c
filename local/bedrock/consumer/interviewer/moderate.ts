import * as z from "zod";
import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { randomFrom } from "../../../../functions/domain/statistics/random.ts";
import { MOST_PROBED, type Moderation } from "../../../../functions/prompts/group-moderator/prompt.ts";
import { blockOf, jsonBlockOf, talkOf, type Said } from "../../model/blocks.ts";
import { calledNames, favour, favourBySpeaker, Heard, isModerator, speakersOf } from "../group/discussion.ts";
import { recognise } from "../group/recognise.ts";
import { readTopic } from "../group/setting.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import { Speaker, type Pool } from "../wording/speaker.ts";
import type { Slots } from "../wording/template.ts";
import { interviewerEnglish } from "./english.ts";
import { interviewerGerman } from "./german.ts";
import type { InterviewerPack, Stage } from "./pack.ts";
import { fewWords } from "./words.ts";

const LONGEST = 800;
const taskSchema = z
  .object({ round: z.number(), rounds: z.number(), task: z.enum(["open", "probe"]) })
  .catch({ round: 1, rounds: 1, task: "open" });
const membersSchema = z.array(z.object({ name: z.string(), words: z.number() })).catch([]);

interface Floor {
  topic: Stimulus;
  pack: InterviewerPack;
  discussion: readonly Said[];
  members: z.infer<typeof membersSchema>;
  firstNames: readonly string[];
  round: number;
  rounds: number;
  /** A sentence of a pool that was not said before. */
  say(pool: Pool, slots?: Slots): string;
}

const middle: readonly Stage[] = ["reasons", "situation", "doubt", "change"];

/** What a round is about: first thoughts, then deeper, in the end what weighs most. */
export function stageOf(round: number, rounds: number, mood: number): Stage {
  if (round <= 1) return "first";
  if (round >= rounds) return "weigh";
  // With a single round in between, reasons and everyday life come up by themselves; what is missing is the other side.
  if (rounds === 3) return mood > 0.15 ? "doubt" : mood < -0.15 ? "change" : "situation";
  return middle[(round - 2) % middle.length]!;
}

const ownQuestions = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => /\?$/.test(sentence) && sentence.length <= 300);

/** The sentences in which somebody speaks for themselves; those about the others lend themselves to no quotation. */
const telling = (text: string, { topic }: Floor): string =>
  sentencesOf(text)
    .filter((sentence) => {
      const { id, side } = recognise(sentence, topic);
      return id !== null || side !== 0;
    })
    .join(" ");

/** The two utterances that lie furthest apart. */
function extremes(discussion: readonly Said[]): readonly [Said, Said] | null {
  const ranked = discussion
    .filter((said) => !isModerator(said))
    .map((said) => ({ said, liking: favour(said.text) }))
    .toSorted((a, b) => b.liking - a.liking);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && best !== worst ? [best.said, worst.said] : null;
}

/** Words of both sides, without saying whose they are. */
function takeUp(floor: Floor): string | null {
  const { topic, discussion, pack, say, firstNames } = floor;
  const pair = extremes(discussion);
  const taken = [topic.text, ...discussion.filter(isModerator).map(({ text }) => text)];
  const words = pair && fewWords(telling(pair[0].text, floor), taken, firstNames);
  const others = pair && fewWords(telling(pair[1].text, floor), [...taken, words ?? ""], firstNames);
  if (words && others) return say(pack.takeUp, { words, others });
  const one = words ?? others;
  return one ? say(pack.takeUpOne, { words: one }) : null;
}

function open(floor: Floor): Moderation {
  const { topic, pack, discussion, round, rounds, say } = floor;
  const liking = [...favourBySpeaker(discussion).values()];
  const mood = liking.reduce((sum, value) => sum + value, 0) / Math.max(1, liking.length);
  const stage = stageOf(round, rounds, mood);
  const asked = stage === "weigh" ? undefined : ownQuestions(topic.text)[round - 1];
  const question = asked ?? say(pack[topic.kind === "habit" ? "habit" : "open"][stage]);
  const before = round > 1 ? takeUp(floor) : null;
  return { message: [before, question].filter(Boolean).join(" ").slice(0, LONGEST), addressed: [] };
}

/** Views at least this far apart are worth putting to each other. */
const APART = 0.35;
/** Somebody who has said less than this share of the average has said little. */
const LITTLE = 0.75;

function furthestApart({ discussion, members }: Floor): readonly [string, string] | null {
  const ranked = [...favourBySpeaker(discussion)]
    .filter(([name]) => members.length === 0 || members.some((member) => member.name === name))
    .toSorted(([, a], [, b]) => b - a);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && best[1] - worst[1] >= APART ? [best[0], worst[0]] : null;
}

/** What somebody has said, latest first. */
const said = (floor: Floor, name: string): string =>
  floor.discussion
    .filter(({ speaker }) => speaker === name)
    .toReversed()
    .map(({ text }) => telling(text, floor))
    .join(" ");

function probe(floor: Floor): Moderation {
  const { topic, discussion, members, pack, say, firstNames } = floor;
  const taken = [topic.text, ...discussion.filter(isModerator).map(({ text }) => text)];
  const mean = members.reduce((sum, { words }) => sum + words, 0) / Math.max(1, members.length);
  const pair = furthestApart(floor);
  const quiet = members
    .filter(({ name, words }) => !pair?.includes(name) && words < LITTLE * mean)
    .toSorted((a, b) => a.words - b.words)
    .map(({ name }) => name);
  if (pair) {
    const [a, b] = pair;
    const words = fewWords(said(floor, a), taken, firstNames);
    const others = fewWords(said(floor, b), taken, firstNames);
    const third = quiet.slice(0, MOST_PROBED - 2);
    const question = third[0] ? say(pack.differAskThree, { quiet: third[0] }) : say(pack.differAsk);
    const names = words && others ? say(pack.differ, { a, b, words, others }) : `${a} ${pack.and} ${b}:`;
    return { message: `${names} ${question}`.slice(0, LONGEST), addressed: [a, b, ...third] };
  }
  const [least] = quiet.length > 0 ? quiet : members.toSorted((a, b) => a.words - b.words).map(({ name }) => name);
  const name = least ?? [...favourBySpeaker(discussion).keys()][0];
  if (name === undefined) return { ...open(floor), addressed: [] };
  const words = fewWords(said(floor, name), taken, firstNames);
  const message = words && quiet.length === 0 ? say(pack.deepen, { a: name, words }) : say(pack.quiet, { quiet: name });
  return { message: message.slice(0, LONGEST), addressed: [name] };
}

/** Moderates a group discussion: opens a round with one question to all, or turns to those who differ and those who say little. */
export function moderate(request: string): Moderation {
  const topic = readTopic(request);
  const discussion = talkOf(request);
  const { round, rounds, task } = taskSchema.parse(jsonBlockOf(request, "task"));
  const heard = new Heard(discussion.filter(isModerator).map(({ text }) => text));
  const speaker = new Speaker(randomFrom(`${blockOf(request, "stimulus")} ${task} ${round}`), {}, []);
  const say = (pool: Pool, slots: Slots = {}): string => {
    let last = "";
    for (let text = speaker.say(pool, slots); text !== null; text = speaker.say(pool, slots)) {
      if (!heard.has(text)) return text;
      last = text;
    }
    return last;
  };
  const floor: Floor = {
    topic,
    pack: topic.language === "de" ? interviewerGerman : interviewerEnglish,
    discussion,
    members: membersSchema.parse(jsonBlockOf(request, "members")),
    firstNames: [...calledNames(speakersOf(discussion)).values()],
    round,
    rounds,
    say,
  };
  return task === "open" ? open(floor) : probe(floor);
}
