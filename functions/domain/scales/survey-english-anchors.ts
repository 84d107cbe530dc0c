import type { AnchorSets } from "./anchors.ts";
import type { SurveyFamily } from "./survey-families.ts";

/** English anchor statements of the scales that only surveys ask: natural first-person sentences, lowest point first. */
export const surveyEnglishAnchors: Readonly<Record<SurveyFamily, AnchorSets>> = {
  likelihood: [
    [
      "It is very unlikely that I will do that.",
      "It is rather unlikely that I will do that.",
      "It could go either way whether I will do that.",
      "It is quite likely that I will do that.",
      "It is very likely that I will do that.",
    ],
    [
      "There is no chance of it whatsoever.",
      "There is little chance of it.",
      "I cannot say yet; it is fifty-fifty.",
      "There is a good chance of it.",
      "There is no question about it; I am certain of it.",
    ],
    [
      "I definitely will not.",
      "I probably will not.",
      "I might or might not.",
      "I probably will.",
      "I definitely will.",
    ],
  ],
  recommendation: [
    [
      "I would definitely not recommend it.",
      "I would probably not recommend it.",
      "I am not sure whether I would recommend it or not.",
      "I would probably recommend it.",
      "I would definitely recommend it.",
    ],
    [
      "I would warn my friends against it.",
      "I would rather not mention it to my friends.",
      "I would tell my friends about it only if they asked.",
      "I would gladly suggest it to my friends.",
      "I would tell all my friends that they must have it.",
    ],
    [
      "It is very unlikely that I would speak up for it.",
      "It is rather unlikely that I would speak up for it.",
      "It could go either way whether I would speak up for it.",
      "It is quite likely that I would speak up for it.",
      "It is very likely that I would speak up for it.",
    ],
  ],
  importance: [
    [
      "It is not at all important to me.",
      "It is not very important to me.",
      "It is moderately important to me.",
      "It is quite important to me.",
      "It is extremely important to me.",
    ],
    [
      "I do not care about it at all.",
      "I care little about it.",
      "I care about it to some degree.",
      "I care about it a good deal.",
      "I care about it more than about almost anything else.",
    ],
    [
      "It plays no part whatsoever in what I decide.",
      "It plays a minor part in what I decide.",
      "It plays some part in what I decide.",
      "It plays a major part in what I decide.",
      "It is essential and decides everything for me.",
    ],
  ],
  frequency: [
    ["I never do that.", "I rarely do that.", "I sometimes do that.", "I often do that.", "I always do that."],
    [
      "That has not happened to me even once.",
      "That happens to me once in a blue moon.",
      "That happens to me now and then.",
      "That happens to me quite regularly.",
      "That happens to me constantly.",
    ],
    [
      "It is no part of my life, not on a single day.",
      "It is a rare exception in my life, a few times a year.",
      "It is an occasional thing in my life, a few times a month.",
      "It is a frequent thing in my life, several times a week.",
      "It is a permanent thing in my life, every single day.",
    ],
  ],
  interest: [
    [
      "I am not at all interested in it.",
      "I am not very interested in it.",
      "I am somewhat interested in it.",
      "I am quite interested in it.",
      "I am extremely interested in it.",
    ],
    [
      "It bores me and I do not want to hear about it.",
      "It hardly makes me curious.",
      "It makes me a little curious.",
      "It makes me curious and I would like to know more.",
      "It fascinates me and I want to know everything about it.",
    ],
    [
      "I would not give it a second of my attention.",
      "I would hardly give it my attention.",
      "I would give it some of my attention.",
      "I would gladly give it my attention.",
      "I would give it my full attention straight away.",
    ],
  ],
  ease: [
    [
      "It was very difficult for me.",
      "It was rather difficult for me.",
      "It was neither easy nor difficult for me.",
      "It was fairly easy for me.",
      "It was very easy for me.",
    ],
    [
      "I struggled with every step and nearly gave up.",
      "I struggled with some of it and it was complicated.",
      "I managed with some effort, as one would expect.",
      "I managed without much effort.",
      "I managed without any effort; it was child's play.",
    ],
    [
      "It is hopelessly complicated and I do not understand it.",
      "It is a bit complicated and takes getting used to.",
      "It is partly simple and partly complicated.",
      "It is simple enough to get along with.",
      "It is completely simple and works by itself.",
    ],
  ],
  trust: [
    [
      "I do not trust them at all.",
      "I do not really trust them.",
      "I am undecided about whether to trust them.",
      "I tend to trust them.",
      "I fully trust them.",
    ],
    [
      "I have no confidence in them whatsoever; they are dishonest.",
      "I have little confidence in them and many doubts.",
      "I have some confidence in them and some doubts.",
      "I have confidence in them; they are mostly reliable.",
      "I have complete confidence in them; they are honest and reliable.",
    ],
    [
      "I would not rely on a word of theirs.",
      "I would be sceptical about relying on them.",
      "I would rely on them in some things and not in others.",
      "I would rely on them in most things.",
      "I would rely on them blindly, without a doubt.",
    ],
  ],
  quality: [
    ["It is very bad.", "It is rather bad.", "It is average.", "It is good.", "It is excellent."],
    [
      "I rate it as terrible; nothing about it is right.",
      "I rate it as poor; a lot about it is weak.",
      "I rate it as acceptable; it is neither good nor bad.",
      "I rate it as pleasing; most of it is well made.",
      "I rate it as outstanding; everything about it is perfect.",
    ],
    [
      "It is among the worst that I know.",
      "It is worse than most that I know.",
      "It is much the same as others that I know.",
      "It is better than most that I know.",
      "It is among the best that I know.",
    ],
  ],
  intensity: [
    ["Not at all.", "Only a little.", "Moderately.", "Quite strongly.", "Extremely."],
    [
      "That is not the case for me in the slightest.",
      "That is slightly the case for me.",
      "That is somewhat the case for me.",
      "That is very much the case for me.",
      "That is completely the case for me.",
    ],
    [
      "I feel nothing of the kind.",
      "I feel that to a small extent.",
      "I feel that to a medium extent.",
      "I feel that to a large extent.",
      "I feel that to the greatest possible extent.",
    ],
  ],
};
