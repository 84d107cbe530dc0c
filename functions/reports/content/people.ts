import type { ReactionToConcept } from "../../studies/concept-test/schemas.ts";
import { quoteIn } from "../../languages/wording.ts";
import { withoutMarks } from "../../models/quotes.ts";
import type { Steps } from "../../platform/steps.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportContext } from "./context.ts";
import { quoteOf } from "./places.ts";
import type { Person, Section } from "./report.ts";
import { moodOf } from "./sentiment.ts";
import type { ReportPerson } from "./source.ts";

const moodKeys = { Positive: "positive", Neutral: "neutral", Negative: "negative" } as const;

function verdictOf({ say, score }: ReportContext, result: PersonaResult): Person["verdict"] {
  const { sentiment, sentiment_score: value } = result;
  if (sentiment === null || value === null || result.concepts) return null;
  return { label: `${say(`sentiment.${moodKeys[sentiment]}`)} ${score(value)}`, mood: moodOf[sentiment] };
}

/** The reactions to several concepts, in the order in which they were seen. */
function conceptWords({ say, source }: ReportContext, reactions: readonly ReactionToConcept[]): string {
  const names = new Map(source.simulation.concepts?.map(({ concept_id, name }) => [concept_id, name]));
  return reactions
    .toSorted((a, b) => a.position - b.position)
    .map(({ concept_id, reaction }) =>
      say("answer.on", { question: names.get(concept_id) ?? concept_id, clause: reaction.trim() }),
    )
    .join("\n");
}

/** The reaction, and in a concept test how likely the person is to buy. */
function wordsOf(context: ReportContext, result: PersonaResult): string {
  if (result.concepts) return conceptWords(context, result.concepts);
  const { say, number, service } = context;
  const { reaction, purchase_intent: intent, answers } = result;
  const spoken = answers?.find(({ question_id }) => question_id === "purchase_intent")?.text.trim();
  const rating = intent && number(intent.rating, 1);
  return [
    reaction.trim(),
    ...(rating === null
      ? []
      : [
          spoken
            ? say("people.intent_said", { rating, words: quoteIn(service, withoutMarks(spoken)) })
            : say("people.intent", { rating }),
        ]),
  ]
    .filter((line) => line !== "")
    .join("\n");
}

const factsOf = ({ say }: ReportContext, { age, occupation, location }: Partial<ReportPerson>): string[] =>
  [age === undefined ? undefined : say("people.age", { age }), occupation, location].filter(
    (fact) => fact !== undefined && fact !== "",
  ) as string[];

/** The people who took part, and how each of them reacted; one step for each. */
export function* people(context: ReportContext): Steps<Section[]> {
  const { say, source } = context;
  const known = new Map(source.people.map((person) => [person.persona_id, person]));
  const all: Person[] = [];
  for (const result of source.results.persona_results) {
    const { persona_id: id, persona_name: name, notable_quote: quote } = result;
    all.push({
      ...{ id, name },
      facts: factsOf(context, known.get(id) ?? {}),
      verdict: verdictOf(context, result),
      words: wordsOf(context, result),
      quote: quote.trim() === "" ? null : quoteOf(context, id, quote),
    });
    yield;
  }
  if (all.length === 0) return [];
  return [{ id: "people", part: "answers", heading: say("people.heading"), blocks: [{ kind: "people", people: all }] }];
}

/** Recommendations, with the quotes that support them. */
export function recommendations(context: ReportContext): Section[] {
  const found = context.source.results.aggregate.strategic_recommendations;
  if (found.length === 0) return [];
  const findings = found.map(({ title, rationale, evidence }) => ({
    title,
    text: rationale,
    quotes: evidence.map(({ persona_id, quote }) => quoteOf(context, persona_id, quote)),
  }));
  return [
    {
      id: "recommendations",
      heading: context.say("people.recommendations"),
      blocks: [{ kind: "findings", findings }],
    },
  ];
}
