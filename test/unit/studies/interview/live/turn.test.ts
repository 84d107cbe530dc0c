import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeTurn } from "../../../../../functions/studies/interview/live/turn.ts";
import { newTicket } from "../../../../../functions/studies/interview/tickets.ts";
import type { Message } from "../../../../../functions/studies/simulation/message.ts";
import type { SimulationRecord } from "../../../../../functions/studies/simulation/record.ts";
import type { Interviewee } from "../../../../../functions/studies/interview/live/store.ts";

const ref = { companyId: "c", projectId: "p", simulationId: "s" };
const interviewee = { participant: undefined, persona: undefined, briefings: [] } satisfies Interviewee;
const exchange = [{ sequence: 1 }, { sequence: 2 }] as unknown as Message[];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An interview in memory, and a message that comes to it now. */
function setup() {
  const messages: Message[] = [];
  const state = {
    status: "active",
    persona_group_id: "g",
    briefing_ids: [],
    participants: {
      second: { full_name: null, status: "pending", position: 1 },
      first: { full_name: null, status: "pending", position: 0 },
    },
    chat: { messages: 0, last_spoken_to: null as string | null, tickets: 0, waiting: {} as Record<string, number> },
  };
  const record = () => structuredClone(state) as unknown as SimulationRecord;
  const store = {
    isThere: true,
    opened: 0,
    interviewees: [] as string[],
    take(ticket: string) {
      state.chat.tickets += 1;
      state.chat.waiting[ticket] = state.chat.tickets;
    },
    /** The message before is answered. */
    answer(ticket: string, spokenTo = "second") {
      delete state.chat.waiting[ticket];
      state.chat.messages = 2;
      state.chat.last_spoken_to = spokenTo;
      messages.push(...exchange);
    },
  };
  const interviews = {
    takeTicket: async (_ref: unknown, ticket: string) => {
      if (state.status !== "active") return undefined;
      store.take(ticket);
      return record();
    },
    find: async () => (store.isThere ? record() : undefined),
    open: async () => {
      store.opened += 1;
      return store.isThere ? { simulation: record(), messages: [...messages] } : undefined;
    },
    findInterviewee: async (_ref: unknown, _simulation: unknown, personaId: string) => {
      store.interviewees.push(personaId);
      return interviewee;
    },
  };
  const seen = { simulation: record(), messages: [] };
  const turn = (isAnswered = false, personaId?: string) =>
    takeTurn(
      {
        ref,
        interviews,
        ticket: newTicket(Date.now()),
        arrived: Date.now(),
        personaId,
        isAnswered: async () => isAnswered,
      },
      seen,
    );
  return { state, store, turn };
}

describe("a message of a live interview", () => {
  it("has its turn at once when nobody is before it, and reads nothing twice", async () => {
    const { store, turn } = setup();
    expect(await turn()).toMatchObject({ messages: [], personaId: "first", interviewee });
    expect([store.opened, store.interviewees]).toEqual([0, ["first"]]);
  });

  it("goes to whom it names", async () => {
    const { store, turn } = setup();
    expect((await turn(false, "second"))?.personaId).toBe("second");
    expect(store.interviewees).toEqual(["second"]);
  });

  it("reads again what was said before it took its ticket, and whom it goes to now", async () => {
    const { store, turn } = setup();
    store.take("before");
    store.answer("before");
    const found = await turn();
    expect(found?.messages).toEqual(exchange);
    expect([found?.personaId, store.interviewees]).toEqual(["second", ["first", "second"]]);
  });

  it("waits for the one before, and knows what that said", async () => {
    const { store, turn } = setup();
    const before = newTicket(Date.now());
    store.take(before);
    const waiting = turn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.opened).toBe(0);
    store.answer(before);
    await vi.advanceTimersByTimeAsync(200);
    expect(await waiting).toMatchObject({ messages: exchange, personaId: "second" });
  });

  it("is not answered again when the one before was the same", async () => {
    const { store, turn } = setup();
    store.take("before");
    store.answer("before");
    await expect(turn(true)).rejects.toThrow("The same message has just been answered");
  });

  it("passes over whoever can no longer be alive, and gives up on whoever may be", async () => {
    const { store, turn } = setup();
    store.take(newTicket(Date.now() - 27_001));
    expect((await turn())?.messages).toEqual([]);
    store.take(newTicket(Date.now()));
    const late = expect(turn()).rejects.toThrow("Earlier messages are still being answered");
    await vi.advanceTimersByTimeAsync(15_200);
    await late;
  });

  it.each(["ended before its ticket", "ended while it waits", "deleted while it waits"])(
    "is none when %s",
    async (when) => {
      const { state, store, turn } = setup();
      const before = newTicket(Date.now());
      store.take(before);
      if (when === "ended before its ticket") state.status = "generating_report";
      const waiting = turn();
      await vi.advanceTimersByTimeAsync(300);
      if (when === "ended while it waits") state.status = "generating_report";
      if (when === "deleted while it waits") store.isThere = false;
      store.answer(before);
      await vi.advanceTimersByTimeAsync(300);
      expect(await waiting).toBeUndefined();
    },
  );
});
