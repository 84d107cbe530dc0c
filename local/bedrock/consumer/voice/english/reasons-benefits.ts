import type { VoicePack } from "../pack.ts";

/** Reasons that lie in what a product does for one. */
export const benefitReasons: VoicePack["reasons"] = {
  comfort: {
    pro: [
      "comfort is [half the battle|worth a lot to me]",
      "@old my bones appreciate a bit of comfort",
      "anything that makes it more comfortable is welcome",
    ],
    con: [
      "comfortable is what they all say, [I'd have to feel it|I'm not convinced]",
      "@blunt I'm comfortable enough, thanks",
    ],
  },
  design: {
    pro: [
      "it would look good [at home|on me], and that counts",
      "@young the look of it is really my style",
      "I like things that are pleasant to look at",
    ],
    con: [
      "the looks [don't matter to me|won't make it any better]",
      "@precise design is the part I would happily save on",
      "@old I don't need it to look smart, I need it to work",
    ],
  },
  durable: {
    pro: [
      "something that lasts is worth more to me than something cheap",
      "I'm fed up with things that break, so {claim} is a strong point",
      "@precise if it can be repaired, the sums look quite different, [that's good|I like that|that's a plus|that's a good thing]",
      "@old finally something that's built to last, like things used to be",
      "@chatty my last one gave up after a year, so something that lasts is very welcome",
      "@blunt lasts long, good",
      "@careful the less often I have to buy a new one, the better I sleep",
      "@warm I hate throwing things away, so I'm glad when something lasts",
      "@young I'm always broke, so a thing that lasts saves me money, good",
    ],
    con: [
      "they all promise that it lasts, [and then the warranty runs out|I don't believe it any more]",
      "@young in two years I'll want a different one anyway",
    ],
  },
  premium: {
    pro: [
      "now and then I like to [treat myself|have the better one], so premium is fine by me",
      "@warm as a present the finer version would be lovely",
    ],
    con: [
      "premium is a word for [the price|people with too much money], not for me",
      "@blunt premium, so twice the price for a nicer box",
      "@precise I can't see what makes it premium except the word",
    ],
  },
  convenience: {
    pro: [
      "anything that saves me time [in the week|after work] is welcome",
      "it would take one chore off my list, [that's good|I like that|that's a plus|that's a good thing]",
      "@chatty with my days, every minute I save is gold",
      "@young quick and easy, [that's good|I like that|that's a plus|that's a good thing]",
    ],
    con: [
      "I don't need everything to be [quick|easy], some things may take their time",
      "@old I have time enough, saving minutes doesn't tempt me",
      "@precise the time it saves is a matter of seconds, that's no argument for me",
    ],
  },
  speed: {
    pro: ["I like that it's quick", "@young fast is good, I hate waiting", "that it goes so quickly would help me"],
    con: [
      "I'm in no hurry, so the speed doesn't matter to me",
      "@blunt fast usually means somebody else is being rushed, I don't like it",
    ],
  },
  personalised: {
    pro: [
      "I like that it adapts to me [and not the other way round|instead of to some average]",
      "@curious made to measure, I'd like to see what they come up with",
      "if it's really tailored to me, that's a good thing",
    ],
    con: [
      "personalised mostly means [questionnaires|that they collect data], I don't like it",
      "@blunt I don't want to be analysed for {a_product}",
      "@old I'm happy with what everybody gets",
    ],
  },
  quantity: {
    pro: [
      "we get through a lot, so the amount is a good thing",
      "@warm with that much in it there's enough for everybody",
      "you get a decent amount, [I like that|that's good|that pleases me]",
    ],
    con: [
      "I don't need that much, [half would go off|it would stand around]",
      "@precise living on my own I'd throw half of it away, that [bothers|annoys] me",
    ],
  },
  performance: {
    pro: [
      "if it does what they say, it [solves something|would really help]",
      "@precise a clear benefit, stated plainly, [that's good|I like that|that's a plus|that's a good thing]",
      "it tackles something that annoys me, so that's a plus",
    ],
    con: [
      "what it's supposed to do [sounds a bit much|I'd have to see first], I'm [sceptical|suspicious|not convinced]",
      "@old I've bought enough things that promised exactly that and disappointed me",
      "@blunt works in the advert, doesn't work at my place",
    ],
  },
  community: {
    pro: ["I like doing things together with others", "@young if my friends are on it, that's a plus"],
    con: [
      "I don't need a community for {a_product}",
      "@blunt I have friends, thanks, I don't need a community",
      "@precise the social part is the part I'd switch off, it annoys me",
    ],
  },
  gamified: {
    pro: [
      "points and the like do motivate me, [silly as it is|I have to admit]",
      "@young streaks get me every time, [I like that|that's good|that pleases me]",
    ],
    con: [
      "I'm too [old|grown up] for points and badges, that's silly",
      "@blunt stars and points annoy me, I'm not in kindergarten",
    ],
  },
};
