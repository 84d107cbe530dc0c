import type { VoicePack } from "../pack.ts";

/** Reasons that lie in novelty, technology and data. */
export const technologyReasons: VoicePack["reasons"] = {
  novelty: {
    pro: [
      "I [like|enjoy] trying new things, so that's in its favour",
      "it's new to me and that makes me curious",
      "@curious I'd be one of the first to try it, I love new things",
      "@chatty something different for a change, [I like that|that's good|that pleases me]",
    ],
    con: [
      "new is not the same as better, I don't need it",
      "@old not everything new is progress, and this bothers me",
      "@careful I let others be the guinea pigs, new things worry me",
      "@blunt new? So what",
    ],
  },
  ai: {
    pro: [
      "{claim} makes me curious, [it could really help|I use such things already]",
      "@young I use AI for half my day anyway, so that's good",
      "@precise used for the right thing, {claim} is a real advantage",
      "@curious I'd like to see what the AI makes of my answers",
      "@warm if the AI takes the dull work off me, I'm glad",
    ],
    con: [
      "{claim} [puts me off|is what bothers me], I'd rather [think for myself|deal with people]",
      "@warm I'd prefer a person to {claim}, it bothers me",
      "@chatty one of those AI things told me nonsense the other day, since then it annoys me",
      "@precise why it takes AI to do this escapes me, that [bothers|annoys] me",
      "@old I don't want a machine telling me what to do, that annoys me",
      "@blunt AI on everything now, even on {many}, it's ridiculous",
      "@careful I don't trust {claim}, nobody can tell me what it does",
    ],
  },
  tech: {
    pro: [
      "I like a bit of technology, [as long as it works|and this sounds well done]",
      "@young the tech side is really cool",
      "@curious I'd enjoy playing around with the settings",
    ],
    con: [
      "one more thing with [a battery|an app], I find that tiresome and annoying",
      "@old the more technology, the more can break, I don't like it",
      "@blunt I don't need {a_product} that talks to my phone",
      "@careful when the updates stop, it's electronic waste, that [bothers|annoys] me",
    ],
  },
  crypto: {
    pro: ["@young I'm into crypto anyway, so that's a plus", "@curious the crypto side is interesting, I admit"],
    con: [
      "as soon as I read crypto, I'm suspicious",
      "@blunt crypto, that's where I stop reading, it's a scam",
      "@precise what the blockchain adds here nobody could explain to me, I'm [sceptical|suspicious|not convinced]",
      "@old crypto, no thanks, I've seen people lose their savings",
    ],
  },
  privacy_good: {
    pro: [
      "that they [leave my data alone|take privacy seriously] is [rare and welcome|a strong point]",
      "@careful my data staying with me, that reassures me a lot",
      "@precise on privacy they say the right things, [that's good|I like that|that's a plus|that's a good thing]",
    ],
    con: [
      "privacy promises are cheap, [I don't believe them|we'll see], I'm [sceptical|suspicious|not convinced]",
      "@blunt I have nothing to hide, the privacy part does nothing for me",
    ],
  },
  data_hungry: {
    pro: ["@young they have my data anyway, I don't mind"],
    con: [
      "I don't want anybody to have that kind of access, it makes me uneasy",
      "what they want to know about me goes too far, that's creepy",
      "@blunt my data is none of their business, I refuse",
      "@precise the data they ask for is out of all proportion, that's unacceptable to me",
      "@careful if that data leaks one day, I'm the one with the problem, that worries me",
    ],
  },
  progress: {
    pro: [
      "things have to move on, and that's a good direction",
      "@curious I'd like to try it myself one day, it interests me",
      "it's different from what we grew up with, and I like that",
      "@young it's simply the future, and I like that",
    ],
    con: [
      "not every fashion needs following, and this one bothers me",
      "@old we were told the same about other things, and where are they now, that bothers me",
      "@careful I'd wait a few years until it's grown up, right now it worries me",
      "@blunt a fad, if you ask me, nothing special",
    ],
  },
  effort: {
    pro: [],
    con: [
      "setting it all up would be a nuisance for me",
      "@old another password, another account, I find that tiresome and annoying",
      "@careful I'd worry about doing something wrong",
      "@precise the effort of switching is a real drawback",
    ],
  },
};
