import { ListSubscriptionsByTopicCommand, SNSClient, type Subscription } from "@aws-sdk/client-sns";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, expect, it } from "vitest";
import { alarmProblem } from "../../../lib/deployment/alarm-subscription.ts";

const TOPIC = "arn:aws:sns:eu-central-1:123456789012:alarms";
const sns = mockClient(SNSClient);
// Files of this project share their modules.
afterAll(() => sns.restore());
beforeEach(() => sns.reset());

const to = (Endpoint: string, SubscriptionArn: string): Subscription => ({
  Endpoint,
  SubscriptionArn,
  Protocol: "email",
});
const problem = (alarmEmail?: string) => alarmProblem({ alarmEmail, region: "eu-central-1" }, TOPIC);

it.each<[string, Subscription[], RegExp | undefined]>([
  ["confirmed", [to("ops@haferfreunde.de", `${TOPIC}:1`)], undefined],
  [
    "confirmed once, pending once",
    [to("ops@haferfreunde.de", "PendingConfirmation"), to("ops@haferfreunde.de", `${TOPIC}:1`)],
    undefined,
  ],
  [
    "pending",
    [to("ops@haferfreunde.de", "PendingConfirmation")],
    /^Alarms reach nobody yet: open the link in the mail .* to ops@haferfreunde\.de\.$/,
  ],
  [
    "deleted",
    [to("ops@haferfreunde.de", "Deleted")],
    /^Alarms reach nobody, as ops@haferfreunde\.de has no subscription/,
  ],
  [
    "of somebody else only",
    [to("mia@haferfreunde.de", `${TOPIC}:1`)],
    /has no subscription \(any more\): run `aws sns subscribe/,
  ],
])("a subscription that is %s", async (_, subscriptions, expected) => {
  const [first, ...rest] = [[to("others@haferfreunde.de", `${TOPIC}:0`)], subscriptions];
  sns
    .on(ListSubscriptionsByTopicCommand, { TopicArn: TOPIC })
    .resolves({ Subscriptions: rest.flat() })
    .on(ListSubscriptionsByTopicCommand, { TopicArn: TOPIC, NextToken: undefined })
    .resolves({ Subscriptions: first, NextToken: "2" });
  const said = await problem("ops@haferfreunde.de");
  if (expected) expect(said).toMatch(expected);
  else expect(said).toBeUndefined();
});

it("says that no address is configured, and what these credentials may not ask", async () => {
  expect(await problem()).toBe("Alarms reach nobody: set alarmEmail in lib/config.ts and deploy again.");
  sns.rejects(Object.assign(new Error("no"), { name: "AuthorizationErrorException", $fault: "client" }));
  expect(await problem("ops@haferfreunde.de")).toBe(
    "Not checked: whether ops@haferfreunde.de gets alarms (these credentials lack sns:ListSubscriptionsByTopic).",
  );
});
