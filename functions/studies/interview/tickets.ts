import * as z from "zod";
import { newId } from "../../platform/ids.ts";
import { parseTimestamp, timestamp } from "../../platform/timestamp.ts";

/** Messages that wait for their turn or are being answered: the number of each, by its ticket. */
export const waitingTicketsSchema = z.record(z.string(), z.int());
export type WaitingTickets = Readonly<z.infer<typeof waitingTicketsSchema>>;

/**
 * A ticket for a message, with the time when it was taken. The table gives it its number, since only the table knows
 * the order of arrival.
 * @param at milliseconds since 1970
 */
export const newTicket = (at: number): string => `${timestamp(new Date(at))}#${newId()}`;

/** @returns milliseconds since 1970; NaN for text that is not a ticket */
const takenAt = (ticket: string): number => parseTimestamp(ticket.split("#")[0] ?? "").getTime();

/**
 * Whether no message before this one is still being answered.
 * @param now milliseconds since 1970
 * @param lifetime milliseconds after which the process that took a ticket can no longer be alive
 */
export function isTurn(waiting: WaitingTickets, ticket: string, now: number, lifetime: number): boolean {
  const own = waiting[ticket] ?? Infinity;
  return !Object.entries(waiting).some(([other, number]) => number < own && now - takenAt(other) <= lifetime);
}
