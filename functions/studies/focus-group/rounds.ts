/** Moderated rounds of a focus group (docs/methods.md, Asking). */
export const FOCUS_GROUP_ROUNDS = 3;

/**
 * Members of a group speak in at most this many waves per round, so that a round's length does not grow with the group.
 */
export const MOST_WAVES = 3;
