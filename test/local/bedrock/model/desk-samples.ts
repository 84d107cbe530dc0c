import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { PackLanguage } from "../../../../local/bedrock/phrases/pack.ts";

/** Words of participants in one language, with what reports and discussions are about. */
export interface Sample {
  stimulus: string;
  theme: { for: string; against: string };
  fan: readonly string[];
  critic: readonly string[];
  /** A question of a guide, an answer that covers it, one that does not, and a refusal. */
  question: string;
  covered: string;
  partly: string;
  refusal: string;
  probe: { question: string; keyword: string };
  guide: string;
  /** A question with options, one with a scale, an open one. */
  survey: readonly string[];
  document: string;
}

const file = new URL("desk-samples.yaml", import.meta.url);
export const samples = load(readFileSync(file, "utf8")) as Readonly<Record<PackLanguage, Sample>>;
