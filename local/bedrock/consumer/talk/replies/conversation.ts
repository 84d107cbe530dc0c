import { resaid, sentenceAbout, sentencesOf, turnAbout, unled, type Turn } from "../memory.ts";
import { by, led, reply, type Reply } from "../reply.ts";
import type { Scene } from "../scene.ts";
import { reasonOnOffer } from "./offer.ts";
import { isOnOffer } from "./offer-reasons.ts";
import { onEveryday } from "./everyday-probes.ts";
import { exampleOnTopic, moreOnTopic, reasonOnTopic } from "./elaborate.ts";
import { onHaving } from "./naming.ts";
import { painsOf } from "./standing.ts";

function recall(scene: Scene): Reply {
  const { memory, ask, language } = scene;
  const { turns } = memory;
  if (turns.length === 0) return reply([scene.say("recall_none")]);
  const text = ask.text.toLowerCase();
  const first = /first|erste/.test(text);
  const wantsQuestion = /(?:did|have) i |question|habe ich|frage/.test(text) && !/answer|antwort/.test(text);
  if (wantsQuestion)
    return reply([scene.say("recall_question", { said: (first ? turns[0] : turns.at(-1))!.said.trim() })]);
  const found = first
    ? turns[0]
    : (turnAbout(memory, ask.text) ?? (/about|über|zu[mr]?\b|wegen/.test(text) ? undefined : turns.at(-1)));
  if (!found) return reply([scene.say("recall_nothing_on")]);
  return reply([scene.say("recall_answer", { said: resaid(sentenceAbout(found.answer, ask.text), language) })]);
}

function person(scene: Scene): Reply {
  const { consumer, ask } = scene;
  const text = ask.text.toLowerCase();
  if (/name|heiß/.test(text)) return reply([scene.say("name")]);
  if (/old|age|alt\b/.test(text)) return reply([scene.say("age")]);
  if (/children|kids|kinder/.test(text))
    return reply([
      scene.say(consumer.hasChildren || consumer.hasBaby ? "children_yes" : "children_no"),
      scene.say("intro_home"),
    ]);
  if (/pet|dog|cat\b|haustier|hund|katze/.test(text))
    return reply([scene.say(consumer.hasPet ? "pets_yes" : "pets_no")]);
  if (/live|from|wohn|leb|woher/.test(text)) return reply([scene.say("live"), scene.say("intro_home")]);
  if (/married|single|partner|verheiratet/.test(text)) return reply([scene.say("intro_home")]);
  const isWorking =
    scene.narrator.say(["{as_job}"]) !== null ||
    (scene.language === "en" && !/^(?:retired|between|looking|unemployed)/i.test(consumer.profile.occupation));
  return reply([
    isWorking ? (scene.say("job") ?? scene.say("job_free")) : scene.say("job_free"),
    scene.say("intro_circumstance"),
  ]);
}

const weighty: readonly Scene["kind"][] = [
  "wand", "dislike", "problem", "worry", "miss", "choice", "opinion", "like", "feeling", "money", "sources",
]; // prettier-ignore

/** Wishes for nothing, which are no point to make once more. */
const unchanged = /^(?:nothing|nichts)\b|wouldn't change|would not change|nichts ändern/i;

/** What the person said that matters most to them, without what led up to it; undefined when they said little. */
function mainPoint({ memory, language }: Scene): string | undefined {
  const turns = weighty.flatMap((kind) => memory.turns.filter((turn) => turn.kind === kind));
  const sentences = turns.flatMap(({ answer }) => sentencesOf(answer)).map(unled);
  const found = sentences.find(
    (text) => text.length > 30 && text.length < 150 && !text.endsWith("?") && !unchanged.test(text),
  );
  return found && resaid(found, language);
}

function closing(scene: Scene): Reply {
  const talkative = scene.consumer.extraversion > -0.1 && scene.memory.turns.length > 1;
  const main = mainPoint(scene);
  if (!talkative || !main) return reply([scene.say("closing_nothing")]);
  return reply([led(scene.say("closing_point"), main)]);
}

function point(scene: Scene): Reply {
  const main = mainPoint(scene);
  return main ? reply([led(scene.say("point_lead"), main)]) : reply([scene.say("closing_nothing")]);
}

