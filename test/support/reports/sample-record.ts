import type { AskedQuestion } from "../../../functions/models/call-log/record.ts";
import { summariseCalls } from "../../../functions/models/call-log/summarise.ts";
import type { StudyRecord } from "../../../functions/reports/disclosure/study-record.ts";

/** A question as the record of a study keeps it. */
export const askedQuestion = (change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  prompt_id: "survey-scale@7",
  role: "persona",
  model_id: "offline-consumer-v1",
  speaker: "Katharina Maurer",
  sha256: "0".repeat(64),
  temperature: 1,
  max_tokens: 400,
  answers: 1,
  retries: 0,
  outcome: "answered",
  asked_at: "2026-11-20T20:51:00.000",
  ...change,
});

/** How a sample study was made. */
export const sampleRecord: StudyRecord = {
  company: "Alpenhof",
  calls: summariseCalls([
    askedQuestion(),
    askedQuestion({ sha256: "1".repeat(64), answers: 2, speaker: "Jonas Weber", asked_at: "2026-11-20T20:51:02.000" }),
    askedQuestion({
      prompt_id: "report@5",
      role: "report",
      model_id: "offline-report-v1",
      speaker: null,
      sha256: "2".repeat(64),
      temperature: 0.3,
      max_tokens: 2_500,
      asked_at: "2026-11-20T20:51:07.000",
    }),
  ]),
  isPopulationCovered: true,
  hasRespondents: false,
  grounded: 1,
  reused: 0,
  designSeed: null,
};
