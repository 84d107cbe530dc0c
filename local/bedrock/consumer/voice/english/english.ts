import type { VoicePack } from "../pack.ts";
import { purchase_intent, value_for_money, valueWithoutPrice } from "./answers-buying.ts";
import { liking, relevance } from "./answers-fitting.ts";
import { believability, uniqueness } from "./answers-offer.ts";
import { claim } from "./claim.ts";
import { closing } from "./closing.ts";
import { asides, conclusions, questions, tails, turns } from "./connectives.ts";
import { first } from "./first.ts";
import { habit } from "./habit.ts";
import { life } from "./life.ts";
import { price } from "./price.ts";
import { benefitReasons } from "./reasons-benefits.ts";
import { contentsReasons } from "./reasons-contents.ts";
import { technologyReasons } from "./reasons-technology.ts";
import { termsReasons } from "./reasons-terms.ts";
import { trustReasons } from "./reasons-trust.ts";
import { useReasons } from "./reasons-use.ts";
import { themes } from "./themes.ts";

/** All sentences in English. */
export const english: VoicePack = {
  first,
  reasons: {
    ...contentsReasons,
    ...benefitReasons,
    ...technologyReasons,
    ...termsReasons,
    ...trustReasons,
    ...useReasons,
  },
  claim,
  price,
  life,
  questions,
  closing,
  items: { purchase_intent, uniqueness, relevance, believability, value_for_money, liking },
  valueWithoutPrice,
  turns,
  conclusions,
  asides,
  tails,
  themes,
  habit,
};
