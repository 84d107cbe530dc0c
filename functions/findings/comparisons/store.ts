import type { CompleteCodebook } from "../codebook/record.ts";
import type { NormRecord } from "./norm-record.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import { participantEntity, type Participant } from "../../personas/people/participant.ts";
import { queryCompleteCodebooks } from "../codebook/store.ts";
import { queryNorms } from "./store-norms.ts";
import {
  PARTICIPANT_PREFIX,
  simulationPartition,
  type ProjectRef,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { openParticipants } from "../../personas/respondents/store-profiles.ts";
import { PEOPLE_AT_ONCE } from "../../platform/table/table-limits.ts";
import type { Table } from "../../platform/table/table.ts";
import { readChoiceMaterial, readTableMaterial, type ChoiceMaterial, type TableMaterial } from "./store-material.ts";

/** Reads the data for cross-tabs, comparisons and norms. Undefined means that a simulation does not exist. */
export const createComparisonStore = (table: Table, encryption: Encryption) => ({
  /** @param withPersons whether facts of the participants are needed */
  async findForCrosstab(
    ref: SimulationRef,
    withPersons: boolean,
  ): Promise<(TableMaterial & { participants: Participant[]; codebooks: CompleteCodebook[] }) | undefined> {
    const [found, participants, codebooks] = await Promise.all([
      readTableMaterial(table, ref),
      withPersons
        ? table.queryAll(participantEntity, simulationPartition(ref), PARTICIPANT_PREFIX, { pageSize: PEOPLE_AT_ONCE })
        : [],
      queryCompleteCodebooks(table, ref),
    ]);
    return found && { ...found, codebooks, participants: await openParticipants(encryption, ref, participants) };
  },

  findForShares: (ref: SimulationRef): Promise<ChoiceMaterial | undefined> => readChoiceMaterial(table, ref),

  /** In the order of the ids. */
  findForComparison: (ref: ProjectRef, simulationIds: readonly string[]): Promise<(TableMaterial | undefined)[]> =>
    Promise.all(simulationIds.map((simulationId) => readTableMaterial(table, { ...ref, simulationId }))),

  /** A simulation with the results of all concept tests of its company. */
  async findForNorms(ref: SimulationRef): Promise<(TableMaterial & { norms: NormRecord[] }) | undefined> {
    const [found, norms] = await Promise.all([readTableMaterial(table, ref), queryNorms(table, ref.companyId)]);
    return found && { ...found, norms };
  },
});
export type ComparisonStore = ReturnType<typeof createComparisonStore>;

declare module "../../platform/http/reads.ts" {
  interface Reads {
    comparisons: ComparisonStore;
  }
}
