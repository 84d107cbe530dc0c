import { expect, test } from "vitest";
import { modelCallsOf, type GroupTurn } from "../../../bench/studies/critical-path.ts";

test("persons are written side by side, and once more who came out like somebody else", () => {
  expect(modelCallsOf({ kind: "persona_generation", written: [10] })).toEqual({
    critical: 1,
    embeddings: 1,
    ordered: 1,
    total: 10,
  });
  expect(modelCallsOf({ kind: "persona_generation", written: [10, 2] })).toEqual({
    critical: 2,
    embeddings: 2,
    ordered: 2,
    total: 12,
  });
});

test("a generation that takes everybody over from the library needs no model", () => {
  expect(modelCallsOf({ kind: "persona_generation", written: [0] })).toEqual({
    critical: 0,
    embeddings: 0,
    ordered: 0,
    total: 0,
  });
});

test("concept tests and conjoint studies are an answer and the report, whatever their size", () => {
  expect(modelCallsOf({ kind: "concept_test", personas: 10 })).toEqual({
    critical: 2,
    embeddings: 2,
    ordered: 2,
    total: 11,
  });
  expect(modelCallsOf({ kind: "conjoint", personas: 1 })).toEqual({ critical: 2, embeddings: 2, ordered: 2, total: 2 });
});

test("a survey is as long for twelve questions, which are asked in two steps, as for one", () => {
  expect(modelCallsOf({ kind: "survey", personas: 10, questions: 5 })).toEqual({
    critical: 2,
    embeddings: 2,
    ordered: 2,
    total: 51,
  });
  expect(modelCallsOf({ kind: "survey", personas: 10, questions: 12 }).critical).toBe(2);
});

test("in a group waves follow one another, and only the first question can come beside the private views", () => {
  const opened = (speakers: number): GroupTurn => ({ moderated: true, speakers });
  const wave = (speakers: number): GroupTurn => ({ moderated: false, speakers });
  const round = [opened(4), wave(3), wave(3), opened(2)];
  // Three rounds of question, three waves, probe and its answers; then closing views and the report.
  expect(modelCallsOf({ kind: "focus_group", personas: 10, turns: [...round, ...round, ...round] })).toEqual({
    critical: 3 * 6 + 2,
    embeddings: 2,
    ordered: 3 * 6 + 3,
    total: 10 + 3 * (2 + 12) + 10 + 1,
  });
});

test("interviews are as long as the longest, without the judgements after its last probes", () => {
  const silent = [0, 0, 0];
  const talkative = [0, 1, 2];
  // Six answers and as many judgements, of which the one after the second probe holds up nothing; looking back, report.
  expect(modelCallsOf({ kind: "idi_ai", interviews: [silent, talkative] })).toEqual({
    critical: 6 + 5 + 2,
    embeddings: 2,
    ordered: 6 + 6 + 2,
    total: 6 + 1 + 12 + 1 + 1,
  });
});

test("the longest interview in sequence need not be the one with the most judgements that decide", () => {
  // Two questions with two probes each: 6 answers, 4 deciding judgements. Six without probes: 6 answers, 6 judgements.
  const { critical, ordered } = modelCallsOf({ kind: "idi_ai", interviews: [[2, 2], Array(6).fill(0) as number[]] });
  expect({ critical, ordered }).toEqual({ critical: 14, ordered: 14 });
});
