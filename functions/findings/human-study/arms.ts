import type { Experiment } from "../../studies/survey/experiment-schema.ts";
import { isMissing, shown } from "./cells.ts";
import { codeMatcher } from "./coded-cells.ts";
import type { Codes } from "./file-mapping.ts";
import { collectProblems } from "./problems.ts";
import type { CsvTable } from "./read-csv.ts";
import { wordsOf } from "./same-text.ts";

/** An experiment of the simulation whose figures are compared with people's answers. */
export type AskedExperiment = Pick<Experiment, "id" | "name" | "arms">;

/** People of one arm of an experiment, by their places. */
export interface ArmOfPeople {
  experiment_id: string;
  arm_id: string;
  people: ReadonlySet<number>;
}

interface Named {
  id: string;
  name: string;
}

/** The element with this id, or else with this name. */
const findNamed = <T extends Named>(all: readonly T[], text: string): T | undefined =>
  all.find(({ id }) => id === text) ?? all.find(({ name }) => wordsOf(name) === wordsOf(text));

const listOf = (all: readonly Named[]): string => all.map(({ name }) => shown(name)).join(", ");

/** The arm that an upload names, by ids or by names, or what is wrong with it. */
export function findArm(
  experiments: readonly AskedExperiment[],
  { experiment, arm }: { experiment: string; arm: string },
): { experiment_id: string; arm_id: string } | { problem: string } {
  if (experiments.length === 0)
    return { problem: "name a simulation with experiments in simulation_id; arms are those of its survey" };
  const found = findNamed(experiments, experiment);
  if (!found) return { problem: `${shown(experiment)} is none of the experiments ${listOf(experiments)}` };
  const own = findNamed(found.arms, arm);
  if (!own) return { problem: `${shown(arm)} is none of the arms ${listOf(found.arms)}` };
  return { experiment_id: found.id, arm_id: own.id };
}

/**
 * Takes the columns out of a table of rows that say which person was in which arm. These columns have the id or the
 * name of an experiment. If a cell is empty or means no answer, its person is in no arm.
 * @param holdsOther whether a column is known to contain something else, such as the answers to a question
 * @param missing codes of the whole file that mean no answer
 * @throws HumanStudyRefused naming lines and columns
 */
export function takeArms(
  table: CsvTable,
  experiments: readonly AskedExperiment[],
  holdsOther: (name: string) => boolean,
  missing: Codes = [],
): { table: CsvTable; arms: ArmOfPeople[]; columns: string[] } {
  const { header, texts, rows } = table;
  const problems = collectProblems();
  const isNoAnswer = codeMatcher(missing);
  const found = header.flatMap((name, column) => {
    const experiment = holdsOther(name) ? undefined : findNamed(experiments, name);
    return experiment ? [{ name, column, experiment }] : [];
  });
  if (found.length === 0) return { table, arms: [], columns: [] };
  const arms = found.flatMap(({ name, column, experiment }, place) => {
    if (found.slice(0, place).some((one) => one.experiment === experiment))
      problems.add(`Column ${shown(name)}`, "says the arms of an experiment a second time");
    const people = new Map<string, Set<number>>(experiment.arms.map(({ id }) => [id, new Set()]));
    for (const [person, { line, cells }] of rows.entries()) {
      const cell = cells[column]!.trim();
      const arm = findArm([experiment], { experiment: experiment.id, arm: cell });
      if (!("problem" in arm)) people.get(arm.arm_id)!.add(person);
      else if (!isMissing(cell) && !isNoAnswer(cell)) problems.add(`Line ${line}, column ${shown(name)}`, arm.problem);
    }
    return [...people].map(([arm_id, own]) => ({ experiment_id: experiment.id, arm_id, people: own }));
  });
  problems.throwIfAny();
  const kept = <T>(cells: readonly T[]): T[] => cells.filter((_, at) => !found.some(({ column }) => column === at));
  return {
    table: {
      ...table,
      header: kept(header),
      texts: kept(texts),
      rows: rows.map(({ cells, ...row }) => ({ ...row, cells: kept(cells) })),
    },
    arms,
    columns: found.map(({ name }) => name),
  };
}
