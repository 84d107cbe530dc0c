import type { Graded } from "../pack.ts";

/** Answers about need and liking, from no to yes. */
export const relevance: Graded = {
  [-3]: [
    "I have no need for it whatsoever",
    "not at all, it's of no use to me",
    "it doesn't fit my life at all",
    "@blunt no need, none",
    "it solves no problem that I have",
  ],
  [-2]: [
    "I don't really need it, I'm doing fine without",
    "it's of little use to me",
    "I have no real need for {a_product}",
    "@old I've managed without all my life, it's of little use to me",
    "it's meant for other people, it's of little use in my life",
  ],
  [-1]: [
    "it partly fits my life at most, I get by without",
    "it's nice to have at most",
    "some use perhaps, but little",
    "@careful for other people more than for me, I'd use {them} once in a while",
    "now and then at most, I get by without",
  ],
  0: [
    "now and then I might use it, {moment} perhaps",
    "it fits in part, for some occasions",
    "of some use to me, but not of much",
    "@precise of some use, it covers one part and leaves the rest",
    "some use, once in a while",
  ],
  1: [
    "it would be fairly useful, {moment}",
    "it fits my life reasonably well",
    "I have some need for it, so it's fairly useful",
    "@chatty {moment} it would be quite useful, I think",
    "mostly useful, it would fit in",
  ],
  2: [
    "it's useful to me, {moment} above all",
    "it fits my life well",
    "I have a real need for it",
    "@warm it would help me [and the people around me|a good deal], it really fits",
    "I really need something like that",
  ],
  3: [
    "it's exactly what I need",
    "it fits my life perfectly, {moment} every time",
    "it solves a real problem of mine",
    "@young it's made for me, exactly what I need",
    "I've been looking for just that, it's exactly what I need",
  ],
};

export const liking: Graded = {
  [-3]: [
    "I hate it",
    "I really hate everything about it",
    "I find it awful",
    "@blunt it's terrible",
    "I want nothing to do with it, it's horrible",
  ],
  [-2]: [
    "I don't like it",
    "I dislike it, it's a bad idea",
    "it bothers me, I really don't like it",
    "@warm I'm sorry, I dislike it",
    "it's unappealing to me",
  ],
  [-1]: [
    "it's a bit disappointing",
    "it leaves me rather cold",
    "I'm lukewarm about it",
    "@careful I'm a little uneasy about it",
    "a bit boring, if anything",
    "it's nothing special",
  ],
  0: [
    "I neither like nor dislike it",
    "I have mixed feelings",
    "it's so-so",
    "@precise I like some things about it and dislike others",
    "it leaves me undecided",
  ],
  1: [
    "I quite like it",
    "it's quite nice",
    "it's all right, better than average, I quite like it",
    "@careful it's fairly appealing",
    "I like it a little",
  ],
  2: [
    "I like it",
    "it appeals to me, I like it",
    "I like most things about it, it's good",
    "@chatty I like it, I really do",
    "it's a good thing and I like it",
  ],
  3: [
    "I love it",
    "I'm thrilled with it",
    "I like everything about it very much, it's wonderful",
    "@young I absolutely love it",
    "it's excellent, I love it",
  ],
};
