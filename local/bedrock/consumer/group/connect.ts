import { sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { isModerator } from "./discussion.ts";
import type { Link, Remark } from "./link.ts";
import { recognise } from "./recognise.ts";
import type { Turn } from "./turn.ts";

/** How far the stance has to move before somebody says so, and how far from the group somebody is who says they hold. */
const NOTICEABLE = 0.12;
const APART = 0.35;

/** Takes up what somebody else has just said. */
export function connect(turn: Turn, { remark, argument, relation }: Link): void {
  const { pack } = turn;
  const slots = { other: turn.called(remark.speaker), ...turn.about(argument ?? remark) };
  if (argument) {
    const pool = relation === -1 ? pack.disagree : relation === 1 ? pack.agree : pack.add;
    if (turn.argue(argument, turn.lead(pool, slots))) return;
    const words = turn.lead(relation === -1 ? pack.counter : pack.echo, { ...slots, ...turn.about(remark) });
    turn.say(words, { theme: argument.theme });
    return;
  }
  const side = turn.side === "pro" ? 1 : -1;
  const lead = turn.lead(relation === -1 ? pack.oppose[turn.side] : pack.add, slots);
  turn.argueNext((next) => turn.setting.appraisal === null || next.side === side, lead);
}

/** Answers somebody the moderator has put beside the speaker: what counts for them, and what counts here. */
export function answerPerson(turn: Turn, other: string, remarks: readonly Remark[]): boolean {
  const { pack, setting } = turn;
  const called = turn.called(other);
  const sign = turn.side === "pro" ? 1 : -1;
  const mine = turn.all
    .filter(({ side }) => !setting.appraisal || side === sign)
    .map((argument) => turn.about(argument))
    .filter(({ topic }) => topic !== undefined);
  const theirs = remarks
    // What they said about somebody else is not what counts for them.
    .filter(({ speaker, text }) => speaker === other && !turn.names.some((name) => text.includes(turn.called(name))))
    .map((remark) => turn.about(remark))
    .find(({ topic }) => topic !== undefined);
  if (!theirs || !mine[0]) return false;
  const agrees = (turn.stances.get(other) ?? 0) * turn.drift.after >= 0;
  const shared = mine.some(({ topic }) => topic === theirs["topic"]);
  const own = mine.find(({ topic }) => topic !== theirs["topic"]);
  if (shared && agrees) return turn.say(turn.lead(pack.close, { ...theirs, other: called }));
  if (!own) return turn.say(turn.lead(pack.counter, { ...theirs, other: called }));
  return turn.say(turn.lead(pack.apart, { ...own, other: called, theirs: theirs["topic"] }));
}

/** Of those named beside the speaker the one who stands furthest away comes first. */
export function furthestFirst(turn: Turn, names: readonly string[]): string[] {
  const distance = (name: string) => Math.abs((turn.stances.get(name) ?? 0) - turn.drift.after);
  return names.toSorted((a, b) => distance(b) - distance(a));
}

/** Says that the group has moved the person, or has not. */
export function takeStock(turn: Turn): void {
  const { drift, pack, setting, discussion } = turn;
  if (drift.group === null || setting.appraisal === null) return;
  const change = drift.after - drift.before;
  const follows = Math.sign(change) === Math.sign(drift.group - drift.before);
  if (Math.abs(change) <= NOTICEABLE || !follows) {
    if (Math.abs(drift.group - drift.before) > APART) turn.say(turn.fresh(pack.unmoved[turn.side]));
    return;
  }
  const mover = discussion.findLast(
    (said) =>
      said.speaker !== turn.name &&
      !isModerator(said) &&
      sentencesOf(said.text).some((sentence) => recognise(sentence, setting.stimulus).side === Math.sign(change)),
  );
  if (mover) turn.say(turn.fresh(pack.moved[change > 0 ? "pro" : "con"], { other: turn.called(mover.speaker) }));
}
