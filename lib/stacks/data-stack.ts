import { RemovalPolicy, SecretValue, Stack } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
  type ITable,
} from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Secret, type ISecret } from "aws-cdk-lib/aws-secretsmanager";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { functions, type QueueName } from "../../functions/contracts/functions.ts";
import type { EnvironmentConfig } from "../config.ts";
import { alarmOn, messagesIn } from "../constructs/alarms.ts";
import { filesBucket } from "../constructs/files-bucket.ts";
import { QueueWithDeadLetters } from "../constructs/queue-with-dead-letters.ts";

const PITR_DAYS = 35;

/** Index of unfinished background work; sparse, so it holds only what is running. */
export const WORK_INDEX = { name: "unfinished-work", partitionKey: "work_shard", sortKey: "work_since" } as const;

/** Without credentials a source of signals is skipped; a deployment that changes nothing here leaves what was filled in. */
const NO_SIGNAL_CREDENTIALS = JSON.stringify({
  reddit: { client_id: "", client_secret: "" },
  ebay: { client_id: "", client_secret: "" },
});

/** What must survive every other stack: the table, the files, the secrets, the queues, the alarm topic. */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly tokenSecret: ISecret;
  readonly signalSecret: ISecret;
  readonly queues: Record<QueueName, QueueWithDeadLetters>;
  readonly files: IBucket;
  readonly alarmTopic: Topic;

  constructor(scope: Construct, config: EnvironmentConfig) {
    super(scope, `${config.name}-data`, {
      env: { region: config.region },
      description: `Data of the ${config.name} environment`,
      terminationProtection: config.protectData,
    });
    const removalPolicy = config.protectData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    const table = new Table(this, "Table", {
      partitionKey: { name: "PK", type: AttributeType.STRING },
      sortKey: { name: "SK", type: AttributeType.STRING },
      timeToLiveAttribute: "expires_at",
      billingMode: BillingMode.PAY_PER_REQUEST,
      // The account's KMS key for DynamoDB: every use of it shows in CloudTrail.
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: PITR_DAYS },
      deletionProtection: config.protectData,
      removalPolicy,
    });
    table.addGlobalSecondaryIndex({
      indexName: WORK_INDEX.name,
      partitionKey: { name: WORK_INDEX.partitionKey, type: AttributeType.STRING },
      sortKey: { name: WORK_INDEX.sortKey, type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    this.table = table;

    this.tokenSecret = new Secret(this, "TokenSecret", {
      description: `Signs the access tokens of ${config.name}`,
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ kid: "1" }),
        generateStringKey: "secret",
        // 64 of 62 letters and digits: 381 bits, more than the 256 that HS256 asks for.
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy,
    });

    this.signalSecret = new Secret(this, "SignalSecret", {
      description: `Credentials of ${config.name} for the services that signals of markets come from`,
      secretStringValue: SecretValue.unsafePlainText(NO_SIGNAL_CREDENTIALS),
      removalPolicy,
    });

    this.files = filesBucket(this, config, removalPolicy);
    this.queues = {
      removal: new QueueWithDeadLetters(this, "Removal", {
        consumerTimeoutSeconds: functions["worker-remove-resources"].timeoutSeconds,
        removalPolicy,
      }),
      mail: new QueueWithDeadLetters(this, "Mail", {
        consumerTimeoutSeconds: functions["worker-send-mail"].timeoutSeconds,
        removalPolicy,
      }),
      "market-refresh": new QueueWithDeadLetters(this, "MarketRefresh", {
        consumerTimeoutSeconds: functions["worker-refresh-market"].timeoutSeconds,
        removalPolicy,
      }),
    };

    // Alarm texts name resources and numbers only. CloudWatch cannot publish to a topic under the account's own SNS key.
    this.alarmTopic = new Topic(this, "Alarms", { enforceSSL: true });
    // The policy that enforces TLS replaces the default one, which let this account's alarms publish.
    this.alarmTopic.addToResourcePolicy(
      new PolicyStatement({
        actions: ["sns:Publish"],
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        resources: [this.alarmTopic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    if (config.alarmEmail) this.alarmTopic.addSubscription(new EmailSubscription(config.alarmEmail));
    alarmOn(this, this.alarmTopic, config.name, {
      harm: "Deleted data stays behind",
      advice: "A removal failed five times. Read the log of worker-remove-resources, then redrive the dead letters.",
      metric: messagesIn(this.queues.removal.deadLetters),
      threshold: 1,
    });
    alarmOn(this, this.alarmTopic, config.name, {
      harm: "Reset links and invitations do not arrive",
      advice: "A mail failed five times. Read the log of worker-send-mail, then redrive the dead letters.",
      metric: messagesIn(this.queues.mail.deadLetters),
      threshold: 1,
    });
    alarmOn(this, this.alarmTopic, config.name, {
      harm: "Personas are grounded in old signals or none",
      advice:
        "A refresh of a market could not be started. Read the log of worker-refresh-market, then redrive the dead letters.",
      metric: messagesIn(this.queues["market-refresh"].deadLetters),
      threshold: 1,
    });
  }
}
