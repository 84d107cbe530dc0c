import { reportConjoint } from "../../../functions/studies/conjoint/report.ts";
import type { ReportSource } from "../../../functions/reports/content/source.ts";
import { sourceOf } from "../../unit/reports/content/sample-sources.ts";
import { snackSimulation } from "../../unit/studies/conjoint/simulations.ts";
import { matrix } from "../matrix.ts";

/** A conjoint study of snacks with a scenario of two offers, estimated from simulated choices. */
export function simulatedConjoint(personas: number): ReportSource {
  const { design, responses } = snackSimulation({ personas, spread: 0.4 });
  const report = reportConjoint(design, responses, [{ name: "launch", offers: matrix("0 1 3 | 2 0 0") }]);
  return sourceOf("conjoint", ({ simulation, results }) => {
    simulation.conjoint_design = design;
    results.aggregate.conjoint = report;
    const [person] = results.persona_results;
    results.persona_results = report.individuals.map(({ persona_id }, index) => ({
      ...person!,
      persona_id,
      persona_name: `Person ${index + 1}`,
    }));
  });
}
