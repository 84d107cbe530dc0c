import type { ReportNarrative } from "./prompt.ts";

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const areAlike = (texts: readonly string[]): boolean => new Set(texts.map(plain)).size < texts.length;

/**
 * What makes no sense in a report that fits the schema. Verdicts that figures do not bear are left out in code.
 * @returns what the model is told, or null
 */
export function reportDoubt({ recommendations }: Pick<ReportNarrative, "recommendations">): string | null {
  if (areAlike(recommendations.map(({ title }) => title)) || areAlike(recommendations.map((one) => one.rationale)))
    return "recommendations: two of them say the same; keep one, or say something else.";
  const quotes = recommendations.map(({ evidence }) => evidence.map(({ quote }) => plain(quote)).sort());
  return areAlike(quotes.map((own) => own.join("\n")))
    ? "recommendations: two of them rest on the same quotes; give each its own, or keep one."
    : null;
}
