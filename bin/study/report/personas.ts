import type { Persona } from "../../../functions/domain/persona/schemas.ts";
import type { PersonaResult, Sentiment } from "../../../functions/domain/simulation/results.ts";
import { quoteIn } from "../../../functions/domain/language/wording.ts";
import type { StudyOutcome } from "../outcome.ts";
import { oneLine } from "../../cli/printable.ts";
import { displayWidth, truncate } from "../../cli/display-width.ts";
import type { Paint } from "../../cli/paint.ts";
import { score } from "./figures.ts";
import { namesOf } from "./names.ts";
import { heading, paragraph, type Page } from "./page.ts";

const colourOf: Record<Sentiment, keyof Paint> = { Positive: "good", Neutral: "middling", Negative: "bad" };
const moods = {
  Positive: "sentiment.positive",
  Neutral: "sentiment.neutral",
  Negative: "sentiment.negative",
} as const;
const LEFT = "     ";

/** One pair of marks around a whole text; marks within it are the speaker's own, also at its beginning or end. */
const ENCLOSED = /^(?:["“”„«»「『])([^"“”„«»「」『』]*)(?:["“”«»」』])$/u;

/** Marks that quotes arrive in from some models are not doubled. */
export const quoted = ({ service }: Page, text: string): string => {
  const words = oneLine(text).trim();
  return quoteIn(service, (ENCLOSED.exec(words)?.[1] ?? words).trim());
};

function personaLines(page: Page, result: PersonaResult, persona: Persona | undefined, number: number): string[] {
  const { paint, width } = page;
  const { sentiment, sentiment_score } = result;
  const isRated = sentiment !== null && sentiment_score !== null;
  const mood = isRated ? `${page.say(moods[sentiment])} ${score(page, sentiment_score)}` : page.say("people.not_rated");
  const colour = sentiment ? paint[colourOf[sentiment]] : paint.faint;
  const before = ` ${String(number).padStart(2)}  `;
  const room = width - before.length - displayWidth(mood) - 2;
  const who = truncate(oneLine(result.persona_name) + (persona ? `, ${persona.age}` : ""), room);
  const gap = " ".repeat(width - before.length - displayWidth(who) - displayWidth(mood));
  const life = persona ? [persona.occupation, persona.location].map(oneLine).join(" · ") : "";
  const spoken = result.answers?.find(({ question_id }) => question_id === "purchase_intent")?.text;
  const intent = result.purchase_intent;
  return [
    "",
    `${paint.faint(before)}${paint.strong(who)}${gap}${colour(mood)}`,
    ...(life ? paragraph(page, life, LEFT, paint.faint) : []),
    ...paragraph(page, result.reaction.trim(), LEFT),
    ...(result.notable_quote.trim()
      ? paragraph(page, quoted(page, result.notable_quote), `${LEFT}> `, paint.accent)
      : []),
    ...(intent
      ? paragraph(
          page,
          spoken
            ? page.say("people.intent_said", { rating: page.number(intent.rating, 1), words: quoted(page, spoken) })
            : page.say("people.intent", { rating: page.number(intent.rating, 1) }),
          LEFT,
        )
      : []),
    // Not wrapped: an address broken over two lines cannot be opened.
    ...(persona ? [LEFT + paint.faint(persona.avatar_url)] : []),
  ];
}

export function personas(page: Page, { results, personas: people }: StudyOutcome): string[] {
  const byId = new Map(people.map((persona) => [persona.id, persona]));
  return [
    ...heading(page, page.say("people.heading")),
    ...results.persona_results
      .flatMap((result, index) => personaLines(page, result, byId.get(result.persona_id), index + 1))
      .slice(1),
  ];
}

export function recommendations(page: Page, { results }: StudyOutcome): string[] {
  const nameOf = namesOf(page, results.persona_results);
  const found = results.aggregate.strategic_recommendations;
  if (found.length === 0) return [];
  return [
    ...heading(page, page.say("people.recommendations")),
    ...found
      .flatMap(({ title, rationale, evidence }, index) => [
        "",
        ...paragraph(page, oneLine(title), ` ${String(index + 1).padStart(2)}  `, page.paint.strong),
        ...paragraph(page, rationale.trim(), LEFT),
        ...evidence.flatMap(({ persona_id, quote }) =>
          paragraph(page, `${quoted(page, quote)} — ${nameOf(persona_id)}`, `${LEFT}> `, page.paint.accent),
        ),
      ])
      .slice(1),
  ];
}
