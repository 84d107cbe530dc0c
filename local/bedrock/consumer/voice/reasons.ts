import type { Appraisal } from "../appraisal/appraise.ts";
import type { Driver } from "../appraisal/driver.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import type { Slots } from "../wording/template.ts";
import { declinedClaim } from "./german/slots.ts";
import type { Narrator } from "./narrator.ts";
import type { PriceShade } from "./pack.ts";

/** Effects below this pass without a word. */
const WORTH_SAYING = 0.06;

/** How a price is spoken of, by its effect on the person. */
export function priceShade(stimulus: Stimulus, effect: number): PriceShade {
  if (stimulus.price?.amount === 0) return "free";
  if (effect <= -0.5) return "shocking";
  if (effect <= -0.14) return "high";
  if (effect < 0.06) return "usual";
  return effect < 0.2 ? "fair" : "bargain";
}

/** Claims that some put up with and nobody praises in general terms. */
const unpraised = new Set(["hype", "crypto", "ads", "data_hungry", "subscription", "lock_in", "celebrity"]);

const slotsOf = (driver: Driver, stimulus: Stimulus): Slots => {
  const { claim, quote } = driver.slots;
  const clause = typeof claim === "string" && /^(?:that|what|dass|was)\b/.test(claim);
  const cases = typeof claim === "string" && stimulus.language === "de" ? declinedClaim(claim) : {};
  const shown = typeof quote === "string" ? unsentenced(quote, stimulus.language) : undefined;
  return { ...driver.slots, ...cases, claim_np: clause ? undefined : claim, quote: shown };
};

/** Cited words lose the capital of their sentence. */
const unsentenced = (text: string, language: "en" | "de") =>
  language === "en"
    ? text.replace(/^(?:A|An|The|It|You|Your|With|No|Each|Every|For|We|They|Costs?|Made|One|All|Comes)(?=\s)/, (word) =>
        word.toLowerCase(),
      )
    : text.replace(/^(?:Ein|Eine|Einen|Der|Die|Das|Mit|Ohne|Für|Es|Kein|Keine|Jede|Jeder|Man|Wir|Sie)(?=\s)/, (word) =>
        word.toLowerCase(),
      );

/** A sentence for a reason; null when the person has nothing (more) to say about it. */
export function sayReason(narrator: Narrator, driver: Driver, stimulus: Stimulus): string | null {
  if (Math.abs(driver.effect) < WORTH_SAYING && driver.id !== "price") return null;
  if (driver.id === "price")
    return narrator.say(narrator.pack.price[priceShade(stimulus, driver.effect)], driver.slots);
  const side = driver.effect > 0 ? "pro" : "con";
  const slots = slotsOf(driver, stimulus);
  const own = narrator.pack.reasons[driver.id]?.[side] ?? [];
  const unfit =
    driver.slots["claim"] === undefined || driver.bearing === "harm" || (side === "pro" && unpraised.has(driver.id));
  const general = unfit ? [] : narrator.pack.claim[side];
  // Particular sentences first: the general ones fit any claim and would wear out.
  return narrator.say(own, slots) ?? narrator.say(general, slots);
}

/** Short labels of what the answer turns on, strongest reason first. */
export function themesOf(narrator: Narrator, stimulus: Stimulus, appraisal: Appraisal, most: number): string[] {
  const themes = appraisal.drivers.flatMap((driver) => {
    const sides = narrator.pack.themes[driver.id];
    const usual = driver.id === "price" && ["usual", "free"].includes(priceShade(stimulus, driver.effect));
    const theme =
      usual || Math.abs(driver.effect) < WORTH_SAYING ? null : narrator.say(sides?.[driver.effect > 0 ? "pro" : "con"]);
    return theme === null ? [] : [theme];
  });
  return [...new Set(themes)].slice(0, most);
}
