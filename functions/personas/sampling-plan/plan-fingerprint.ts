import { placeOfGroup } from "../market/detect-market.ts";
import { seedFrom } from "../../statistics/random.ts";
import { audienceText, type GroupDefinition, type SegmentDefinition } from "../groups/schemas.ts";

/** Raised when a change would plan the same definition differently than before. */
const PLAN_VERSION = 1;

const hex = (value: number): string => value.toString(16).padStart(8, "0");

/**
 * A key of what a plan is drawn from: ages, gender, place, income, occupation and description. The group's name and
 * size do not count, nor does the spelling of a place (`München` and `Munich, Germany`).
 * @returns 16 hexadecimal digits
 */
export function planFingerprint(definition: SegmentDefinition & Partial<Pick<GroupDefinition, "description">>): string {
  const text = audienceText({ description: null, ...definition });
  const { market, city } = placeOfGroup(definition.location);
  const occupation = definition.occupation?.trim().replaceAll(/\s+/g, " ").toLowerCase() ?? "";
  const fields = JSON.stringify([
    PLAN_VERSION,
    definition.age_min,
    definition.age_max,
    definition.gender,
    market,
    city,
    definition.income_level,
    occupation,
    ...(text === null ? [] : [text]),
  ]);
  return hex(seedFrom("plan", fields)) + hex(seedFrom(fields, "plan"));
}
