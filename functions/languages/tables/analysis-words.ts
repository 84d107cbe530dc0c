// Written by `npm run language`.
import de from "../de/analysis-words.json" with { type: "json" };
import en from "../en/analysis-words.json" with { type: "json" };
import es from "../es/analysis-words.json" with { type: "json" };
import fr from "../fr/analysis-words.json" with { type: "json" };
import ja from "../ja/analysis-words.json" with { type: "json" };
import pt from "../pt/analysis-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const analysisWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
