import { calculate } from "../../platform/calculations/calculate.ts";
import { choiceValidity } from "../validity/choice-calculation.ts";
import { toDesign } from "../validity/choice-input.ts";
import type { Validity } from "../validity/schemas.ts";
import { isRespondent } from "../../personas/people/participant.ts";
import { designWeights, rakedWeights } from "../../studies/weights/design-weights.ts";
import { kindOf } from "../../studies/study-kinds.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { HumanStudyWithAnswers } from "./store-items.ts";
import type { ValidityMaterial } from "./store-validity.ts";

/** Whether a simulation is compared with choices of people instead of answers. */
export const takesChoices = ({ candidate }: Pick<ValidityMaterial, "candidate">): boolean =>
  kindOf(candidate.simulation).asks === "tasks";

/** The choices that are paired with a conjoint simulation. */
export const choicesBehind = ({ candidate, studies }: ValidityMaterial): HumanStudyWithAnswers | undefined =>
  studies.find(({ study }) => study.choices && study.simulation_id === candidate.simulation.id);

/** The personas' choices in terms of the design, with each persona's weight in the study's own figures. */
function choicesOf({ candidate: { simulation, results = [] } }: ValidityMaterial) {
  const raked = rakedWeights(simulation);
  const weights = designWeights(new Map(results.map((one) => [one.result.persona_id, one])), raked);
  return results.map(({ result: { persona_id, choices } }) => ({
    persona_id,
    weight: raked ? weights.of(persona_id) : 1,
    choices: (choices?.tasks ?? []).map(({ task_id, chosen }) => ({ task_id, offer: chosen })),
  }));
}

/**
 * How near a complete conjoint simulation comes to these choices of people.
 * @param language language of the sentences (BCP 47)
 * @throws BadRequest if the choices have other attributes and levels
 */
export function measuredChoices(
  material: ValidityMaterial,
  { study, choosers = [] }: HumanStudyWithAnswers,
  language = material.candidate.simulation.language,
): Promise<Validity> {
  const { simulation, input } = material.candidate;
  const design = input?.conjoint_design;
  const { id, name, source, fielded_on, people, choices } = study;
  if (!design || !choices)
    throw new BadRequest(
      "The human study has no choices between offers; a conjoint simulation can only be compared with choices",
    );
  const differ = toDesign(choices, design);
  if (typeof differ === "string")
    throw new BadRequest(`The human study is not about the offers of the simulation: ${differ}`);
  const respondents = material.participants.filter(({ profile }) => isRespondent(profile));
  return calculate(choiceValidity, {
    input: {
      simulation_id: simulation.id,
      design,
      personas: choicesOf(material),
      people: { human_study_id: id, name, source, fielded_on, n: people },
      choices,
      choosers,
      personaOf: new Map(respondents.map(({ persona_name, persona_id }) => [persona_name, persona_id])),
    },
    language,
  });
}
