import { conceptItems, type ConceptItem } from "../../../../functions/studies/concept-test/battery.ts";
import type { ConceptReaction } from "../../../../functions/studies/concept-test/prompt.ts";
import type { PrivateView } from "../../../../functions/studies/focus-group/private-view-prompt.ts";
import type { Tool } from "../tool.ts";
import { appraise, reasonsOn, type Appraisal, type Reason } from "./appraise.ts";
import { blockOf } from "../blocks.ts";
import { readOffer } from "./offer.ts";
import { sceneOf, type Scene } from "./scene.ts";
import { tempered } from "./temper.ts";
import { isEvasion, spokenThemesOrWhole } from "./themes.ts";

const sideOf = (position: number): 1 | -1 => (position >= 0 ? 1 : -1);
/** Nearer to the middle than this people name both sides. */
const TORN = 0.25;

/** The reasons that somebody names for where they stand: those of their side, the other side's where they are torn. */
export function namedReasons(item: ConceptItem, position: number, appraisal: Appraisal, most: number): Reason[] {
  const side = sideOf(position);
  const own = reasonsOn(item, appraisal, side);
  const other = Math.abs(position) < TORN ? reasonsOn(item, appraisal, side === 1 ? -1 : 1).slice(0, 1) : [];
  return [...own.slice(0, most - other.length), ...other];
}

/** What somebody thinks of what is shown: verdict, reasons, a word of their life, and what they would do. */
export function viewOf({ voice, appraisal }: Scene, { reasons, life }: { reasons: number; life: boolean }): string[] {
  const overall = appraisal?.overall ?? 0;
  const named = appraisal ? namedReasons("liking", overall, appraisal, reasons) : [];
  const because = named.map((reason) => voice.because(reason));
  return [
    voice.verdict("overall_sentiment", overall),
    ...(because.length > 0 ? because : [voice.say(voice.speaking.reasons.none)]),
    life ? voice.life() : null,
    appraisal ? voice.verdict("purchase_intent", appraisal.items.purchase_intent) : null,
  ].flatMap((line) => (line === null ? [] : [voice.written([line])]));
}

/** Reacts to a concept and answers its battery. */
export const giveReaction: Tool = (request, language, seed): ConceptReaction => {
  const read = sceneOf(request, language, seed);
  // A concept is an offer however short its text is.
  const offered = read.offer ?? readOffer(blockOf(request, "stimulus") || "-", read.shownIn);
  const scene = {
    ...read,
    offer: offered,
    appraisal: read.appraisal ?? (offered && appraise(offered, read.consumer, seed)),
  };
  const { voice, appraisal } = scene;
  const lines = viewOf(scene, { reasons: 2, life: true });
  const answers = Object.fromEntries(
    conceptItems.map((item) => {
      const position = appraisal?.items[item] ?? 0;
      return [
        item,
        tempered(
          scene,
          item,
          position,
          appraisal && item !== "uniqueness" ? namedReasons(item, position, appraisal, 3) : [],
        ),
      ];
    }),
  ) as ConceptReaction["answers"];
  const reaction = lines.join(voice.speaking.space);
  const quote = lines.slice(1, -1).find((line) => line.length <= 300 && !isEvasion(line, scene)) ?? lines[0]!;
  return {
    reaction,
    answers,
    key_themes: spokenThemesOrWhole(reaction, scene, appraisal?.reasons ?? [], 4),
    notable_quote: quote.slice(0, 300),
  };
};

/** Notes a view before a group discussion. */
export const noteView: Tool = (request, language, seed): PrivateView => {
  const scene = sceneOf(request, language, seed);
  return { view: viewOf(scene, { reasons: 2, life: false }).join(scene.voice.speaking.space).slice(0, 1_200) };
};
