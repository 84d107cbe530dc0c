import { exampleSimulation } from "../../studies/simulation/example.ts";
import { summariseCalls } from "../../models/call-log/summarise.ts";
import { DIGITAL_SOURCE_TYPE } from "../../platform/content-source.ts";
import type { Disclosure } from "./schemas.ts";

const asked = {
  prompt_id: "concept-test@5",
  role: "persona",
  model_id: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
  sha256: "5f0c1b6e7d3a4f5c8b9a0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f1a",
  temperature: 1,
  max_tokens: 1_200,
  answers: 1,
  retries: 0,
  outcome: "answered",
  asked_at: "2026-11-20T20:51:00.000",
};
const item = (id: string, name: string, text: string) => ({ id, name, label: name, text });

/** A disclosure as the reference shows it, with one item of each checklist. */
export const exampleDisclosure: Disclosure = {
  simulation_id: exampleSimulation.id,
  simulation_type: "concept_test",
  service_version: "0.2.0",
  digital_source_type: DIGITAL_SOURCE_TYPE,
  language: "en",
  started_at: "2026-11-20T20:50:01.000",
  completed_at: "2026-11-20T20:51:09.000",
  model_ids: [asked.model_id],
  calls: summariseCalls([{ ...asked, speaker: "Katharina Maurer" }]),
  calls_recorded: { answers: 1, of: 1 },
  participants: [{ persona_id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a", persona_name: "Katharina Maurer" }],
  participants_lost: 0,
  guide_llm: {
    name: "GUIDE-LLM",
    version: "1.0 (2026)",
    url: "https://llm-checklist.com/checklist",
    items: [item("A.2", "Degree of automation", "Fully automated. Nobody reviewed or changed an answer before it …")],
  },
  aapor: {
    name: "AAPOR",
    version: "Disclosure elements of the Code of Professional Ethics and Practices, III.A, April 2021",
    url: "https://aapor.org/standards-and-ethics/disclosure-standards/",
    items: [item("7", "Dates of Data Collection", "From 2026-11-20 20:50 to 2026-11-20 20:51 (UTC).")],
  },
  method_card: {
    name: "Method card",
    version: "1",
    url: null,
    items: [item("validation", "Validation", "No answer was compared with what people say.")],
  },
  prompts: [
    {
      ...asked,
      persona_id: "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
      persona_name: "Katharina Maurer",
      sent: '{"modelId":"eu.anthropic.claude-haiku-4-5-20251001-v1:0","system":[{"text":"You are the person in …"}]}',
      not_kept_because: null,
    },
  ],
};
