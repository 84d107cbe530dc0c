import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
  type DynamoDBClientConfig,
} from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  type BatchWriteCommandInput,
  type QueryCommandInput,
  type TransactWriteCommandInput,
  type UpdateCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import pLimit from "p-limit";
import { UnreadableItem, type Reader, type StoredItem } from "./entity.ts";
import { CONFLICT_ATTEMPTS, isConflict, pauseAfter } from "./conflicts.ts";
import { gatherReads, nameOfKey } from "./gathered-reads.ts";
import type { Key } from "./keys.ts";
import { BatchGet, BatchWrite, Get, Query, TransactWrite, Update } from "./kept-commands.ts";
import { REQUESTS_AT_ONCE, TABLE_LIMITS } from "./table-limits.ts";

/** An item to be written. What is read is a {@link StoredItem} until the reader of its entity has parsed it. */
export type Item = Record<string, unknown>;
type TransactItem = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
export type Write = { [K in keyof TransactItem]: Omit<NonNullable<TransactItem[K]>, "TableName"> };

/** A write's condition did not hold; nothing of its transaction was written. */
export class ConditionFailed extends Error {
  override readonly name = "ConditionFailed";
  /** Position of the first write whose condition failed. */
  readonly index: number;
  /** The item at that time, undefined if there was none. Only set for writes that request it (all of ours do). */
  readonly item: StoredItem | undefined;
  /** Positions of all writes whose conditions failed, in order. */
  readonly indexes: readonly number[];
  constructor(index: number, item: StoredItem | undefined, indexes: readonly number[] = [index]) {
    super(`The condition of write ${index} did not hold`);
    this.index = index;
    this.item = item;
    this.indexes = indexes;
  }
}

type QueryInput = Omit<QueryCommandInput, "TableName">;
/** A key, and the reader of its item. */
export type Read<T> = readonly [reader: Reader<T>, key: Key];

interface ListOptions {
  descending?: boolean;
  /** Only the keys are read. */
  keysOnly?: boolean;
  /** The most items of a round trip; absent: as many as fit into 1 MB. */
  pageSize?: number;
  /**
   * For lists that are shown to people: an unreadable item is reported and left out, and the others are still shown.
   */
  tolerant?: boolean;
}

/**
 * The one table, with the few ways in which stores use it. Reads are consistent: a deleted item is gone at once. Every
 * item is parsed; one that cannot be parsed is an UnreadableItem.
 */
export interface Table {
  get<T>(reader: Reader<T>, key: Key): Promise<T | undefined>;
  /**
   * Reads up to 100 items in one round trip, together with what the same work asks for at the same moment; the answer
   * has the order of the keys.
   */
  getMany<T extends readonly unknown[]>(
    ...reads: { [I in keyof T]: Read<T[I]> }
  ): Promise<{ [I in keyof T]: T[I] | undefined }>;
  /** All items of a partition whose sort key begins with a prefix, following every page. */
  queryAll<T>(reader: Reader<T>, partition: string, prefix: string, options?: ListOptions): Promise<T[]>;
  query<T>(reader: Reader<T>, input: QueryInput, options?: Pick<ListOptions, "tolerant" | "pageSize">): Promise<T[]>;
  /**
   * Like {@link Table.query}, but reads each page only on request, so that callers can stop early.
   * @param input its `Limit` applies to each page
   */
  queryPages<T>(
    reader: Reader<T>,
    input: QueryInput,
    options?: Pick<ListOptions, "tolerant">,
  ): AsyncGenerator<T[], void>;
  /**
   * Updates one item, for half the cost of a transaction with one write. It carries no token, so a retry after a lost
   * acknowledgement repeats it. The second update must therefore have no effect, or its failed condition must show that
   * the first succeeded.
   * @returns the attributes that `ReturnValues` asks for
   * @throws ConditionFailed
   */
  update(input: Omit<UpdateCommandInput, "TableName">): Promise<StoredItem | undefined>;
  /**
   * Writes all or nothing. The request carries a token, so that a retry after a lost acknowledgement is the same
   * request and not a second one.
   * @throws ConditionFailed
   */
  transact(...writes: Write[]): Promise<void>;
  /** Puts any number of items with different keys, 25 at a time, in any order. It is not atomic. */
  putAll(items: readonly (Key & Item)[]): Promise<void>;
  /** Deletes any number of items, 25 at a time. */
  deleteAll(keys: readonly Key[]): Promise<void>;
}

/** The most requests that BatchWriteItem accepts. */
const BATCH_SIZE = 25;

type WriteRequest = NonNullable<BatchWriteCommandInput["RequestItems"]>[string][number];

interface TableOptions {
  /** Called with items that a list leaves out; without it, they are errors in lists, too. */
  report?: (unreadable: UnreadableItem) => void;
  /** The most requests that run at once; further ones wait here for their turn. */
  requestsAtOnce?: number;
}

/**
 * Opens the table.
 * @param configuration settings of the SDK client that override {@link TABLE_LIMITS}; the endpoint comes from the
 * environment
 */
