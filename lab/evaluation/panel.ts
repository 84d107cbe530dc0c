import type { Persona, PersonaFacts } from "../../functions/personas/people/schemas.ts";
import type { ConceptItem } from "../../functions/studies/concept-test/battery.ts";
import type { PersonaResult } from "../../functions/studies/simulation/results.ts";
import type { SimulationParams } from "../../bin/study/conduct.ts";
import type { EvaluatedMarket } from "./markets.ts";

/** A persona with the facts it was written around, which callers of the service never see. */
export interface PanelMember {
  persona: Persona;
  facts: PersonaFacts;
}

/** A finished concept test. */
export interface ConceptTest {
  params: SimulationParams;
  results: readonly PersonaResult[];
}

/** Ten people of one market and what they said. */
export interface Panel {
  market: EvaluatedMarket;
  members: readonly PanelMember[];
  good: ConceptTest;
  bad: ConceptTest;
  /** One per price of the market, lowest first. */
  priced: readonly ConceptTest[];
}

/** Rating 1 to 5 of one question, in the order of some personas; undefined where somebody did not answer. */
export const ratingsOf = (
  { results }: ConceptTest,
  item: ConceptItem,
  personaIds: readonly string[],
): (number | undefined)[] =>
  personaIds.map((id) => {
    const answers = results.find(({ persona_id }) => persona_id === id)?.answers;
    return answers?.find(({ question_id }) => question_id === item)?.rating ?? undefined;
  });

export const idsOf = ({ members }: Panel): string[] => members.map(({ persona }) => persona.id);
