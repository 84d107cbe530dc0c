import type { Coverage } from "../../studies/interview/schemas.ts";
import { reportWordingOf } from "../../languages/report-wording.ts";
import type { ReportSource } from "../content/source.ts";
import { guideQuestionRows } from "./rows.ts";
import { coded, numberVariable, textVariable, variableName, type Variable } from "./variable.ts";

const COVERAGES = ["not_covered", "partly", "covered"] as const satisfies Coverage[];

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

function groupVariables({ simulation, results }: ReportSource): Variable[] {
  const { say } = reportWordingOf(simulation.language);
  const group = results.aggregate.focus_group;
  if (!group) return [];
  const ofViews = figureOf(group.conformity?.personas ?? []);
  const ofTalk = figureOf(group.airtime.personas);
  const moved = (one: { moved_toward_majority: boolean | null }) =>
    one.moved_toward_majority === null ? null : Number(one.moved_toward_majority);
  return [
    ofViews("view_before", say("variables.view_before"), ({ before }) => before),
    ofViews("view_after", say("variables.view_after"), ({ after }) => after),
    ofViews("moved_to_majority", say("variables.moved_to_majority"), moved, {
      measure: "nominal",
      labels: [
        [0, say("variables.stayed")],
        [1, say("variables.moved")],
      ],
    }),
    ofTalk("messages", say("variables.messages"), ({ messages }) => messages),
    ofTalk("words", say("variables.words"), ({ words }) => words),
    ofTalk("share_of_words", say("variables.share_of_words"), ({ share }) => share),
  ];
}

function interviewVariables(source: ReportSource): Variable[] {
  const { say } = reportWordingOf(source.simulation.language);
  const { interview } = source.results.aggregate;
  if (!interview) return [];
  const ofTalk = figureOf(interview.interviews);
  const ofCoverage = figureOf(interview.coverage);
  const said = new Map(
    source.results.persona_results.map((result) => {
      const rows = [...guideQuestionRows(source, result)];
      return [result.persona_id, new Map(rows.map(({ question_id, answer }) => [question_id, answer]))] as const;
    }),
  );
  return [
    ofTalk("exchanges", say("variables.exchanges"), ({ exchanges }) => exchanges),
    ofTalk("probes", say("variables.probes"), ({ probes }) => probes),
    ofTalk("words", say("variables.words"), ({ words }) => words),
    ...interview.questions.flatMap(({ question_id, text }, index) => {
      const name = `g${variableName(question_id).replace(/^v_/, "")}`;
      return [
        ofCoverage(name, text, ({ questions }) => coded(COVERAGES, 0, questions[index]), {
          measure: "ordinal",
          labels: COVERAGES.map((coverage, position) => [position, say(`variables.${coverage}`)]),
        }),
        textVariable(`${name}_text`, text, ({ persona_id }) => said.get(persona_id)?.get(question_id) ?? null),
      ];
    }),
  ];
}

/** Figures of each persona of a focus group or of interviews, with what it said to each question of the guide. */
export const talkVariables = (source: ReportSource): Variable[] => [
  ...groupVariables(source),
  ...interviewVariables(source),
];
