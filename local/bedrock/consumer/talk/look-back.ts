import type { LookingBack } from "../../../../functions/prompts/looking-back/prompt.ts";
import { uniform } from "../../../../functions/domain/statistics/random.ts";
import { talkOf } from "../blocks.ts";
import { driftOf } from "../group/drift.ts";
import { firstNamesOf } from "../group/discussion.ts";
import { themesOf } from "../voice/reasons.ts";
import { groundOf, type Ground } from "./ground.ts";
import { closestTo, contradicting, drawn, flattened, influenceOf } from "./influence.ts";
import { resaid, unled, type Memory, type Turn } from "./memory.ts";
import { stancesIn } from "./readings.ts";
import { painsOf } from "./replies/standing.ts";
import { replyOnTopic } from "./replies/topic.ts";
import { led } from "./reply.ts";
import { scenesOf, type Scene } from "./scene.ts";
import { tellingSentences } from "./telling.ts";
import type { TalkKey } from "./words/english.ts";

const MOST_THEMES = 4;
const LONGEST_QUOTE = 300;
/** Wordings of each part that are tried for a look back on a group, where the shade counts. */
const DRAWS = 3;
/** Verdicts drawn for one that does not contradict what the talk did. */
const TRIED = 2;
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

/** What the person would do, by what they think. */
const closingLevel = (position: number) =>
  position > 0.4 ? 2 : position > 0.14 ? 1 : position > -0.12 ? 0 : position > -0.4 ? -1 : -2;

/** Looks back on a study as the persona of the request would: in line with what they said and how they take the offer. */
export function lookBack(request: string): LookingBack {
  const ground = groundOf(request);
  const { asked } = ground.memory;
  const scene = scenesOf({ ground, question: asked.find((text) => text.length > 11) ?? "", isWritten: false })[0]!;
  const { memory, consumer, appraisal, offer: shown, narrator } = scene;
  const relevant: Turn[] = memory.turns.filter(({ kind }) => !idle.has(kind));
  const lines = relevant.length > 0 ? relevant.map(({ answer }) => answer) : memory.ownLines;
  const voiced = stanceOf(lines) ?? 0;
  const isGroup = memory.others.length > 0;
  const talk = isGroup ? talkOf(request) : [];
  // In a group people say what fits the talk; what they think of an offer by themselves is their own appraisal.
  const own = appraisal ? (isGroup ? appraisal.overall : 0.5 * appraisal.overall + 0.5 * voiced) : voiced;
  const drift = driftOf(consumer, own, talk);
  const influence = influenceOf(drift);
  const position = drift.after;
  const telling = relevant.filter(({ kind }) => judging.has(kind)).map(({ answer }) => answer);
  const quotes = tellingSentences(telling.length > 0 ? telling : lines, position, { language: scene.language, names: firstNamesOf(talk, consumer.profile.full_name) }); // prettier-ignore
  const themes = themesIn(scene, ground);
  const pain = position < -0.12 && !shown ? scene.sayFrom(painsOf(scene)[0]?.[scene.language].say) : null;
  const lead = uniform(narrator.random) < 0.5 ? scene.say("looking_back") : null;
  const draws = isGroup ? DRAWS : 1;
  const verdicts = drawn(TRIED * draws, () => scene.say(verdictKey(position, shown !== null)));
  const fitting = verdicts.filter((text) => influence === null || !contradicting[influence].test(text));
  const reasons = quotes.map((quote) => ({ quote, text: scene.say("back_said", { said: resaid(unled(quote), scene.language) }) })); // prettier-ignore
  const best = closestTo(flattened(position), {
    verdicts: (fitting.length > 0 ? fitting : verdicts).slice(0, draws).map((text) => led(lead, text)),
    reasons: reasons.length > 0 ? reasons.slice(0, draws) : [{ quote: null, text: pain ?? scene.say("why_plain") }],
    sways: influence === null ? [] : drawn(2, () => scene.say(influence)),
    closings: shown && appraisal ? drawn(draws, () => narrator.say(narrator.pack.closing[closingLevel(position)])) : [],
  });
  const sentences = best.parts.map((text) => scene.finish(text));
  return {
    reaction: sentences.join(" ").slice(0, 2_000),
    key_themes: themes.length > 0 ? themes : [scene.subject.view.category[scene.language].many],
    notable_quote: best.quote ?? sentences.toSorted((a, b) => b.length - a.length)[0]!.slice(0, LONGEST_QUOTE),
  };
}
