import { presentCodebook, type CodebookRecord } from "./record.ts";
import { presentUsage } from "../../platform/costs/cost.ts";
import { exampleSimulation } from "../../studies/simulation/example.ts";

const people = [1, 2, 3, 4, 5].map((number) => `019a9f62-2c00-7d44-8e33-6b7c8d9e0f1${number}`);
const [first, second, third, fourth, fifth] = people as [string, string, string, string, string];

/** The request of a caller who has edited a draft: one code renamed, one new. */
export const exampleCodes = {
  codes: [
    {
      id: "c1",
      name: "Too expensive",
      definition: "Says that the price is too high, or higher than elsewhere.",
      example: "Nine euros is a lot for cereal.",
    },
    { name: "Taste", definition: "Speaks of how it tastes, for better or worse." },
  ],
};

/** As it is stored while a new code is compared with the answers. */
export const exampleCodingRecord = {
  id: "019a9f72-3b00-7c11-8d22-5e6f708192a3",
  simulation_id: exampleSimulation.id,
  project_id: exampleSimulation.project_id,
  question_id: "q7",
  question: "What, if anything, would keep you from buying it?",
  drafted: false,
  status: "coding",
  codes: [
    { ...exampleCodes.codes[0]!, id: "c1", example: "Nine euros is a lot for cereal.", pending: false },
    { ...exampleCodes.codes[1]!, id: "c4", example: null, pending: true },
  ],
  next_code: 5,
  asked: 6,
  persona_ids: people,
  codings: { [first]: ["c1"], [second]: ["c1"], [third]: [], [fourth]: [], [fifth]: [] },
  usage: { llm_calls: 0, input_tokens: 0, cached_input_tokens: 0, output_tokens: 0, cost_microusd: 0 },
  created_at: "2026-11-24T16:04:58.120",
} satisfies CodebookRecord;

export const exampleCodingCodebook = presentCodebook(exampleCodingRecord);

export const exampleCodebook = {
  ...presentCodebook({
    ...exampleCodingRecord,
    status: "complete",
    codings: { ...exampleCodingRecord.codings, [second]: ["c1", "c4"], [third]: ["c4"] },
    weights: null,
    not_coded: [],
    completed_at: "2026-11-24T16:05:21.904",
  }),
  usage: presentUsage({
    ...{ llm_calls: 1, input_tokens: 1_240, cached_input_tokens: 0, output_tokens: 96, cost_microusd: 5_160 },
  }),
};
