import { calculate } from "../../platform/calculations/calculate.ts";
import { convergence } from "./calculation.ts";
import type { simulationRoutes } from "../../studies/simulation/routes.ts";
import type { ConjointSimulation } from "./compare-part-worths.ts";
import { canBeId } from "../../platform/ids.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import { inheritableFlags, qualityFlagSchema, type QualityFlag } from "../../studies/simulation/results.ts";
import { seedFrom } from "../../statistics/random.ts";
import { NotFound } from "../../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../../platform/http/request.ts";
import type { FinishedSimulation } from "../../studies/simulation/store.ts";
import type { Reads } from "../../platform/http/reads.ts";

type Route = (typeof simulationRoutes)["getConvergence"];

/** The answers of thirty simulations of fifty personas are read and compared well within the time of one response. */
const MOST = { simulations: 30, participants: 1_500 } as const;

const observed = (finished: FinishedSimulation) => observeStored(finished, finished.results);

function conjointOf({ input, results, aggregate }: FinishedSimulation): ConjointSimulation | null {
  const design = input?.conjoint_design;
  const report = aggregate?.conjoint;
  if (!design || !report) return null;
  const responses = results.map(({ result: { persona_id, choices } }) => ({
    persona_id,
    choices: (choices?.tasks ?? []).map(({ task_id, chosen }) => ({ task_id, offer: chosen })),
  }));
  return { design, responses, report };
}

/** The simulations' own flags on how far their answers can be trusted. */
const inheritedFlags = (compared: readonly FinishedSimulation[]): QualityFlag[] => [
  ...(compared.some(({ results }) => results.some(({ result }) => result.library_persona_id !== null))
    ? (["library_selected"] as const)
    : []),
  ...inheritableFlags.filter((flag) => compared.some(({ aggregate }) => aggregate?.quality.flags.includes(flag))),
  ...(compared.some(({ simulation }) => simulation.partial_input) ? (["partial_input"] as const) : []),
];

const inOrder = (flags: readonly QualityFlag[]): QualityFlag[] =>
  qualityFlagSchema.options.filter((flag) => flags.includes(flag));

/** The load of `getConvergence`. */
export async function readConvergence(
  { simulations }: Pick<Reads, "simulations">,
  { identity, params, query }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const { persona_group_id: groupId, briefing_id: briefingId = null, language: asked } = query;
  if (!canBeId(groupId)) throw new NotFound("Persona group");
  if (briefingId !== null && !canBeId(briefingId)) throw new NotFound("Briefing");
  const ref = { companyId: identity.companyId, projectId: params.project_id, groupId };
  const found = await simulations.findForConvergence(ref, briefingId, MOST);
  if ("missing" in found) throw new NotFound(found.missing);
  const language = asked ?? found.language;
  const compared = found.simulations.filter(({ aggregate, results }) => aggregate && results.length > 0);
  const measured = await calculate(convergence, {
    simulations: compared.map(observed),
    options: {
      ...(language ? { language } : {}),
      seed: seedFrom(groupId, ...compared.map(({ simulation }) => simulation.id)),
      conjoint: new Map(
        compared.flatMap((simulation) => {
          const conjoint = conjointOf(simulation);
          return conjoint ? [[simulation.simulation.id, conjoint] as const] : [];
        }),
      ),
      available: found.available - (found.simulations.length - compared.length),
    },
  });
  return {
    status: 200,
    body: {
      persona_group_id: groupId,
      briefing_id: briefingId,
      ...measured,
      flags: inOrder([...measured.flags, ...inheritedFlags(compared)]),
    },
  };
}
