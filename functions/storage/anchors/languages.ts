import * as z from "zod";
import { defineEntity } from "../../domain/entity.ts";
import { scaleFamilies } from "../../domain/scales/scale-families.ts";
import { scaleTestSchema, themeTestSchema, type ScaleTest, type ThemeTest } from "../../domain/scales/self-test.ts";
import { embedderTestKey, translationKey } from "../unowned-keys.ts";
import type { Table } from "../table.ts";

const five = z.array(z.string()).length(5);
const translationSchema = z.object({
  scales: z.record(z.enum(scaleFamilies), z.object({ sets: z.array(five).min(3), probes: five })),
  alike: z.array(z.array(z.string()).length(3)),
});
/** Anchors and probes of a language as a model has translated them; null where it could not. */
export type Translation = z.infer<typeof translationSchema>;

/** An outcome that may be another one tomorrow is forgotten by then. */
const expiring = { expires_at: z.int().optional() };
export const translationEntity = defineEntity(
  "translation",
  z.object({ translation: translationSchema.nullable(), ...expiring }),
);
export const embedderTestEntity = defineEntity(
  "embedder_test",
  z.object({ scales: scaleTestSchema.nullable(), themes: themeTestSchema.nullable() }),
);

/** A language as an embedding model is tested in it. */
export interface TestedLanguage {
  /** BCP 47 primary tag. */
  language: string;
  /** Of anchors and probes, and who has translated them. */
  version: string;
}

const DAY_SECONDS = 86_400;
const seconds = () => Math.floor(Date.now() / 1000);

/**
 * What models have shown to be able to read, and anchors that a model has translated. None of it is anybody's: outcomes
 * of two workers at the same time are the same, and the later one replaces the earlier.
 */
export const createLanguageStore = (table: Pick<Table, "getMany" | "putAll">) => ({
  /** @returns undefined where nothing was tested yet */
  async findScaleTest(modelId: string, tested: TestedLanguage): Promise<ScaleTest | undefined> {
    const [item] = await table.getMany([embedderTestEntity, embedderTestKey(modelId, "SCALES", tested)] as const);
    return item?.scales ?? undefined;
  },

  /** @returns undefined where nothing was tested yet */
  async findThemeTest(modelId: string, tested: TestedLanguage): Promise<ThemeTest | undefined> {
    const [item] = await table.getMany([embedderTestEntity, embedderTestKey(modelId, "THEMES", tested)] as const);
    return item?.themes ?? undefined;
  },

  saveScaleTest: (modelId: string, tested: TestedLanguage, scales: ScaleTest): Promise<void> =>
    table.putAll([
      { ...embedderTestKey(modelId, "SCALES", tested), ...embedderTestEntity.label, scales, themes: null },
    ]),

  saveThemeTest: (modelId: string, tested: TestedLanguage, themes: ThemeTest): Promise<void> =>
    table.putAll([
      { ...embedderTestKey(modelId, "THEMES", tested), ...embedderTestEntity.label, scales: null, themes },
    ]),

  /** @returns null where the model could not lately; undefined where nobody has asked it */
  async findTranslation(modelId: string, tested: TestedLanguage): Promise<Translation | null | undefined> {
    const [item] = await table.getMany([translationEntity, translationKey(modelId, tested)] as const);
    if (!item || (item.expires_at !== undefined && item.expires_at <= seconds())) return undefined;
    return item.translation;
  },

  saveTranslation: (modelId: string, tested: TestedLanguage, translation: Translation | null): Promise<void> =>
    table.putAll([
      {
        ...translationKey(modelId, tested),
        ...translationEntity.label,
        translation,
        // Whoever could not today may with another day's luck.
        ...(translation === null ? { expires_at: seconds() + DAY_SECONDS } : {}),
      },
    ]),
});
export type LanguageStore = ReturnType<typeof createLanguageStore>;
