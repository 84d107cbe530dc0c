import { experimentsOf } from "./experiments.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportSource } from "../content/source.ts";
import { answerVariables } from "./answer-variables.ts";
import { conjointVariables } from "./conjoint-variables.ts";
import { lossReason, personRow } from "./rows.ts";
import { tableOf, type Table } from "./table.ts";
import { talkVariables } from "./talk-variables.ts";
import { coded, joined, makeUnique, type MultipleResponse, type Variable } from "./variable.ts";

const INCOMES = ["Low", "Middle", "High"];
const SENTIMENTS = ["Negative", "Neutral", "Positive"];

function personVariables({ source, cases, say, text, number }: Table): Variable[] {
  const rows = new Map(cases.map((one) => [one.persona_id, personRow(source, one)]));
  const fact =
    <T extends string | number>(name: "age" | "gender" | "occupation" | "location" | "weight") =>
    (result: PersonaResult) =>
      rows.get(result.persona_id)?.[name] as T | null | undefined;
  return [
    text("persona_id", say("variables.persona_id"), ({ persona_id }) => persona_id),
    text("persona_name", say("variables.persona_name"), ({ persona_name }) => persona_name),
    text("library_persona_id", say("variables.library_persona"), ({ library_persona_id }) => library_persona_id),
    number("age", say("variables.age"), fact<number>("age")),
    text("gender", say("variables.gender"), fact<string>("gender")),
    text("occupation", say("variables.occupation"), fact<string>("occupation")),
    text("location", say("variables.location"), fact<string>("location")),
    number(
      "income_level",
      say("variables.income"),
      ({ persona_id }) => coded(INCOMES, 1, rows.get(persona_id)?.income_level as string | undefined),
      {
        measure: "ordinal",
        labels: [
          [1, say("variables.low")],
          [2, say("variables.middle")],
          [3, say("variables.high")],
        ],
      },
    ),
    ...(source.results.aggregate.weighting ? [number("weight", say("variables.weight"), fact<number>("weight"))] : []),
    number("sentiment", say("sentiment.heading"), (one) => coded(SENTIMENTS, -1, one.sentiment), {
      measure: "ordinal",
      labels: [
        [-1, say("sentiment.negative")],
        [0, say("sentiment.neutral")],
        [1, say("sentiment.positive")],
      ],
    }),
    number("sentiment_score", say("variables.sentiment_score"), ({ sentiment_score }) => sentiment_score),
    ...(source.results.persona_results.some(({ screened_out_by }) => screened_out_by !== null)
      ? [text("screened_out_by", say("variables.screened_out_by"), ({ screened_out_by }) => screened_out_by)]
      : []),
    ...(source.results.aggregate.participants_lost.length > 0
      ? [text("lost_reason", say("variables.lost_reason"), ({ persona_id }) => lossReason(source, persona_id))]
      : []),
    ...experimentsOf(source.simulation).map(({ id, name, arms }) =>
      text(`arm_${id}`, name, ({ seen }) => arms.find((arm) => arm.id === seen?.arms[id])?.name),
    ),
    text("key_themes", say("variables.key_themes"), ({ key_themes }) => joined(key_themes)),
    text("reaction", source.simulation.prompt_question ?? say("variables.reaction"), ({ reaction }) => reaction),
    text("notable_quote", say("variables.notable_quote"), ({ notable_quote }) => notable_quote),
  ];
}

/** All facts about each persona of a study: a variable per fact, question and figure. */
export function variablesOf(
  source: ReportSource,
  table = tableOf(source),
): { variables: Variable[]; sets: MultipleResponse[]; cases: number } {
  const answers = answerVariables(table);
  const variables = [
    ...personVariables(table),
    ...answers.variables,
    ...conjointVariables(table),
    ...talkVariables(table),
  ];
  makeUnique(variables);
  makeUnique(answers.sets);
  return { variables, sets: answers.sets, cases: table.cases.length };
}
