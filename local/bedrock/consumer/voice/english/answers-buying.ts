import type { Graded } from "../pack.ts";

/** Answers about buying and its price, from no to yes. */
export const purchase_intent: Graded = {
  [-3]: [
    "[no|never]. I would definitely not buy {them}",
    "there is no chance that I'd spend money on {them}",
    "definitely not, [nothing would make me buy {them}|not in a million years]",
    "@blunt no way, not even for free",
    "very unlikely, I'd never buy {a_product} like that",
  ],
  [-2]: [
    "very unlikely",
    "[I very much doubt it|I doubt I'd buy {them}], I'd stay with {alt}",
    "{goods}unlikely, I'd walk past",
    "@blunt unlikely, I keep my money",
    "I can't see myself buying {them}",
  ],
  [-1]: [
    "I lean towards no",
    "more no than yes",
    "I tend towards not buying {them}",
    "@careful I'd rather wait",
    "I'd hesitate, more no than yes [for now|as things are]",
    "@precise slightly unlikely as things stand",
  ],
  0: [
    "I'm not sure whether I'd buy {them} or not",
    "it could go either way",
    "maybe, maybe not",
    "@precise undecided, about fifty-fifty",
    "perhaps, perhaps not, it depends",
  ],
  1: [
    "I'd probably try {them} once",
    "[perhaps, yes|more yes than no], I could imagine it",
    "fairly likely, at least once",
    "@careful {goods}probably yes, in a small quantity at first",
    "I tend towards yes, I'd probably buy {them}",
  ],
  2: [
    "very likely",
    "I'd most likely buy {them}",
    "I can well imagine buying {them}",
    "@chatty very likely, I already see {them} {moment}",
    "quite sure I would, most likely this month",
  ],
  3: [
    "I would definitely buy {them}",
    "[definitely|absolutely], I'd buy {them} straight away",
    "very likely indeed, I'd buy {them} without hesitating",
    "@young a definite yes, I'd buy {them} right away",
    "no question, I'd buy {them} at once",
  ],
};

export const value_for_money: Graded = {
  [-3]: [
    "terrible value for money",
    "a complete waste of money",
    "{dear}far too expensive for what I'd get",
    "@blunt {dear}a rip-off",
    "money down the drain, terrible value",
  ],
  [-2]: [
    "{dear}poor value, it's too expensive",
    "it's not worth the money",
    "poor value for what it does",
    "the money is better spent elsewhere, poor value",
    "{dear}clearly too expensive for what it is",
    "@old {dear}it costs far more than it should, it's not worth it",
    "{dear}too expensive, that's poor value",
  ],
  [-1]: [
    "{dear}somewhat too expensive for what I'd get",
    "not really worth the money",
    "not quite worth it",
    "rather poor value for what it does",
    "{dear}a bit pricey",
    "@careful {dear}a little more than I'd want to pay, somewhat expensive",
    "the value is rather poor",
  ],
  0: [
    "the value is average",
    "the price is about what I'd expect",
    "it may or may not be worth the money",
    "@precise average value, neither cheap nor expensive",
    "about right, nothing to celebrate and nothing to complain about, average",
  ],
  1: [
    "fairly good value",
    "the price is fairly reasonable",
    "it's mostly worth the money",
    "@careful fairly reasonable, I'd say",
    "reasonable enough for what I'd get",
  ],
  2: [
    "good value for money",
    "the price is fair for what I'd get",
    "it's worth the money",
    "@warm a fair price, and well worth it",
    "that's good value, a fair deal",
  ],
  3: [
    "excellent value for money",
    "a real bargain",
    "worth every penny",
    "@young a steal at that price",
    "great value, an absolute bargain",
  ],
};

export const valueWithoutPrice: Graded = {
  [-3]: [
    "whatever it costs, it would be a complete waste of money",
    "terrible value, I don't even need to know the price",
    "@blunt worthless, at any price",
  ],
  [-2]: [
    "whatever it costs, it's hardly worth the money, poor value",
    "poor value, I suspect, whatever they charge",
    "I expect it to be too expensive for what it does",
  ],
  [-1]: [
    "I suspect it would be a bit pricey",
    "without a price I can only guess, probably somewhat too expensive",
    "rather poor value, I'd guess",
  ],
  0: [
    "no price, no verdict, average value I'd guess",
    "without a price it may or may not be worth the money",
    "it depends on the price, so I'd say average",
  ],
  1: [
    "at a normal price it would be fairly good value",
    "if they don't overdo the price, it's reasonable value",
    "fairly reasonable, I'd guess",
  ],
  2: [
    "I'd expect good value for money",
    "if the price is fair, it's worth the money",
    "I think it would be worth the money",
  ],
  3: [
    "I'd pay well for it, it would be worth every penny",
    "almost whatever it costs, excellent value",
    "great value, I'm sure",
  ],
};
