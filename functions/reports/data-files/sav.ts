import { reportWordingOf } from "../../languages/report-wording.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { Simulation } from "../../studies/simulation/schemas.ts";
import type { ReportSource } from "../content/source.ts";
import { casesOf } from "./rows.ts";
import { savFile } from "./sav-writer/data.ts";
import { WIDEST, type SavVariable } from "./sav-writer/layout.ts";
import type { Variable } from "./variable.ts";
import { variablesOf } from "./variables.ts";

/**
 * Whether weights are switched on. Conjoint estimates and figures of discussions and interviews are not weighted, so
 * that their means in a weighted file would be others than the report's.
 */
const isWeighted = ({ simulation_type: type }: Simulation): boolean => type === "concept_test" || type === "survey";

const MOST_DECIMALS = 6;
const decimalsOf = (value: number): number => (/\.(\d*[1-9])/.exec(value.toFixed(MOST_DECIMALS))?.[1] ?? "").length;

function savVariable(
  { name, label, type, measure, labels, of, notAsked }: Variable,
  results: readonly PersonaResult[],
): SavVariable {
  const missing = type === "number" && notAsked ? notAsked : null;
  const common = {
    ...{ name, label, measure },
    labels: missing ? [...labels, [missing.code, missing.label] as const] : labels,
    missing: missing && missing.code,
  };
  let width = 1;
  let decimals = 0;
  for (const result of results) {
    const value = of(result);
    if (type === "text") width = Math.max(width, Buffer.byteLength(String(value ?? "")));
    else if (typeof value === "number") decimals = Math.max(decimals, decimalsOf(value));
  }
  return { ...common, width: type === "text" ? Math.min(width, WIDEST) : 0, decimals };
}

/** What a case holds: missing by the system for no answer, and by the user where the question was not asked. */
const valueOf = ({ of, type, notAsked }: Variable, result: PersonaResult) =>
  of(result) ?? (type === "number" && notAsked?.holds(result) ? notAsked.code : null);

/** A study as an SPSS system file: a case per persona with labels, measurement levels, sets and weights. */
export async function sav(source: ReportSource): Promise<Uint8Array> {
  const { simulation, results } = source;
  const made = variablesOf(source);
  const variables = made.variables.filter(({ files }) => files !== "sheet");
  const everybody = casesOf(source);
  function* cases() {
    for (const result of everybody) yield variables.map((variable) => valueOf(variable, result));
  }
  return savFile(
    {
      label: simulation.name ?? reportWordingOf(simulation.language).say(`studies.${simulation.simulation_type}`),
      created: new Date(`${results.completed_at ?? simulation.created_at}Z`),
      variables: variables.map((variable) => savVariable(variable, everybody)),
      sets: made.sets.map(({ name, label, variables: members }) => ({
        name,
        label,
        variables: members.map((one) => one.name),
      })),
      weight: results.aggregate.weighting && isWeighted(simulation) ? "weight" : null,
      cases: everybody.length,
    },
    cases(),
  );
}
