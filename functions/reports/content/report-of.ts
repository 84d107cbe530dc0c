import { conjoint } from "./conjoint.ts";
import { contextOf } from "./context.ts";
import { focusGroup } from "./focus-group.ts";
import { interviews } from "./interviews.ts";
import { reliability } from "./reliability.ts";
import type { Report } from "./report.ts";
import type { ReportSource } from "./source.ts";
import { transcripts } from "./transcripts.ts";

/** What the report of a complete study says. */
export function reportOf(source: ReportSource): Report {
  const context = contextOf(source);
  const { say } = context;
  const { simulation, results } = source;
  const title = say("opening.title", {
    study: say(`studies.${simulation.simulation_type}`),
    count: results.aggregate.persona_count,
  });
  return {
    language: simulation.language,
    title: simulation.name ?? title,
    subtitle: title,
    answer: null,
    sections: [
      {
        id: "summary",
        heading: say("opening.summary"),
        blocks: [{ kind: "paragraph", text: results.aggregate.summary, tone: "plain" }],
      },
      ...conjoint(context),
      ...focusGroup(context),
      ...interviews(context),
      ...reliability(context),
      ...transcripts(context),
    ],
  };
}
