import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { Fault, FaultCall } from "../../local/bedrock/faults.ts";
import { askedOf } from "./asked.ts";

const SENTENCE = "I would try it once, and the price would have to be right.";
const view = { reaction: SENTENCE, key_themes: ["fair price"], notable_quote: SENTENCE };

/** How many screens a request with choice tasks has. */
const screensOf = (text: string): number => text.match(/"task":\d+/g)?.length ?? 0;

const answers: Readonly<Record<string, (text: string) => unknown>> = {
  give_reaction: () => ({ ...view, answers: Object.fromEntries(conceptItems.map((item) => [item, SENTENCE])) }),
  answer_scale: () => ({ answer: SENTENCE }),
  choose_options: () => ({ considerations: [], chosen: [1], reason: SENTENCE }),
  answer_openly: () => ({ answer: SENTENCE, themes: ["fair price"] }),
  closing_question: () => view,
  note_view: () => ({ view: SENTENCE }),
  speak: () => ({ message: SENTENCE, themes: ["fair price"] }),
  moderate: () => ({ message: "What do you think of it?", addressed: [] }),
  answer: () => ({ answer: SENTENCE }),
  follow_up: () => ({ coverage: "covered", probe: null }),
  make_choices: (text) => ({
    ...view,
    choices: Array.from({ length: screensOf(text) }, (_, index) => ({ task: index + 1, chosen: 1 + (index % 2) })),
  }),
  write_report: () => ({
    summary: "A summary.",
    recommendations: [{ title: "Lower it", rationale: "x", evidence: [{ participant: "P1", quote: SENTENCE }] }],
    disagreements: [],
  }),
};

/**
 * An answer at once, the same to everybody, for tests that are about what happens around a model and not about what it
 * says. Whatever it has no answer for is left to the offline model.
 */
export function canned(call: FaultCall): Fault | undefined {
  const answer = call.toolName === null ? undefined : answers[call.toolName];
  return answer && { input: answer(askedOf(call).text) };
}
