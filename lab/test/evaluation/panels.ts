import type { Persona, PersonaFacts } from "../../../functions/personas/people/schemas.ts";
import { conceptItems } from "../../../functions/studies/concept-test/battery.ts";
import type { PersonaResult } from "../../../functions/studies/simulation/results.ts";
import { evaluatedMarkets } from "../../evaluation/markets.ts";
import type { ConceptTest, Panel, PanelMember } from "../../evaluation/panel.ts";

const SIZE = 10;

/** Ten people; the first is the least price-sensitive, the most open and an enthusiast. */
const members: PanelMember[] = Array.from({ length: SIZE }, (_, index) => ({
  persona: { id: `p${index}` } as Persona,
  facts: {
    price_sensitivity: 5 + 10 * index,
    attitude: index < 3 ? "enthusiast" : index < 7 ? "pragmatist" : "sceptic",
    big_five: { openness: 95 - 10 * index },
  } as PersonaFacts,
}));

/** A concept test in which everybody rates everything as a rule over their position says. */
export const testOf = (rating: (index: number) => number): ConceptTest => ({
  params: { project_id: "a", simulation_id: "b" },
  results: members.map(
    ({ persona }, index) =>
      ({
        persona_id: persona.id,
        sentiment: rating(index) >= 3.4 ? "Positive" : rating(index) <= 2.6 ? "Negative" : "Neutral",
        answers: conceptItems.map((question_id) => ({ question_id, rating: rating(index) })),
      }) as unknown as PersonaResult,
  ),
});

export const panelOf = (changes: Partial<Panel> = {}): Panel => ({
  market: evaluatedMarkets[0]!,
  members,
  good: testOf((index) => 4.5 - 0.2 * index),
  bad: testOf((index) => 2 - 0.1 * index),
  priced: [4, 3.2, 2.4, 1.6].map((centre) => testOf((index) => centre - 0.05 * index)),
  ...changes,
});
