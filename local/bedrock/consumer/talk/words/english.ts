import { englishHabits } from "./english-habits.ts";
import { englishPerson } from "./english-person.ts";
import { englishOffer } from "./english-offer.ts";

/** What people say in an interview, by occasion. */
export const englishTalk = { ...englishHabits, ...englishPerson, ...englishOffer } as const;
/** Occasions to say something. */
export type TalkKey = keyof typeof englishTalk;
