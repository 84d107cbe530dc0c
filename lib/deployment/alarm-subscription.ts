import { paginateListSubscriptionsByTopic, SNSClient, type Subscription } from "@aws-sdk/client-sns";
import type { EnvironmentConfig } from "../config-schema.ts";
import { ask } from "./account-checks.ts";
import { clientOptions } from "./ask-aws.ts";

/** SNS returns this instead of a subscription's ARN until the link in its first mail is opened. */
const PENDING = "PendingConfirmation";

async function subscriptionsTo(topicArn: string, region: string): Promise<Subscription[]> {
  const client = new SNSClient(clientOptions(region));
  const found: Subscription[] = [];
  try {
    const pages = paginateListSubscriptionsByTopic({ client }, { TopicArn: topicArn });
    for await (const { Subscriptions = [] } of pages) found.push(...Subscriptions);
    return found;
  } finally {
    client.destroy();
  }
}

/**
 * A sentence that says why alarms of a deployed environment reach nobody, or that this could not be checked.
 * @returns undefined if the address in `alarmEmail` gets them
 * @throws OperatorError if AWS does not answer
 */
export async function alarmProblem(
  { alarmEmail, region }: Pick<EnvironmentConfig, "alarmEmail" | "region">,
  topicArn: string,
): Promise<string | undefined> {
  if (alarmEmail === undefined) return "Alarms reach nobody: set alarmEmail in lib/config.ts and deploy again.";
  const answer = await ask("the subscriptions of alarms", () => subscriptionsTo(topicArn, region));
  if (answer === "denied")
    return `Not checked: whether ${alarmEmail} gets alarms (these credentials lack sns:ListSubscriptionsByTopic).`;
  const own = answer === "missing" ? [] : answer.filter(({ Endpoint }) => Endpoint === alarmEmail);
  if (own.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith("arn:"))) return undefined;
  return own.some(({ SubscriptionArn }) => SubscriptionArn === PENDING)
    ? `Alarms reach nobody yet: open the link in the mail "AWS Notification - Subscription Confirmation" to ` +
        `${alarmEmail}.`
    : `Alarms reach nobody, as ${alarmEmail} has no subscription (any more): run \`aws sns subscribe --topic-arn ` +
        `${topicArn} --protocol email --notification-endpoint ${alarmEmail}\`.`;
}
