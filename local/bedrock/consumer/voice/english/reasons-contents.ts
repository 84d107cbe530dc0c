import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what is in a product and where it comes from. */
export const contentsReasons: VoicePack["reasons"] = {
  protein: {
    pro: [
      "{claim} would [keep me going until the evening|fill me up properly]",
      "I try to get more protein, so {claim} [helps|is welcome]",
      "@young {claim}, my gym plan says thank you",
      "@old at my age muscles don't look after themselves, so {claim} is useful",
    ],
    con: [
      "I get [plenty of|enough] protein from [normal food|lentils and eggs]",
      "@old everything has protein on the label now, [in my day that was called food|I'm tired of it]",
      "@blunt {claim}? I'm not a bodybuilder",
      "@precise {claim} is not much once you do the sums",
    ],
  },
  less_sugar: {
    pro: [
      "I'm glad about {claim_np}, [most {many} are far too sweet|I've had enough of sweet stuff]",
      "less sugar is [exactly my line|something I look for on the label], [that's good|I like that|that's a plus|that's a good thing]",
      "@chatty finally something that doesn't make my teeth hurt, [I like that|that's good|that pleases me]",
      "@young no sugar crash afterwards, nice",
      "@precise {claim} is the first thing I'd check on the label, good",
      "@old my generation ate sugar by the spoon, it's good that somebody leaves it out",
      "@blunt no sugar, good",
      "@warm without all that sugar I could give it to [anyone in the house|my mother too]",
      "@careful my doctor would be pleased about {claim_np}",
    ],
    con: [
      "without sugar it'll taste [of nothing|like cardboard], I fear",
      "@blunt no sugar usually means no fun",
      "@precise leaving the sugar out says nothing about what they put in instead",
      "I like it sweet, [if I'm honest|there, I said it]",
    ],
  },
  health: {
    pro: [
      "I do try to look after myself, and {claim} [fits that|helps]",
      "{claim} matters to me [more than it used to|since my last check-up]",
      "@precise if {claim} holds up, that's a sound argument",
      "@warm I'd feel I was doing something good for [myself|us]",
    ],
    con: [
      "everything is healthy these days, [if you believe the packaging|at least on the label]",
      "@blunt healthy is what I call a walk",
      "for my health I'd rather [eat an apple|sleep an hour more]",
      "@old they told us butter was bad once, so {claim} doesn't impress me",
    ],
  },
  natural: {
    pro: [
      "I like [short ingredient lists|to know what I'm putting in my body]",
      "no chemistry set in there, that's how it should be",
      "@careful I react to all sorts of things, so I'm relieved about the ingredients",
    ],
    con: [
      "natural is a word anyone may print, it's vague",
      "@blunt arsenic is natural too",
      "whether it's natural or not [never decided anything for me|is all one to me]",
    ],
  },
  organic: {
    pro: [
      "organic is [what I buy anyway|important to me]",
      "I trust the organic label [more than most|well enough], that's a plus",
      "@warm organic feels right to me, for the soil and all of it",
    ],
    con: [
      "organic mostly means [dearer|more expensive]",
      "@blunt organic, so it costs more and rots faster",
      "I've never [tasted|noticed] the difference with organic",
    ],
  },
  sustainable: {
    pro: [
      "less waste is something I [care about|try for every week], so {claim} counts",
      "my bin is full of packaging as it is, so I welcome {claim}",
      "@young {claim} should be standard, good that they do it",
      "@precise if the environmental claim is true, it's a solid advantage",
    ],
    con: [
      "{claim} [is mostly there to calm people's conscience|sounds like greenwashing to me], I'm [sceptical|suspicious|not convinced]",
      "@blunt the planet won't notice",
      "@old we simply used things until they broke, that was better for the planet",
      "I won't [pay extra|change a thing] for {claim}",
    ],
  },
  vegan: {
    pro: [
      "we eat less and less meat and dairy, so plant-based [suits us|is welcome]",
      "@young most of my friends are vegan or halfway there, so that helps",
      "plant-based agrees with my stomach",
    ],
    con: [
      "plant-based is [nothing I look for|no reason for me to buy]",
      "@old I grew up with the real thing and I'll stay with it",
      "@blunt I'm not vegan and I don't plan to be",
    ],
  },
  local: {
    pro: [
      "I like to know [where things come from|whom I'm paying], and this comes from nearby",
      "if it's made around here I'm happier to pay for it",
      "@old local was always best, good to see it back",
    ],
    con: [
      "local is nice to hear, but [I buy what's good|it doesn't decide anything for me]",
      "@precise 'local' is not a protected word, so I don't give much for it",
    ],
  },
  ethics: {
    pro: [
      "that the people who make it are paid properly [matters to me|counts for something]",
      "@warm somebody at the other end can live from it, [I like that|that's good|that pleases me]",
      "fairness is worth something to me",
    ],
    con: [
      "I've [stopped believing|grown tired of] all the do-good labels",
      "@blunt charity I do myself, I don't need it in the price",
    ],
  },
  animal_welfare: {
    pro: [
      "how the animals fare is [the first thing I look at|important to me]",
      "@warm no animal suffers for it, that's a relief",
      "without cruelty, that's how I want it",
    ],
    con: [
      "the animal claims are [vague|hard to check], I doubt them",
      "@blunt pretty pictures of meadows, I don't believe them",
    ],
  },
  taste: {
    pro: [
      "it sounds as if it might taste really good",
      "taste comes first with me, and this sounds tasty",
      "@chatty my mouth is watering a bit, I admit",
      "@warm that sounds delicious",
    ],
    con: [
      "whether I'd enjoy the taste, I doubt it",
      "@blunt it won't taste good, these things never do",
      "@old my palate is used to other things, I don't think I'd enjoy it",
    ],
  },
  safety: {
    pro: [
      "that it's safe is the most important thing, so that reassures me",
      "@careful safety first, I'm relieved they thought of it",
      "@warm I could leave it around the children without worrying, [that's good|I like that|that's a plus|that's a good thing]",
    ],
    con: ["safe should go without saying, it makes me suspicious that they mention it"],
  },
};
