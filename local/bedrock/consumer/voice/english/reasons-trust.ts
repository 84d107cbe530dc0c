import type { VoicePack } from "../pack.ts";

/** Reasons to believe or to doubt. */
export const trustReasons: VoicePack["reasons"] = {
  proof: {
    pro: [
      "{claim} [makes a difference to me|counts for a lot], I trust that",
      "@precise evidence is what I ask for, and here there's some, good",
      "@careful tested by somebody who knows, that reassures me",
    ],
    con: [
      "tests can be bought, I'm [sceptical|suspicious|not convinced]",
      "@precise tested by whom, and how? I doubt it's worth much",
      "@old proven is what they always say, I don't trust it",
    ],
  },
  expert: {
    pro: ["{claim} gives me some confidence, I trust that", "@precise with experts behind it, it sounds more credible"],
    con: [
      "experts can be found for everything, I'm [sceptical|suspicious|not convinced]",
      "@blunt nine out of ten dentists, I know, I don't believe it",
    ],
  },
  celebrity: {
    pro: ["@young I follow a few of those people, so I'd have a look, it's fun"],
    con: [
      "the famous faces annoy me, I'd be paying for their villa",
      "@old I don't buy things because somebody off the telly holds them up, that annoys me",
      "@precise a celebrity is not an argument, it makes me suspicious",
    ],
  },
  hype: {
    pro: [
      "@young the way they talk about it is a bit much, but it makes me curious",
      "@chatty all the enthusiasm is catching, I like it",
    ],
    con: [
      "{claim} make me suspicious",
      "so many big words and so little said, that annoys me",
      "@precise take the superlatives away and there's nothing left to believe, I'm [sceptical|suspicious|not convinced]",
      "@blunt sounds like a sales pitch, it's all hype",
      "@chatty I had to smile at {claim}, and not in a good way, I'm [sceptical|suspicious|not convinced]",
      "@warm they needn't lay it on so thick, it only makes me sceptical",
      "@young {claim}, cringe, who believes that",
      "@careful {claim} make me look for the catch, I'm wary",
      "@old when they shout this loud, I hold on to my purse, I don't trust it",
    ],
  },
  tradition: {
    pro: [
      "{claim} means something to me, I trust that",
      "@old a house that has been around that long knows its trade, I trust it",
      "@warm it reminds me of home, [I like that|that's good|that pleases me]",
    ],
    con: ["old doesn't mean good, that leaves me cold", "@young the grandma story is a bit of a cliché, it bores me"],
  },
  trusted_brand: {
    pro: [
      "it's from {named}, and [I've never been let down by them|they've earned my trust], [I like that|that's good|that pleases me]",
      "{named} I trust, [simple as that|after all these years]",
      "@careful with {named} I know what I get, that reassures me",
      "@chatty if {named} is behind it, I'm already half won over, I like them",
    ],
    con: [],
  },
  distrusted_brand: {
    pro: [],
    con: [
      "{named}, of all companies, [no thanks|I don't trust them]",
      "as soon as I read {named}, I don't trust it any more",
      "@blunt {named}? Not with my money",
      "@precise with {named}'s record I trust none of it",
      "@warm I've had bad experiences with {named}, I'm afraid, I don't trust them",
    ],
  },
  vague: {
    pro: [],
    con: [
      "I still don't know what {this_product} actually {does}, it's too vague",
      "what exactly I'd be getting for my money stays unclear and vague",
      "read it again and tell me what it's for, I can't, it's vague",
      "@chatty I asked myself three times what it's supposed to be, it's that vague",
      "@old in plain words nobody could explain that to me, it's too vague",
      "@young zero facts, all mood, way too vague for me",
      "@warm I'd like to understand it, but there's too little to go on, it's vague",
      "they don't tell me [anything I could hold on to|who makes it or what's in it], that's vague and makes me sceptical",
      "@precise there's not one fact in it that I could check, I'm [sceptical|suspicious|not convinced]",
      "@blunt lots of words, no information, just vague",
      "@careful when people stay this vague I get suspicious",
    ],
  },
  hearsay: {
    pro: [
      "a colleague has [one|tried it] and won't stop praising it, that's a good sign",
      "people I trust speak well of {this_product}",
      "@chatty my sister-in-law raves about it, and she's hard to please, so that's a good sign",
      "what I've heard so far was mostly positive",
      "@old my neighbour swears by it, and he's no fool, I trust that",
      "@precise the tests I've come across were good, so I tend to believe it",
    ],
    con: [
      "everybody I know who tried it [complains|regrets it]",
      "what I've heard so far doesn't sound good",
      "@chatty you should hear my brother-in-law on the subject, one long complaint",
      "the stories one hears make me sceptical",
      "@old my neighbour had nothing but trouble with it",
      "@precise the reports I've read contradict each other, which makes me sceptical",
    ],
  },
};
