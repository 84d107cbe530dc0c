import { describe, expect, it } from "vitest";
import { isTurn, newTicket } from "../../../../functions/studies/interview/tickets.ts";

const NOW = Date.parse("2026-11-20T20:43:00.123Z");
const LIFETIME = 27_000;

describe("the turn of a ticket", () => {
  const own = newTicket(NOW);

  it("has come when nobody came before", () => {
    expect(isTurn({ [own]: 4, [newTicket(NOW)]: 5 }, own, NOW, LIFETIME)).toBe(true);
  });

  it("goes by numbers, whatever the clocks of those who took them said", () => {
    expect(isTurn({ [own]: 5, [newTicket(NOW + 2_000)]: 4 }, own, NOW, LIFETIME)).toBe(false);
    expect(isTurn({ [own]: 4, [newTicket(NOW - 2_000)]: 5 }, own, NOW, LIFETIME)).toBe(true);
  });

  it("comes when whoever was before can no longer be alive", () => {
    const waiting = { [newTicket(NOW)]: 1, [own]: 2 };
    expect(isTurn(waiting, own, NOW + LIFETIME, LIFETIME)).toBe(false);
    expect(isTurn(waiting, own, NOW + LIFETIME + 1, LIFETIME)).toBe(true);
  });

  it("does not wait for what is no ticket", () => {
    expect(isTurn({ rubbish: 1, "3": 1, [own]: 2 }, own, NOW, LIFETIME)).toBe(true);
  });

  it("comes last for a ticket that has no number", () => {
    expect(isTurn({ [newTicket(NOW)]: 7 }, own, NOW, LIFETIME)).toBe(false);
  });

  it("is told apart in the same millisecond", () => {
    expect(newTicket(NOW)).not.toBe(newTicket(NOW));
  });
});
