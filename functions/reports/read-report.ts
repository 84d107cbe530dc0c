import { openTurns } from "../platform/in-turn.ts";
import type { SimulationRef } from "../platform/table/keys.ts";
import type { ReportMaterial, ReportStore } from "./store.ts";

/**
 * Reads the data for reports of a simulation, as `ReportStore.find` does.
 * @throws RateLimited if too many reads are waiting before it
 */
export type ReadReport = (ref: SimulationRef, groupId?: string) => Promise<ReportMaterial | undefined>;

/**
 * Reads one simulation after the other: three hundred people with a hundred answers each are a hundred megabytes and
 * seconds of computing. On Lambda a process has one request at a time; on one machine all are in the same.
 */
export function openReportReader({ find }: ReportStore): ReadReport {
  const inTurn = openTurns();
  return (ref, groupId) => inTurn(`${ref.companyId} ${ref.projectId} ${ref.simulationId}`, () => find(ref, groupId));
}

declare module "../platform/http/reads.ts" {
  interface Reads {
    readReport: ReadReport;
  }
}
