// Written by `npm run language`.
import de from "../de/fieldwork-words.json" with { type: "json" };
import en from "../en/fieldwork-words.json" with { type: "json" };
import es from "../es/fieldwork-words.json" with { type: "json" };
import fr from "../fr/fieldwork-words.json" with { type: "json" };
import ja from "../ja/fieldwork-words.json" with { type: "json" };
import pt from "../pt/fieldwork-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const fieldworkWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
