import type { Answer, Call, Client } from "../../clients/typescript/src/index.ts";
import { UsageError } from "../cli/errors.ts";
import { powerSentence } from "../../functions/studies/estimate/power-sentence.ts";
import { duration } from "../cli/figures.ts";
import { findProject } from "./compare.ts";
import type { StudyPlan } from "./plan.ts";

type Estimate = Answer<"estimateSimulation">;
type Estimated = Call<"estimateSimulation">["body"];

export interface EstimateRequest {
  plan: StudyPlan;
  concept: string | null;
  /** The group whose personas would be asked; null for so many new ones. */
  group: string | null;
  personas: number;
  directEstimate: boolean;
  /** Reruns of a reliability check; null for none. */
  reliability: number | null;
}

/** The text of a file that is read without a model. @throws UsageError */
function textOf({ name, contentType, bytes }: { name: string; contentType: string; bytes: Uint8Array }): string {
  if (contentType !== "text/plain" || !name.toLowerCase().endsWith(".txt"))
    throw new UsageError(`--estimate reads .txt and .json, not ${name}; send the questions in one of these.`);
  return new TextDecoder().decode(bytes);
}

/** What the study is begun with, as an estimate takes it. */
function materialOf(plan: StudyPlan): Partial<Estimated> {
  switch (plan.type) {
    case "survey":
      return { survey: "file" in plan ? textOf(plan.file) : plan.body };
    case "idi_ai":
      return { script: textOf(plan.file) };
    case "conjoint":
      return { conjoint_design: plan.body };
    case "concept_test":
      return "concepts" in plan ? { concepts: plan.concepts, ...(plan.design && { design: plan.design }) } : {};
    default:
      return {};
  }
}

/**
 * What a study would come to. Nobody is generated for it; a project that it needs is gone again.
 * @throws UsageError, CommandError
 */
export async function estimateStudy(request: EstimateRequest, api: Client): Promise<Estimate> {
  const { plan, concept, group, personas, directEstimate, reliability } = request;
  const material = materialOf(plan);
  const estimate = (project_id: string) =>
    api.estimateSimulation({
      params: { project_id },
      body: {
        ...material,
        simulation_type: plan.type as Estimated["simulation_type"],
        ...(group === null ? { personas } : { persona_group_id: group }),
        ...(concept === null ? {} : { prompt_question: concept }),
        ...(directEstimate ? { direct_estimate: true } : {}),
        ...(reliability === null ? {} : { reruns: reliability }),
      },
    });
  if (group !== null) {
    const projectId = await findProject(api, `group ${group}`, (project_id) =>
      api.getPersonaGroup({ params: { project_id, group_id: group } }),
    );
    return estimate(projectId);
  }
  const { id } = await api.createProject({ body: { name: "Estimate" } });
  try {
    return await estimate(id);
  } finally {
    await api.deleteProject({ params: { project_id: id } });
  }
}

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
const usd = (value: number): string => value.toFixed(value < 0.1 ? 4 : 2);

/** An estimate in words. */
export function estimateLines(estimate: Estimate): string[] {
  const { personas, llm_calls, llm_calls_range: range, input_tokens, output_tokens, seconds } = estimate;
  const { low, expected, high } = estimate.estimated_cost_usd;
  const calls = range.low === range.high ? "" : ` (${whole(range.low)} to ${whole(range.high)}, by the answers)`;
  return [
    `Personas      ${whole(personas)}`,
    `Model calls   ${whole(llm_calls)}${calls}`,
    `Tokens        ${whole(input_tokens)} in, ${whole(output_tokens)} out`,
    `Takes about   ${duration(seconds)}`,
    `Models cost   ${usd(expected)} USD (${usd(low)} to ${usd(high)})`,
    ...estimate.experiments.map((experiment) => `Experiment    ${powerSentence(experiment)}`),
  ];
}
