import { levelOf } from "../voice/pack.ts";
import { lifeKeys } from "../voice/life-key.ts";
import type { Pool } from "../wording/speaker.ts";
import type { Argument } from "./argument.ts";
import type { Asked } from "./question.ts";
import type { Turn } from "./turn.ts";

const onSide = (turn: Turn) => (argument: Argument) => argument.side === (turn.side === "pro" ? 1 : -1);

/** Something out of the person's own life that nobody has said. */
export function sayLife(turn: Turn): boolean {
  const { narrator, consumer, appraisal } = turn.setting;
  if (!appraisal) return false;
  return lifeKeys(consumer).some((key) => turn.say(turn.fresh(narrator.pack.life[key]?.[turn.side])));
}

function sayDoubt(turn: Turn): void {
  if (turn.argueNext(({ side }) => side === -1)) return;
  turn.say(turn.fresh(turn.favours ? turn.pack.doubtless : turn.setting.narrator.pack.questions));
}

/** What would change the mind: the other way round from where the person stands, on what counts most for them. */
function sayCondition(turn: Turn): void {
  const pools = turn.pack.change[turn.side];
  const topics = turn.all.filter(onSide(turn)).flatMap(({ topic }) => (topic === null ? [] : [topic]));
  if (topics.slice(0, 3).some((topic) => turn.say(turn.fresh(pools[topic])))) return;
  turn.say(turn.fresh(pools["any"]));
}

/** What counts most in the end, and what the person would do. */
function sayBalance(turn: Turn): void {
  const { appraisal, narrator } = turn.setting;
  const heaviest = turn.all.find(
    (argument) => (!appraisal || onSide(turn)(argument)) && turn.about(argument)["topic"] !== undefined,
  );
  if (heaviest) turn.say(turn.lead(turn.pack.weigh, turn.about(heaviest)), { theme: heaviest.theme });
  if (!appraisal) return;
  const intent = Math.max(-1, Math.min(1, appraisal.items.purchase_intent + turn.drift.after - turn.drift.before));
  turn.say(turn.fresh(narrator.pack.closing[levelOf(intent)]));
}

function answerHabit(turn: Turn, asked: Asked): void {
  const { pack } = turn;
  const pools: Partial<Record<Asked, Pool>> = {
    situation: pack.occasion,
    doubt: pack.annoyance,
    change: pack.switching,
  };
  if (asked === "weigh") return sayBalance(turn);
  if (pools[asked] && turn.say(turn.fresh(pools[asked]))) return;
  turn.argueNext();
}

/** Answers what the moderator has asked, out of the person's own view. */
export function answer(turn: Turn, asked: Asked): void {
  if (!turn.setting.appraisal) return answerHabit(turn, asked);
  if (asked === "situation") {
    if (!turn.say(turn.fresh(turn.pack.situation[turn.side]))) sayLife(turn);
  } else if (asked === "doubt") sayDoubt(turn);
  else if (asked === "change") sayCondition(turn);
  else if (asked === "weigh") sayBalance(turn);
  else turn.argueNext(onSide(turn));
}
