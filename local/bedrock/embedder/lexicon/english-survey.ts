import { readLexicon } from "./format.ts";

/** English words and phrases of importance, interest and ease, and of what surveys ask about likelihood and trust. */
export const englishSurvey = readLexicon([
  // Importance.
  "p .95 r .6 v .25: essential, crucial, vital, indispensable, top priority, a must, non-negotiable, decides everything, all-important, comes first, come first, above all else, paramount, deal-breaker, dealbreaker, number one, could not do without, more than about almost anything, more than almost anything, cannot compromise, will not compromise",
  "p .6 r .5 v .2: importance, matter, matters, matters to me, important to me, big part, major part, care about it a good deal, big role, major role, large part, weighs heavily, pay close attention, look out for, pay attention to",
  "p .6: important, relevant factor, priority, high on my list",
  "p 0: some part, care about it to some degree, plays some part, neither important nor unimportant, one factor among many, one thing among many, among others, of medium importance, in the middle of my list",
  "p -.7 r -.5 v -.2: irrelevant",
  "p -.5 t -.4: not pay much attention, do not pay much attention",
  "p -.5: unimportant, minor, minor part, small part, secondary, side issue, a detail, low on my list, low priority, care little, not high on my list, no big deal, not a big deal, nice extra, afterthought, gives it little thought, little thought",
  "p -.95 v -.15: plays no part, play no part, makes no difference to me, makes no difference whatsoever, no role, plays no role, could not care less, do not care, do not care about it, not care, no importance, of no importance, no consequence, meaningless, immaterial, does not matter, does not matter at all, do not give a damn, all the same to me, makes no difference, never even think about it, never think about it, never crosses my mind",
  // Interest.
  "t .95 v .4: fascinat*, captivat*, hooked, want to know everything, passionate, obsessed, love this subject, love the subject, love this topic, love the topic, read everything about, full attention, could talk about it for hours, cannot get enough, devour, glued to, gripped, enthrall*",
  "t .6 v .4: interest*, curious, curiosity, intrigu*, keen, would like to know more, want to know more, like to hear more, gladly give it my attention, tell me more, got my attention, caught my attention, like to read about, follow it, like to learn, love to learn more",
  "t .1 v .1: somewhat interested, mildly interested, some of my attention, listen with half an ear, half an ear, would listen, might have a look, might take a look, glance",
  "t -.5 v -.25: hardly makes me curious, hardly give it my attention, hardly interests me, not very interested, little interest, not that interested, not really interested, not really my topic, skim over, not much of a topic, would scroll past",
  "t -.95 v -.5: bore, bores, boring, bored, uninterested, no interest, not interested at all, not at all interested, not a second of my attention, not give it a second, would not give it a second, could not interest me less, could not be less interested, care nothing for, not want to hear about it, puts me to sleep, yawn*, leaves me completely cold, switch off, change the subject",
  // Ease.
  "e .95 v .5: effortless*, child's play, childs play, child play, a breeze, piece of cake, no effort at all, without any effort, no trouble at all, could do it in my sleep, self-explanatory, works by itself, all by itself, a doddle, no-brainer, foolproof, nothing to it",
  "e .6 v .4: easy, easily, easy enough, simple, not hard, not too hard, not difficult, without much effort, no great effort, no trouble, without trouble, uncomplicated, smooth*, intuitive, user-friendly, simple enough, quickly understood, no problem, no problems, no difficulty, without difficulty, went well",
  "e .5 v .4: straightforward, went fine, went quite well, quick to learn, clear enough, clearly explained",
  "e 0: neither easy nor difficult, with some effort, some effort, partly simple and partly complicated, not easy but not hard, takes a bit of thought, some parts were easy, needed a moment, a moment to find my way",
  "e -.5 v -.35: difficult*, hard to, hard for me, hard going, complicated, tricky, confusing, confused, fiddly, cumbersome, awkward, struggle with some, struggled with some, getting used to, not easy, took me a while, trouble with, had trouble, had some trouble, needed help, had to look twice, stumbled",
  "e -.95 v -.6: struggle*, gave up, no idea what to do, did not know what to do, nearly gave up, give up, impossible, hopelessly, hopelessly complicated, do not understand it, not understand it, nightmare, ordeal, torture, exhausting, overwhelm*, a maze, incomprehensible, drove me mad, could not work it out, never figured it out, insanely hard, much too hard, far too difficult",
  // Likelihood and recommendation.
  "i .95 v .3: definitely will, will definitely, certainly will, absolutely will, no question about it, certain of it, i am certain, dead certain, dead sure, bet on it, already planned, already booked, definitely recommend, absolutely recommend, certainly recommend, recommend it to everyone, recommend it to everybody, recommend it to anyone, tell everyone to get, tell everyone to buy, tell everyone to try, tell everyone about it, tell everybody about it, for certain, for definite, in my diary, tell all my friends, must have it, rave about it, without fail",
  "i .6 v .3: would recommend, recommend it, would gladly suggest, gladly suggest, suggest it, put in a good word, good word for it, mention it to friends, tell friends about it, pass it on, speak well of it",
  "i .5 v .2: probably will, will probably, probably recommend, good chance of it, expect to, expect so, i suppose i will, chances are, should think so",
  "i 0 v 0: it depends on, depends on, might or might not, maybe i will maybe not, only if they asked, if they asked, if asked, if somebody asked, if someone asked, depends who asks, depends on who, could go either way, fifty-fifty, open question, not sure whether i would recommend, no idea yet",
  "i -.5 v -.2: do not think i will, do not think i would, probably will not, will probably not, not mention it, would rather not mention, keep it to myself, probably not recommend, do not expect to, not expect to, little chance of it, hardly think so, would not bring it up, would keep quiet, not the first thing i would suggest, doubt it",
  "i -.92 v -.5: definitely will not, will definitely not, certainly will not, never going to happen, not going to happen, no chance of it, warn, warn my friends, warn people, warn everyone, warn anybody, advise against, talk them out of it, definitely not recommend, never recommend, would not recommend it to anyone, tell people to avoid, rule it out, rule that out, rule out, ruled out, keep their hands off, hands off, stay away from it, will never",
  "i -.65 v -.4: not recommend, would not recommend",
  "i -.1: speak up for it",
  // Trust, beside the words of believing.
  "c .95 v .35: complete confidence, blindly, rely on them blindly, rely blindly, trust them with my life, trust them blindly, implicitly, wholehearted*, every confidence, full confidence, never let me down, never once let me down",
  "c .55 v .2: confidence, rely on, relied on, depend on them, faith in, in good hands, dependable, keep their word, keeps its word, mean well, means well, do what they say, does what it says",
  "c 0: whether to trust, whether i trust, whether i can trust, whether they can be trusted, rely on them in some things, neither trust nor mistrust, some confidence, some confidence in them and some doubts, in some things and not in others, up to a point, trust but check, neither trust nor distrust, keep an eye on them",
  "c -.5 v -.25: little confidence, many doubts, wary, cautious, careful with them, have my doubts, sceptical about relying, distrust*, mistrust*, on my guard, take everything with caution, double-check",
  "c -.95 v -.5: no confidence, no confidence whatsoever, dishonest, crooks, liars, not rely on a word, a word of theirs, trust them as far as i could throw, not an inch, no faith, cheats, cheat, would not trust them with",
  // Quality.
  "v .95: among the best, the very best, best i know, best i have, nothing better, top-notch, top notch, first class, first-class, superb, could not be better, flawless, impeccable",
  "v .8: the best",
  "v .5: better than most, above average, well done, good job, decent job, above the average",
  "v 0: same as others, much the same as others, as others that i know, so so, about average, nothing wrong nothing special, middling, of average quality",
  "v -.35: could be better, could have been better, could do better, expected better, expected more",
  "v -.5: worse, worse than most, below average, below par, sloppy, shoddy, room for improvement, leaves a lot to be desired, leaves much to be desired, left a lot to be desired",
  "v -.95: among the worst, the very worst, worst i know, bottom of the pile, could not be worse, beyond bad, nothing about it is right, pathetic",
]);
