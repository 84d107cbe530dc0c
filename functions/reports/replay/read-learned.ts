import { languages } from "../../languages/registry.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import type { EmbeddedText } from "../../models/call-log/record.ts";
import { similarityModel, type ModelIds } from "../../platform/functions/environment.ts";
import type { Table } from "../../platform/table/table.ts";
import { applyMap } from "../../statistics/ridge.ts";
import { GRADED_ANSWERS_VERSION as version, scaleFamilies } from "../../studies/rating/scale-families.ts";
import type { ScaleMap } from "../../studies/rating/scale-map.ts";
import { createLanguageStore } from "../../studies/rating/store-languages.ts";

/** Both numbers are computed from the same 32-bit floats, so they differ at most by this. */
const SAME = 1e-9;

/**
 * Whether a study has used a learned scale. If so, it has recorded the vector by which the scale identifies its model.
 */
const isUsed = ({ map, firstReading }: ScaleMap, texts: readonly EmbeddedText[]): boolean =>
  map === null ||
  texts.some(
    ({ vector }) => vector.length === map.weights.length && Math.abs(applyMap(map, vector) - firstReading) < SAME,
  );

/**
 * Reads what was learned about the study's models, so that the items are captured: the scales that the study used, and
 * how well the embedding model distinguishes themes.
 * @param stored the table
 * @param captured the same table, which keeps what is read
 */
export async function readLearned(
  stored: Table,
  captured: Table,
  { models, texts, language }: { models: ModelIds; texts: readonly EmbeddedText[]; language: string },
): Promise<void> {
  const [all, kept] = [createLanguageStore(stored), createLanguageStore(captured)];
  const { embedding, persona } = models;
  const readScales = languages.flatMap((tested) =>
    scaleFamilies.map(async (family) => {
      const place = [embedding ?? "", { language: tested, version }, family] as const;
      const found = await all.findScale(...place);
      if (found && isUsed(found, texts)) await kept.findScale(...place);
    }),
  );
  const similarity = similarityModel(models);
  const spoken = primaryLanguage(language);
  const [translator = ""] = persona;
  const readThemes = [version, `${version} ${translator}`].map((one) =>
    kept.findThemeTest(similarity ?? "", { language: spoken, version: one }),
  );
  await Promise.all([...readScales, ...readThemes, kept.findTranslation(translator, { language: spoken, version })]);
}
