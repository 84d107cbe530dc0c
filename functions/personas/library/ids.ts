import * as z from "zod";
import { canBeId } from "../../platform/ids.ts";

const PREFIX = "lib-";

/**
 * The library persona that a persona of a group is or becomes. It follows from the persona where that was generated, so
 * however often someone qualifies, and in however many groups they have been reused, it is one library persona.
 */
export const libraryPersonaId = (persona: { id: string; library_persona_id: string | null }): string =>
  persona.library_persona_id ?? `${PREFIX}${persona.id}`;

/** Whether a string can be the id of a library persona; one that cannot is answered as 404, never looked up. */
export const canBeLibraryPersonaId = (value: string): boolean =>
  value.startsWith(PREFIX) && canBeId(value.slice(PREFIX.length));

/** Avatars follow from the id: with the id of the persona that was promoted, the library shows the same face. */
export const avatarIdOf = (libraryPersonaId: string): string => libraryPersonaId.slice(PREFIX.length);

export const libraryPersonaIdSchema = z.string().meta({
  description: "`lib-` and a UUIDv7; treat it as opaque.",
  example: "lib-019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a",
});
