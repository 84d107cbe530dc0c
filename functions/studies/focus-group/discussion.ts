import type { Message } from "../simulation/message.ts";

/** A message of a focus group with the themes the speaker coded for it; moderators code none. */
export interface CodedMessage extends Message {
  themes: readonly string[];
  /** One per theme, all of one length. */
  theme_embeddings: readonly (readonly number[] | null)[];
}

/** A coded message of a member. */
export type MemberMessage = CodedMessage & { persona_id: string };

/** The messages of the group, in order: rounds 1 to `rounds`, without the private views before and after them. */
export const discussionOf = (messages: readonly CodedMessage[], rounds: number): CodedMessage[] =>
  messages
    .filter(({ round }) => round !== null && round >= 1 && round <= rounds)
    .toSorted((a, b) => a.sequence - b.sequence);

/** The messages of its members. */
export const saidByMembers = (discussion: readonly CodedMessage[]): MemberMessage[] =>
  discussion.flatMap((message) =>
    message.role === "persona" && message.persona_id !== null ? [{ ...message, persona_id: message.persona_id }] : [],
  );
