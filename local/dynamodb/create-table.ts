import { CreateTableCommand, ResourceInUseException, type DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { UNFINISHED_WORK_INDEX } from "../../functions/platform/table/unfinished-work.ts";

/** Creates the table as the deployment defines it, unless it is there. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: "PAY_PER_REQUEST",
        AttributeDefinitions: ["PK", "SK", "work_shard", "work_since"].map((AttributeName) => ({
          AttributeName,
          AttributeType: "S" as const,
        })),
        KeySchema: [
          { AttributeName: "PK", KeyType: "HASH" },
          { AttributeName: "SK", KeyType: "RANGE" },
        ],
        GlobalSecondaryIndexes: [
          {
            IndexName: UNFINISHED_WORK_INDEX,
            KeySchema: [
              { AttributeName: "work_shard", KeyType: "HASH" },
              { AttributeName: "work_since", KeyType: "RANGE" },
            ],
            Projection: { ProjectionType: "ALL" },
          },
        ],
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}
