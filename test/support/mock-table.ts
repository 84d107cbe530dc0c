import { ConditionalCheckFailedException, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll } from "vitest";
import { openTable } from "../../functions/platform/table/table.ts";

type Item = Record<string, unknown>;
const metadata = { $metadata: {}, message: "refused" };

/** A transaction that DynamoDB has cancelled: one reason for each write, and the item as it stood. */
export const cancelled = (codes: readonly string[], item?: Item): TransactionCanceledException =>
  new TransactionCanceledException({
    ...metadata,
    CancellationReasons: codes.map((Code) => ({ Code, ...(item ? { Item: marshall(item) } : {}) })),
  });

/** The table of the service in front of a client that answers as the tests of a file say. */
export function mockTable() {
  const dynamodb = mockClient(DynamoDBDocumentClient);
  afterAll(() => dynamodb.restore());
  return {
    dynamodb,
    table: openTable("any", { region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } }),
    /** Refuses the next transaction: the conditions of these of its writes do not hold. */
    refuse(indexes: readonly number[], item?: Item): void {
      const answer = ({ TransactItems = [] }: TransactWriteCommandInput) => {
        const codes = TransactItems.map((_, index) => (indexes.includes(index) ? "ConditionalCheckFailed" : "None"));
        if (!codes.includes("ConditionalCheckFailed")) throw new Error("The transaction has no such write");
        throw cancelled(codes, item);
      };
      dynamodb.on(TransactWriteCommand).callsFakeOnce(answer).resolves({});
    },
    /** Refuses the next update, and shows the item as it stands. */
    refuseUpdate(item: Item): void {
      const refusal = new ConditionalCheckFailedException({ ...metadata, Item: marshall(item) });
      dynamodb.on(UpdateCommand).rejectsOnce(refusal).resolves({});
    },
  };
}
