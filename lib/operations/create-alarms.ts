import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { anchorOf, type AlarmDefinition, type AlarmCondition } from "./alarm-definition.ts";

const urgency = { urgent: "Urgent", soon: "Soon" } as const;

/** The runbook entry of an alarm, with which its text ends. */
const runbookEntry = (name: string): string => `docs/runbook.md#${anchorOf(name)}`;

function alarmOn(
  scope: Construct,
  topic: ITopic,
  environment: string,
  definition: AlarmDefinition,
  condition: AlarmCondition,
): Alarm {
  const of = condition.of === undefined ? "" : ` (${condition.of})`;
  const alarm = new Alarm(
    scope,
    `${anchorOf(definition.name)}${condition.of === undefined ? "" : `-${anchorOf(condition.of)}`}`,
    {
      alarmName: `${environment}: ${definition.name}${of}`,
      alarmDescription: `${urgency[definition.severity]}: ${definition.first} ${runbookEntry(definition.name)}`,
      metric: condition.metric,
      threshold: condition.threshold,
      evaluationPeriods: condition.periods ?? 1,
      comparisonOperator: condition.below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData:
        condition.treatMissingData === "breaching" ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    },
  );
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  // People who were called at night also learn that it is over.
  if (definition.severity === "urgent") alarm.addOkAction(action);
  return alarm;
}

/** The alarms of all definitions, each named after the problem of users and sent to the topic. */
export const createAlarms = (
  scope: Construct,
  topic: ITopic,
  environment: string,
  definitions: readonly AlarmDefinition[],
): Alarm[] =>
  definitions.flatMap((definition) =>
    definition.conditions.map((condition) => alarmOn(scope, topic, environment, definition, condition)),
  );
