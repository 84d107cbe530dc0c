// Written by `npm run language`.
import de from "../de/wording.json" with { type: "json" };
import en from "../en/wording.json" with { type: "json" };
import es from "../es/wording.json" with { type: "json" };
import fr from "../fr/wording.json" with { type: "json" };
import ja from "../ja/wording.json" with { type: "json" };
import pt from "../pt/wording.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const wording = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
