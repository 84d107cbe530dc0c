import type { Persona } from "../../../functions/domain/persona/schemas.ts";
import type { PersonaResult, Sentiment } from "../../../functions/domain/simulation/results.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { displayWidth, truncate } from "../../cli/display-width.ts";
import type { Paint } from "../../cli/paint.ts";
import { score } from "../../cli/figures.ts";
import { heading, paragraph, type Page } from "./page.ts";

const colourOf: Record<Sentiment, keyof Paint> = { Positive: "good", Neutral: "middling", Negative: "bad" };
const LEFT = "     ";

/** Marks that quotes arrive in from some models are not doubled. */
export const quoted = (text: string): string => `“${oneLine(text).replace(/^["“„»]+|["”“«]+$/gu, "")}”`;

function personaLines(page: Page, result: PersonaResult, persona: Persona | undefined, number: number): string[] {
  const { paint, width } = page;
  const { sentiment, sentiment_score } = result;
  const mood = sentiment && sentiment_score !== null ? `${sentiment} ${score(sentiment_score)}` : "not rated";
  const colour = sentiment ? paint[colourOf[sentiment]] : paint.faint;
  const before = ` ${String(number).padStart(2)}  `;
  const room = width - before.length - mood.length - 2;
  const who = truncate(oneLine(result.persona_name) + (persona ? `, ${persona.age}` : ""), room);
  const gap = " ".repeat(width - before.length - displayWidth(who) - mood.length);
  const life = persona ? [persona.occupation, persona.location].map(oneLine).join(" · ") : "";
  const spoken = result.answers?.find(({ question_id }) => question_id === "purchase_intent")?.text;
  const intent = result.purchase_intent;
  return [
    "",
    `${paint.faint(before)}${paint.strong(who)}${gap}${colour(mood)}`,
    ...(life ? paragraph(page, life, LEFT, paint.faint) : []),
    ...paragraph(page, result.reaction.trim(), LEFT),
    ...(result.notable_quote.trim() ? paragraph(page, quoted(result.notable_quote), `${LEFT}> `, paint.accent) : []),
    ...(intent
      ? paragraph(page, `Purchase intent ${intent.rating.toFixed(1)} of 5${spoken ? `: ${quoted(spoken)}` : ""}`, LEFT)
      : []),
    // Not wrapped: an address broken over two lines cannot be opened.
    ...(persona ? [LEFT + paint.faint(persona.avatar_url)] : []),
  ];
}

export function personas(page: Page, { results, personas: people }: StudyOutcome): string[] {
  const byId = new Map(people.map((persona) => [persona.id, persona]));
  return [
    ...heading(page, "The people and what they said"),
    ...results.persona_results
      .flatMap((result, index) => personaLines(page, result, byId.get(result.persona_id), index + 1))
      .slice(1),
  ];
}

export function recommendations(page: Page, { results }: StudyOutcome): string[] {
  const nameOf = new Map(results.persona_results.map(({ persona_id, persona_name }) => [persona_id, persona_name]));
  const found = results.aggregate.strategic_recommendations;
  if (found.length === 0) return [];
  return [
    ...heading(page, "Recommendations"),
    ...found
      .flatMap(({ title, rationale, evidence }, index) => [
        "",
        ...paragraph(page, oneLine(title), ` ${String(index + 1).padStart(2)}  `, page.paint.strong),
        ...paragraph(page, rationale.trim(), LEFT),
        ...evidence.flatMap(({ persona_id, quote }) =>
          paragraph(
            page,
            `${quoted(quote)} — ${oneLine(nameOf.get(persona_id) ?? "a persona no longer listed")}`,
            `${LEFT}> `,
            page.paint.accent,
          ),
        ),
      ])
      .slice(1),
  ];
}
