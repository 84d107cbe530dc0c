import { asIfAlone } from "../../studies/concept-test/figures.ts";
import { shownConcepts } from "../../studies/concept-test/questions.ts";
import { statementsOf } from "../../studies/rating/statements.ts";
import { reportPrompt } from "../../studies/report/prompt.ts";
import { shortened } from "../../studies/report/shortened.ts";
import type { Theme } from "../../studies/simulation/figures.ts";
import type { OpinionFigures } from "../../studies/simulation/opinion-figures.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import { shownFigures } from "./shown-figures.ts";
import type { FinishedSimulation, TypeFigures } from "./simulation-figures.ts";
import type { Source } from "./trace-evidence.ts";

const shownSentiment = ({ sentiment, sentiment_score }: PersonaResult): string =>
  sentiment ? `${sentiment} (${sentiment_score})` : "not rated";

/** The prompt that asks a model for the words of a report. */
export function narrate(
  { simulation, input, results }: FinishedSimulation,
  sources: readonly Source[],
  opinion: OpinionFigures,
  figures: TypeFigures,
) {
  const themesOf = (personaId: string, themes: readonly Theme[]) =>
    themes.filter(({ persona_ids }) => persona_ids.includes(personaId)).map(({ theme }) => theme);
  const labelOf = (personaId: string) => `P${results.findIndex(({ persona_id }) => persona_id === personaId) + 1}`;
  // With several concepts, each participant is shown once per concept, so that it is clear what they said about which.
  const spoken =
    figures.concepts === null
      ? results.map((result, index) => ({ result, said: sources[index]!.statements, themes: opinion.top_themes }))
      : figures.concepts.concepts.flatMap(({ concept_id, name, top_themes }) =>
          results
            .flatMap((result) => asIfAlone(result, concept_id) ?? [])
            .map((result) => ({ result, said: statementsOf(result), themes: top_themes, concept: name })),
        );
  const shown = shortened(spoken.map(({ said }) => said));
  return reportPrompt({
    studyType: simulation.simulation_type,
    stimulus: shownConcepts(simulation.prompt_question, input?.concepts ?? null),
    figures: shownFigures(opinion, figures, labelOf),
    participants: spoken.map(({ result, themes, said: _said, ...about }, index) => ({
      participant: labelOf(result.persona_id),
      ...about,
      profile: `${result.persona_name}: ${shownSentiment(result)}`,
      statements: shown[index] ?? [],
      themes: themesOf(result.persona_id, themes),
    })),
    language: simulation.language,
  });
}