export function openTable(
  name: string,
  configuration: DynamoDBClientConfig = {},
  { report, requestsAtOnce = REQUESTS_AT_ONCE }: TableOptions = {},
): Table {
  const client = new DynamoDBClient({ ...TABLE_LIMITS, ...configuration });
  const connection = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const inTurn = pLimit(requestsAtOnce);
  // Wraps each attempt: a request that waits to retry occupies no place, and no time limit counts the wait for a place.
  connection.middlewareStack.add((send) => (attempt) => inTurn(() => send(attempt)), {
    step: "deserialize",
    priority: "low",
    name: "inTurn",
  });

  const queryPage = async (input: QueryInput) => {
    const page = await connection.send(new Query({ TableName: name, ...input }));
    return {
      items: page.Items ?? [],
      last: page.LastEvaluatedKey,
    };
  };

  const readTogether = gatherReads(async (keys) => {
    const found = new Map<string, StoredItem>();
    let wanted: Record<string, unknown>[] = keys.map((key) => ({ ...key }));
    for (let attempt = 0; wanted.length > 0; attempt++) {
      if (attempt > 0) await pauseAfter(attempt);
      const { Responses, UnprocessedKeys } = await connection.send(
        new BatchGet({ RequestItems: { [name]: { Keys: wanted, ConsistentRead: true } } }),
      );
      for (const item of Responses?.[name] ?? []) found.set(nameOfKey(item as unknown as Key), item);
      wanted = UnprocessedKeys?.[name]?.Keys ?? [];
    }
    return found;
  });

  const readAll = <T>(reader: Reader<T>, items: readonly StoredItem[], tolerant = false): T[] =>
    items.flatMap((item) => {
      try {
        return [reader.read(item)];
      } catch (error) {
        if (!tolerant || !report || !(error instanceof UnreadableItem)) throw error;
        report(error);
        return [];
      }
    });

  async function* queryPages<T>(reader: Reader<T>, input: QueryInput, { tolerant }: { tolerant?: boolean } = {}) {
    let { ExclusiveStartKey } = input;
    do {
      const page = await queryPage({ ...input, ExclusiveStartKey });
      yield readAll(reader, page.items, tolerant);
      ExclusiveStartKey = page.last;
    } while (ExclusiveStartKey);
  }

  const queryAndRead = async <T>(
    reader: Reader<T>,
    input: QueryInput,
    { tolerant, pageSize = Infinity }: Pick<ListOptions, "tolerant" | "pageSize"> = {},
  ): Promise<T[]> => {
    const read: T[] = [];
    let { ExclusiveStartKey } = input;
    let left = input.Limit ?? Infinity;
    do {
      const most = Math.min(left, pageSize);
      const Limit = Number.isFinite(most) ? most : undefined;
      const page = await queryPage({ ...input, ExclusiveStartKey, Limit });
      read.push(...readAll(reader, page.items, tolerant));
      ExclusiveStartKey = page.last;
      left -= page.items.length;
    } while (ExclusiveStartKey && left > 0);
    return read;
  };

  const writeAll = async (requests: readonly WriteRequest[]): Promise<void> => {
    for (let start = 0; start < requests.length; start += BATCH_SIZE) {
      let batch: WriteRequest[] = requests.slice(start, start + BATCH_SIZE);
      for (let attempt = 0; batch.length > 0; attempt++) {
        if (attempt > 0) await pauseAfter(attempt);
        const { UnprocessedItems } = await connection.send(new BatchWrite({ RequestItems: { [name]: batch } }));
        batch = UnprocessedItems?.[name] ?? [];
      }
    }
  };

  return {
    query: queryAndRead,
    queryPages,

    async get(reader, key) {
      const { Item } = await connection.send(new Get({ TableName: name, Key: { ...key }, ConsistentRead: true }));
      return Item && reader.read(Item);
    },

    async getMany<T extends readonly unknown[]>(...reads: { [I in keyof T]: Read<T[I]> }) {
      const found = await readTogether(reads.map(([, key]) => key));
      return reads.map(([reader, key]) => {
        const item = found.get(nameOfKey(key));
        return item && reader.read(item);
      }) as { [I in keyof T]: T[I] | undefined };
    },

    queryAll: (reader, partition, prefix, { descending, keysOnly, ...options } = {}) =>
      queryAndRead(
        reader,
        {
          KeyConditionExpression: "PK = :partition AND begins_with(SK, :prefix)",
          ExpressionAttributeValues: { ":partition": partition, ":prefix": prefix },
          ConsistentRead: true,
          ScanIndexForward: !descending,
          ...(keysOnly ? { ProjectionExpression: "PK, SK" } : {}),
        },
        options,
      ),

    async update(input) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { Attributes } = await connection.send(
            new Update({
              TableName: name,
              ...(input.ConditionExpression ? { ReturnValuesOnConditionCheckFailure: "ALL_OLD" } : {}),
              ...input,
            }),
          );
          return Attributes;
        } catch (error) {
          if (error instanceof ConditionalCheckFailedException)
            throw new ConditionFailed(0, error.Item && unmarshall(error.Item));
          if (!(error instanceof TransactionConflictException) || attempt >= CONFLICT_ATTEMPTS) throw error;
          await pauseAfter(attempt);
        }
      }
    },

    async transact(...writes) {
      const TransactItems = writes.map((write) =>
        Object.fromEntries(
          Object.entries(write).map(([kind, input]) => [
            kind,
            { TableName: name, ReturnValuesOnConditionCheckFailure: "ALL_OLD", ...input },
          ]),
        ),
      ) as TransactItem[];
      for (let attempt = 0; ; attempt++) {
        try {
          await connection.send(new TransactWrite({ TransactItems }));
          return;
        } catch (error) {
          if (!(error instanceof TransactionCanceledException)) throw error;
          const reasons = error.CancellationReasons ?? [];
          const failed = reasons.flatMap(({ Code }, index) => (Code === "ConditionalCheckFailed" ? [index] : []));
          const [index] = failed;
          if (index !== undefined) {
            const old = reasons[index]?.Item;
            throw new ConditionFailed(index, old && unmarshall(old), failed);
          }
          if (!isConflict(reasons) || attempt >= CONFLICT_ATTEMPTS) throw error;
          await pauseAfter(attempt);
        }
      }
    },

    putAll: (items) => writeAll(items.map((item) => ({ PutRequest: { Item: item } }))),

    deleteAll: (keys) => writeAll(keys.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }))),
  };
}
