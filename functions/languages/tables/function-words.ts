// Written by `npm run language`.
import de from "../de/function-words.json" with { type: "json" };
import en from "../en/function-words.json" with { type: "json" };
import es from "../es/function-words.json" with { type: "json" };
import fr from "../fr/function-words.json" with { type: "json" };
import ja from "../ja/function-words.json" with { type: "json" };
import pt from "../pt/function-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const functionWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
