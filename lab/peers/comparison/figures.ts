import type { Figure, Unit } from "../../bench/figure.ts";
import type { ModelUse } from "../studies/counted-call.ts";
import type { Peer } from "../studies/peers.ts";
import type { StudyName } from "./material.ts";
import type { InputParts } from "./model-watch.ts";
import { REPORT, type OurUse } from "./our-use.ts";
import { PRICED_MODEL, usdOf } from "./price.ts";

/** One study as ours and as a peer holds it. */
export interface Comparison {
  peer: Peer;
  study: StudyName;
  ours: OurUse;
  theirs: ModelUse & { purposes: Record<string, number> };
  /** The day on which the peer was counted, with why it was not counted today; null if it was. */
  recorded: { on: string; because: string } | null;
}

const titles: Record<StudyName, string> = {
  reaction: "Concept test, ours with its battery, the peer's with one open question",
  concept_test: "Concept test with reaction and six items",
  survey: "Survey of five questions",
};

type Metric = "calls" | "inputTokens" | "outputTokens" | "chain" | "usd";
const metrics: Record<Metric, { name: string; unit: Unit; of: (use: ModelUse) => number }> = {
  calls: { name: "model calls", unit: "calls", of: ({ calls }) => calls },
  inputTokens: { name: "input tokens", unit: "tokens", of: ({ inputTokens }) => inputTokens },
  outputTokens: { name: "output tokens", unit: "tokens", of: ({ outputTokens }) => outputTokens },
  chain: { name: "longest chain of model calls", unit: "calls", of: ({ chain }) => chain },
  usd: { name: "price of the models", unit: "USD", of: usdOf },
};

/** What the design asks of the price of a survey: that of the others, give or take a tenth. */
const SURVEY_PRICE = { atMost: 1.1 } as const;

/** Against one open question only what decides: the battery that it leaves out is most of the rest. */
const metricsOf = (study: StudyName): readonly Metric[] =>
  study === "reaction" ? ["calls", "usd"] : ["calls", "inputTokens", "outputTokens", "chain", "usd"];

/** Why ours takes more, where it can take more. */
const reasons: Record<StudyName, Partial<Record<Metric, string>>> = {
  reaction: { usd: "ours has six rated items, themes and a quote besides" },
  concept_test: {
    outputTokens: "ours names themes and a quote, and every answer's field",
    usd: "output: ours names themes and a quote, and every answer's field",
  },
  survey: {
    inputTokens: "rules of speaking and of the answer's form with every question",
    outputTokens: "every option is weighed before one is chosen, and themes are named",
    usd: "rules with every question, options weighed, and themes named",
  },
};

/**
 * What the input of our calls consists of, the report's aside: "243 of rules, 314 of schema, 513 of the person, 182
 * else".
 */
export function inputInWords({ prompts }: OurUse): string {
  const asked = Object.entries(prompts).flatMap(([name, prompt]) => (name === REPORT ? [] : [prompt]));
  const calls = asked.reduce((sum, prompt) => sum + prompt.calls, 0);
  const each = (part: keyof InputParts) =>
    Math.round(asked.reduce((sum, prompt) => sum + prompt[part], 0) / Math.max(1, calls));
  return `${each("rules")} of rules, ${each("tool")} of schema, ${each("persona")} of the person, ${each("rest")} else`;
}

/** Details of a line: what is compared, where the peer's part is from, and why ours is more if it is. */
function detailsOf({ peer, study, ours, recorded }: Comparison, metric: Metric, ratio: number): string {
  const reason = ratio > 1 ? reasons[study][metric] : undefined;
  const how = recorded ? `${peer.name} as recorded on ${recorded.on} (${recorded.because})` : undefined;
  const scope = peer.reports ? "both with their reports" : "ours without its report";
  const parts = metric === "inputTokens" ? [`a call of ours: ${inputInWords(ours)}`] : [];
  return [scope, ...(reason ? [`more: ${reason}`] : []), ...parts, ...(how ? [how] : [])].join("; ");
}

/** The lines of one comparison: each is ours over the peer's. */
export function comparisonFigures(
  comparison: Comparison,
  { load, withChain, personas }: { load: number; withChain: boolean; personas: number },
): Figure[] {
  const { peer, study, ours, theirs } = comparison;
  const used = peer.reports ? ours.whole : ours.withoutReport;
  return metricsOf(study)
    .filter((metric) => withChain || metric !== "chain")
    .map((metric): Figure => {
      const { name, unit, of } = metrics[metric];
      const [measured, over] = [of(used), of(theirs)];
      return {
        what: `${titles[study]}: ${name}, ours over ${peer.name}`,
        size: `${personas} personas`,
        measured: { value: measured, unit },
        over: { value: over, unit, what: `${peer.name} ${peer.version}` },
        ...(study === "survey" && metric === "usd" ? { target: SURVEY_PRICE } : {}),
        load,
        details: detailsOf(comparison, metric, measured / over),
        // Once per comparison: what the lines are made of.
        ...(metric === "calls"
          ? { data: { course: peer.course, ours, theirs, recorded: comparison.recorded, priced_as: PRICED_MODEL } }
          : {}),
      };
    });
}
