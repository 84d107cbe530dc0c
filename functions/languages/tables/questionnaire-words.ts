// Written by `npm run language`.
import de from "../de/questionnaire-words.json" with { type: "json" };
import en from "../en/questionnaire-words.json" with { type: "json" };
import es from "../es/questionnaire-words.json" with { type: "json" };
import fr from "../fr/questionnaire-words.json" with { type: "json" };
import ja from "../ja/questionnaire-words.json" with { type: "json" };
import pt from "../pt/questionnaire-words.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const questionnaireWords = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
