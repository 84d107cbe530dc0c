// Written by `npm run language`.
import de from "../de/refusals.json" with { type: "json" };
import en from "../en/refusals.json" with { type: "json" };
import es from "../es/refusals.json" with { type: "json" };
import fr from "../fr/refusals.json" with { type: "json" };
import ja from "../ja/refusals.json" with { type: "json" };
import pt from "../pt/refusals.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const refusals = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
