import type { ServiceWording } from "../../languages/wording.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { Finding } from "./schemas.ts";
import type { Statement, TestedTopic } from "./simulation-statements.ts";

interface Held {
  topic: string;
  finding: string;
  studies: number[];
  figures: NonNullable<Statement["figure"]>[];
}

/** The figures of the studies in which a finding is true, `40 to 60 % by weight`. */
function range(figures: Held["figures"], wording: ServiceWording): string {
  const { say, number } = wording;
  const kind = figures[0]?.of;
  if (!kind) return "";
  const shown = (value: number) => number(value, kind === "shares" ? 0 : 1);
  const values = figures.map(({ value }) => value);
  const [low, high] = [shown(Math.min(...values)), shown(Math.max(...values))];
  const value = low === high ? low : say("format.range", { low, high });
  if (kind === "shares") return say("findings.shares", { share: say("format.percent", { value }) });
  return say(low === high ? "findings.mean" : "findings.means", { value });
}

/**
 * In how many studies each finding is true, of those in which it could be tested. The most often tested come first, and
 * of these the most often true.
 */
export function listFindings(
  studies: readonly ObservedSimulation[],
  topics: readonly TestedTopic[],
  wording: ServiceWording,
): Finding[] {
  const tested = Map.groupBy(topics, ({ topic }) => topic);
  const held = new Map<string, Held>();
  for (const { topic, study, statements } of topics) {
    for (const { finding, figure } of statements) {
      const key = JSON.stringify([topic, finding]);
      const entry = held.get(key) ?? { topic, finding, studies: [], figures: [] };
      entry.studies.push(study);
      if (figure) entry.figures.push(figure);
      held.set(key, entry);
    }
  }
  return [...held.values()]
    .map(({ topic, finding, studies: holding, figures }) => ({
      finding: `${finding}${range(figures, wording)}`,
      holds_in: holding.length,
      of: tested.get(topic)?.length ?? 0,
      simulation_ids: holding.map((study) => studies[study]!.simulation_id),
    }))
    .sort((a, b) => b.of - a.of || b.holds_in - a.holds_in);
}
