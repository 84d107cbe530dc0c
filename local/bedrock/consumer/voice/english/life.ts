import type { VoicePack } from "../pack.ts";

/** How the offer meets the person's life. */
export const life: VoicePack["life"] = {
  children: {
    pro: [
      "with children in the house I could use something like that {moment}",
      "{goods}the kids would [probably fight over it|take to it], and that's half the battle",
      "between school runs and supper, anything that makes life easier is welcome",
    ],
    con: [
      "with children every purchase gets weighed twice, and this one doesn't make the cut",
      "{goods}my kids wouldn't touch it, I know them",
      "as long as the kids need shoes, {a_product} has to wait",
    ],
  },
  baby: {
    pro: [
      "with the baby I have one hand free at most, so it could really help",
      "nights are short at the moment, I'm glad of anything useful",
    ],
    con: [
      "with a baby I have other things to think about, and other bills",
      "since the baby I don't try things out any more, I buy what I know",
    ],
  },
  student: {
    pro: [
      "for student life it's actually practical, {moment} for example",
      "{goods}my flatmates would borrow it all the time, which is a compliment",
    ],
    con: [
      "on a student budget that's the first thing I'd cross off",
      "at the end of the month I eat pasta, so {a_product} isn't happening",
    ],
  },
  retired: {
    pro: [
      "now that I'm retired I have the time to enjoy something like that",
      "since I stopped working I look after myself more, so it fits",
    ],
    con: [
      "on a pension I look at every bill, and I don't need this one",
      "since I retired I buy less and less, and I don't miss it",
    ],
  },
  moved: {
    pro: [
      "I've just moved and am sorting out my routines anyway, so it comes at the right time",
      "since the move I've been trying new shops and things, why not this",
    ],
    con: [
      "after the move my money has gone into boxes and curtains, so not now",
      "since the move I have more stuff than space",
    ],
  },
  new_job: {
    pro: [
      "in the new job my days are long, so it would help me",
      "with the new job there's a little more money for such things",
    ],
    con: [
      "I've got my hands full with the new job, I don't want to think about {a_product}",
      "until I'm through probation I don't spend on extras",
    ],
  },
  money_tight: {
    pro: ["money is tight, but this I could just about justify", "even counting every coin, I can see the use of it"],
    con: [
      "money is tight at the moment, so I buy what's needed and nothing else",
      "right now every extra is out of the question, the rent comes first",
    ],
  },
  saving: {
    pro: [
      "I'm saving for something bigger, but I'd allow myself this one",
      "it wouldn't hurt my savings plan, that's a good sign",
    ],
    con: [
      "I'm saving for something bigger, so such things stay where they are",
      "every bit goes into savings at the moment",
    ],
  },
  health_issue: {
    pro: [
      "since I had trouble with my health I look for things like that",
      "my doctor keeps telling me to change something, and this could be a start",
    ],
    con: [
      "with my health I don't experiment, I stick to what I know agrees with me",
      "I take enough things on doctor's orders as it is",
    ],
  },
  caring: {
    pro: [
      "I look after a relative, and anything that saves me a trip is welcome",
      "while caring for somebody I'm glad of every bit of help",
    ],
    con: [
      "caring for somebody takes all my time, I can't be bothered with {a_product} as well",
      "with somebody to look after, my own wishes come last",
    ],
  },
  separated: {
    pro: [
      "since the separation I've been doing things my own way, so why not try something new",
      "living on my own again, I'm finding out what I like, and this might be it",
    ],
    con: [
      "since the separation I have to pay for everything alone, so I'm careful",
      "a whole new start was enough change for one year",
    ],
  },
  wedding: {
    pro: [
      "we're planning a wedding, a small treat in between would be nice",
      "with all the planning I'm glad of anything that's simply easy",
    ],
    con: ["with a wedding to pay for, everything else has to wait", "we put every spare coin into the wedding"],
  },
  commute: {
    pro: ["with my commute I have plenty of use for it", "on the way to work it would come in handy"],
    con: [
      "with the commute I'm home late and don't want one more thing to think about",
      "my travel costs eat up what I might spend on it",
    ],
  },
  shift: {
    pro: ["with my shifts, something I can use at odd hours is welcome", "after a late shift it would come in handy"],
    con: ["after a shift I want my sofa and nothing complicated", "with my hours I'd never get round to it"],
  },
  pet: {
    pro: ["the dog and I could both live with it, I think", "on our walks it would come in handy"],
    con: ["the vet's bills come first in this house", "I spend enough on the animal as it is"],
  },
  alone: {
    pro: ["living on my own I decide for myself, and I'd give it a place", "for one person it's practical"],
    con: ["living on my own I don't need much, and not this", "for a one-person household it makes little sense"],
  },
  couple: {
    pro: ["my partner would like it too, I'm fairly sure", "we'd use it together {moment}, I can picture that"],
    con: [
      "{goods}my partner would [roll their eyes|ask what I was thinking] if I brought it home",
      "the two of us have what we need",
    ],
  },
  shared: {
    pro: ["{goods}in our shared flat it would be used every day", "{goods}my flatmates would chip in for it, I think"],
    con: [
      "{goods}in a shared flat it would be gone, or broken, within a week",
      "{goods}there's no room in the flat for one more thing",
    ],
  },
  parents: {
    pro: [
      "at my parents' place it would go down well",
      "I live with my parents, so I'd just about have the money for it",
    ],
    con: [
      "my parents would only shake their heads if I turned up with it",
      "as long as I live with my parents I'd rather save",
    ],
  },
  generations: {
    pro: [
      "with several generations under one roof there's always somebody who'd use it",
      "in our big family it would be in use within a day",
    ],
    con: [
      "with three generations having a say, I'd never get it past them",
      "in a big family we buy what everybody needs, and this isn't it",
    ],
  },
  cheated: {
    pro: ["I was cheated online once and look twice since then, but I find nothing fishy here"],
    con: [
      "since I was cheated online I'm wary of everything, and of this in particular",
      "I've been fooled once, that's enough, so I leave such things alone",
    ],
  },
  exam: {
    pro: [
      "while I'm studying for exams I'm grateful for anything that saves me work",
      "next to all the learning it would suit me quite well",
    ],
    con: [
      "I'm buried in books at the moment, I've no head for such things",
      "until the exams are over nothing new comes on my desk",
    ],
  },
  tired: {
    pro: [
      "in the evening I'm worn out from work, so anything that makes it easier is welcome",
      "after my working days it would do me good",
    ],
    con: [
      "in the evening I'm too tired to deal with something like that",
      "after work I want my peace and not one more new thing",
    ],
  },
  grandchildren: {
    pro: [
      "when the grandchildren come I'd have takers for it at once",
      "for the days with the grandchildren it would be practical",
    ],
    con: ["the grandchildren would only laugh at me with it", "my money rather goes to the grandchildren"],
  },
  any: {
    pro: [
      "{moment} I could see a place for it",
      "as {job} I'd get some use out of it",
      "in my everyday life in {city} it would fit in well enough",
      "@chatty my friends would hear about it from me, I'm sure",
    ],
    con: [
      "in my life there's simply no place for it",
      "as {job} I've got other worries",
      "around here in {city} I don't know anybody who'd [use|want] it",
      "@chatty my friends would have a good laugh at me",
    ],
  },
};
