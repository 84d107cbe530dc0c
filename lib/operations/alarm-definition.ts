import type { IMetric } from "aws-cdk-lib/aws-cloudwatch";

/** One condition under which people are told; each becomes an alarm. */
export interface AlarmCondition {
  /** Tells the alarms of one definition apart: a model, a study type, a queue. */
  of?: string;
  metric: IMetric;
  /** The alarm goes off at this value or above; with `below`, under it. */
  threshold: number;
  below?: true;
  /** Periods in a row that this takes; one unless told. */
  periods?: number;
  /** Where nothing happens nothing is wrong, unless missing data is what is wrong. */
  treatMissingData?: "breaching";
}

/** What users suffer, and how operators get to know of it. */
export interface AlarmDefinition {
  /** What users suffer, in words. Alarms are named after it, and so is its entry in docs/runbook.md. */
  name: string;
  /** `urgent`: customers feel it now. `soon`: they will, or someone has to decide something; within the working day. */
  severity: "urgent" | "soon";
  /** What to do first, one sentence. */
  first: string;
  conditions: readonly AlarmCondition[];
}

/** A heading's anchor, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
