import type { VoicePack } from "../pack.ts";

/** Answers to questions about one's own habits, where nothing is offered. */
export const habit: VoicePack["habit"] = {
  opening: [
    "with {many}, [to be frank|I'd say], I go by habit more than I like to admit",
    "I don't think about {many} very often, [but there is a pattern|but when I do, I have my rules]",
    "@chatty oh, {many}, there I could talk for a while",
    "@precise with {many} I go through the same short list every time",
    "@blunt {many}? I decide that in ten seconds",
    "@careful I take my time over {many}, I've been caught out before",
    "@young mostly I ask my friends or look at my phone when it comes to {many}",
    "@old over the years I've got my own way with {many}",
  ],
  criteria: {
    thrift: [
      "the price comes first, around {usual} is my limit",
      "I compare prices, at {shop} and online, and about {usual} is what I'm ready to pay",
      "if it costs much more than {usual}, it goes back",
    ],
    quality: [
      "it has to last, I'd rather pay once than twice",
      "quality decides, the price comes second",
      "I look at how it's made before I look at anything else",
    ],
    health: ["I read what's in it, line by line", "it has to be good for me, or at least not bad"],
    green: [
      "I look at the packaging and where it comes from",
      "I try to buy what does the least damage, when I can afford it",
    ],
    brand: [
      "I buy {brand}, they've never let me down",
      "{brand} is my fixed point, everything else I ignore",
      "and some names, {disliked} for one, I won't buy at all",
    ],
    convenience: ["it has to be quick, I get it at {shop} on the way home", "I take what's there when I'm at {shop}"],
    social: ["I ask people I know, that counts more than any advert", "what my friends say counts most"],
    tech: ["I read reviews until my eyes hurt", "I look up tests, {media} mostly"],
    privacy: ["I check what they want to know about me, and then usually leave it"],
    style: ["it has to look right, I admit that"],
    tradition: ["I buy what we've always bought at home", "I stay with what I know"],
    curiosity: ["I like to try something different now and then", "if there's something new at {shop}, I pick it up"],
    family: [
      "at home we decide together, and the children have a loud voice in it",
      "what the family likes gets bought",
    ],
  },
  closing: [
    "that's about it, nothing [scientific|heroic]",
    "@careful and if I'm not sure, I leave it",
    "@chatty and then I still come home with something else, of course",
    "what annoys me is when they change a good thing for no reason",
    "@precise I wish they'd simply say {doubt}",
    "@blunt the rest is noise",
    "what I'd like is somebody telling me honestly {doubt}",
  ],
  items: {
    purchase_intent: [
      "there's nothing to buy here, but {many} I buy anyway, so it depends",
      "it depends on what's on offer, I'm undecided",
      "maybe, maybe not, I'd have to see something concrete",
    ],
    uniqueness: ["hard to say, some of it is new and some of it I know already", "I can't say, it's a bit of both"],
    relevance: [
      "the subject comes up in my life now and then",
      "{many} are part of my week, so it's of some use to think about",
    ],
    believability: [
      "nobody has claimed anything yet, so I can only say it depends",
      "hard to judge, I'd have to hear what they say first",
    ],
    value_for_money: [
      "I can't judge the value without a price, about {usual} is what I'd expect",
      "average, I'd guess, around {usual} is normal",
    ],
    liking: ["I neither like nor dislike it, it's a question about my habits", "neutral, it's everyday stuff"],
  },
};
