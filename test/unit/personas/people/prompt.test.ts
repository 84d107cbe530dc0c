import { expect, it } from "vitest";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import { personaPrompt } from "../../../../functions/personas/people/prompt.ts";

const ask = (signals: readonly string[]) =>
  personaPrompt({
    facts: { name_initials: "A. B." } as PersonaFacts,
    segment: { name: "Commuters", occupation: null },
    takenNames: [],
    signals,
    language: "en",
  });

it("has the rules on signals where signals are shown, and nowhere else", () => {
  const [without, shown] = [ask([]), ask(["[1] Oat milk has become dearer."])];
  expect(shown.system).toContain("evidence, not biography");
  expect(shown.question).toContain("<signals>");
  expect(without.system).not.toContain("signals");
  expect(without.question).not.toContain("<signals>");
});
