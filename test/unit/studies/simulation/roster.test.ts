import { expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import type { PersonaProgressMap } from "../../../../functions/platform/pipelines/progress.ts";
import { pack } from "../../../../functions/platform/table/packed.ts";
import { participantsOf, rosterSchema, storedProgress } from "../../../../functions/studies/simulation/roster.ts";

it("says of everybody what was said, whatever there is to say", () => {
  const participants: PersonaProgressMap = {
    a: { full_name: "Anna", position: 0, status: "pending" },
    b: { full_name: null, position: 1, status: "running", done: 0, weight: 1.25 },
    c: { full_name: "Carl", position: 2, status: "running", done: 0.5 },
    // All that was to be asked has been asked, and the result is not stored yet.
    d: { full_name: "Dora", position: 3, status: "running", done: 1 },
    e: { full_name: "Emil", position: 4, status: "complete" },
    // Those before it were not spoken to in a live interview.
    f: { full_name: "Fay", position: 9, status: "complete", screened_out: true },
  };
  expect(participantsOf(storedProgress(participants))).toEqual(participants);
});

it("is short, and read as it was written", () => {
  const people = Array.from({ length: 300 }, (_, position) => [
    newId(),
    {
      full_name: `Name${(position * 7919) % 1000} Family${(position * 31) % 97}`,
      position,
      status: "pending" as const,
    },
  ]);
  const { roster } = storedProgress(Object.fromEntries(people) as PersonaProgressMap);
  const packed = pack(roster);
  expect(rosterSchema.parse(packed)).toEqual(roster);
  expect(packed.byteLength).toBeLessThan(300 * 30);
});

it("is not read when it is broken", () => {
  expect(rosterSchema.safeParse(Uint8Array.of(1, 2, 3)).success).toBe(false);
});
