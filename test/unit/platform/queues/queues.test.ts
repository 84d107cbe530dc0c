import { SendMessageCommand, SQSClient, SQSServiceException } from "@aws-sdk/client-sqs";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDeletionQueue } from "../../../../functions/platform/deletion/queue.ts";
import { openMailQueue } from "../../../../functions/platform/queues/mail-queue.ts";
import { openMarketRefreshQueue } from "../../../../functions/personas/signals/refresh/queue.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";

const service = mockClient(SQSClient);
afterAll(() => service.restore());
const client = new SQSClient({ region: "eu-central-1" });
const URL = "https://sqs.example/queue";

const mail = { kind: "password_reset" as const, request_id: newId(), email: "mia@example.com" };
const job = { company_id: newId(), job_id: newId() };
const market = { market: "DE" };

describe.each<[string, object, () => Promise<void>]>([
  ["mails", mail, () => openMailQueue(URL, client)(mail)],
  ["deletions", job, () => openDeletionQueue(URL, client)(job)],
  ["refreshes of markets", market, () => openMarketRefreshQueue(URL, client)(market)],
])("the queue of %s", (_, message, send) => {
  beforeEach(() => {
    service.reset();
  });

  it("carries the message with the request that it goes back to", async () => {
    service.on(SendMessageCommand).resolves({});
    await inContext({ correlationId: "request-1" }, send);
    expect(service.commandCalls(SendMessageCommand).map(({ args: [{ input }] }) => input)).toEqual([
      { QueueUrl: URL, MessageBody: JSON.stringify({ ...message, correlation_id: "request-1" }) },
    ]);
  });

  it.each(["ThrottlingException", "AccessDeniedException", "QueueDoesNotExist"])(
    "tells its sender of %s: what follows from that is theirs to decide",
    async (name) => {
      service
        .on(SendMessageCommand)
        .rejects(new SQSServiceException({ name, $fault: "client", $metadata: {}, message: name }));
      await expect(send()).rejects.toMatchObject({ name });
    },
  );
});
