import { SFNClient } from "@aws-sdk/client-sfn";

/** A command of the SDK, as every client sends it. */
export interface SentCommand {
  constructor: { name: string };
  /** The client's own command, where this is one of the document client. */
  clientCommand?: { constructor: { name: string } };
  input: Record<string, unknown>;
}

interface Capacity {
  CapacityUnits?: number;
}

/** What a meter reads of an answer. */
export interface SentAnswer {
  ConsumedCapacity?: Capacity | Capacity[];
  body?: Uint8Array;
}

type Send = (this: { config: { serviceId?: string } }, command: SentCommand, ...rest: unknown[]) => Promise<SentAnswer>;

/** What every client of the SDK inherits its `send` from: whoever replaces it there sees all calls of this thread. */
export const everyClient = Object.getPrototypeOf(SFNClient.prototype) as { send: Send };

/** The units of DynamoDB that a command consumed, of all its tables; it tells them if it is asked to. */
export const unitsOf = ({ ConsumedCapacity }: SentAnswer): number =>
  [ConsumedCapacity ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
