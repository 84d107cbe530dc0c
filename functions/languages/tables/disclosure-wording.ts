// Written by `npm run language`.
import de from "../de/disclosure-wording.json" with { type: "json" };
import en from "../en/disclosure-wording.json" with { type: "json" };
import es from "../es/disclosure-wording.json" with { type: "json" };
import fr from "../fr/disclosure-wording.json" with { type: "json" };
import ja from "../ja/disclosure-wording.json" with { type: "json" };
import pt from "../pt/disclosure-wording.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const disclosureWording = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
