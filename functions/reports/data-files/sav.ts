import { CONTENT_SOURCE, DIGITAL_SOURCE_TYPE } from "../../platform/content-source.ts";
import { reportWordingOf } from "../../languages/report-wording.ts";
import type { Simulation } from "../../studies/simulation/schemas.ts";
import type { ReportSource } from "../content/source.ts";
import { savFile } from "./sav-writer/data.ts";
import { WIDEST, type SavVariable } from "./sav-writer/layout.ts";
import { isText, valueOf, type Variable } from "./variable.ts";
import { variablesOf } from "./variables.ts";
import { hasClosedQuestions } from "../../studies/study-kinds.ts";

/**
 * Whether weights are switched on. Conjoint estimates and figures of discussions and interviews are not weighted, so
 * that their means in a weighted file would be others than the report's.
 */
const takesWeights = (simulation: Simulation): boolean => hasClosedQuestions(simulation);

const MOST_DECIMALS = 6;
const decimalsOf = (value: number): number => (/\.(\d*[1-9])/.exec(value.toFixed(MOST_DECIMALS))?.[1] ?? "").length;

function savVariable(variable: Variable, cases: number): SavVariable {
  const { name, label, measure, labels, notAsked } = variable;
  const missing = isText(variable) ? null : (notAsked ?? null);
  let width = 1;
  let decimals = 0;
  for (let row = 0; row < cases; row += 1) {
    const value = valueOf(variable, row);
    if (typeof value === "string") width = Math.max(width, Buffer.byteLength(value));
    else if (value !== null) decimals = Math.max(decimals, decimalsOf(value));
  }
  return {
    ...{ name, label, measure },
    labels: missing ? [...labels, [missing.code, missing.label] as const] : labels,
    missing: missing && missing.code,
    width: isText(variable) ? Math.min(width, WIDEST) : 0,
    decimals,
  };
}

/** The value of a case: system-missing for no answer, user-missing if the question was not asked. */
const cellOf = (variable: Variable, row: number) =>
  valueOf(variable, row) ?? (!isText(variable) && variable.notAsked?.rows[row] ? variable.notAsked.code : null);

/** A study as an SPSS system file: a case per persona with labels, measurement levels, sets and weights. */
export async function sav(source: ReportSource): Promise<Uint8Array> {
  const { simulation, results } = source;
  const made = variablesOf(source);
  const variables = made.variables.filter(({ files }) => files !== "sheet");
  function* cases() {
    for (let row = 0; row < made.cases; row += 1) yield variables.map((variable) => cellOf(variable, row));
  }
  return savFile(
    {
      label: simulation.name ?? reportWordingOf(simulation.language).say(`studies.${simulation.simulation_type}`),
      documents: [`source: ${CONTENT_SOURCE}`, DIGITAL_SOURCE_TYPE],
      created: new Date(`${results.completed_at ?? simulation.created_at}Z`),
      variables: variables.map((variable) => savVariable(variable, made.cases)),
      sets: made.sets.map(({ name, label, variables: members }) => ({
        name,
        label,
        variables: members.map((one) => one.name),
      })),
      weight: results.aggregate.weighting && takesWeights(simulation) ? "weight" : null,
      cases: made.cases,
    },
    cases(),
  );
}
