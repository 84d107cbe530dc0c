// Written by `npm run language`.
import de from "../de/report-wording.json" with { type: "json" };
import en from "../en/report-wording.json" with { type: "json" };
import es from "../es/report-wording.json" with { type: "json" };
import fr from "../fr/report-wording.json" with { type: "json" };
import ja from "../ja/report-wording.json" with { type: "json" };
import pt from "../pt/report-wording.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const reportWording = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
