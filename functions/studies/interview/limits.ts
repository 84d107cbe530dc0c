/**
 * Questions × personas of an AI-moderated study. With two probes each and the longest answers a thousand of them make a
 * transcript of about 4 MB; a function's answer carries 6 MB.
 */
export const MOST_ANSWERS = 1_000;

/** At most this many probes per question of a guide (docs/methods.md, Asking). */
export const MOST_PROBES_PUT = 2;

/** Questions a person can ask in one live interview: what a model remembers word for word along with its briefings. */
export const MOST_LIVE_QUESTIONS = 150;

export const LONGEST_LIVE_MESSAGE = 4_000;
