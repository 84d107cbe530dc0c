import type { VoicePack } from "../pack.ts";

/** Reasons that lie in the thing meeting the person: need, habit, faults, details. */
export const useReasons: VoicePack["reasons"] = {
  harm: {
    pro: [],
    con: [
      "{claim} is [frightening|what makes me angry], that's dangerous",
      "it's dangerous and [nobody should sell it|somebody will get hurt], that's unacceptable",
      "@blunt that's dangerous, full stop",
      "@careful the moment I read about the danger I wanted nothing to do with it",
      "@precise selling something like that is irresponsible and dangerous",
      "@warm think of the people who get hurt by it, that's terrible",
    ],
  },
  defect: {
    pro: [],
    con: [
      "{claim} is [plain to see|right there in the description], that's bad",
      "they tell you themselves what's wrong with it, it's almost funny, but it's bad",
      "@blunt it's broken by design, rubbish",
      "@precise a thing that fails at the one job it has is useless to me",
      "@warm who would want to put up with that, it's awful",
      "@chatty I had to laugh, they practically admit that it's no good",
      "@old nobody would have dared to sell us that in the old days, it's rubbish",
      "@young who buys a thing that doesn't even work, it's rubbish",
      "@careful I can see myself standing in the returns queue already, that's bad",
      "why would I buy something I know to be useless, it's bad",
    ],
  },
  objection: {
    pro: [],
    con: [
      "“{quote}”, [that's the end of it for me|I read that twice], it's bad",
      "at “{quote}” I [stopped|put it down], that's unacceptable",
      "@blunt “{quote}”: no thanks",
      "@precise “{quote}” rules it out for me, that's a real problem",
      "@warm “{quote}”, I can't see who'd be happy with that, it's bad",
      "what bothers me is “{quote}”",
    ],
  },
  feature: {
    pro: [
      "“{quote}” [is the part that stuck|caught my eye], [I like that|that's good|that pleases me]",
      "what I noticed first was “{quote}”, and I like it",
      "@precise the point about “{quote}” is a good one",
      "@chatty “{quote}”, yes, that's nice",
      "@warm I'm pleased about “{quote}”",
    ],
    con: [
      "“{quote}” [leaves me cold|is nothing I ever asked for]",
      "I don't know what to do with “{quote}”, it does nothing for me",
      "@precise “{quote}” sounds good until you think about it, I'm [sceptical|suspicious|not convinced]",
      "@blunt “{quote}”, so what",
      "@careful “{quote}” makes me wonder what the catch is, I'm wary",
    ],
  },
  need: {
    pro: [
      "I do {verb} {many}, so [there's a gap this would fill|it's not a luxury for me]",
      "{moment} I could really use it",
      "@chatty I can already picture it {moment}, and I like the picture",
      "@precise I can name the occasion for it: {moment}, that's useful",
    ],
    con: [
      "I hardly ever {verb} {rare}, so I don't need it",
      "I've got {alt_np}, and I don't need anything else",
      "@old I've got on without {many} so far, I don't need them",
      "@blunt I don't need {a_product}",
      "@precise there's no gap in my day that {a_product} would fill, I don't need it",
      "@chatty I tried to picture it {moment} and couldn't, I don't need it",
      "@young my life runs fine without {a_product}, no need",
      "@careful {goods}one thing more in the house is one thing more to worry about, and I don't need it",
      "@warm for others it may be right, I just don't need it",
      "there's {alt_np}, and that's enough for me, no need for more",
    ],
  },
  not_meant: {
    pro: [],
    con: [
      "it's clearly meant for other people, not for me",
      "whoever they had in mind, it wasn't [me|somebody like me], so I don't need it",
      "@chatty I could think of a cousin for it, but it's not for me",
      "@precise I'm outside the group it was made for, so it's not for me",
      "@warm I hope it helps those it's meant for, I don't need it",
      "reading whom they have in mind, I'm not one of them, so I don't need it",
      "@blunt I'm not who they're talking to",
      "@old they mean somebody else's life, not mine",
    ],
  },
  too_young: {
    pro: [],
    con: ["I'm not even allowed to buy that, I'm too young", "@young I'm underage, so it's not for me"],
  },
  habit: {
    pro: ["@curious I get bored of {alt} anyway, I like a change"],
    con: [
      "I've been [buying|with] {brand} for years and see no reason to change",
      "{alt} {alt_does} the job, [why change|so why switch]",
      "@old at my age you don't change everything, I stay with {alt}",
      "@careful with {alt} I know what I've got, so I'd rather stay with it",
      "@precise compared with {alt}, I can't see a gain",
      "@chatty {alt_np} and I are an old couple, I'm not leaving that easily",
      "@blunt I have {alt_np}, done",
      "@young {alt} {alt_works}, I'm not changing my whole routine for {a_product}",
      "@warm I'm quite attached to {alt}, so I'd rather stay with it",
      "it would have to be a good deal better than {alt} to make me change",
    ],
  },
};
