import { englishAnswers } from "./english-answers.ts";
import { englishHabits } from "./english-habits.ts";
import { englishLookingBack } from "./english-looking-back.ts";
import { englishOffer } from "./english-offer.ts";
import { englishPerson } from "./english-person.ts";
import { englishViews } from "./english-views.ts";

/** What people say in an interview, by occasion. */
export const englishTalk = {
  ...englishHabits,
  ...englishViews,
  ...englishAnswers,
  ...englishPerson,
  ...englishOffer,
  ...englishLookingBack,
} as const;
/** Occasions to say something. */
export type TalkKey = keyof typeof englishTalk;
