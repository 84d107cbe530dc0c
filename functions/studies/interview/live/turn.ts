import { setTimeout as sleep } from "node:timers/promises";
import { isTurn } from "../tickets.ts";
import type { Message } from "../../simulation/message.ts";
import type { SimulationRecord } from "../../simulation/record.ts";
import { RateLimited } from "../../../platform/errors.ts";
import type { SimulationRef } from "../../../platform/table/keys.ts";
import type { LiveInterviewStore, Interviewee } from "./store.ts";
import { REQUEST_MS, RETRY_AFTER_SECONDS, WAIT_MS } from "./limits.ts";

/** How often a waiting message looks whether it is its turn. */
const LOOK_MS = 150;
/** Requests that came longer ago are no longer alive. */
const LIFETIME_MS = REQUEST_MS + 1_000;

/** Whether an interview takes messages. */
export const isOpen = ({ status }: SimulationRecord): boolean => status === "pending" || status === "active";

/**
 * The persona that a message goes to if it names nobody: the one that was spoken to last, at first the first of the
 * group.
 */
export function firstPersona({ chat, participants }: SimulationRecord): string {
  const inOrder = Object.entries(participants).toSorted(([, a], [, b]) => a.position - b.position);
  return chat?.last_spoken_to ?? inOrder[0]?.[0] ?? "";
}

/** The data that an answer is made of. During a message's turn, nobody else adds to the talk. */
export interface Turn {
  simulation: SimulationRecord;
  messages: Message[];
  personaId: string;
  interviewee: Interviewee;
}

export interface Waiting {
  ref: SimulationRef;
  interviews: Pick<LiveInterviewStore, "takeTicket" | "find" | "open" | "findInterviewee">;
  ticket: string;
  /** When the request came, in milliseconds since 1970. */
  arrived: number;
  /** Whom the message names. */
  personaId: string | undefined;
  /** Whether the same request has got its answer by now. */
  isAnswered: () => Promise<boolean>;
}

/**
 * Takes a ticket and waits until no message before this one is still being answered. The data that the answer is made
 * of is read at the same time, and again if another message was before.
 * @param seen the interview and its messages as they were a moment ago
 * @returns undefined if the interview was ended or deleted meanwhile
 * @throws RateLimited if it takes too long, or if the message before was this one
 */
export async function takeTurn(
  { ref, interviews, ticket, arrived, personaId, isAnswered }: Waiting,
  seen: Pick<Turn, "simulation" | "messages">,
): Promise<Turn | undefined> {
  const isNext = ({ chat }: SimulationRecord) => isTurn(chat?.waiting ?? {}, ticket, Date.now(), LIFETIME_MS);
  const nameOf = (simulation: SimulationRecord) => personaId ?? firstPersona(simulation);
  const read = (simulation: SimulationRecord) => interviews.findInterviewee(ref, simulation, nameOf(simulation));

  const beside = read(seen.simulation);
  beside.catch(() => undefined);
  let simulation = await interviews.takeTicket(ref, ticket);
  if (simulation && isNext(simulation) && simulation.chat?.messages === seen.messages.length)
    return { simulation, messages: seen.messages, personaId: nameOf(seen.simulation), interviewee: await beside };
  while (simulation && isOpen(simulation) && !isNext(simulation)) {
    if (Date.now() - arrived > WAIT_MS)
      throw new RateLimited(RETRY_AFTER_SECONDS, "Earlier messages are still being answered");
    await sleep(LOOK_MS);
    simulation = await interviews.find(ref);
  }
  if (!simulation || !isOpen(simulation)) return undefined;
  const [answered, now, interviewee] = await Promise.all([isAnswered(), interviews.open(ref), read(simulation)]);
  // The message before this one may be the same message: its answer is there, and is not made again.
  if (answered) throw new RateLimited(RETRY_AFTER_SECONDS, "The same message has just been answered");
  return now && isOpen(now.simulation) ? { ...now, personaId: nameOf(simulation), interviewee } : undefined;
}
