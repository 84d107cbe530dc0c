import { reportWordingOf } from "../../languages/report-wording.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportSource } from "../content/source.ts";
import { answerVariables } from "./answer-variables.ts";
import { conjointVariables } from "./conjoint-variables.ts";
import { casesOf, lossOf, personRow } from "./rows.ts";
import { talkVariables } from "./talk-variables.ts";
import {
  coded,
  joined,
  makeUnique,
  numberVariable,
  textVariable,
  type MultipleResponse,
  type Variable,
} from "./variable.ts";

const INCOMES = ["Low", "Middle", "High"];
const SENTIMENTS = ["Negative", "Neutral", "Positive"];

function personVariables(source: ReportSource): Variable[] {
  const { say } = reportWordingOf(source.simulation.language);
  const rows = new Map(casesOf(source).map((one) => [one.persona_id, personRow(source, one)]));
  const fact = (name: "age" | "gender" | "occupation" | "location" | "weight") => (result: PersonaResult) =>
    (rows.get(result.persona_id)?.[name] as string | number | undefined) ?? null;
  return [
    textVariable("persona_id", say("variables.persona_id"), ({ persona_id }) => persona_id),
    textVariable("persona_name", say("variables.persona_name"), ({ persona_name }) => persona_name),
    textVariable(
      "library_persona_id",
      say("variables.library_persona"),
      ({ library_persona_id }) => library_persona_id,
    ),
    numberVariable("age", say("variables.age"), fact("age")),
    textVariable("gender", say("variables.gender"), fact("gender")),
    textVariable("occupation", say("variables.occupation"), fact("occupation")),
    textVariable("location", say("variables.location"), fact("location")),
    numberVariable(
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
    ...(source.results.aggregate.weighting ? [numberVariable("weight", say("variables.weight"), fact("weight"))] : []),
    numberVariable("sentiment", say("sentiment.heading"), (one) => coded(SENTIMENTS, -1, one.sentiment), {
      measure: "ordinal",
      labels: [
        [-1, say("sentiment.negative")],
        [0, say("sentiment.neutral")],
        [1, say("sentiment.positive")],
      ],
    }),
    numberVariable("sentiment_score", say("variables.sentiment_score"), ({ sentiment_score }) => sentiment_score),
    ...(source.results.persona_results.some(({ screened_out_by }) => screened_out_by !== null)
      ? [textVariable("screened_out_by", say("variables.screened_out_by"), ({ screened_out_by }) => screened_out_by)]
      : []),
    ...(source.results.aggregate.participants_lost.length > 0
      ? [textVariable("lost_reason", say("variables.lost_reason"), ({ persona_id }) => lossOf(source, persona_id))]
      : []),
    textVariable("key_themes", say("variables.key_themes"), ({ key_themes }) => joined(key_themes)),
    textVariable(
      "reaction",
      source.simulation.prompt_question ?? say("variables.reaction"),
      ({ reaction }) => reaction,
    ),
    textVariable("notable_quote", say("variables.notable_quote"), ({ notable_quote }) => notable_quote),
  ];
}

/** What is known of each persona of a study, a variable per fact, question and figure. */
export function variablesOf(source: ReportSource): { variables: Variable[]; sets: MultipleResponse[] } {
  const answers = answerVariables(source);
  const variables = [
    ...personVariables(source),
    ...answers.variables,
    ...conjointVariables(source),
    ...talkVariables(source),
  ];
  makeUnique(variables);
  makeUnique(answers.sets);
  return { variables, sets: answers.sets };
}
