import { h, type ComponentChild } from "preact";
import type { Quote } from "../content/report.ts";
import { quoteId, type PageContext } from "./page-context.ts";

/**
 * A person's own words, with a link to where they were said if that is in the page.
 * @param named false if the name is already above
 */
export function quote(
  { text, personaName, utterance }: Quote,
  context: PageContext,
  { named = true }: { named?: boolean } = {},
): ComponentChild {
  const { say, quoted, quotedUtterances, linkedUtterances, spokenLanguage } = context;
  const place = utterance !== null && quotedUtterances.has(utterance) ? utterance : null;
  const isFirst = place !== null && !linkedUtterances.has(place);
  if (place !== null) linkedUtterances.add(place);
  return h(
    "figure",
    { class: "quote", id: isFirst ? quoteId(place) : undefined },
    h("blockquote", { dir: "auto", lang: spokenLanguage }, quoted(text)),
    h(
      "figcaption",
      null,
      named && h("bdi", null, personaName),
      place !== null &&
        h("span", { class: "place" }, named && " · ", h("a", { href: `#${place}` }, say("page.context"))),
    ),
  );
}
