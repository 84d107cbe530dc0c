import type { Codebook } from "../../functions/findings/codebook/schemas.ts";
import type { Norms } from "../../functions/findings/comparisons/norms-schema.ts";
import type { Crosstab } from "../../functions/findings/comparisons/schemas.ts";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import type { Validity } from "../../functions/findings/validity/schemas.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { StudyOptions } from "./arguments.ts";
import { codeAnswers } from "./codebook.ts";
import type { Conduct } from "./conduct.ts";
import { compareWithPeople, type People } from "./humans.ts";
import { checkReliability } from "./reliability.ts";

/** What is computed of a complete study because somebody asked for it, each absent otherwise. */
export interface Findings {
  validity?: Validity;
  codebooks?: Codebook[];
  crosstabs?: Crosstab[];
  norms?: Norms;
  reliability?: ReliabilityStudy;
}

type Wanted = Pick<StudyOptions, "codebook" | "by" | "norms" | "reliability" | "vary" | "timeoutSeconds"> & People;

/**
 * Computes of a complete study what was asked for, one thing after the other.
 * @returns what there is, with the error that ended it: the study and what was found by then are worth printing
 */
export async function findOut(
  simulation: Simulation,
  wanted: Wanted,
  conduct: Conduct,
): Promise<{ found: Findings; failure?: Error }> {
  const { api } = conduct;
  const { codebook, by, norms, reliability, vary, timeoutSeconds } = wanted;
  const params = { project_id: simulation.project_id, simulation_id: simulation.id };
  const found: Findings = {};
  try {
    const validity = await compareWithPeople(params, wanted, conduct);
    if (validity) found.validity = validity;
    for (const questionId of codebook) {
      const coded = await codeAnswers(simulation, { timeoutSeconds, questionId }, conduct);
      found.codebooks = [...(found.codebooks ?? []), coded];
    }
    if (by.length > 0)
      found.crosstabs = await Promise.all(by.map((one) => api.getCrosstab({ params, query: { by: one } })));
    if (norms) found.norms = await api.getNorms({ params });
    if (reliability !== null)
      found.reliability = await checkReliability(simulation, { runs: reliability, vary, timeoutSeconds }, conduct);
    return { found };
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    return { found, failure };
  }
}
