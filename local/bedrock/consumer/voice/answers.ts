import { conceptItems, type ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { uniform } from "../../../../functions/domain/statistics/random.ts";
import type { Appraisal } from "../appraisal/appraise.ts";
import type { Driver } from "../appraisal/driver.ts";
import { effectOn } from "../appraisal/loadings.ts";
import type { Stimulus } from "../stimulus/stimulus.ts";
import type { Narrator } from "./narrator.ts";
import { levelOf } from "./pack.ts";
import { sayReason } from "./reasons.ts";

/** Reasons that people give for an item at all: nobody calls an offer unbelievable because it is dear. */
const fitting: Readonly<Record<ConceptItem, (driver: Driver) => boolean>> = {
  purchase_intent: () => true,
  uniqueness: ({ bearing, id }) => bearing === "novelty" || id === "feature",
  relevance: ({ bearing }) => bearing === "need" || bearing === "habit" || bearing === "benefit",
  believability: ({ bearing, id }) => bearing === "trust" || bearing === "brand" || id === "performance",
  value_for_money: ({ bearing }) => bearing === "price" || bearing === "terms",
  liking: ({ bearing }) => bearing !== "price" && bearing !== "habit",
};
/** Below this a reason does not explain an answer. */
const EXPLAINS = 0.09;

function reasonFor(item: ConceptItem, appraisal: Appraisal, given: Set<Driver>): Driver | undefined {
  const score = appraisal.items[item];
  const direction = Math.abs(score) < 0.12 ? 0 : Math.sign(score);
  const candidates = appraisal.drivers
    .filter((driver) => fitting[item](driver) && !given.has(driver))
    .filter((driver) => direction === 0 || Math.sign(driver.effect) === direction)
    .toSorted((a, b) => Math.abs(effectOn(item, b)) - Math.abs(effectOn(item, a)));
  const price = item === "value_for_money" ? candidates.find((driver) => driver.id === "price") : undefined;
  const best = price ?? candidates[0];
  return best && (price || Math.abs(effectOn(item, best)) > EXPLAINS) ? best : undefined;
}

/** Answers to the battery: a graded stance each, and where there is one a reason that was not given before. */
export function writeAnswers(
  narrator: Narrator,
  stimulus: Stimulus,
  appraisal: Appraisal,
): Record<ConceptItem, string> {
  const given = new Set<Driver>();
  const entries = conceptItems.map((item) => {
    const level = levelOf(appraisal.items[item]);
    const isPriced = stimulus.price !== null || stimulus.relativePrice !== null;
    const pools = item === "value_for_money" && !isPriced ? narrator.pack.valueWithoutPrice : narrator.pack.items[item];
    const stance = narrator.rounded(narrator.say(pools[level]) ?? "", 0.5);
    const reason = level === 0 && item !== "value_for_money" ? undefined : reasonFor(item, appraisal, given);
    const words = reason ? sayReason(narrator, reason, stimulus) : null;
    if (reason) given.add(reason);
    const colon = words !== null && !/[.:!?;]/.test(stance) && !/[:“„]/.test(words) && uniform(narrator.random) < 0.4;
    if (words === null) return [item, narrator.finish(stance)] as const;
    const text = colon
      ? narrator.finish(`${stance}: ${words}`)
      : `${narrator.finish(stance)} ${narrator.finish(words)}`;
    return [item, text] as const;
  });
  return Object.fromEntries(entries) as Record<ConceptItem, string>;
}
