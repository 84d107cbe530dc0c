import { readPrice } from "../stimulus/money.ts";
import { deedOf } from "./fact-slots.ts";
import { topicOf } from "./question/subject.ts";
import { domainIn } from "./holdings/holdings.ts";
import { thingIn } from "./question/things.ts";
import { again, anything, askedBefore, replyToConversation } from "./replies/conversation.ts";
import { replyOnOffer } from "./replies/offer.ts";
import { isOnOffer } from "./replies/offer-reasons.ts";
import { replyOnTopic } from "./replies/topic.ts";
import type { Reply } from "./reply.ts";
import { scenesOf, type Scene, type Setting } from "./scene.ts";
import type { Turn } from "./memory.ts";

const dimension = (text: string): string =>
  /sustainab|nachhaltig|price|preis|brand|marke|quality|qualität|health|gesund|data|daten/i
    .exec(text)?.[0]
    ?.toLowerCase() ?? "";

/** Whether an earlier question was about the same thing. */
function sameThing(scene: Scene, turn: Turn): boolean {
  const [now, then] = [scene.ask.text, turn.said];
  if (readPrice(scene.ask.lead + now)?.amount !== readPrice(then)?.amount) return false;
  if (scene.kind === "person" || scene.kind === "like" || scene.kind === "opinion")
    return now.toLowerCase() === then.toLowerCase();
  if (scene.kind === "having") return domainIn(now) === domainIn(then);
  const sameKind =
    thingIn(now).id === thingIn(then).id && deedOf(now) === deedOf(then) && dimension(now) === dimension(then);
  return (
    sameKind &&
    (thingIn(now).id !== "thing" ||
      topicOf(now, scene.language).toLowerCase() === topicOf(then, scene.language).toLowerCase())
  );
}

function replyTo(scene: Scene): Reply {
  const spoken = replyToConversation(scene);
  if (spoken && spoken.lines.length > 0) return spoken;
  const before = scene.isBack ? undefined : askedBefore(scene, (turn) => sameThing(scene, turn));
  if (before) return again(scene, before);
  const found = isOnOffer(scene) ? replyOnOffer(scene) : replyOnTopic(scene);
  return found.lines.length > 0 ? found : anything(scene);
}

const sentencesIn = (text: string): number => (text.match(/[.?!](?=\s|$)/g)?.length ?? 0) || 1;

/** Hangs a reason on the statement that it belongs to: `about once a week, because it fits my days`. */
function joined(lines: readonly string[]): string[] {
  const result: string[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const joins =
      last !== undefined &&
      /^(?:because|weil) /.test(line) &&
      last.length < 110 &&
      !/[.?!]|\bbecause\b|\bweil\b/i.test(last);
    if (joins) result[result.length - 1] = `${last}, ${line}`;
    else result.push(line);
  }
  return result;
}

/** What the person says to all that was asked, as finished sentences, and what it is about. */
export function respond(setting: Setting): { sentences: string[]; themes: string[] } {
  const scenes = scenesOf(setting);
  const themes: string[] = [];
  const sentences = scenes.flatMap((scene) => {
    const found = replyTo(scene);
    themes.push(...found.themes);
    let room = Math.max(1, scenes.length > 1 ? Math.min(2, scene.room) : scene.room);
    const lines = joined(found.lines)
      .map((line) => scene.finish(line))
      .filter((line, index) => {
        const fits = index === 0 || sentencesIn(line) <= room;
        room -= fits ? sentencesIn(line) : 0;
        return fits;
      });
    return lines;
  });
  return { sentences, themes: [...new Set(themes)] };
}
