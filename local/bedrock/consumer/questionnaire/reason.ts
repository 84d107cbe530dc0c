import type { Language } from "../language.ts";
import { randomFrom, seedFrom, uniform } from "../../../../functions/domain/statistics/random.ts";
import { effectOn } from "../appraisal/loadings.ts";
import { narratorOf } from "../voice/narrator.ts";
import { sayReason } from "../voice/reasons.ts";
import type { Speaker } from "../wording/speaker.ts";
import type { Asked } from "./asked.ts";
import type { Because, Stand } from "./position.ts";
import { brandReasons as englishBrands, traitReasons as englishTraits } from "./reasons-english.ts";
import { brandReasons as germanBrands, traitReasons as germanTraits } from "./reasons-german.ts";

/** Share of people who leave it at the verdict. */
const TERSE = 0.2;
/** Nearer to the middle than this people have no reason to one side. */
const UNDECIDED = 0.12;

/** Below this a reason for or against an offer does not explain an answer. */
const EXPLAINS = 0.1;

/** What a person says of themselves, if it explains a position on its side. */
export function sayTrait(because: Because, position: number, language: Language, speaker: Speaker): string | null {
  if (because === null || because.kind === "concept") return null;
  if (because.kind === "brand") {
    const pools = language === "de" ? germanBrands : englishBrands;
    return speaker.say(because.trusted ? pools.pro : pools.con, { brand: because.brand });
  }
  if (Math.sign(because.effect) !== Math.sign(position) || Math.abs(position) < UNDECIDED) return null;
  const pools = language === "de" ? germanTraits : englishTraits;
  return speaker.say(pools[because.dimension][because.high ? "pro" : "con"]);
}

/** A sentence on why somebody stands where they stand; null when they leave it at that. */
export function reasonFor({ because, position }: Stand, asked: Asked, speaker: Speaker, seed: string): string | null {
  const { consumer, language, stimulus, text } = asked;
  const { full_name, location } = consumer.profile;
  if (uniform(randomFrom(seedFrom(full_name, location, "terse", text))) < TERSE) return null;
  if (because?.kind !== "concept" || stimulus === null) return sayTrait(because, position, language, speaker);
  const { appraisal, item, sign } = because;
  if (stimulus.language !== language || Math.abs(position) < UNDECIDED) return null;
  const narrator = narratorOf(stimulus, consumer, appraisal, seed);
  const side = sign * Math.sign(position);
  const [driver] = appraisal.drivers
    .filter((one) => side * effectOn(item, one) > EXPLAINS)
    .toSorted((a, b) => side * (effectOn(item, b) - effectOn(item, a)));
  const reason = driver ? sayReason(narrator, driver, stimulus) : null;
  // Answers are rated by their words: amounts in them would read as points of a scale.
  return reason !== null && /\d/.test(reason) ? null : reason;
}
