import type { Attribute } from "../../../../functions/domain/conjoint/attributes.ts";
import type { PresentedTask } from "../../../../functions/domain/conjoint/presentation.ts";
import type { PersonaProfile } from "../../../../functions/domain/simulation/participant.ts";
import { conjointChoicesPrompt, type ConjointReply } from "../../../../functions/prompts/conjoint-choices/prompt.ts";
import { readConsumer } from "../../../../local/bedrock/consumer/appraisal/consumer.ts";
import { makeChoices } from "../../../../local/bedrock/consumer/choices/make-choices.ts";
import { utilitiesOf } from "../../../../local/bedrock/consumer/choices/utilities.ts";

/** What a person answers to the tasks of one sitting, checked against the prompt's schema. */
export function sit(persona: PersonaProfile, tasks: readonly PresentedTask[]): ConjointReply {
  const prompt = conjointChoicesPrompt({ persona, context: null, briefings: [] }, tasks);
  return prompt.output.parse(makeChoices(prompt.question));
}

/** A person's true utilities of an attribute's levels, in their order. */
export function worths(persona: PersonaProfile, { name, levels }: Attribute): number[] {
  const consumer = readConsumer(`<persona>\n${JSON.stringify(persona)}\n</persona>`);
  const utilities = utilitiesOf(consumer, [{ name, levels: [...levels].sort() }]);
  return levels.map((level) => utilities.get(name)!.get(level)!);
}
