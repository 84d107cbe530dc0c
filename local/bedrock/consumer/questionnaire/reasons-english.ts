import type { Sides } from "../voice/pack.ts";
import type { Dimension } from "./dimensions.ts";

/** What people say about themselves to explain an answer, for those high (`pro`) and low (`con`) on a dimension. */
export const traitReasons: Readonly<Record<Dimension, Sides>> = {
  health: {
    pro: ["I read what is inside before I put it in the basket", "what I eat and drink is on my mind"],
    con: ["I eat what I feel like and leave the counting to others", "labels are for people with more patience"],
  },
  sport: {
    pro: ["I have my fixed training days", "without my training I am not myself"],
    con: ["my sport is the stairs to the flat", "I have not been inside a gym for years"],
  },
  green: {
    pro: ["I separate, refill and repair what I can at home", "I think about what we leave to those after us"],
    con: ["I leave saving the planet to the big firms", "when I shop, the climate is far from my mind"],
  },
  animals: {
    pro: ["animals have been part of my life since I was small", "I look at how the animals were kept"],
    con: ["I grew up with meat on the table and kept it that way", "I do not ask about the farm when I shop"],
  },
  local: {
    pro: ["I go to the shops round the corner and know the people there", "I look where a thing comes from"],
    con: ["where it was made is the last thing I look at", "I could not tell you which farm it is from"],
  },
  thrift: {
    pro: ["I know what things cost and keep an eye on every bill", "I check two or three shops first", "with my money I have to look twice"],
    con: ["I do not turn over every coin", "I take what I want and the bill comes later", "I have other hobbies than prices"],
  },
  quality: {
    pro: ["I look after my things and keep them", "I turn things round and look at the seams"],
    con: ["things do not have to last for ever with me", "what is gone gets replaced"],
  },
  convenience: {
    pro: ["my days are full to the last minute", "by the evening I have no energy left for detours"],
    con: ["I take my time over such things", "I do not look at the clock when I shop or cook"],
  },
  tech: {
    pro: ["I have half my life on the phone anyway", "I set these things up for the whole family"],
    con: ["I use my phone for calls and that is about it", "I am somebody for pen and paper"],
  },
  privacy: {
    pro: ["my location is nobody's business", "I give out as little about myself as I can"],
    con: ["I click accept and get on with my day", "they know everything about me anyway"],
  },
  style: {
    pro: ["how a thing looks on me or in my home counts", "I follow what people wear"],
    con: ["my clothes get old with me", "style is for magazines"],
  },
  social: {
    pro: ["my friends and I swap tips", "most of my things I saw at a friend's place first"],
    con: ["I make up my own mind", "I keep such things to myself"],
  },
  family: {
    pro: ["at home it is not only about me", "I think of the family first"],
    con: ["without children at home I decide for myself", "there are no children at my place to think of"],
  },
  tradition: {
    pro: ["I have done it this way for as long as I remember", "I grew up with it"],
    con: ["my ways change with the season", "I do not hang on to old ways"],
  },
  income: {
    pro: ["there is enough left at the end of the month", "there is money left when the month is over"],
    con: ["by the end of the month there is little left over", "my income sets the limits"],
  },
  age: {
    pro: ["at my age one has seen a few things", "I have a few decades of shopping behind me"],
    con: ["my generation grew up with that", "I am at the beginning of most things"],
  },
  belief: {
    pro: ["I listen to people first", "I go at things with an open mind"],
    con: ["people have told me all sorts of things over the years", "I look behind the words before I nod"],
  },
  openness: {
    pro: ["I look around to see what else is out there", "I get restless when everything stays as it is"],
    con: ["I know what I have and that is enough", "I leave experiments to others"],
  },
  order: {
    pro: ["I write lists and follow them", "I look into things before I decide"],
    con: ["I decide on the spot, lists get lost with me", "planning is not what I am known for"],
  },
  outgoing: {
    pro: ["I am out and about with people", "the more people around, the more at home I feel"],
    con: ["I keep to myself more than others do", "I would sooner stay in with a book"],
  },
  kindness: {
    pro: ["there are two sides to most things", "I think of those who made it"],
    con: ["I say what I think and let others do the same", "I look after myself first"],
  },
  worry: {
    pro: ["I turn such things over in my head at night", "I think of everything that might happen"],
    con: ["I sleep soundly whatever comes", "I do not let such things get to me"],
  },
}; // prettier-ignore

export const brandReasons: Sides = {
  pro: ["{brand} has been in my home for years", "I have bought {brand} many times"],
  con: ["with {brand} I have my history", "{brand} is a name I keep away from"],
};
