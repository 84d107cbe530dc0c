import type { Coverage } from "../../studies/interview/schemas.ts";
import { variableName } from "../../dataset/variable-name.ts";
import { guideQuestionRows } from "./rows.ts";
import type { Table } from "./table.ts";
import { coded, type Variable, type VariablesFrom } from "./variable.ts";

const COVERAGES = ["not_covered", "partly", "covered"] as const satisfies Coverage[];

/** A participant's figure in a list of all. */
function figureOf<T extends { persona_id: string }>({ number }: Table, list: readonly T[]) {
  const byId = new Map(list.map((one) => [one.persona_id, one]));
  return (
    name: string,
    label: string,
    value: (one: T) => number | null,
    more?: Parameters<VariablesFrom["number"]>[3],
  ) =>
    number(
      name,
      label,
      ({ persona_id }) => {
        const one = byId.get(persona_id);
        return one && value(one);
      },
      more,
    );
}

function groupVariables(table: Table): Variable[] {
  const { say, source } = table;
  const group = source.results.aggregate.focus_group;
  if (!group) return [];
  const ofViews = figureOf(table, group.conformity?.personas ?? []);
  const ofTalk = figureOf(table, group.airtime.personas);
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

function interviewVariables(table: Table): Variable[] {
  const { say, source, text: textVariable } = table;
  const { interview } = source.results.aggregate;
  if (!interview) return [];
  const ofTalk = figureOf(table, interview.interviews);
  const ofCoverage = figureOf(table, interview.coverage);
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
        textVariable(`${name}_text`, text, ({ persona_id }) => said.get(persona_id)?.get(question_id)),
      ];
    }),
  ];
}

/** Figures of each persona of a focus group or of interviews, with its answers to each question of the guide. */
export const talkVariables = (table: Table): Variable[] => [...groupVariables(table), ...interviewVariables(table)];
