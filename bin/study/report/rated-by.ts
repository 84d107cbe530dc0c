import { INDENT, paragraph, type Page } from "./page.ts";

/** A newer service may know others. */
const methods = { semantic_similarity: "figures.rated_similarity", follow_up: "figures.rated_follow_up" } as const;

/**
 * How words became the numbers above; nothing where there is none, or another service did not say.
 * @param of what the sentence holds for, where it does not hold for all
 */
export function ratedBy(page: Page, method: string | null | undefined, of: readonly string[] = []): string[] {
  const known = Object.entries(methods).find(([name]) => name === method)?.[1];
  if (!known) return [];
  const how = page.say(known);
  const text = of.length > 0 ? page.say("figures.rated_some", { questions: page.service.list(of), how }) : how;
  return paragraph(page, text, INDENT, page.paint.faint);
}
