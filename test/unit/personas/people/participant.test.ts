import { describe, expect, it } from "vitest";
import { withoutPersona, type Participant } from "../../../../functions/personas/people/participant.ts";

const participant = (persona_id: string) =>
  ({
    persona_id,
    persona_name: "Mia Huber",
    library_persona_id: "lib-1",
    grounded: true,
    profile: { market: "DE", full_name: "Mia Huber", occupation: "nurse" },
  }) as unknown as Participant;

describe("somebody in the place of a participant", () => {
  it("is nobody in particular of the same market, and keeps nothing else of the persona but the id", () => {
    const [mia, leo] = ["01a200d3-c391-765d-8db8-585fdbf10206", "01a200d3-c391-765d-8db8-5e0eae445c4e"];
    expect(withoutPersona(participant(mia))).toEqual({
      persona_id: mia,
      persona_name: "Respondent-f10206",
      library_persona_id: null,
      grounded: false,
      signals_stale: false,
      signals_offline: false,
      collides_with: null,
      profile: { anonymous: true, full_name: "Respondent-f10206", market: "DE" },
    });
    // Personas of one generation have ids that begin alike; in a discussion they are told apart by name.
    expect(withoutPersona(participant(leo)).persona_name).toBe("Respondent-445c4e");
  });
});
