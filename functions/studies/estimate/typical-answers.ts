import typical from "../../data/typical-answers.json" with { type: "json" };
import type { PersonaProfile } from "../../personas/people/participant.ts";

/** What is typically answered and said, in tokens as ./count-tokens.ts counts them. */
export const typicalAnswers = typical;

/** A persona whose profile is of average length; takes the place of personas that are not there yet. */
export const typicalPersona = typical.persona as PersonaProfile;
