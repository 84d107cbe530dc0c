import { seedFrom } from "../../../../functions/domain/statistics/random.ts";
import { blockOf, blocksOf, talkOf, type Said } from "../blocks.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { appraise, type Appraisal } from "./appraise.ts";
import { isTitle, readOffer, type Offer } from "./offer.ts";
import { readConsumer, type Consumer } from "./person.ts";
import { Voice } from "./voice.ts";

/** Everything a person answers from. */
export interface Scene {
  language: PackLanguage;
  speaking: Speaking;
  seed: string;
  consumer: Consumer;
  offer: Offer | null;
  appraisal: Appraisal | null;
  voice: Voice;
  talk: readonly Said[];
  /** What the person said themselves. */
  own: readonly string[];
}

/** Reads a request; a mere title above it is no offer. */
export function sceneOf(request: string, language: PackLanguage, seed: string): Scene {
  const { speaking } = packOf(language);
  const consumer = readConsumer(request);
  const shown = readOffer(blockOf(request, "shown"), language);
  const about = [blockOf(request, "stimulus"), ...blocksOf(request, "briefing")].join("\n").trim();
  const study = isTitle(about, language) ? null : readOffer(about, language);
  // What stands above a question is what it is about, unless it only sets the scene for what the study shows.
  const offer = shown && (shown.price || shown.claims.some(({ worth }) => worth !== 0)) ? shown : (study ?? shown);
  const talk = talkOf(request);
  const own = talk.filter(({ speaker }) => speaker === consumer.profile.full_name).map(({ text }) => text);
  return {
    language,
    speaking,
    seed,
    consumer,
    offer,
    appraisal: offer && appraise(offer, consumer, seed),
    voice: new Voice(speaking, consumer, seedFrom(request, seed), own),
    talk,
    own,
  };
}
