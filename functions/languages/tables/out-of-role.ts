// Written by `npm run language`.
import de from "../de/out-of-role.json" with { type: "json" };
import en from "../en/out-of-role.json" with { type: "json" };
import es from "../es/out-of-role.json" with { type: "json" };
import fr from "../fr/out-of-role.json" with { type: "json" };
import ja from "../ja/out-of-role.json" with { type: "json" };
import pt from "../pt/out-of-role.json" with { type: "json" };
import type { EveryLanguage } from "../registry.ts";

export const outOfRole = { en, de, fr, es, pt, ja } satisfies EveryLanguage;
