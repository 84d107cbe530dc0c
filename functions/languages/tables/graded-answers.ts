// Written by `npm run language`.
import de from "../de/graded-answers.json" with { type: "json" };
import en from "../en/graded-answers.json" with { type: "json" };
import es from "../es/graded-answers.json" with { type: "json" };
import fr from "../fr/graded-answers.json" with { type: "json" };
import ja from "../ja/graded-answers.json" with { type: "json" };
import pt from "../pt/graded-answers.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const gradedAnswers = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
