import type { IMetric } from "aws-cdk-lib/aws-cloudwatch";

/** One condition under which people are alerted; each becomes an alarm. */
export interface AlarmCondition {
  /** Distinguishes the alarms of one definition: a model, a study type, a queue. */
  of?: string;
  metric: IMetric;
  /** The alarm goes off at this value or above; with `below`, under it. */
  threshold: number;
  below?: true;
  /** The number of consecutive periods; 1 if absent. */
  periods?: number;
  /** Missing data is fine by default; `breaching` is for alarms where missing data is the problem. */
  treatMissingData?: "breaching";
}

/** A problem of users, and how operators learn of it. */
export interface AlarmDefinition {
  /** The problem of users in words. Alarms are named after it, and so is its entry in docs/runbook.md. */
  name: string;
  /**
   * `urgent`: customers are affected now. `soon`: they will be, or a person has to decide something within the working
   * day.
   */
  severity: "urgent" | "soon";
  /** The first thing to do, in one sentence. */
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
