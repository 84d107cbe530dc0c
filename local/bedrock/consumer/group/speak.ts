import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import type { GroupTurn } from "../../../../functions/prompts/group-turn/prompt.ts";
import { talkOf } from "../blocks.ts";
import { levelOf } from "../voice/pack.ts";
import { answer, sayLife } from "./answer.ts";
import { answerPerson, connect, furthestFirst, takeStock } from "./connect.ts";
import { lastQuestion, sinceModerator } from "./discussion.ts";
import { findLink, remarksOf } from "./link.ts";
import { readQuestion, type Asked } from "./question.ts";
import { readSetting } from "./setting.ts";
import { Turn } from "./turn.ts";

const LONGEST = 1_000;
const MOST_THEMES = 3;
const MOST_SENTENCES = 4;

/** 1 to 4 sentences: the outgoing take more of the time; those who are spoken to, and newcomers, say at least two. */
function roomOf({ setting: { consumer } }: Turn, least: number): number {
  const room = Math.round(2.3 + 1.3 * consumer.extraversion - (consumer.agreeableness < -0.4 ? 0.3 : 0));
  return Math.max(least, Math.min(MOST_SENTENCES, room));
}

/** The first words of a person: what they think of it as a whole. */
function openUp(turn: Turn): void {
  const { narrator, appraisal } = turn.setting;
  turn.say(turn.fresh(appraisal ? narrator.pack.first[levelOf(turn.drift.after)] : narrator.pack.habit.opening));
}

function takeUp(turn: Turn, others: readonly string[]): void {
  const answered = sinceModerator(turn.discussion).flatMap(({ text }) =>
    turn.names.filter((name) => text.includes(turn.called(name))),
  );
  const link = findLink(turn.setting, remarksOf(turn.setting, turn.discussion), turn.left, others, answered);
  if (link) connect(turn, link);
}

/** What somebody says whom the moderator has named: to the others who were named, and on the question. */
function answerNamed(turn: Turn, asked: Asked, others: readonly string[]): void {
  const [other] = others;
  const remarks = remarksOf(turn.setting, turn.discussion, turn.discussion.length);
  const answered = other !== undefined && answerPerson(turn, other, remarks);
  if (!answered) takeUp(turn, others);
  answer(turn, asked);
}

/** A turn in a group discussion: answers the moderator, takes up what others said, says what the person has not said yet. */
export function speak(request: string): GroupTurn {
  const turn = new Turn(readSetting(request), talkOf(request));
  const question = lastQuestion(turn.discussion);
  const asked = readQuestion(question);
  const named = turn.names.filter((name) => question.includes(name));
  const others = furthestFirst(
    turn,
    named.filter((name) => name !== turn.name),
  );
  const isNamed = named.includes(turn.name);
  const isNew = turn.own.length === 0;
  const room = roomOf(turn, isNamed || isNew ? 2 : 1);

  if (isNew) openUp(turn);
  if (isNamed) answerNamed(turn, asked, others);
  else {
    if (!isNew) answer(turn, asked);
    if (turn.spoken.length < room) takeUp(turn, others);
    if (isNew && turn.spoken.length < room) answer(turn, asked === "first" ? "reasons" : asked);
  }
  if (!isNew && turn.spoken.length < room && (asked === "weigh" || asked === "change")) takeStock(turn);
  while (turn.spoken.length < room && turn.argueNext());
  if (turn.spoken.length < room) sayLife(turn);
  if (turn.spoken.length === 0) turn.say(turn.fresh(turn.pack.silence) ?? turn.pack.silence[0]!);

  let left = MOST_SENTENCES;
  const kept = turn.spoken.slice(0, room).filter(({ text }) => {
    left -= sentencesOf(text).length;
    return left >= 0;
  });
  const themes = [...new Set(kept.flatMap(({ theme }) => theme ?? []))];
  return {
    message: kept
      .map(({ text }) => text)
      .join(" ")
      .slice(0, LONGEST),
    themes: themes.slice(0, MOST_THEMES),
  };
}
