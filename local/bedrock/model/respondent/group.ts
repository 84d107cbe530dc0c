import { randomFrom, seedFrom, uniform } from "../../../../functions/domain/statistics/random.ts";
import type { GroupTurn } from "../../../../functions/prompts/group-turn/prompt.ts";
import type { Tool } from "../tool.ts";
import { calledName, drifted, favour, lastQuestion, sinceModerator, speakersOf } from "./room.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { replyTo } from "./talk.ts";
import { spokenThemes } from "./themes.ts";

/** Who has just spoken is answered this often. */
const ANSWERS = 0.9;
const CLOSE = 0.35;

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

/** Words to whoever gave a view last since the moderator spoke, by name. */
function answering({ talk, consumer, voice, speaking, appraisal, seed }: Scene): string | null {
  const own = consumer.profile.full_name;
  const last = sinceModerator(talk).findLast(({ speaker, text }) => speaker !== own && favour(text) !== 0);
  if (!last) return speakersOf(talk).length === 0 ? voice.say(speaking.group.alone) : null;
  if (uniform(randomFrom(seedFrom(own, talk.length, last.text, seed))) > ANSWERS) return null;
  const theirs = favour(last.text);
  const mine = appraisal?.overall ?? 0;
  const agrees = Math.abs(theirs - mine) < CLOSE || theirs * mine > 0.02;
  const name = calledName(last.speaker, [...speakersOf(talk), own]);
  return voice.say(agrees ? speaking.group.agree : speaking.group.disagree, { name });
}

/** Takes a turn in a group discussion. */
export const speak: Tool = (request, language, seed): GroupTurn => {
  const scene = moved(sceneOf(request, language, seed));
  const { voice, talk } = scene;
  const lead = answering(scene);
  const { lines, reasons } = replyTo(scene, lastQuestion(talk));
  const spoken = lines.filter((line) => line !== null && line !== "");
  const said = spoken.slice(0, lead === null ? 3 : 2);
  const message = voice.written([lead, ...said]).slice(0, 1_000);
  return { message, themes: spokenThemes(message, scene, reasons, 3) };
};
