import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { anchorOf, type Harm, type Sign } from "./harm.ts";

const urgency = { urgent: "Urgent", soon: "Soon" } as const;

/** Where an alarm sends people: its text ends with this. */
export const runbookEntry = (harm: string): string => `docs/runbook.md#${anchorOf(harm)}`;

function alarmOn(scope: Construct, topic: ITopic, environment: string, harm: Harm, sign: Sign): Alarm {
  const of = sign.of === undefined ? "" : ` (${sign.of})`;
  const alarm = new Alarm(scope, `${anchorOf(harm.harm)}${sign.of === undefined ? "" : `-${anchorOf(sign.of)}`}`, {
    alarmName: `${environment}: ${harm.harm}${of}`,
    alarmDescription: `${urgency[harm.severity]}: ${harm.first} ${runbookEntry(harm.harm)}`,
    metric: sign.metric,
    threshold: sign.threshold,
    evaluationPeriods: sign.periods ?? 1,
    comparisonOperator: sign.below
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: sign.silence === "harms" ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  // Whoever was called up at night is told that it is over.
  if (harm.severity === "urgent") alarm.addOkAction(action);
  return alarm;
}

/** The alarms of all harms, each named after its harm and telling the topic. */
export const harmAlarms = (scope: Construct, topic: ITopic, environment: string, harms: readonly Harm[]): Alarm[] =>
  harms.flatMap((harm) => harm.signs.map((sign) => alarmOn(scope, topic, environment, harm, sign)));
