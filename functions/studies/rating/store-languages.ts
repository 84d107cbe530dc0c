import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { scaleFamilies, type ScaleFamily } from "./scale-families.ts";
import { scaleTestSchema, type ScaleMap, type ScaleTest } from "./scale-map.ts";
import { themeTestSchema, type ThemeTest } from "./theme-test.ts";
import { packFloats, unpackFloats } from "../../platform/table/float-vectors.ts";
import { scaleMapKey, themeTestKey, translationKey } from "../../platform/table/unowned-keys.ts";
import type { Table } from "../../platform/table/table.ts";

const themesSchema = z.array(z.array(z.string()).length(3));
/** Themes of the theme test as a model has translated them; null where it could not. */
export type Translation = z.infer<typeof themesSchema> | null;

/** An outcome that may be different tomorrow expires by then. */
const expiring = { expires_at: z.int().optional() };
export const translationEntity = defineEntity(
  "theme_translation",
  z.object({ themes: themesSchema.nullable(), ...expiring }),
);
export const themeTestEntity = defineEntity("theme_test", z.object({ test: themeTestSchema }));
export const scaleMapEntity = defineEntity(
  "scale_map",
  z.object({
    test: scaleTestSchema,
    /** Weights are 32-bit floats, as bytes. */
    map: z.object({ intercept: z.number(), weights: z.instanceof(Uint8Array) }).nullable(),
    first_reading: z.number(),
  }),
);

/** A language as an embedding model is tested in it. */
export interface TestedLanguage {
  /** BCP 47 primary tag. */
  language: string;
  /** Version of the graded answers and themes, and who translated them. */
  version: string;
}

const DAY_SECONDS = 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * What embedding models have learned to read, and themes that a model has translated. None of it is anybody's: outcomes
 * of two workers at the same time are the same, and the later one replaces the earlier.
 */
export const createLanguageStore = (table: Pick<Table, "getMany" | "putAll">) => ({
  /** @returns undefined if it was not learned yet */
  async findScale(modelId: string, tested: TestedLanguage, family: ScaleFamily): Promise<ScaleMap | undefined> {
    const [item] = await table.getMany([scaleMapEntity, scaleMapKey(modelId, tested, family)] as const);
    if (!item) return undefined;
    const { test, map, first_reading: firstReading } = item;
    return { test, map: map && { intercept: map.intercept, weights: unpackFloats(map.weights) }, firstReading };
  },

  /** Tests of every scale that was learned in a language. */
  async findScaleTests(modelId: string, tested: TestedLanguage): Promise<ReadonlyMap<ScaleFamily, ScaleTest>> {
    const items = await table.getMany(
      ...scaleFamilies.map((family) => [scaleMapEntity, scaleMapKey(modelId, tested, family)] as const),
    );
    return new Map(scaleFamilies.flatMap((family, index) => (items[index] ? [[family, items[index].test]] : [])));
  },

  saveScale: (
    modelId: string,
    tested: TestedLanguage,
    family: ScaleFamily,
    { test, map, firstReading }: ScaleMap,
  ): Promise<void> =>
    table.putAll([
      {
        ...scaleMapKey(modelId, tested, family),
        ...scaleMapEntity.label,
        test,
        map: map && { intercept: map.intercept, weights: packFloats(map.weights) },
        first_reading: firstReading,
      },
    ]),

  /** @returns undefined where nothing was tested yet */
  async findThemeTest(modelId: string, tested: TestedLanguage): Promise<ThemeTest | undefined> {
    const [item] = await table.getMany([themeTestEntity, themeTestKey(modelId, tested)] as const);
    return item?.test;
  },

  saveThemeTest: (modelId: string, tested: TestedLanguage, test: ThemeTest): Promise<void> =>
    table.putAll([{ ...themeTestKey(modelId, tested), ...themeTestEntity.label, test }]),

  /** @returns null if the model recently failed; undefined if it was never asked */
  async findTranslation(modelId: string, tested: TestedLanguage): Promise<Translation | undefined> {
    const [item] = await table.getMany([translationEntity, translationKey(modelId, tested)] as const);
    if (!item || (item.expires_at !== undefined && item.expires_at <= seconds())) return undefined;
    return item.themes;
  },

  saveTranslation: (
    modelId: string,
    tested: TestedLanguage,
    themes: readonly (readonly string[])[] | null,
  ): Promise<void> =>
    table.putAll([
      {
        ...translationKey(modelId, tested),
        ...translationEntity.label,
        themes,
        // A model that failed today may succeed on another day.
        ...(themes === null ? { expires_at: seconds() + DAY_SECONDS } : {}),
      },
    ]),
});
export type LanguageStore = ReturnType<typeof createLanguageStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    languages: Pick<LanguageStore, "findScaleTests">;
  }
}
