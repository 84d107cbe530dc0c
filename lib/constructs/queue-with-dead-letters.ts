import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

/** Longest retention of SQS: time to look at what failed and send it back. */
const DEAD_LETTER_RETENTION = Duration.days(14);

/**
 * A queue for messages that could not be delivered or processed. SQS itself requires TLS 1.2, and its policies cannot
 * name versions; so only plain HTTP has to be refused.
 */
export const deadLetterQueue = (scope: Construct, id: string, removalPolicy: RemovalPolicy): Queue =>
  new Queue(scope, id, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: DEAD_LETTER_RETENTION,
    removalPolicy,
  });

export interface QueueWithDeadLettersProps {
  /** Timeout of the function that consumes it, in seconds. */
  consumerTimeoutSeconds: number;
  removalPolicy: RemovalPolicy;
}

/** A queue whose messages are set aside after they failed five times. */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: QueueWithDeadLettersProps) {
    super(scope, id);
    this.deadLetters = deadLetterQueue(this, "DeadLetters", props.removalPolicy);
    this.queue = new Queue(this, "Queue", {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // AWS asks for six times the function's timeout: a throttled invocation is retried inside it.
      visibilityTimeout: Duration.seconds(6 * props.consumerTimeoutSeconds),
      retentionPeriod: Duration.days(4),
      removalPolicy: props.removalPolicy,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: 5 },
    });
  }
}
