import { describe, expect, it } from "vitest";
import { canBeLibraryPersonaId, libraryPersonaId } from "../../../../functions/personas/library/ids.ts";
import { presentLibraryPersona, promotedPersona } from "../../../../functions/personas/library/record.ts";
import { presentPersona } from "../../../../functions/personas/people/record.ts";
import { storedPersona } from "../../../support/library.ts";

const promotion = { alpha: 0.80004, reason: null, at: "2026-11-24T16:05:31.902" };

describe("the id of a library persona", () => {
  it("follows from the persona, and stays when that is reused in other groups", () => {
    const original = storedPersona();
    const id = libraryPersonaId(original);
    expect(canBeLibraryPersonaId(id)).toBe(true);
    expect(libraryPersonaId(original)).toBe(id);
    expect(libraryPersonaId(storedPersona({ library_persona_id: id }))).toBe(id);
  });

  it.each(["", "lib-", "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a", "lib-019a9f62-2c00-4d44-8e33-6b7c8d9e0f1a"])(
    "cannot be %j",
    (value) => expect(canBeLibraryPersonaId(value)).toBe(false),
  );
});

describe("a promoted persona", () => {
  it("keeps the face of the persona it was", () => {
    const persona = storedPersona();
    const { entry } = promotedPersona(persona, promotion);
    expect(presentLibraryPersona(entry, "https://x/avatars").avatar_url).toBe(
      presentPersona(persona, "https://x/avatars").avatar_url,
    );
  });

  it("has never been used and carries its consistency as a score", () => {
    const { entry } = promotedPersona(storedPersona(), promotion);
    expect(presentLibraryPersona(entry, "")).toMatchObject({
      times_used: 0,
      last_used_at: null,
      retired: false,
      reliability_score: 80,
    });
  });

  it("keeps what a study needs to ask the person", () => {
    const persona = storedPersona();
    const { profile } = promotedPersona(persona, promotion);
    expect(profile).toMatchObject({ facts: persona.facts, personality_traits: persona.personality_traits });
  });
});
