import { INDENT, paragraph, type Page } from "./page.ts";

/** A newer service may know others. */
const methods = { semantic_similarity: "figures.rated_similarity", follow_up: "figures.rated_follow_up" } as const;

/** How words became the numbers above; nothing where there is none, or another service did not say. */
export function ratedBy(page: Page, method: string | null | undefined): string[] {
  const known = Object.entries(methods).find(([name]) => name === method)?.[1];
  return known ? paragraph(page, page.say(known), INDENT, page.paint.faint) : [];
}
