import { exampleSimulation } from "../../studies/simulation/example.ts";
import type { Bundle } from "./bundle.ts";

const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

/** A bundle with one entry of each list. */
export const exampleBundle: Bundle = {
  format: "replay/1",
  service_version: "0.2.0",
  study: {
    company_id: "019a9f5e-0000-7d3e-9b51-3f1a2c4d5e6f",
    project_id: exampleSimulation.project_id,
    simulation_id: exampleSimulation.id,
    simulation_type: "concept_test",
    language: "en",
    models: {
      persona: ["eu.amazon.nova-lite-v1:0"],
      moderator: "eu.amazon.nova-lite-v1:0",
      report: "eu.amazon.nova-pro-v1:0",
      parse: "eu.amazon.nova-lite-v1:0",
      embedding: "amazon.titan-embed-text-v2:0",
      fallbacks: {},
    },
  },
  left_out: [],
  calls: [
    {
      sha256: SHA256,
      prompt_id: "concept-test@5",
      at: "2026-11-20T20:43:00.123",
      request: { modelId: "eu.amazon.nova-lite-v1:0", system: [{ text: "You are Mia Huber." }], messages: [] },
      answer: {
        output: { message: { role: "assistant", content: [{ text: "I like it." }] } },
        stopReason: "end_turn",
        usage: { inputTokens: 812, outputTokens: 164 },
      },
      error: null,
    },
  ],
  texts: [{ model_id: "amazon.titan-embed-text-v2:0", text: "I like it.", vector: "mpkZP83MTD8=" }],
  items: [{ PK: { S: "C#019a9f5e" }, SK: { S: "AGGREGATE" } }],
  files: [],
  outputs: [{ name: "results.json", encoding: "utf8", content: "{}" }],
  signature: {
    public_key: "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=",
    digests: { format: SHA256, "calls[0]": SHA256 },
    value: "c2lnbmF0dXJl",
  },
};
