import type { CodedMessage } from "../../../../functions/studies/focus-group/discussion.ts";

/** A message of a member, with themes given as a wording and the angle of its embedding in degrees. */
export function saidBy(
  persona_id: string,
  sequence: number,
  round: number,
  content: string,
  themes: readonly (readonly [theme: string, degrees: number])[] = [],
): CodedMessage & { persona_id: string } {
  const radians = themes.map(([, degrees]) => (degrees * Math.PI) / 180);
  return {
    id: `message-${sequence}`,
    sequence,
    role: "persona",
    persona_id,
    persona_name: persona_id,
    content,
    round,
    created_at: "2026-01-01T00:00:00.000Z",
    themes: themes.map(([theme]) => theme),
    theme_embeddings: radians.map((angle) => [Math.cos(angle), Math.sin(angle)]),
  };
}

export const moderated = (sequence: number, round: number, content: string): CodedMessage => ({
  ...saidBy("", sequence, round, content),
  role: "moderator",
  persona_id: null,
  persona_name: null,
});
