// Written by `npm run language`.
import de from "../de/scale-points.json" with { type: "json" };
import en from "../en/scale-points.json" with { type: "json" };
import es from "../es/scale-points.json" with { type: "json" };
import fr from "../fr/scale-points.json" with { type: "json" };
import ja from "../ja/scale-points.json" with { type: "json" };
import pt from "../pt/scale-points.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const scalePoints = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
