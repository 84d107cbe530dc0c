import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interviewAggregateSchema } from "../../../../functions/studies/interview/aggregate-schema.ts";
import { interviewFigures, type FinishedInterview } from "../../../../functions/studies/interview/figures.ts";
import type { Coverage, Guide } from "../../../../functions/studies/interview/schemas.ts";
import type { Message } from "../../../../functions/studies/simulation/message.ts";

const guide: Guide = {
  sections: [
    {
      title: "Habits",
      questions: [
        { context: null, text: "When do you drink tea?", probes: [] },
        { context: null, text: "Which tea?", probes: ["Why that one?"] },
      ],
    },
    { title: "Price", questions: [{ context: null, text: "What may it cost?", probes: [] }] },
  ],
};

const said = (role: Message["role"], content: string, sequence = 0): Message => ({
  id: `message-${sequence}`,
  sequence,
  role,
  persona_id: "anna",
  persona_name: "Anna",
  content,
  round: 1,
  created_at: "2026-01-01T00:00:00.000Z",
});

const interview = (persona_id: string, coverage: Coverage[], probes: number[], messages: Message[] = []) => ({
  persona_id,
  coverage,
  probes,
  messages,
});

const interviews: FinishedInterview[] = [
  interview("anna", ["covered", "covered", "covered"], [0, 1, 0]),
  interview("ben", ["covered", "partly", "covered"], [1, 2, 0]),
  // Broken off after the second question.
  interview("cem", ["partly", "covered"], [2, 0]),
];

describe("interviewFigures", () => {
  it("counts who was asked and covered a question, over all personas", () => {
    const { questions } = interviewFigures(guide, interviews);
    // Wilson 95 % for 2 of 3: z = 1.959964, z² = 3.841459; (2 + 1.920729 ± z √(2·1/3 + .960365)) / 6.841459
    // = (3.920729 ± 2.500186) / 6.841459 = .2076 and .9385.
    expect(questions).toEqual([
      {
        question_id: "1.1",
        section: "Habits",
        text: "When do you drink tea?",
        asked: 3,
        covered: 2,
        share: 66.7,
        share_interval: [20.8, 93.9],
        probes: 3,
      },
      {
        question_id: "1.2",
        section: "Habits",
        text: "Which tea?",
        asked: 3,
        covered: 2,
        share: 66.7,
        share_interval: [20.8, 93.9],
        probes: 3,
      },
      {
        question_id: "2.1",
        section: "Price",
        text: "What may it cost?",
        asked: 2,
        covered: 2,
        share: 66.7,
        share_interval: [20.8, 93.9],
        probes: 0,
      },
    ]);
  });

  it("lays coverage out with a row per persona and counts what was never put as not covered", () => {
    expect(interviewFigures(guide, interviews).coverage).toEqual([
      { persona_id: "anna", questions: ["covered", "covered", "covered"] },
      { persona_id: "ben", questions: ["covered", "partly", "covered"] },
      { persona_id: "cem", questions: ["partly", "covered", "not_covered"] },
    ]);
  });

  it("averages coverage over personas, with an interval cut to the possible", () => {
    const figures = interviewFigures(guide, interviews);
    // 100, 66.7 and 33.3: mean 66.7, standard deviation 33.3, t(.975; 2) = 4.3027, half width 82.8.
    expect(figures.mean_coverage).toBe(66.7);
    expect(figures.mean_coverage_interval).toEqual([0, 100]);

    // 100, 100, 100 and 66.7: mean 91.667, standard deviation 16.667, t(.975; 3) = 3.1824, half width 26.52.
    const four = [interviews[0]!, interviews[0]!, interviews[0]!, interviews[1]!];
    expect(interviewFigures(guide, four)).toMatchObject({ mean_coverage: 91.7, mean_coverage_interval: [65.1, 100] });
  });

  it("has no interval of a single persona", () => {
    expect(interviewFigures(guide, [interviews[1]!])).toMatchObject({
      mean_coverage: 66.7,
      mean_coverage_interval: null,
    });
  });

  it("counts exchanges, probes and the persona's own words", () => {
    const messages = [
      said("interviewer", "When do you drink tea?", 1),
      said("persona", "In the morning – mostly green tea, 2 cups!", 2),
      said("interviewer", "Why?", 3),
      said("persona", "It's habit.", 4),
    ];
    // In the morning mostly green tea 2 cups (8) and It's habit (2).
    expect(interviewFigures(guide, [interview("anna", ["covered"], [1], messages)]).interviews).toEqual([
      { persona_id: "anna", exchanges: 2, probes: 1, words: 10 },
    ]);
  });

  it("has neither questions nor coverage for live interviews", () => {
    const figures = interviewFigures(null, [interview("anna", [], [], [said("interviewer", "Hello!")])]);
    expect(figures).toEqual({
      interviews: [{ persona_id: "anna", exchanges: 1, probes: 0, words: 0 }],
      questions: [],
      coverage: [],
      mean_coverage: null,
      mean_coverage_interval: null,
    });
  });

  it("stays within its schema and its bounds whatever was covered, and ignores the order of personas", () => {
    const anyInterview = fc.record({
      persona_id: fc.uuid(),
      coverage: fc.array(fc.constantFrom<Coverage>("covered", "partly", "not_covered"), { maxLength: 3 }),
      probes: fc.array(fc.nat(2), { maxLength: 3 }),
      messages: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.array(anyInterview, { maxLength: 8 }), (some) => {
        const figures = interviewAggregateSchema.parse(interviewFigures(guide, some));
        for (const { share, share_interval, asked, covered } of figures.questions) {
          expect(covered).toBeLessThanOrEqual(asked);
          expect(share_interval[0]).toBeLessThanOrEqual(share);
          expect(share_interval[1]).toBeGreaterThanOrEqual(share);
        }
        const reversed = interviewFigures(guide, some.toReversed());
        expect(reversed.questions).toEqual(figures.questions);
        expect(reversed.mean_coverage).toEqual(figures.mean_coverage);
        expect(reversed.mean_coverage_interval).toEqual(figures.mean_coverage_interval);
      }),
      { numRuns: 50 },
    );
  });
});
