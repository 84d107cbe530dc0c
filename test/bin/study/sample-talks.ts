import type { Message } from "../../../functions/studies/simulation/message.ts";
import { all, at, half, none, studyOf } from "./sample-study.ts";

const says = (
  id: string,
  round: number,
  content: string,
  persona?: { persona_id: string; persona_name: string },
): Message => ({
  id,
  sequence: Number(id),
  role: persona ? "persona" : "moderator",
  persona_id: persona?.persona_id ?? null,
  persona_name: persona?.persona_name ?? null,
  content,
  round,
  created_at: at,
});

export const focusGroupOutcome = studyOf(
  "focus_group",
  {
    focus_group: {
      rounds: 1,
      messages: 4,
      conformity: {
        index: { moved: 1, comparable: 2, ...half },
        majority: 0.2,
        spread_before: 0.8,
        spread_after: 0.3,
        personas: [
          { persona_id: "persona-1", before: -0.5, after: 0, moved_toward_majority: true },
          { persona_id: "persona-2", before: 0.6, after: 0.5, moved_toward_majority: null },
        ],
      },
      airtime: {
        balance: 0.81,
        personas: [
          { persona_id: "persona-1", messages: 2, words: 1_500, share: 75 },
          { persona_id: "persona-2", messages: 1, words: 500, share: 25 },
        ],
      },
      themes: [
        {
          theme: "fair price",
          count: 2,
          ...all,
          persona_ids: ["persona-1", "persona-2"],
          first_said_by: "persona-2",
          first_said_in: "3",
          first_said_in_round: 1,
        },
      ],
      disagreements: [
        {
          topic: "The price",
          positions: [
            { position: "It is fair", evidence: [{ persona_id: "persona-1", quote: "Das ist fair." }] },
            { position: "It is too high", evidence: [{ persona_id: "persona-2", quote: "高いです。" }] },
          ],
        },
      ],
    },
  },
  (result) => ({
    transcript: [
      says(result.persona_id === "persona-1" ? "0" : "9", 0, `Private of ${result.persona_id}`, result),
      says("1", 1, "What came to your mind?"),
      says("2", 1, "Das ist fair.", { persona_id: "persona-1", persona_name: "Änne Größmann" }),
      says("3", 1, "高いです。", { persona_id: "persona-2", persona_name: "佐藤 美咲" }),
      says("4", 1, "Doch, fair.", { persona_id: "persona-1", persona_name: "Änne Größmann" }),
    ],
  }),
);

export const interviewOutcome = studyOf(
  "idi_ai",
  {
    interview: {
      interviews: [
        { persona_id: "persona-1", exchanges: 3, probes: 1, words: 120 },
        { persona_id: "persona-2", exchanges: 2, probes: 0, words: 60 },
      ],
      questions: [
        { question_id: "1.1", section: "Habits", text: "Your breakfast?", asked: 2, covered: 2, ...all, probes: 0 },
        {
          question_id: "1.2",
          section: "Habits",
          text: "The last new drink?",
          asked: 2,
          covered: 1,
          ...half,
          probes: 1,
        },
        { question_id: "2.1", section: "The concept", text: "Your view?", asked: 1, covered: 0, ...none, probes: 0 },
      ],
      coverage: [
        // The other way round than the people of the study.
        { persona_id: "persona-2", questions: ["covered", "covered", "not_covered"] },
        { persona_id: "persona-1", questions: ["covered", "partly", "partly"] },
      ],
      mean_coverage: 50,
      mean_coverage_interval: [8.9, 91.1],
    },
  },
  (result) => ({
    transcript: [
      { ...says("1", 1, "Your breakfast?"), id: `${result.persona_id}-1`, role: "interviewer" },
      { ...says("2", 1, `Brot, sagt ${result.persona_id}.`, result), id: `${result.persona_id}-2` },
    ],
  }),
);
