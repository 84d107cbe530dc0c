import * as z from "zod";
import { seedFrom } from "../../../../functions/statistics/random.ts";
import { blockOf, blocksOf, jsonBlocksOf, proseOf, recalledOf, talkOf, type Said } from "../blocks.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { languagesOf } from "../tell-language.ts";
import { appraise, type Appraisal } from "./appraise.ts";
import { isTitle, readOffer, type Offer } from "./offer.ts";
import { readConsumer, type Consumer } from "./person.ts";
import { Voice } from "./voice.ts";

/** A language and its pack's words, by which a text is read. */
export interface Reading {
  language: PackLanguage;
  speaking: Speaking;
}

/** Everything a person answers from. */
export interface Scene extends Reading {
  /** The language of what is asked, which may be another one than the person's. */
  asked: Reading;
  seed: string;
  consumer: Consumer;
  offer: Offer | null;
  /** The language of what the study shows. */
  shownIn: PackLanguage;
  appraisal: Appraisal | null;
  voice: Voice;
  talk: readonly Said[];
  /** What the person said themselves. */
  own: readonly string[];
}

const earlierSchema = z.object({ question: z.string(), answer: z.string() });

/** What a questionnaire shows of the person's own answers, as a talk. */
const answeredBefore = (request: string, name: string): Said[] =>
  jsonBlocksOf(request, "answered").flatMap((block) => {
    const { question, answer } = earlierSchema.parse(block);
    return [
      { speaker: "interviewer", text: question },
      { speaker: name, text: answer },
    ];
  });

/** Reads a request, whatever language its parts are in; a mere title above it is no offer. */
export function sceneOf(request: string, language: PackLanguage, seed: string): Scene {
  const { speaking } = packOf(language);
  const consumer = readConsumer(request);
  const above = blockOf(request, "shown");
  const about = [blockOf(request, "stimulus"), ...blocksOf(request, "briefing")].join("\n").trim();
  const question = ["question", "tasks"].map((tag) => proseOf(request, tag)).join("\n");
  const [askedIn, aboveIn, aboutIn] = languagesOf([question, above, about], language);
  const shown = readOffer(above, aboveIn);
  const study = isTitle(about, aboutIn) ? null : readOffer(about, aboutIn);
  // What stands above a question is what it is about, unless it only sets the scene for what the study shows.
  const offer = shown && (shown.price || shown.claims.some(({ worth }) => worth !== 0)) ? shown : (study ?? shown);
  const talk = [...talkOf(request), ...answeredBefore(request, consumer.profile.full_name)];
  const spoken = talk.filter(({ speaker }) => speaker === consumer.profile.full_name).map(({ text }) => text);
  const own = [...spoken, ...recalledOf(request)];
  return {
    language,
    speaking,
    asked: { language: askedIn, speaking: packOf(askedIn).speaking },
    seed,
    consumer,
    offer,
    appraisal: offer && appraise(offer, consumer, seed),
    voice: new Voice(speaking, consumer, seedFrom(request, seed), own),
    shownIn: aboutIn,
    talk,
    own,
  };
}
