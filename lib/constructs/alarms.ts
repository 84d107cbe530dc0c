import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";

export interface HarmProps {
  /** The harm to a user, in words; it is the alarm's name. */
  harm: string;
  /** What to look at first. */
  advice: string;
  metric: IMetric;
  /** The alarm goes off at this value or above. */
  threshold: number;
  periods?: number;
}

/** An alarm named after the harm it announces; silence means that all is well. */
export function alarmOn(scope: Construct, topic: ITopic, environment: string, props: HarmProps): Alarm {
  const alarm = new Alarm(scope, props.harm, {
    alarmName: `${environment}: ${props.harm}`,
    alarmDescription: props.advice,
    metric: props.metric,
    threshold: props.threshold,
    evaluationPeriods: props.periods ?? 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  return alarm;
}

/** How many messages a dead-letter queue holds. */
export const messagesIn = (queue: Queue): IMetric =>
  queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: "Maximum" });
