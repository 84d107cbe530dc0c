import type { Graded } from "../pack.ts";

/** Answers about newness and belief, from no to yes. */
export const uniqueness: Graded = {
  [-3]: [
    "nothing new here at all",
    "I can already get exactly the same thing [everywhere|at {shop}]",
    "it's just another copy of {alt}",
    "@blunt nothing new, it's the same old thing",
    "nothing original about it whatsoever",
  ],
  [-2]: [
    "there's hardly anything new in it, it's very similar to what I know",
    "it's much like what {shop} already sells",
    "not original, it reminds me of {alt}",
    "I've seen this before, it's very similar to others",
    "@old much the same thing existed years ago, it's similar",
  ],
  [-1]: [
    "there's little new about it",
    "not very original, I've seen others like it",
    "not very different from other {many}",
    "a bit of a twist, but not really new",
    "@precise one detail aside, it's not very different",
  ],
  0: [
    "it's a bit of both, some of it I know already",
    "partly similar to what I know, but not quite the same",
    "somewhat new, a variation on other {many}",
    "a bit of both, partly new at best",
    "@careful hard to judge, it's a bit of both",
  ],
  1: [
    "it's a little different from other {many}",
    "somewhat original, I [hadn't|haven't] seen quite that mix",
    "fairly new to me",
    "@curious fairly different, one or two things stand out a bit",
    "it is a bit different from {alt}",
  ],
  2: [
    "it's quite new and clearly different from what I can get",
    "I [could|can] hardly get anything like it until now",
    "really different from other {many}",
    "@precise quite original, I know of no {product} just like it",
    "it stands out, I haven't seen that before",
  ],
  3: [
    "I have never seen anything like it",
    "completely new to me, there's nothing like it [at {shop}|around here]",
    "it's unlike anything I know",
    "@young totally new, nobody else does that",
    "one of a kind, I couldn't get anything like this anywhere",
  ],
};

export const believability: Graded = {
  [-3]: [
    "I don't believe a word of it",
    "these claims are not credible at all, they're made up",
    "I don't trust what they say at all",
    "@blunt lies, I don't believe a word",
    "it sounds like a scam to me",
  ],
  [-2]: [
    "I find it very hard to believe",
    "I'm very sceptical, it sounds exaggerated",
    "too good to be true, I doubt most of it",
    "@old I've heard such promises before and I don't trust them",
    "I don't trust it, it's mostly marketing",
  ],
  [-1]: [
    "I'm a bit sceptical",
    "I have some doubts about it",
    "a bit vague",
    "@precise until I see proof I'm slightly sceptical",
    "a little exaggerated, I'd say",
  ],
  0: [
    "some of it I believe, the rest I doubt",
    "it may or may not be true",
    "hard to judge, I'd believe it when I see it",
    "@careful half of it, I'd wait for reviews",
    "could be true, might be true, I can't tell",
  ],
  1: [
    "I tend to believe it",
    "fairly credible",
    "mostly plausible, nothing sounds [wild|over the top]",
    "@precise on the whole it's fairly plausible",
    "I'd say it's fairly believable",
  ],
  2: [
    "I believe it",
    "it sounds credible to me",
    "I trust them on this, it's plausible",
    "@warm I think they're being honest and I believe it",
    "yes, I believe what they say, it's realistic",
  ],
  3: [
    "I believe every word",
    "entirely credible, I have no doubt about it",
    "I fully trust what they say",
    "@chatty I have no doubt at all, I believe it completely",
    "completely convinced, I believe all of it",
  ],
};
