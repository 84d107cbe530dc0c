import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ownModel } from "../../functions/models/own-models.ts";
import type { ScaleTest } from "../../functions/studies/rating/scale-map.ts";
import type { ScaleReadings } from "./rating-test.ts";

export const RATINGS_FILE = fileURLToPath(new URL("../../functions/data/chat-ratings.json", import.meta.url));

interface ChatRatings {
  source: string;
  models: Record<string, Record<string, Record<string, ScaleTest>>>;
}

const rounded = ({ spearman, error, deviation, bias }: ScaleTest): ScaleTest => {
  const short = (value: number) => Number(value.toFixed(3));
  return { spearman: short(spearman), error: short(error), deviation: short(deviation), bias: short(bias) };
};

/** Keeps how a chat model places graded answers, in the place of what was known of it in these languages. */
export function saveRatings(modelId: string, ratings: readonly ScaleReadings[], file = RATINGS_FILE): void {
  const kept = JSON.parse(readFileSync(file, "utf8")) as ChatRatings;
  const languages = (kept.models[ownModel(modelId) ?? modelId] ??= {});
  for (const [language, own] of Map.groupBy(ratings, (one) => one.language))
    languages[language] = Object.fromEntries(
      own.flatMap(({ family, chat }) => (chat ? [[family, rounded(chat)] as const] : [])),
    );
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
