import { figureQuestions } from "../../../dataset/figure-questions.ts";
import { crossed } from "../../../findings/comparisons/crosstab.ts";
import { columnsBy } from "../../../findings/comparisons/columns.ts";
import type { Cell, Crosstab } from "../../../findings/comparisons/schemas.ts";
import { factsIn, weightsOf, type TabledSimulation } from "../../../findings/comparisons/tabled-simulation.ts";
import { letterOf } from "../../../statistics/letters.ts";
import type { Dataset } from "../../../dataset/dataset.ts";
import type { ReportSource } from "../../content/source.ts";

/** The facts by which every table is broken down. */
const BREAKS = ["gender", "age"] as const;

type Row = Crosstab["questions"][number]["rows"][number];

/** A row of a cross-tab with the cells of all breaks side by side. */
export interface BrokenRow extends Pick<Row, "figure" | "label" | "total"> {
  cells: readonly Cell[];
}

/** A group of a break: women, people from 25 to 34. */
export interface BreakColumn {
  fact: (typeof BREAKS)[number];
  /** The letter by which other groups name it if they differ from it; each break begins with A. */
  letter: string;
  label: string;
}

/** The standard breaks of a study. A break with only one group is left out, because it compares nothing. */
export interface Breaks {
  columns: readonly BreakColumn[];
  /** Makes the rows of a question; none if no cross-tab has it. */
  rowsOf: (questionId: string) => BrokenRow[];
}

/** @param dataset with everybody of the study; figures only count those who answered */
export function breaksOf({ simulation, results, people }: ReportSource, dataset: Dataset): Breaks {
  const { weighting, survey } = results.aggregate;
  const tabled: TabledSimulation = {
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    language: simulation.language,
    dataset,
    recognised: survey?.questions ?? [],
    facts: new Map(people.map((person) => [person.persona_id, factsIn(person)])),
    experiments: [],
    weighted: weighting !== null,
  };
  const divided = BREAKS.map((fact) => ({ fact, ...columnsBy(fact, tabled, []) })).filter(
    ({ columns }) => columns.length > 1,
  );
  const weightOf = weightsOf(dataset);
  return {
    columns: divided.flatMap(({ fact, columns }) =>
      columns.map(({ label }, index) => ({ fact, letter: letterOf(index), label })),
    ),
    rowsOf(questionId) {
      const questions = dataset.questions.filter(({ asked }) => asked.id === questionId);
      const [question] = figureQuestions({ ...dataset, questions }, tabled.recognised);
      if (!question) return [];
      const tables = divided.map((columns) => crossed(question, columns, weightOf));
      const [first] = tables;
      return (first?.rows ?? []).map(({ figure, label, total }, index) => ({
        ...{ figure, label, total },
        cells: tables.flatMap(({ rows }) => rows[index]!.cells),
      }));
    },
  };
}
