import { defineEntity, presence } from "../../platform/table/entity.ts";
import { draftEntity } from "../simulation/draft.ts";
import { messageEntity } from "../simulation/message.ts";
import { simulationEntity, studyInputEntity } from "../simulation/record.ts";
import type { Headline } from "../simulation/headline-schema.ts";
import type { Aggregate } from "../simulation/results.ts";
import { simulationTransitions } from "../simulation/transitions.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import {
  DRAFT_PREFIX,
  MESSAGE_PREFIX,
  aggregateKey,
  simulationKey,
  simulationPartition,
  studyInputKey,
  themeGroupsKey,
  type SimulationRef,
} from "../../platform/table/keys.ts";
import { aggregateWrite, queryResults } from "../simulation/store-results.ts";
import { costWrite, statusUpdate, succeeded } from "../simulation/store-writes.ts";
import type { Table } from "../../platform/table/table.ts";
import { themeGroupsSchema, type ThemeGroups } from "./theme-names.ts";

/** Kept for the retries of the state that writes the report, and for a report that is written again. */
export const themeGroupsEntity = defineEntity("theme_groups", themeGroupsSchema);

/** What is read and written for the report of a study. */
export const createReportStore = (table: Table) => ({
  /** Moves the study to generating_report; again is harmless. */
  beginReport: (ref: SimulationRef): Promise<boolean> =>
    succeeded(
      [
        statusUpdate(
          ref,
          simulationTransitions.generating_report,
          "SET #status = :report",
          {},
          { ":report": "generating_report" },
        ),
      ],
      table,
    ),

  /** Everything a report is made of. */
  async loadReport(ref: SimulationRef) {
    const [[simulation, input, aggregate, themeGroups], results, drafts, messages] = await Promise.all([
      table.getMany(
        [simulationEntity, simulationKey(ref)],
        [studyInputEntity, studyInputKey(ref)],
        [presence, aggregateKey(ref)],
        [themeGroupsEntity, themeGroupsKey(ref)],
      ),
      queryResults(table, ref),
      table.queryAll(draftEntity, simulationPartition(ref), DRAFT_PREFIX),
      table.queryAll(messageEntity, simulationPartition(ref), MESSAGE_PREFIX),
    ]);
    return {
      simulation,
      input,
      results,
      drafts: new Map(drafts.map(({ persona_id, draft }) => [persona_id, draft])),
      messages,
      hasAggregate: aggregate !== undefined,
      themeGroups,
    };
  },

  /** Keeps what a model made of the themes with what the call has cost. Keeps nothing for a study that is gone. */
  saveThemeGroups: (ref: SimulationRef, groups: ThemeGroups, cost: CallCost): Promise<boolean> =>
    succeeded(
      [costWrite(ref, cost), { Put: { Item: { ...themeGroupsKey(ref), ...themeGroupsEntity.label, ...groups } } }],
      table,
    ),

  /** @param status the status that the study must have: `complete` if it is narrated again */
  saveAggregate: (
    ref: SimulationRef,
    { aggregate, headline }: { aggregate: Aggregate; headline: Headline | null },
    cost: CallCost,
    status: "generating_report" | "complete" = "generating_report",
  ): Promise<boolean> => {
    const { set, add, names, values } = costUpdate(cost);
    return succeeded(
      [
        statusUpdate(
          ref,
          [status],
          `SET ${set}, headline = :headline${add} REMOVE words_asked_at, #error`,
          { ...names, "#error": "error" },
          { ...values, ":headline": headline },
        ),
        aggregateWrite(ref, aggregate),
      ],
      table,
    );
  },
});
