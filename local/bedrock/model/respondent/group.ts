import { randomFrom, seedFrom, uniform } from "../../../../functions/statistics/random.ts";
import type { GroupTurn } from "../../../../functions/studies/focus-group/turn-prompt.ts";
import type { Said } from "../blocks.ts";
import type { Tool } from "../tool.ts";
import { calledName, drifted, favour, lastQuestion, sinceModerator, speakersOf } from "./room.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { replyTo } from "./talk.ts";
import { spokenThemes } from "./themes.ts";

/** Who has just spoken is answered this often. */
const ANSWERS = 0.9;
/** Readings of two people's words this near are the same view; each must be clear enough to be one at all. */
const NEAR = 0.5;
const CLEAR = 0.1;

/** The person's view as the talk has moved it so far; all judgements move with the whole. */
export function moved(scene: Scene): Scene {
  const { appraisal, consumer, talk } = scene;
  if (!appraisal) return scene;
  const after = drifted(consumer, appraisal.overall, talk);
  const shift = after - appraisal.overall;
  const items = Object.fromEntries(
    Object.entries(appraisal.items).map(([item, at]) => [item, Math.max(-1, Math.min(1, at + shift))]),
  ) as typeof appraisal.items;
  return { ...scene, appraisal: { ...appraisal, items, overall: after } };
}

/** Words by name to whoever gave a view to which one's own stands clearly: the same and near, or the opposite. */
function answering({ talk, consumer, voice, speaking, appraisal, seed }: Scene, said: string): string | null {
  const own = consumer.profile.full_name;
  const voiced = favour(said);
  // What judges nothing by itself is said by somebody with a view of the whole.
  const mine = Math.abs(voiced) < CLEAR ? (appraisal?.overall ?? 0) : voiced;
  const heard = sinceModerator(talk).filter(({ speaker }) => speaker !== own);
  const stated = heard.filter(({ text }) => Math.abs(favour(text)) >= CLEAR);
  const relates = ({ text }: Said) => favour(text) * mine < 0 || Math.abs(favour(text) - mine) < NEAR;
  const isLatest = (one: Said) => stated.findLast(({ speaker }) => speaker === one.speaker) === one;
  const last = Math.abs(mine) < CLEAR ? undefined : stated.findLast((one) => isLatest(one) && relates(one));
  if (!last || uniform(randomFrom(seedFrom(own, talk.length, last.text, seed))) > ANSWERS) return null;
  const name = calledName(last.speaker, [...speakersOf(talk), own]);
  return voice.say(favour(last.text) * mine < 0 ? speaking.group.disagree : speaking.group.agree, { name });
}

/** Takes a turn in a group discussion. */
export const speak: Tool = (request, language, seed): GroupTurn => {
  const scene = moved(sceneOf(request, language, seed));
  const { voice, talk } = scene;
  const { lines, reasons } = replyTo(scene, lastQuestion(talk));
  const spoken = lines.filter((line) => line !== null && line !== "");
  const lead = answering(scene, voice.written(spoken.slice(0, 2)));
  const said = spoken.slice(0, lead === null ? 3 : 2);
  const message = voice.written([lead, ...said]).slice(0, 1_000);
  return { message, themes: spokenThemes(message, scene, reasons, 3) };
};
