import { capitalised } from "../wording/template.ts";

const LONGEST = 80;

/** How people begin when they describe an audience to somebody. */
const preamble =
  /^(?:(?:hi|hello|hallo)[,!. ]+)?(?:please\s+)?(?:(?:i|we)(?:'d| would|'re| are|'m| am)?\s+(?:like to|want(?: to)?|need(?: to)?|look(?:ing)? for|interested in|trying to)\s*(?:understand|reach|talk to|interview|survey|target|test(?: this)? (?:on|with)|ask|address|study|focus on)?|(?:our|the|my)\s+(?:target\s+)?(?:audience|group|market|customers?|segment|users?)(?:\s+group)?\s+(?:is|are|consists? of|includes?)|target(?:\s+(?:group|audience))?\s*:|audience\s*:|(?:ich|wir)\s+(?:suchen?|möchten?|wollen|will|brauchen?)\s*(?:mit)?|(?:unsere|die|meine)\s+zielgruppe\s+(?:ist|sind|besteht aus|umfasst)|zielgruppe\s*:|people who are)\s+/i;

/** A short label for a segment: the first statement of its description, without preamble, at most 80 characters. */
export function labelOf(description: string): string {
  const flat = description.replaceAll(/\s+/g, " ").trim();
  const first = /^.*?[^\s.]{3,}(?=[.!?](?:\s|$)|;|$)/.exec(flat)?.[0] ?? flat;
  const bare = first.replace(preamble, "").replace(/[\s,;:.!?–-]+$/, "") || first;
  if (bare.length <= LONGEST) return capitalised(bare);
  const cut = bare.slice(0, LONGEST + 1);
  return capitalised(cut.slice(0, Math.max(cut.lastIndexOf(" "), 20)).replace(/[\s,;:–-]+$/, ""));
}
