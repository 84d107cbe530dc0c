import { shownOrder } from "../../concept-test/order.ts";
import type { Concept } from "../../concept-test/schemas.ts";
import { briefingsWith, shownConcept } from "../../concept-test/questions.ts";
import { familyStatement } from "../../rating/statement.ts";
import { conceptBattery } from "../../concept-test/battery.ts";
import { conceptTestPrompt } from "../../concept-test/prompt.ts";
import { isRatedApart, ratingCalls, sentimentSaid } from "./closing-question.ts";
import { plannedPersona, personaMultiple, type ExpectedCall, type ExpectedWork, type PlannedStudy } from "./study.ts";
import { said } from "./typical.ts";

/** The concepts that the persona at a position sees: the only one, its own of several, or one after the other. */
function shownAt({ concepts, isMonadic }: PlannedStudy, position: number): (Concept | null)[] {
  if (concepts.length === 0) return [null];
  return isMonadic ? [concepts[position % concepts.length]!] : shownOrder(concepts, position);
}

/** Every persona reacts to the concept, or to one after the other, knowing how its earlier reactions began. */
export function conceptTestCalls(study: PlannedStudy): ExpectedWork {
  const { concepts, language, briefingIds, sample } = study;
  const battery = conceptBattery(language);
  const words = [
    ...battery.map(({ id, question }) => familyStatement(id, question, said("scale", language), language)),
    sentimentSaid(language),
  ];
  const calls = sample.flatMap((persona, position): ExpectedCall[] => {
    const at = { times: personaMultiple(study), position };
    const shown = shownAt(study, position);
    return shown.flatMap((concept, place) => {
      const ids = concept ? briefingsWith(briefingIds, concepts, concept) : briefingIds;
      const { context, ...askedPersona } = plannedPersona(study, persona, ids);
      const stimulus = concept ? shownConcept(context, concept) : (context ?? "");
      const seen = shown
        .slice(0, place)
        .map((before) => ({ concept: before?.name ?? "", you_said: said("recalled", language) }));
      return [
        { prompt: conceptTestPrompt({ ...askedPersona, battery, stimulus, seen }), ...at },
        ...ratingCalls(study, words, at),
      ];
    });
  });
  return { calls, sequence: (study.isMonadic ? 1 : Math.max(1, concepts.length)) * (isRatedApart(study) ? 2 : 1) };
}
