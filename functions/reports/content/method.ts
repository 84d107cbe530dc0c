import { quoteIn } from "../../languages/wording.ts";
import { languageName } from "../../languages/language-tag.ts";
import { ratedBy } from "./charts.ts";
import type { ReportContext } from "./context.ts";
import { dayOf, weightingNote } from "./opening.ts";
import type { Section } from "./report.ts";

function costOf({ say, number, source: { simulation } }: ReportContext): string {
  const { usage, model_ids } = simulation;
  const isOffline = model_ids.length > 0 && model_ids.every((id) => id.startsWith("offline-"));
  if (usage.estimated_cost_usd === 0 && isOffline) return say("method.free");
  return say("method.price", { amount: number(usage.estimated_cost_usd, 4) });
}

/** How reactions and rated questions were turned into numbers. */
function ratings(context: ReportContext): string {
  const { say, service, sentences, source } = context;
  const { aggregate, persona_results: results } = source.results;
  const sentiment =
    aggregate.sentiment_method ?? results.find(({ sentiment_method }) => sentiment_method)?.sentiment_method;
  const rated = [
    { name: say("sentiment.heading"), method: sentiment },
    ...(aggregate.concept_test?.questions ?? []).map(({ question_id, rating_method }) => ({
      name: service.say(`items.${question_id}`),
      method: rating_method,
    })),
    ...(aggregate.concepts?.concepts[0]?.questions ?? []).map(({ question_id, rating_method }) => ({
      name: service.say(`items.${question_id}`),
      method: rating_method,
    })),
    ...(aggregate.survey?.questions ?? []).map(({ text, rating_method }) => ({
      name: quoteIn(service, text),
      method: rating_method,
    })),
  ].filter(({ method }) => method);
  const ways = ratedBy(context, rated);
  return ways.length > 0 ? sentences(ways) : say("method.not_rated");
}

/** How the study was made, and how far readers may trust it. */
export function method(context: ReportContext): Section[] {
  const { say, service, number, source } = context;
  const { simulation, results } = source;
  const { usage, model_ids } = simulation;
  const at = results.completed_at ?? simulation.completed_at;
  const count = results.aggregate.persona_count;
  const rows = [
    { label: say("method.kind"), text: say(`studies.${simulation.simulation_type}`) },
    { label: say("opening.personas"), text: number(count) },
    { label: say("method.language"), text: languageName(simulation.language, service.language) },
    { label: say("method.models"), text: model_ids.join(", ") || say("method.unreported") },
    { label: say("method.ratings"), text: ratings(context) },
    { label: say("method.weighting"), text: weightingNote(context) },
    ...(context.isCounted ? [] : [{ label: say("method.intervals"), text: service.say("notes.intervals") }]),
    ...(at === null ? [] : [{ label: say("method.made"), text: dayOf(service, at) }]),
    { label: say("method.calls"), text: number(usage.llm_calls) },
    {
      label: say("method.tokens"),
      text: say("method.in_and_out", {
        input: usage.input_tokens,
        cached: usage.cached_input_tokens,
        output: usage.output_tokens,
      }),
    },
    { label: say("method.cost"), text: costOf(context) },
  ];
  return [
    {
      id: "method",
      part: "method",
      heading: say("method.heading"),
      blocks: [
        { kind: "paragraph", text: say("method.limits"), tone: "strong" },
        { kind: "facts", rows },
      ],
    },
  ];
}
