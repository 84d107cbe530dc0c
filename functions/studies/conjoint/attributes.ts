import * as z from "zod";
import { boundedRecord } from "../../platform/text/bounded-record.ts";
import { lookUp } from "../../platform/look-up.ts";
import { textSchema } from "../../platform/text/text.ts";
import { readStatedPrices } from "./price.ts";

export const MINIMUM_ATTRIBUTES = 2;
export const MAXIMUM_ATTRIBUTES = 8;
export const MINIMUM_LEVELS = 2;
export const MAXIMUM_LEVELS = 7;
export const MAXIMUM_LEVELS_IN_ALL = 30;
const NAME_LENGTH = 100;
const LONGEST_CURRENCY = 10;

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** One thing that varies between the offers, with its values; a level is referred to by its position. */
export const attributeSchema = z.strictObject({
  name: textSchema(NAME_LENGTH),
  levels: z
    .array(textSchema(NAME_LENGTH))
    .min(MINIMUM_LEVELS, `must have at least ${MINIMUM_LEVELS} levels`)
    .max(MAXIMUM_LEVELS, `must have at most ${MAXIMUM_LEVELS} levels`)
    .refine(distinct, "must not repeat a level")
    .meta({ uniqueItems: true }),
});
export type Attribute = z.infer<typeof attributeSchema>;

export const attributesSchema = z
  .array(attributeSchema)
  .min(MINIMUM_ATTRIBUTES, `must have at least ${MINIMUM_ATTRIBUTES} attributes`)
  .max(MAXIMUM_ATTRIBUTES, `must have at most ${MAXIMUM_ATTRIBUTES} attributes`)
  .refine((attributes) => distinct(attributes.map(({ name }) => name)), "must not repeat an attribute name")
  .refine(
    (attributes) => attributes.reduce((total, { levels }) => total + levels.length, 0) <= MAXIMUM_LEVELS_IN_ALL,
    `must have at most ${MAXIMUM_LEVELS_IN_ALL} levels in all`,
  );

export const MOST_SCENARIOS = 10;
export const MOST_SCENARIO_OFFERS = 8;

/** Offers that stand side by side in a market; the caller wants to know their shares of preference. */
const scenarioSchema = z.strictObject({
  name: textSchema(NAME_LENGTH),
  offers: z
    .array(
      boundedRecord(
        z.record(z.string(), z.string()).meta({ description: "Level of every attribute, by its name." }),
        MAXIMUM_ATTRIBUTES,
        `must have at most ${MAXIMUM_ATTRIBUTES} attributes`,
      ),
    )
    .min(1, "must have at least one offer")
    .max(MOST_SCENARIO_OFFERS, `must have at most ${MOST_SCENARIO_OFFERS} offers`),
});

/** What a caller sends to learn shares of preference from a complete study. */
export const sharesInputSchema = z
  .strictObject({
    scenarios: z
      .array(scenarioSchema)
      .min(1, "must have at least one scenario")
      .max(MOST_SCENARIOS, `must have at most ${MOST_SCENARIOS} scenarios`)
      .meta({ description: "Combinations of offers; each offer has one level of every attribute." }),
  })
  .meta({ id: "PreferenceSharesInput" });

/** An offer of a scenario as positions of levels; null where an attribute or level is missing or unknown. */
export const profileOf = (attributes: readonly Attribute[], offer: Record<string, string>): Profile | null => {
  const profile = attributes.map(({ name, levels }) => levels.indexOf(lookUp(offer, name)?.trim() ?? ""));
  return profile.includes(-1) || Object.keys(offer).length > attributes.length ? null : profile;
};

/** What a caller sends to design a conjoint study. */
export const conjointInputSchema = z
  .strictObject({
    attributes: attributesSchema,
    tasks_per_persona: z.int().min(1, "must be between 1 and 30").max(30, "must be between 1 and 30").optional().meta({
      description: "Choice tasks each persona answers besides the two holdouts; default 8 to 15 by design size.",
    }),
    alternatives_per_task: z
      .int()
      .min(2, "must be between 2 and 5")
      .max(5, "must be between 2 and 5")
      .optional()
      .meta({ description: "Offers per task; default 3." }),
    include_none: z.boolean().optional().meta({ description: "Whether personas may take none of them; default true." }),
    price_attribute: z
      .strictObject({ attribute: textSchema(NAME_LENGTH), currency: textSchema(LONGEST_CURRENCY) })
      .nullable()
      .optional()
      .meta({
        description:
          "Which attribute is the price, by its name, and its currency (`KES`), where levels such as `10` do not say " +
          "so; each level has one figure. Null: none is. Absent: the one whose levels are amounts.",
      }),
    scenarios: z.array(scenarioSchema).max(MOST_SCENARIOS, `must be at most ${MOST_SCENARIOS}`).optional().meta({
      description: "Combinations of offers whose shares of preference the report gives.",
    }),
  })
  .superRefine(({ attributes, price_attribute: price, scenarios = [] }, context) => {
    const priced = attributes.find(({ name }) => name === price?.attribute);
    if (price && !priced)
      context.addIssue({
        code: "custom",
        path: ["price_attribute", "attribute"],
        message: "must be the name of one of the attributes",
      });
    else if (price && priced && readStatedPrices(priced.levels, price.currency) === null)
      context.addIssue({
        code: "custom",
        path: ["price_attribute", "attribute"],
        message: "must be an attribute whose levels have one figure each, not all the same",
      });
    scenarios.forEach(({ offers }, scenario) => {
      offers.forEach((offer, index) => {
        if (profileOf(attributes, offer) === null)
          context.addIssue({
            code: "custom",
            path: ["scenarios", scenario, "offers", index],
            message: "must name one of the levels of every attribute",
          });
      });
    });
  })
  .meta({ id: "ConjointDesignInput" });
export type ConjointInput = z.infer<typeof conjointInputSchema>;

/** An offer: the position of its level in every attribute, in the order of the attributes. */
export type Profile = readonly number[];
