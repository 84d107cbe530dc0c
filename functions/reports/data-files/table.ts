import { askedQuestions } from "../../dataset/asked-questions.ts";
import { datasetRow, makeDataset, type Dataset } from "../../dataset/dataset.ts";
import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { ReportSource } from "../content/source.ts";
import { casesOf } from "./rows.ts";
import { variablesFrom, type VariablesFrom } from "./variable.ts";

/** A study as its files need it: all participants in rows, with their answers as numbers. */
export interface Table extends VariablesFrom {
  say: ReportWording["say"];
  source: ReportSource;
  /** The rows: those with a result, then participants who were lost. */
  cases: readonly PersonaResult[];
  dataset: Dataset;
}

/** The table of a study. */
export function tableOf(source: ReportSource): Table {
  const { simulation, results } = source;
  const { language } = simulation;
  const cases = casesOf(source);
  const weights = new Map(results.aggregate.weighting?.personas.map((one) => [one.persona_id, one.weight]));
  const lost = new Set(results.aggregate.participants_lost.map(({ persona_id }) => persona_id));
  return {
    say: reportWordingOf(language).say,
    ...variablesFrom(cases),
    source,
    cases,
    dataset: makeDataset(askedQuestions(simulation), cases.map(datasetRow), {
      ...{ language, lost },
      weightOf: (id) => weights.get(id) ?? 1,
    }),
  };
}
