import { englishAnswers } from "./english-answers.ts";
import { englishEveryday } from "./english-everyday.ts";
import { englishHabits } from "./english-habits.ts";
import { englishLookingBack } from "./english-looking-back.ts";
import { englishOffer } from "./english-offer.ts";
import { englishPerson } from "./english-person.ts";
import { englishViews } from "./english-views.ts";

/** What people say in an interview, by occasion. */
export const englishTalk = {
  ...englishHabits,
  ...englishEveryday,
  ...englishViews,
  ...englishAnswers,
  ...englishPerson,
  ...englishOffer,
  ...englishLookingBack,
} as const;
/** Occasions to say something. */
export type TalkKey = keyof typeof englishTalk;
