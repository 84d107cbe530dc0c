// Written by `npm run language`.
import de from "../de/console-words.json" with { type: "json" };
import en from "../en/console-words.json" with { type: "json" };
import es from "../es/console-words.json" with { type: "json" };
import fr from "../fr/console-words.json" with { type: "json" };
import ja from "../ja/console-words.json" with { type: "json" };
import pt from "../pt/console-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const consoleWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