function meaning(scene: Scene, base: Turn): Reply {
  const quoted =
    /["“„'‘]([^"”“'’]{2,60})["”“'’]/.exec(scene.ask.text)?.[1] ??
    /(?:mean by|verstehen sie unter|verstehst du unter) ([\p{L} ]{2,40})/iu.exec(scene.ask.text)?.[1]?.trim();
  const named = quoted && !/^(?:that|this|it|so|das|dem|damit)$/i.test(quoted) ? quoted : undefined;
  const reasons = isOnOffer(scene) ? reasonOnOffer(scene, base.kind) : reasonOnTopic(scene, base.kind);
  const lead = named ? scene.say("meaning_lead", { said: named }) : scene.say("meaning");
  const [first = scene.say("meaning_plain"), ...rest] = reasons.lines.map((line) =>
    line.replace(/^(?:because|weil) /, by(scene, "that ", "dass ")),
  );
  return reply([led(lead, first), ...rest], reasons.themes);
}

function probe(scene: Scene): Reply {
  const base = scene.base!;
  const named = onHaving(scene, base.said);
  if (named && named.lines.length > 0) return named;
  const everyday = onEveryday(scene, base);
  if (everyday) return everyday;
  if (scene.kind === "probe_meaning") return meaning(scene, base);
  if (scene.kind === "probe_example") return exampleOnTopic(scene, base.kind);
  const onOffer = isOnOffer(scene);
  if (scene.kind === "probe_why") return onOffer ? reasonOnOffer(scene, base.kind) : reasonOnTopic(scene, base.kind);
  if (!onOffer) return moreOnTopic(scene);
  const more = reasonOnOffer(scene, base.kind);
  return more.lines.length > 0 ? more : reply([scene.say("more_none")]);
}

/** Answers what belongs to the conversation itself: greetings, probes, what was said, and questions that are none. */
export function replyToConversation(scene: Scene): Reply | null {
  switch (scene.kind) {
    case "orders": return reply([scene.say("orders"), scene.memory.turns.length > 2 ? null : scene.say("intro_home")].slice(0, 1));
    case "machine": return reply([scene.say("machine")]);
    case "recall": return recall(scene);
    case "greeting": return reply([/how are|how's|how do you do|wie geht|geht es/i.test(scene.ask.text) ? scene.say("wellbeing") : scene.say("greeting")]);
    case "closing": return closing(scene);
    case "point": return point(scene);
    case "intro": return reply([scene.say("intro"), scene.say("intro_home"), scene.say("intro_circumstance"), scene.say("intro_free")]);
    case "person": return person(scene);
    case "probe_why": case "probe_example": case "probe_meaning": case "probe_more": return scene.base ? probe(scene) : null;
    default: return null;
  }
} // prettier-ignore

/** Kinds that have one answer: asked again, the person says it again. */
const settled = new Set(["frequency", "quantity", "money", "shop", "time", "company", "brands", "since", "last", "choice", "willing", "sources", "household", "day", "having", "provider", "owning", "fact", "like", "dislike", "problem", "opinion", "intent", "recommend", "person", "intro"]); // prettier-ignore

/** The earlier turn in which the same was asked; undefined for the first time. */
export function askedBefore(scene: Scene, isSame: (turn: Turn) => boolean): Turn | undefined {
  if (!settled.has(scene.kind)) return undefined;
  return scene.memory.turns.find((turn) => turn.kind === scene.kind && isSame(turn));
}

export const again = (scene: Scene, turn: Turn): Reply => {
  const first =
    sentencesOf(turn.answer).find((sentence) => !/^(?:as i (?:said|told)|wie gesagt|wie ich schon)/i.test(sentence)) ??
    turn.answer;
  return reply([scene.say("again", { said: resaid(first, scene.language) }), scene.say("again_more")]);
};

/** What speaks from the matters that occupy the person, for an answer that would otherwise be empty. */
export const anything = (scene: Scene): Reply => {
  const found = reply([
    scene.say("topic_none"),
    painsOf(scene)
      .map((matter) => scene.sayFrom(matter[scene.language].say))
      .find(Boolean),
  ]);
  // Who has said everything says so, as often as they are asked: an empty answer is none.
  return found.lines.length > 0 ? found : reply([by(scene, "I have said all I can", "mehr kann ich nicht sagen")]);
};
