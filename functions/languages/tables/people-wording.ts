// Written by `npm run language`.
import de from "../de/people-wording.json" with { type: "json" };
import en from "../en/people-wording.json" with { type: "json" };
import es from "../es/people-wording.json" with { type: "json" };
import fr from "../fr/people-wording.json" with { type: "json" };
import ja from "../ja/people-wording.json" with { type: "json" };
import pt from "../pt/people-wording.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const peopleWording = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
