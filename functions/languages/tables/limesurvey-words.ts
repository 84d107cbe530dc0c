// Written by `npm run language`.
import de from "../de/limesurvey-words.json" with { type: "json" };
import en from "../en/limesurvey-words.json" with { type: "json" };
import es from "../es/limesurvey-words.json" with { type: "json" };
import fr from "../fr/limesurvey-words.json" with { type: "json" };
import ja from "../ja/limesurvey-words.json" with { type: "json" };
import pt from "../pt/limesurvey-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const limesurveyWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
