// Written by `npm run language`.
import de from "../de/fact-words.json" with { type: "json" };
import en from "../en/fact-words.json" with { type: "json" };
import es from "../es/fact-words.json" with { type: "json" };
import fr from "../fr/fact-words.json" with { type: "json" };
import ja from "../ja/fact-words.json" with { type: "json" };
import pt from "../pt/fact-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const factWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
