import { expect, it } from "vitest";
import { roundsIn, type Message } from "../../../console/pages/studies/live/exchanges.ts";

const message = (role: Message["role"], persona_id: string | null, content: string): Message => ({
  ...{ id: content, sequence: 1, role, persona_id, persona_name: persona_id, content },
  ...{ round: null, created_at: "2026-11-20T21:04:00.123" },
});
const exchange = (persona: string, question: string, answer: string) => [
  message("interviewer", persona, question),
  message("persona", persona, answer),
];

it("puts answers to the same words together, the newest question first, with the last answer of each", () => {
  const rounds = roundsIn([
    ...exchange("anna", "Tea?", "Yes."),
    ...exchange("anna", "Why?", "It is warm."),
    ...exchange("ben", "Tea?", "Never."),
    message("moderator", null, "Tea?"),
    ...exchange("anna", "Tea?", "Still yes."),
    message("interviewer", "ben", "Milk?"),
  ]);
  expect(rounds.map(({ question, answers }) => [question, Object.fromEntries(answers)])).toEqual([
    ["Tea?", { anna: "Still yes.", ben: "Never." }],
    ["Why?", { anna: "It is warm." }],
  ]);
});
