import type { PersonaFacts } from "../../functions/personas/people/schemas.ts";
import type { Conduct, SimulationParams } from "../../bin/study/conduct.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import { untilSimulationEnds, type Deadline } from "../../bin/study/poll.ts";
import { recruit } from "../../bin/study/recruit.ts";
import type { EvaluatedMarket } from "./markets.ts";
import type { ConceptTest, Panel } from "./panel.ts";

export interface AskPanel {
  market: EvaluatedMarket;
  personas: number;
  conduct: Conduct;
  deadline: Deadline;
  /** Read after the personas are there. */
  readFacts: () => Promise<ReadonlyMap<string, PersonaFacts>>;
}

/**
 * Recruits the people of a market and shows them everything that is evaluated, one concept test after the other.
 * @throws CommandError
 */
export async function askPanel({ market, personas: count, conduct, deadline, readFacts }: AskPanel): Promise<Panel> {
  const { api, display } = conduct;
  const project = await api.createProject({ body: { name: `Evaluation: ${market.name}` } });
  const { personaGroup, personas, seconds } = await recruit(
    { projectId: project.id, audience: market.audience, personas: count },
    conduct,
    deadline,
  );
  display.say(`${personas.length} personas written (${seconds.toFixed(1)} s)`);
  const facts = await readFacts();
  const members = personas.flatMap((persona) => {
    const own = facts.get(persona.id);
    return own ? [{ persona, facts: own }] : [];
  });

  const show = async (concept: string, name: string): Promise<ConceptTest> => {
    const { id } = await api.createSimulation({
      params: { project_id: project.id },
      body: { persona_group_id: personaGroup.id, simulation_type: "concept_test", prompt_question: concept },
    });
    const test = await finished({ project_id: project.id, simulation_id: id }, conduct, deadline);
    display.say(`${name} judged by ${test.results.length}`);
    return test;
  };
  const good = await show(market.good, "Good concept");
  const bad = await show(market.bad, "Bad concept");
  const priced: ConceptTest[] = [];
  for (const { text } of market.prices) priced.push(await show(market.at(text), `Price of ${text}`));
  return { market, members, good, bad, priced };
}

async function finished(params: SimulationParams, conduct: Conduct, deadline: Deadline): Promise<ConceptTest> {
  const simulation = await untilSimulationEnds(params, conduct, deadline);
  if (simulation.status !== "complete")
    throw new WorkFailed(`A concept test ${simulation.status}: ${simulation.error ?? "no reason was given"}`);
  const { persona_results } = await conduct.api.getSimulationResults({ params });
  return { params, results: persona_results };
}
