import { CfnOutput, Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { SqsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import {
  functionEntries,
  functions,
  type FunctionDefinition,
  type PipelineName,
} from "../../functions/service/functions/functions.ts";
import { batchCapacities } from "../../functions/service/functions/model-capacity.ts";
import { Pipeline } from "../constructs/pipeline.ts";
import { deadLetterQueue } from "../constructs/queue-with-dead-letters.ts";
import { ServiceFunction, type ServiceFunctionContext } from "../constructs/service-function.ts";
import type { DataStack } from "./data-stack.ts";
import { dataResources } from "./data-resources.ts";

type WorkerName = Extract<FunctionName, `worker-${string}`>;
type StateName = Exclude<FunctionName, WorkerName | `api-${string}`>;

/**
 * The number of messages of a queue that are processed at once. Deletions should not use up the table's capacity, nor
 * mails SES's, and starting refreshes is not urgent. A message about a webhook occupies a worker for 45 s at most, if
 * its receiver is slow, and a company has ten webhooks. So a worker is always free for others.
 */
const MESSAGES_AT_ONCE = {
  "worker-delete-resources": 5,
  "worker-send-mail": 5,
  "worker-refresh-market": 2,
  "worker-deliver-webhooks": 20,
} as const;

/** The functions that run a pipeline's states, by state. */
export const statesOf = (pipeline: PipelineName): [string, StateName][] =>
  functionEntries.flatMap(([name, { trigger }]) =>
    trigger.kind === "state" && trigger.pipeline === pipeline ? [[trigger.state, name as StateName]] : [],
  );

/** Background work: the pipelines, and the workers that are started by queues, executions and the clock. */
export class PipelinesStack extends Stack {
  readonly pipelines: Record<PipelineName, Pipeline>;
  /** Events about ended executions that could not be delivered or recorded. */
  readonly undelivered: Queue;

  constructor(scope: Construct, context: ServiceFunctionContext, data: DataStack) {
    const { config } = context;
    super(scope, `${config.name}-pipelines`, {
      env: { region: config.region },
      description: `Background work of the ${config.name} environment`,
    });
    const resources = dataResources(data, config);
    const variables = {
      TABLE_NAME: data.table.tableName,
      MODEL_IDS: JSON.stringify(config.models),
      ...(config.modelServers ? { MODEL_SERVERS: JSON.stringify(config.modelServers) } : {}),
      BUDGETS: JSON.stringify(config.budgets),
      BATCH_CAPACITIES: JSON.stringify(batchCapacities(config.modelCallsAtOnce)),
      DELETION_QUEUE_URL: data.queues.deletion.queue.queueUrl,
      MAIL_QUEUE_URL: data.queues.mail.queue.queueUrl,
      MARKET_REFRESH_QUEUE_URL: data.queues["market-refresh"].queue.queueUrl,
      WEBHOOK_QUEUE_URL: data.queues.webhooks.queue.queueUrl,
      SIGNAL_HOSTS: JSON.stringify(config.signalHosts),
      SIGNAL_SECRET_ID: data.signalSecret.secretArn,
      RESPONDENTS_SECRET_ID: data.respondentsSecret.secretArn,
      FILES_BUCKET: data.files.bucketName,
      MAIL_FROM: config.mail.from,
      RESET_PASSWORD_URL: config.pages.resetPassword,
      ACCEPT_INVITATION_URL: config.pages.acceptInvitation,
      PROJECTS_URL: config.pages.projects,
    };

    const pipeline = (name: PipelineName, children: Record<string, Pipeline> = {}) =>
      new Pipeline(this, {
        name,
        config,
        children,
        states: Object.fromEntries(
          statesOf(name).map(([state, functionName]) => [
            state,
            new ServiceFunction(this, { ...context, name: functionName, variables, resources }),
          ]),
        ),
      });
    const simulation = pipeline("simulation");
    this.pipelines = {
      "persona-generation": pipeline("persona-generation"),
      simulation,
      "reliability-study": pipeline("reliability-study", { SimulationPipeline: simulation }),
      "answer-coding": pipeline("answer-coding"),
      "market-refresh": pipeline("market-refresh"),
    };

    const worker = (name: WorkerName) =>
      new ServiceFunction(this, {
        ...context,
        name,
        variables: {
          ...variables,
          PERSONA_GENERATION_ARN: this.pipelines["persona-generation"].stateMachineArn,
          SIMULATION_ARN: this.pipelines.simulation.stateMachineArn,
          RELIABILITY_STUDY_ARN: this.pipelines["reliability-study"].stateMachineArn,
          ANSWER_CODING_ARN: this.pipelines["answer-coding"].stateMachineArn,
          MARKET_REFRESH_ARN: this.pipelines["market-refresh"].stateMachineArn,
        },
        resources: { ...resources, pipelines: this.pipelines },
      });

    this.consume("worker-delete-resources", worker, data);
    this.consume("worker-send-mail", worker, data);
    this.consume("worker-refresh-market", worker, data);
    this.consume("worker-deliver-webhooks", worker, data);
    this.undelivered = this.followExecutions(worker("worker-execution-ended"));
    // For the commands in docs/maintenance.md.
    new CfnOutput(this, "UndeliveredQueueUrl", { value: this.undelivered.queueUrl });
    this.sweep(worker("worker-sweep-unfinished"));
  }

  private consume(
    name: keyof typeof MESSAGES_AT_ONCE,
    worker: (name: WorkerName) => ServiceFunction<WorkerName>,
    data: DataStack,
  ): void {
    const { queue, batchSize } = functions[name].trigger;
    worker(name).addEventSource(
      new SqsEventSource(data.queues[queue].queue, {
        batchSize,
        maxConcurrency: MESSAGES_AT_ONCE[name],
        reportBatchItemFailures: true,
      }),
    );
  }

  /**
   * Step Functions reports how an execution ended. Webhooks are notified, and its resource is updated if it did not end
   * well.
   */
  private followExecutions(follower: ServiceFunction<WorkerName>): Queue {
    const undelivered = deadLetterQueue(this, "EndedExecutionsUndelivered", RemovalPolicy.DESTROY);
    // EventBridge sets aside events that it cannot deliver, Lambda those on which the function fails three times.
    follower.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(undelivered) });
    new Rule(this, "ExecutionEnded", {
      description: "Executions that ended, well or badly",
      eventPattern: {
        source: ["aws.states"],
        detailType: ["Step Functions Execution Status Change"],
        detail: {
          status: ["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"],
          stateMachineArn: Object.values(this.pipelines).map((pipeline) => pipeline.stateMachineArn),
        },
      },
      targets: [new LambdaFunction(follower, { deadLetterQueue: undelivered, retryAttempts: 10 })],
    });
    return undelivered;
  }

  private sweep(sweeper: ServiceFunction<WorkerName>): void {
    const trigger: FunctionDefinition["trigger"] = functions["worker-sweep-unfinished"].trigger;
    // The next sweep does what this one could not, so a failed sweep is neither retried nor set aside.
    sweeper.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    new Rule(this, "SweepUnfinished", {
      description: "Starts, repeats or fails background work that was left behind",
      schedule: Schedule.rate(Duration.minutes(trigger.everyMinutes)),
      targets: [new LambdaFunction(sweeper, { retryAttempts: 0 })],
    });
  }
}
