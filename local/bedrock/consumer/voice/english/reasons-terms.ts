import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what it costs and binds one to, besides a stated price. */
export const termsReasons: VoicePack["reasons"] = {
  ads: {
    pro: ["I can live with a few adverts [if it keeps the price down|, I skip them anyway]"],
    con: [
      "adverts on top, that annoys me",
      "@blunt I don't pay to be advertised at, that's annoying",
      "@precise it's paid for with my attention, and I don't like that",
    ],
  },
  subscription: {
    pro: [
      "paying [in small steps|by the month] suits me, [I can stop when I like|I keep an overview]",
      "@young I have subscriptions for everything, one more is fine",
    ],
    con: [
      "{claim} is [the last thing I need|what puts me off]",
      "I've only just cancelled [two|three] subscriptions, I don't want another one",
      "@precise added up over a year the subscription is a lot of money",
      "@old I like to buy a thing once and own it, subscriptions annoy me",
      "@blunt no more subscriptions, I'm sick of them",
    ],
  },
  lock_in: {
    pro: ["@careful a longer contract at least means the price stays put, I don't mind"],
    con: [
      "{claim} is a trap, [I want out when I want out|I've been caught like that before], I don't like it",
      "@blunt tied in and no way out, no thanks",
      "@precise the terms are all on their side, that's unacceptable",
      "@careful being stuck with it worries me more than the price",
      "@warm that isn't how you treat customers, being tied in like that annoys me",
      "@old a handshake used to do, now it's {claim}, and that annoys me",
      "@young {claim}? Reminds me of my old phone contract, so annoying",
      "@chatty it once took me months to get out of a contract like that, it still annoys me",
    ],
  },
  cancel_anytime: {
    pro: [
      "{claim} takes away [most of the risk|my biggest worry], [that's good|I like that|that's a plus|that's a good thing]",
      "@careful knowing I can get out makes me much happier to try",
      "@precise no lock-in, that's fair",
    ],
    con: ["cancel any time, they say, and then the button is well hidden, I don't trust that"],
  },
  free_trial: {
    pro: [
      "I'd [happily|gladly] use {claim} first",
      "@careful {claim} is the right way to start, [I like that|that's good|that pleases me]",
      "@chatty trying it for free costs me nothing, so that's nice",
    ],
    con: [
      "free trials are [a trap for the forgetful|how they get you], I'm wary",
      "@blunt first it's free, then they have your card, I don't like it",
    ],
  },
  guarantee: {
    pro: [
      "{claim} [reassures me|shows they trust their own product], [that's good|I like that|that's a plus|that's a good thing]",
      "@warm with {claim} I'd have somebody to turn to, [I like that|that's good|that pleases me]",
      "@chatty {claim}, yes please, I've sent enough things back in my life, [that's good|I like that|that's a plus|that's a good thing]",
      "@old {claim} is worth more to me than any gadget, [that's good|I like that|that's a plus|that's a good thing]",
      "@young {claim} means I don't have to baby it, nice",
      "@careful if I can send it back, I'm much happier",
      "@precise {claim} shifts the risk to them, that's fair",
    ],
    con: [
      "@blunt a guarantee is only as good as the company, I doubt it",
      "guarantees have small print, I'm [sceptical|suspicious|not convinced]",
    ],
  },
  discount: {
    pro: [
      "{claim} helps, [I like a bargain|no question]",
      "@chatty a discount always gets me, [I like that|that's good|that pleases me]",
    ],
    con: [
      "discounts mostly mean the price was too high before, I'm suspicious",
      "@precise a discount off which price, exactly? I don't trust it",
    ],
  },
  no_price: {
    pro: [],
    con: [
      "what it costs they [don't say|keep to themselves], which makes me suspicious",
      "without a price I can't [judge it|make up my mind]",
      "@precise the price is missing, and without it I can't tell what it's worth",
      "@blunt no price, no decision",
    ],
  },
  price_image: {
    pro: [
      "from what I see, they're not as expensive as they used to be, that's good",
      "over the years it would probably pay off, so it's good value",
      "@young there are cheap ones second-hand, so it's affordable",
    ],
    con: [
      "the whole thing is too expensive for people like me",
      "from what I see in the shops it's still far too expensive",
      "@old for that money I used to get twice as much, it's too expensive",
      "@careful I'd worry about what it costs in the end, that's too expensive for me",
      "@young nice, if your parents pay, it's too expensive for me",
      "@precise once you add up all the costs, it's too expensive",
    ],
  },
};
