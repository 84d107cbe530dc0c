// Written by `npm run language`.
import de from "../de/grammar.json" with { type: "json" };
import en from "../en/grammar.json" with { type: "json" };
import es from "../es/grammar.json" with { type: "json" };
import fr from "../fr/grammar.json" with { type: "json" };
import ja from "../ja/grammar.json" with { type: "json" };
import pt from "../pt/grammar.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const grammar = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
