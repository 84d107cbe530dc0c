import type { Graded } from "../voice/pack.ts";

/** Where somebody stands on scales of offers, in words. */
export const englishOffer = {
  purchase_intent: {
    [-3]: ["I would definitely not buy it", "there is no chance that I will ever spend money on it", "@blunt no way, not even for free", "it is very unlikely that I would buy it, I would never do that"],
    [-2]: ["I would probably not buy it", "I doubt that I would spend money on it", "it is unlikely that I would buy it"],
    [-1]: ["I lean towards no", "more no than yes", "I tend towards not buying it", "I would hesitate, more no than yes"],
    0: ["I am not sure whether I would buy it or not", "maybe I would buy it, maybe not", "it could go either way", "I am undecided, about fifty-fifty"],
    1: ["more yes than no", "perhaps, more yes than no", "I tend towards yes, a little", "I might well buy it"],
    2: ["I would probably buy it, it is quite likely", "I can well imagine buying it", "it is quite likely that I would buy it", "likely, yes"],
    3: ["I would definitely buy it", "it is very likely, I would buy it straight away", "I would buy it without hesitating", "no question, I would buy it at once"],
  },
  recommendation: {
    [-3]: ["I would definitely not recommend it", "I would definitely not recommend it to anybody", "@blunt I would never recommend it, I would warn people"],
    [-2]: ["I would probably not recommend it", "it is unlikely, I would probably not recommend it", "unlikely, I doubt it"],
    [-1]: ["I hesitate, more no than yes", "I lean towards no"],
    0: ["I am not sure whether I would recommend it or not", "maybe, maybe not", "undecided, about fifty-fifty"],
    1: ["more yes than no", "I tend towards yes, perhaps I would recommend it"],
    2: ["I would probably recommend it", "it is quite likely that I would recommend it", "I can well imagine recommending it"],
    3: ["I would definitely recommend it", "it is very likely, I would recommend it to everybody without hesitating", "I would recommend it straight away"],
  },
  uniqueness: {
    [-3]: ["there is nothing new about it, it is exactly like everything else", "just another copy", "it is not original at all, the same as all the others"],
    [-2]: ["there is little new about it", "it is not very original"],
    [-1]: ["it is not all that different from what I know", "rather familiar, similar to others"],
    0: ["partly similar to what I know, not quite the same"],
    1: ["it is a little different"],
    2: ["it is quite new and different", "it is rather original", "it stands out"],
    3: ["it is completely new, I have never seen anything like it", "it is extremely original and unlike anything else"],
  },
  relevance: {
    [-3]: ["I have no need for it whatsoever", "it is of no use to me", "it does not fit my life at all"],
    [-2]: ["I do not really need it", "it is of little use to me", "it does not fit my life very well"],
    [-1]: ["nice to have at most", "I could do without, it is of some use at most"],
    0: ["I might need it now and then", "it fits my life in part", "it is of some use to me, but not of much"],
    1: ["I could need it on some occasions, it is somewhat useful", "it is somewhat useful to me"],
    2: ["I have a real need for it", "it fits my life well", "it is useful to me"],
    3: ["that is exactly what I need", "it fits my life perfectly", "it solves a real problem of mine, it is extremely useful to me"],
  },
  quality: {
    [-3]: ["it is terrible", "it is very bad", "@blunt awful, one of the worst that I know"],
    [-2]: ["it is poor", "it is bad", "it is worse than most that I know"],
    [-1]: ["it is slightly disappointing", "it is a bit weak", "it is a little worse than I would like"],
    0: ["it is average", "it is neither good nor bad", "it is so-so"],
    1: ["it is fine", "it is okay, quite decent", "it is acceptable"],
    2: ["it is good", "it is better than most, it is good", "it is really decent, good"],
    3: ["it is excellent", "it is very good, among the best that I know", "it is outstanding"],
  },
  intensity: {
    [-3]: ["not at all", "not in the slightest", "in no way"],
    [-2]: ["only a little, hardly", "hardly, only to a small extent", "hardly at all"],
    [-1]: ["slightly to moderately", "a little, but less than moderately"],
    0: ["moderately", "somewhat, to a medium extent", "in between, moderately"],
    1: ["somewhat, moderately to strongly", "rather more than moderately"],
    2: ["quite strongly", "to a large extent", "very much so, quite strongly"],
    3: ["extremely", "completely, to the greatest possible extent", "very strongly, extremely"],
  },
} satisfies Record<string, Graded>; // prettier-ignore
