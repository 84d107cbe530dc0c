/** What people say when they look back on a whole study. */
export const englishLookingBack = {
  looking_back: ["looking back,", "all in all,", "in the end,", "when I think about it now,", "with a little distance,", "now that it's over,", "taken together,", "if I sum it up,"],
  back_good: [
    "I come away with a good impression", "I think well of it, better than I expected", "my view is positive, I like it", "I'm pleasantly surprised, there's a lot of good in it",
    "I like it, and talking about it hasn't changed that", "I'd call it a good idea, and I don't say that often", "it has won me over, more or less", "I'm in favour, I can see it in my life",
    "@blunt good, I'd say", "@chatty I like it, I caught myself planning with it while we talked", "@careful I like it, although I'd still want to see it for myself", "@precise more speaks for it than against it, I like it", "@old I didn't expect it at {age}, but I like it", "@young I'm into it, honestly", "@warm I like it, and I'm glad I was asked",
  ],
  back_mixed: [
    "I'm still in two minds", "my view is mixed, some of it good, some of it not", "it could go either way for me", "I haven't made up my mind, and I don't think I have to today",
    "half of me says yes, the other half would wait", "it's all right, but it doesn't move me much", "I see the point of it, only not quite for me", "there's as much for it as against it",
    "@blunt so-so", "@chatty ask me tomorrow and I might tell you the opposite, I'm undecided", "@careful I'd rather not commit myself yet", "@precise the pros and the cons about cancel out", "@old I've seen much of the kind, I wait and see", "@young it's okay, I guess, not more", "@warm I'd like to like it, but I'm undecided",
  ],
  back_bad: [
    "I'm not convinced, and that hasn't changed", "my view is negative, it isn't for me", "I stay sceptical, too much about it bothers me", "I wouldn't miss it if it never came",
    "the longer we talked, the less I liked it", "it's not made for people like me, I don't like it", "I've heard nothing that would make me change my mind, I'm against it", "it doesn't solve any problem I have, I don't need it",
    "@blunt no, not for me", "@chatty I really tried to find something, but I don't like it", "@careful I have a bad feeling about it, there are too many open points", "@precise too much speaks against it, I'm not convinced", "@old I can do without it, and I will", "@young nah, I don't like it, honestly", "@warm I don't want to be unkind, but I don't like it",
  ],
  back_topic_good: [
    "it's a subject I like, and on the whole I'm content with how things are", "I'm quite happy with how I do it", "I noticed that I enjoy it more than I'd have said", "it's in good order with me, I'm content",
    "there's little I'd change, it suits me well", "talking about it reminded me how much I like it", "it's one of the nicer parts of my week", "I've found my way there, and I'm glad about it",
    "@blunt it works, I'm content", "@chatty I could have gone on, I do enjoy the subject", "@precise on balance I'm satisfied, the small things aside", "@old after all these years I know what suits me, and I'm content", "@young all good there, I like how it is",
  ],
  back_topic_mixed: [
    "it's everyday stuff for me, with good and bad sides", "I manage, but it could be better", "some of it I like, some of it I put up with", "I'm neither happy nor unhappy with it",
    "it's fine as it is, only not great", "I'd say it's a habit more than a pleasure", "there are things I'd change if it were easy", "it depends on the week how I see it",
    "@blunt it's all right, no more", "@chatty you could tell I'm a bit torn, I suppose", "@careful I'm never quite sure I do it right", "@precise about half of it works as I'd like it to", "@old one gets used to it, the good and the bad", "@young it's okay, could be better",
  ],
  back_topic_bad: [
    "I noticed how much about it annoys me", "there's more that bothers me than I'd have thought", "I'm not happy with how it is", "it costs me more nerves than it should, it's annoying",
    "I put up with it, but I don't like it", "somebody ought to do that better, it's bad as it is", "I'd change a lot of it if I could, it annoys me", "it leaves me rather dissatisfied",
    "@blunt it's annoying, full stop", "@chatty I got quite worked up, but it really does annoy me", "@careful it worries me more than I let on", "@precise most of what I named was a complaint, I'm dissatisfied", "@old it used to be better, that's my feeling, it's a pity", "@young it just annoys me",
  ],
  back_said: ["what counts most for me is what I said: {said}", "I stay with this: {said}", "the main thing remains: {said}", "I'd underline one thing again: {said}", "what I keep coming back to: {said}", "if you write down one sentence of mine: {said}", "it comes down to this: {said}", "the rest is detail, but this isn't: {said}"],
  swayed_up: [
    "hearing the others, I see more good in it than before", "the others have won me over a little, I admit", "I came in with more doubts than I'm leaving with, the others made good points", "it did something to me that the others saw so much good in it", "the talk has moved me a bit towards the others",
    "@blunt the others had a point", "@chatty I wouldn't have thought so this morning, but the others brought me round a bit", "@careful I still have questions, but the others took some of the worry away", "@precise two or three of the arguments for it were new to me, and they count", "@warm the others were so taken with it, that rubbed off on me",
  ],
  swayed_down: [
    "after what the others said I've become more sceptical", "the others had points against it that I hadn't thought of, and they count", "I was keener before we talked, I admit", "the others have taken some of the shine off it", "the talk has moved me a bit towards those with doubts",
    "@blunt the others talked some of it out of me", "@chatty I came in quite cheerful about it, and then the others started counting", "@careful the others' doubts are mine now as well", "@precise some of the objections were new to me, and I can't wave them away",
  ],
  unswayed: [
    "what the others said didn't change my mind", "the others see it differently, and that's fine, I stay with mine", "I listened to the others, and I see it as I did before", "the others are welcome to their view, mine is the same as before",
    "@blunt the others can think what they like", "@chatty they did try to bring me round, but no", "@precise I heard no argument from the others that changes my reckoning", "@warm I could follow the others, and still I see it my own way",
  ],
  agreed: [
    "most of the others saw it much as I do", "I heard little that I'd disagree with", "I wasn't alone with my view in the round", "the others came to much the same view as I did",
  ],
} as const; // prettier-ignore
