import { AwsJson1_0Protocol } from "@aws-sdk/core/protocols";
import type { StoredItem } from "./entity.ts";

/** A value as DynamoDB sends it: under the name of its type, numbers and bytes as text. */
type Sent = Readonly<Record<string, unknown>>;

const plainValue = (sent: Sent): unknown => {
  for (const type in sent) {
    const value = sent[type];
    switch (type) {
      case "S":
      case "BOOL":
        return value;
      case "N":
        return Number(value);
      case "NULL":
        return null;
      case "M":
        return plainItem(value as Record<string, Sent>);
      case "L":
        return (value as Sent[]).map(plainValue);
      case "B":
        return new Uint8Array(Buffer.from(value as string, "base64"));
      case "SS":
        return new Set(value as string[]);
      default:
        throw new TypeError(`The table holds a value of type ${type}, of which the service stores none`);
    }
  }
  return undefined;
};

const plainItem = (sent: Readonly<Record<string, Sent>>): StoredItem => {
  const item: Record<string, unknown> = {};
  for (const name in sent) item[name] = plainValue(sent[name]!);
  return item;
};

const textOf = (data: string | Uint8Array): string =>
  typeof data === "string" ? data : Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString();

/** What answers hold items in; keys that were left over are sent back as they are. */
interface Answer {
  Item?: Record<string, Sent>;
  Attributes?: Record<string, Sent>;
  LastEvaluatedKey?: Record<string, Sent>;
  Items?: Record<string, Sent>[];
  Responses?: Record<string, Record<string, Sent>[]>;
  UnprocessedItems?: unknown;
}

function withPlainItems(answer: Answer): unknown {
  const made: Record<string, unknown> = { ...answer };
  for (const one of ["Item", "Attributes", "LastEvaluatedKey"] as const)
    if (answer[one]) made[one] = plainItem(answer[one]);
  if (answer.Items) made.Items = answer.Items.map(plainItem);
  if (answer.Responses)
    made.Responses = Object.fromEntries(
      Object.entries(answer.Responses).map(([table, items]) => [table, items.map(plainItem)]),
    );
  return made;
}

/**
 * The protocol of DynamoDB, whose answers hold plain items where the client's types speak of attribute values. The
 * SDK's own makes attribute values of what was sent, and `unmarshall` plain ones of those: together a sixth of the
 * processor time of a request that lists studies. Errors, with the items they tell of, and writes that were left over
 * are read as ever.
 */
export class PlainItems extends AwsJson1_0Protocol {
  constructor(settings: ConstructorParameters<typeof AwsJson1_0Protocol>[0]) {
    super(settings);
    const { deserializer } = this;
    this.deserializer = {
      setSerdeContext: (context) => deserializer.setSerdeContext(context),
      read: async (schema, data): Promise<unknown> => {
        // Errors are read without a schema of their own.
        if (typeof schema === "number") return deserializer.read(schema, data);
        const answer = JSON.parse(textOf(data)) as Answer;
        return answer.UnprocessedItems ? deserializer.read(schema, data) : withPlainItems(answer);
      },
    };
  }
}
