import { coverageSchema } from "../../domain/interview/schemas.ts";
import type { ReportSource } from "../content/source.ts";
import { resultRows } from "./rows.ts";
import { coded, numberVariable, textVariable, variableName, type Variable } from "./variable.ts";

const COVERAGES = coverageSchema.options.toReversed();

/** A figure of somebody in a list of all. */
function figureOf<T extends { persona_id: string }>(list: readonly T[]) {
  const byId = new Map(list.map((one) => [one.persona_id, one]));
  return (name: string, label: string, value: (one: T) => number | null, more?: Parameters<typeof numberVariable>[3]) =>
    numberVariable(
      name,
      label,
      ({ persona_id }) => {
        const one = byId.get(persona_id);
        return one ? value(one) : null;
      },
      more,
    );
}

function groupVariables({ results }: ReportSource): Variable[] {
  const group = results.aggregate.focus_group;
  if (!group) return [];
  const ofViews = figureOf(group.conformity?.personas ?? []);
  const ofTalk = figureOf(group.airtime.personas);
  const moved = (one: { moved_toward_majority: boolean | null }) =>
    one.moved_toward_majority === null ? null : Number(one.moved_toward_majority);
  return [
    ofViews("view_before", "Private view before the discussion, -1 to 1", ({ before }) => before),
    ofViews("view_after", "Private view after the discussion, -1 to 1", ({ after }) => after),
    ofViews("moved_to_majority", "Moved towards the majority (1 yes, 0 no)", moved, { measure: "nominal" }),
    ofTalk("messages", "Messages in the discussion", ({ messages }) => messages),
    ofTalk("words", "Words in the discussion", ({ words }) => words),
    ofTalk("share_of_words", "Share of all words, percent", ({ share }) => share),
  ];
}

function interviewVariables(source: ReportSource): Variable[] {
  const { interview } = source.results.aggregate;
  if (!interview) return [];
  const ofTalk = figureOf(interview.interviews);
  const ofCoverage = figureOf(interview.coverage);
  return [
    ofTalk("exchanges", "Questions put, probes among them", ({ exchanges }) => exchanges),
    ofTalk("probes", "Probes put", ({ probes }) => probes),
    ofTalk("words", "Words said", ({ words }) => words),
    ...interview.questions.flatMap(({ question_id, text }, index) => {
      const name = `g${variableName(question_id).replace(/^v_/, "")}`;
      return [
        ofCoverage(name, text, ({ questions }) => coded(COVERAGES, 0, questions[index]), {
          measure: "ordinal",
          labels: COVERAGES.map((label, position) => [position, label]),
        }),
        textVariable(`${name}_text`, text, (result) => {
          const rows = [...resultRows(source, result)];
          const row = rows.find((one) => one.record === "guide_question" && one.question_id === question_id);
          return (row?.answer as string | null | undefined) ?? null;
        }),
      ];
    }),
  ];
}

/** Figures of each persona of a focus group or of interviews, with what it said to each question of the guide. */
export const talkVariables = (source: ReportSource): Variable[] => [
  ...groupVariables(source),
  ...interviewVariables(source),
];
