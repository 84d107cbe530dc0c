import type { Reader } from "../../platform/table/entity.ts";
import { simulationEntity, studyInputEntity, type SimulationRecord, type StudyInput } from "./record.ts";
import {
  SIMULATION_PREFIX,
  projectPartition,
  simulationKey,
  studyInputKey,
  type ProjectRef,
} from "../../platform/table/keys.ts";
import type { Table } from "../../platform/table/table.ts";

/** The items under {@link SIMULATION_PREFIX}: simulations and, next to some of them, their input. */
export type SimulationItem = SimulationRecord | (StudyInput & { simulation_id: string });
export const simulationOrInput: Reader<SimulationItem> = {
  read: (item) => (item.entity === studyInputEntity.label.entity ? studyInputEntity : simulationEntity).read(item),
};
export const isStudyInput = (item: SimulationItem): item is Exclude<SimulationItem, SimulationRecord> =>
  "simulation_id" in item;

/** A simulation with its input, where its type has one. */
export interface SimulationWithInput {
  simulation: SimulationRecord;
  input: StudyInput | undefined;
}

/** The part of a project's simulations that is asked for. */
export interface SimulationPart {
  /** Newest first. */
  descending: boolean;
  /** Id that the part begins behind, whether there still is such a simulation or not. */
  after?: string | undefined;
  /** Most simulations of the part; absent: all there are. */
  limit?: number | undefined;
  type?: SimulationRecord["simulation_type"] | undefined;
  status?: SimulationRecord["status"] | undefined;
}

/** Whether the request is for only some of the simulations that are read. */
const isFiltered = ({ type, status }: SimulationPart): boolean => type !== undefined || status !== undefined;

/** Whether a simulation matches the part's filters, wherever the part begins and ends. */
export const matchesPart = ({ type, status }: SimulationPart, simulation: SimulationRecord): boolean =>
  (type === undefined || simulation.simulation_type === type) && (status === undefined || simulation.status === status);

/** The simulations of a part with their inputs, and more of them if they are asked for; each page when it is needed. */
export function querySimulations(table: Table, ref: ProjectRef, part: SimulationPart) {
  const { descending, after, limit } = part;
  // An input follows its simulation; from behind, it comes before it.
  const keyOf = descending ? simulationKey : studyInputKey;
  const input = {
    KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
    ExpressionAttributeValues: { ":partition": projectPartition(ref), ":prefix": SIMULATION_PREFIX },
    ConsistentRead: true,
    ScanIndexForward: !descending,
    ...(after === undefined ? {} : { ExclusiveStartKey: { ...keyOf({ ...ref, simulationId: after }) } }),
    // One more: whether the last one has an input.
    ...(limit === undefined || isFiltered(part) ? {} : { Limit: limit + 1 }),
  };
  return table.queryPages(simulationOrInput, input, { tolerant: true });
}

const idOf = (item: SimulationItem): string => (isStudyInput(item) ? item.simulation_id : item.id);

/** The simulation of one id, with its input; none if it is an input whose simulation is gone. */
function* studyOf(items: readonly SimulationItem[]): Generator<SimulationWithInput> {
  const simulation = items.find((item): item is SimulationRecord => !isStudyInput(item));
  if (simulation) yield { simulation, input: items.find(isStudyInput) };
}

/** Puts simulations and inputs together, whichever comes first. */
export async function* joinInputs(pages: AsyncIterable<SimulationItem[]>): AsyncGenerator<SimulationWithInput, void> {
  let together: SimulationItem[] = [];
  for await (const page of pages)
    for (const item of page) {
      if (together[0] && idOf(together[0]) !== idOf(item)) {
        yield* studyOf(together);
        together = [];
      }
      together.push(item);
      if (together.length < 2) continue;
      yield* studyOf(together);
      together = [];
    }
  yield* studyOf(together);
}

/** Pages of which the first has been asked for already. */
export async function* resumed<T>(
  first: IteratorResult<T, void>,
  rest: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
