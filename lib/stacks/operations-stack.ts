import { CfnOutput, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { EnvironmentConfig } from "../config.ts";
import { serviceDashboard } from "../operations/dashboard.ts";
import { createAlarms } from "../operations/create-alarms.ts";
import { alarmDefinitions } from "../operations/alarms.ts";
import { OUTPUTS } from "../deployment/stack-outputs.ts";
import { logMetrics } from "../operations/log-metrics.ts";
import { ServiceMetrics } from "../operations/service-metrics.ts";
import type { ApiStack } from "./api-stack.ts";
import type { DataStack } from "./data-stack.ts";
import type { PipelinesStack } from "./pipelines-stack.ts";

/** Monitoring of an environment: alarms named after the problems of users, their receivers, and the dashboard. */
export class OperationsStack extends Stack {
  readonly alarmTopic: Topic;

  constructor(scope: Construct, config: EnvironmentConfig, data: DataStack, pipelines: PipelinesStack, api: ApiStack) {
    super(scope, `${config.name}-operations`, {
      env: { region: config.region },
      description: `Alarms and dashboard of the ${config.name} environment`,
    });
    // Its filters name the log groups of the other stacks, which must exist by then.
    for (const stack of [pipelines, api]) this.addStackDependency(stack);

    this.alarmTopic = this.createTopic(config);
    logMetrics(this, config.name);
    const metrics = new ServiceMetrics(this, config.name, data.table.tableName);
    const { queues } = data;
    const { undelivered } = pipelines;
    const definitions = alarmDefinitions({ config, metrics, queues, undelivered });
    const alarms = createAlarms(this, this.alarmTopic, config.name, definitions);
    serviceDashboard(this, { config, metrics, queues, undelivered, alarms });
  }

  private createTopic({ alarmEmail }: EnvironmentConfig): Topic {
    // Alarm texts name resources and numbers only. CloudWatch cannot publish to a topic under the account's own SNS
    // key.
    const topic = new Topic(this, "Alarms", { enforceSSL: true });
    // The policy that enforces TLS replaces the default one, which let this account's alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ["sns:Publish"],
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
    // For the deployment, which asks whether its subscription is confirmed.
    new CfnOutput(this, OUTPUTS.alarmTopic, { value: topic.topicArn });
    return topic;
  }
}
