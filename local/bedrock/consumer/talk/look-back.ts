import type { LookingBack } from "../../../../functions/prompts/looking-back/prompt.ts";
import { uniform } from "../../../../functions/domain/statistics/random.ts";
import { themesOf } from "../voice/reasons.ts";
import { groundOf, type Ground } from "./ground.ts";
import { resaid, sentencesOf, unled, type Memory, type Turn } from "./memory.ts";
import { stancesIn } from "./readings.ts";
import { painsOf } from "./replies/standing.ts";
import { replyOnTopic } from "./replies/topic.ts";
import { led } from "./reply.ts";
import { scenesOf, type Scene } from "./scene.ts";
import type { TalkKey } from "./words/english.ts";

const MOST_THEMES = 4;
const LONGEST_QUOTE = 300;
/** Turns whose answers say nothing of what the person thinks. */
const idle = new Set([
  "greeting",
  "closing",
  "point",
  "orders",
  "machine",
  "recall",
  "person",
  "intro",
  "probe_why",
  "probe_example",
  "probe_meaning",
  "probe_more",
]);

/** Turns in which people say what they think rather than what they do. */
const judging = new Set([
  "opinion", "like", "dislike", "problem", "worry", "miss", "feeling", "value", "intent", "believe", "novel", "relevant", "compare",
  "choice", "yesno", "whynot", "satisfied", "wand", "change", "recommend",
]); // prettier-ignore
/** Before anything was said. */
const silence: Memory = { turns: [], own: "", ownLines: [], asked: [], others: [] };

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const stanceOf = (texts: readonly string[]): number | null =>
  mean(
    texts
      .map((text) => stancesIn(text).valence)
      .filter((stance) => stance !== undefined)
      .map(({ position }) => position),
  );

/** How far a person lets others move them, 0..0.45: the agreeable somewhat, the disagreeable not at all. */
const openness = (agreeableness: number): number => Math.max(0, 0.2 + 0.3 * agreeableness);

/** The sentence that says most clearly what the person thinks, the way they lean. */
function tellingSentence(lines: readonly string[], leaning: number): string | undefined {
  const candidates = lines
    .flatMap(sentencesOf)
    .map((text) => text.trim())
    .filter((text) => text.length >= 24 && text.length <= LONGEST_QUOTE && !text.endsWith("?") && !text.endsWith(":"));
  const score = (text: string) => {
    const stance = stancesIn(text).valence;
    const fits = stance ? stance.evidence * (Math.abs(leaning) < 0.1 ? 0.5 : stance.position * Math.sign(leaning)) : 0;
    return (
      fits +
      Math.min(text.length, 120) / 300 +
      (/^(?:as i|wie gesagt|hello|hallo|my name)/i.test(text) ? -1 : 0) -
      (unled(text) === text ? 0 : 0.15)
    );
  };
  return candidates.map((text) => ({ text, value: score(text) })).toSorted((a, b) => b.value - a.value)[0]?.text;
}

/** What the questions of a talk and the answers to them were about, most frequent first. */
function themesIn(scene: Scene, ground: Ground): string[] {
  const { memory, offer, appraisal, narrator } = scene;
  const counted = new Map<string, number>();
  const count = (theme: string, weight: number) => counted.set(theme, (counted.get(theme) ?? 0) + weight);
  const relevant = memory.turns.filter(({ kind }) => !idle.has(kind)).slice(-12);
  const unasked: Ground = { ...ground, memory: silence, offerAfter: () => ground.offerAfter("") };
  for (const { said } of relevant) {
    const asked = scenesOf({ ground: unasked, question: said, isWritten: true }).at(-1);
    if (asked && !(asked.subject.isOffer && appraisal)) for (const theme of replyOnTopic(asked).themes) count(theme, 1);
  }
  if (offer && appraisal) {
    const own = memory.ownLines.join(" ");
    const named = appraisal.drivers.filter(({ id }) =>
      id === "price"
        ? /\d|price|expensive|cheap|preis|teuer|günstig/i.test(own)
        : (offer.claims.find(({ kind }) => kind.id === id)?.kind.pattern.test(own) ?? true),
    );
    themesOf(narrator, offer, { ...appraisal, drivers: named }, 3).forEach((theme, index) =>
      count(theme, 1.6 - index * 0.2),
    );
  }
  return [...counted]
    .toSorted(([, a], [, b]) => b - a)
    .map(([theme]) => theme)
    .slice(0, MOST_THEMES);
}

function verdictKey(position: number, isOffer: boolean): TalkKey {
  const shade = position > 0.14 ? "good" : position < -0.12 ? "bad" : "mixed";
  return isOffer ? `back_${shade}` : `back_topic_${shade}`;
}

/** What the others' talk did to the person, where there were others. */
function swayed(scene: Scene, own: number, others: number | null, after: number): string | null {
  if (others === null) return null;
  if (Math.abs(others - own) < 0.2) return scene.say("agreed");
  if (Math.abs(after - own) < 0.05) return scene.say("unswayed");
  return scene.say(after > own ? "swayed_up" : "swayed_down");
}

/** Looks back on a study as the persona of the request would: in line with what they said and how they take the offer. */
export function lookBack(request: string): LookingBack {
  const ground = groundOf(request);
  const { asked } = ground.memory;
  const scene = scenesOf({ ground, question: asked.find((text) => text.length > 11) ?? "", isWritten: false })[0]!;
  const { memory, consumer, appraisal, offer: shown } = scene;
  const relevant: Turn[] = memory.turns.filter(({ kind }) => !idle.has(kind));
  const lines = relevant.length > 0 ? relevant.map(({ answer }) => answer) : memory.ownLines;
  const voiced = stanceOf(lines) ?? 0;
  const own = appraisal ? 0.5 * appraisal.overall + 0.5 * voiced : voiced;
  const others = stanceOf(memory.others);
  const position = others === null ? own : own + openness(consumer.agreeableness) * (others - own);
  const telling = relevant.filter(({ kind }) => judging.has(kind)).map(({ answer }) => answer);
  const quote = tellingSentence(telling.length > 0 ? telling : lines, position);
  const themes = themesIn(scene, ground);
  const pain = position < -0.12 && !shown ? scene.sayFrom(painsOf(scene)[0]?.[scene.language].say) : null;
  const parts = [
    uniform(scene.narrator.random) < 0.5 ? led(scene.say("looking_back"), scene.say(verdictKey(position, shown !== null))) : scene.say(verdictKey(position, shown !== null)),
    quote ? scene.say("back_said", { said: resaid(unled(quote), scene.language) }) : (pain ?? scene.say("why_plain")),
    swayed(scene, own, others, position),
    shown && appraisal ? scene.narrator.say(scene.narrator.pack.closing[position > 0.4 ? 2 : position > 0.14 ? 1 : position > -0.12 ? 0 : position > -0.4 ? -1 : -2]) : null,
  ]; // prettier-ignore
  const sentences = parts.filter((text) => text !== null).map((text) => scene.finish(text));
  return {
    reaction: sentences.join(" ").slice(0, 2_000),
    key_themes: themes.length > 0 ? themes : [scene.subject.view.category[scene.language].many],
    notable_quote: quote ?? sentences.toSorted((a, b) => b.length - a.length)[0]!.slice(0, LONGEST_QUOTE),
  };
}
