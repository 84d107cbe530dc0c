// Written by `npm run language`.
import de from "../de/audience-words.json" with { type: "json" };
import en from "../en/audience-words.json" with { type: "json" };
import es from "../es/audience-words.json" with { type: "json" };
import fr from "../fr/audience-words.json" with { type: "json" };
import ja from "../ja/audience-words.json" with { type: "json" };
import pt from "../pt/audience-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const audienceWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
