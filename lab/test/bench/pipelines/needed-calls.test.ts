import { describe, expect, it } from "vitest";
import type { MeasuredKind } from "../../../costs/measured-kind.ts";
import { neededCalls } from "../../../bench/pipelines/needed-calls.ts";

type Results = NonNullable<MeasuredKind["results"]>;
type Message = NonNullable<Results["persona_results"][number]["transcript"]>[number];

const said = (id: string, role: Message["role"]) => ({ id, role }) as Message;
const results = (...persons: { transcript?: Message[]; answers?: unknown[] }[]) =>
  ({
    persona_results: persons.map(({ transcript = null, answers = null }) => ({ transcript, answers })),
  }) as never as Results;
const needed = (kind: MeasuredKind["kind"], personas: number, rest: Partial<MeasuredKind> = {}): number =>
  neededCalls({ kind, personas, counts: {}, ...rest }).calls;

describe("the calls that the method needs", () => {
  it("are one per persona and one for the report in a concept test and in a conjoint study", () => {
    expect([needed("concept_test", 10), needed("conjoint", 1)]).toEqual([11, 2]);
  });

  it("are one per answer of a survey, a view in the end per persona, and the report", () => {
    const answers = [{}, {}, {}];
    expect(needed("survey", 2, { results: results({ answers }, { answers: answers.slice(1) }) })).toBe(5 + 2 + 1);
  });

  it("count what was said in a group once, though every member's transcript holds it", () => {
    const talk = [said("1", "moderator"), said("2", "persona"), said("3", "persona")];
    expect(needed("focus_group", 2, { results: results({ transcript: talk }, { transcript: talk }) })).toBe(3 + 1);
  });

  it("are an answer and its judgement in an interview, whose questions come from the guide", () => {
    const talk = (name: string) => [
      said(`${name}1`, "interviewer"),
      said(`${name}2`, "persona"),
      said(`${name}3`, "interviewer"),
      said(`${name}4`, "persona"),
    ];
    const both = results({ transcript: talk("a") }, { transcript: talk("b") });
    expect(needed("idi_ai", 2, { results: both })).toBe(2 * 4 + 2 + 1);
  });

  it("are one per persona and rerun in a reliability study, which writes no report", () => {
    expect(needed("reliability_study", 5, { counts: { r: 3, n: 15 } })).toBe(15);
  });
});
