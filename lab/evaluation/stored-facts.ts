import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { personaFactsSchema, type PersonaFacts } from "../../functions/personas/people/schemas.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";

const itemSchema = z.object({ id: z.string(), facts: personaFactsSchema });

/**
 * The facts that personas were written around, by persona id, from the table of a stack that this process has started
 * itself. The service shows them to models, never to callers, so that no request could give them; the table holds this
 * evaluation's personas and nobody else's, which is why it can be read as a whole.
 */
export async function storedFacts(endpoint: string): Promise<Map<string, PersonaFacts>> {
  const client = new DynamoDBClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  try {
    const facts = new Map<string, PersonaFacts>();
    const pages = paginateScan(
      { client: DynamoDBDocumentClient.from(client) },
      { TableName: TABLE_NAME, FilterExpression: "attribute_exists(facts)" },
    );
    for await (const { Items = [] } of pages)
      for (const item of Items) {
        const { id, facts: found } = itemSchema.parse(item);
        facts.set(id, found);
      }
    return facts;
  } finally {
    client.destroy();
  }
}
