import { CfnOutput, RemovalPolicy, SecretValue, Stack } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
  type ITable,
} from "aws-cdk-lib/aws-dynamodb";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Key } from "aws-cdk-lib/aws-kms";
import { Secret, type ISecret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { functions, type QueueName } from "../../functions/service/functions/functions.ts";
import type { EnvironmentConfig } from "../config.ts";
import { filesBucket } from "../constructs/files-bucket.ts";
import { guardedSecret } from "../constructs/guarded-secret.ts";
import { QueueWithDeadLetters } from "../constructs/queue-with-dead-letters.ts";

const PITR_DAYS = 35;

/** Index of unfinished background work; sparse, so it only contains running work. */
export const WORK_INDEX = { name: "unfinished-work", partitionKey: "work_shard", sortKey: "work_since" } as const;

/**
 * Without credentials a source of signals is skipped; a deployment that changes nothing here leaves what was filled in.
 */
const NO_SIGNAL_CREDENTIALS = JSON.stringify({
  reddit: { client_id: "", client_secret: "" },
  ebay: { client_id: "", client_secret: "" },
});

/** What must survive every other stack: the table, the files, the secrets, the queues. */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly tokenSecret: ISecret;
  readonly respondentsSecret: ISecret;
  readonly signalSecret: ISecret;
  readonly queues: Record<QueueName, QueueWithDeadLetters>;
  readonly files: IBucket;

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
    if (config.restoredTable) {
      // The other stacks import these values until their own update, which comes after this stack's: an export in use
      // cannot be removed.
      this.exportValue(table.tableName);
      this.exportValue(table.tableArn);
    }
    this.table = config.restoredTable
      ? Table.fromTableAttributes(this, "RestoredTable", {
          tableName: config.restoredTable,
          globalIndexes: [WORK_INDEX.name],
        })
      : table;

    const generatedKey = (id: string, description: string, encryptionKey?: Key): Secret =>
      new Secret(this, id, {
        description,
        ...(encryptionKey ? { encryptionKey } : {}),
        generateSecretString: {
          secretStringTemplate: JSON.stringify({ kid: "1" }),
          generateStringKey: "secret",
          // 64 of 62 letters and digits: 381 bits, more than the 256 that HS256 and AES-256 ask for.
          passwordLength: 64,
          excludePunctuation: true,
        },
        removalPolicy,
      });
    this.tokenSecret = generatedKey("TokenSecret", `Signs the access tokens of ${config.name}`);
    this.respondentsSecret = guardedSecret(this, config, removalPolicy, (key) =>
      generatedKey(
        "RespondentsSecret",
        `Encrypts what ${config.name} knows of real respondents; without it nobody can read that`,
        key,
      ),
    );

    this.signalSecret = new Secret(this, "SignalSecret", {
      description: `Credentials of ${config.name} for the services that signals of markets come from`,
      secretStringValue: SecretValue.unsafePlainText(NO_SIGNAL_CREDENTIALS),
      removalPolicy,
    });

    this.files = filesBucket(this, config, removalPolicy);
    this.queues = {
      deletion: new QueueWithDeadLetters(this, "Deletion", {
        consumerTimeoutSeconds: functions["worker-delete-resources"].timeoutSeconds,
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
      webhooks: new QueueWithDeadLetters(this, "Webhooks", {
        consumerTimeoutSeconds: functions["worker-deliver-webhooks"].timeoutSeconds,
        removalPolicy,
      }),
    };
    this.tellOperators();
  }

  /**
   * Values that `npm run budget`, `npm run rotate-key` and the commands in docs/maintenance.md need and cannot derive
   * from names.
   */
  private tellOperators(): void {
    const { deletion, mail, "market-refresh": marketRefresh, webhooks } = this.queues;
    const outputs = {
      TableName: this.table.tableName,
      FilesBucketName: this.files.bucketName,
      TokenSecretArn: this.tokenSecret.secretArn,
      RespondentsSecretArn: this.respondentsSecret.secretArn,
      SignalSecretArn: this.signalSecret.secretArn,
      DeletionQueueUrl: deletion.queue.queueUrl,
      DeletionDeadLettersArn: deletion.deadLetters.queueArn,
      MailDeadLettersArn: mail.deadLetters.queueArn,
      MarketRefreshDeadLettersArn: marketRefresh.deadLetters.queueArn,
      WebhooksDeadLettersArn: webhooks.deadLetters.queueArn,
    };
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value });
  }
}
