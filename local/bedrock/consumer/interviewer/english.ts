import type { InterviewerPack } from "./pack.ts";

export const interviewerEnglish: InterviewerPack = {
  open: {
    first: [
      "Welcome, everybody. What was the first thing that went through your mind?",
      "Thank you all for coming. What are your first thoughts on this?",
      "Let us start with first impressions. What comes to mind?",
    ],
    reasons: [
      "What lies behind your view, whichever way it goes?",
      "What are the reasons behind what you have told us so far?",
      "Let us stay with the why for a moment: what makes you see it the way you do?",
    ],
    situation: [
      "Think of your own everyday life: in which situations would it come up, and in which would it not?",
      "When and where, if at all, would this have a place in your week?",
      "Think back over the past weeks: on what occasion would it have mattered to you, if on any?",
    ],
    doubt: [
      "What questions or doubts remain for you, and what has been settled?",
      "Where do you hesitate, and where do you not?",
      "What would you want to know before you decide either way, and which doubts do you have?",
    ],
    change: [
      "What would change your mind, in one direction or the other?",
      "What would have to be different for you to see it differently?",
      "Suppose you met again in a year: what could have happened to change your mind?",
    ],
    weigh: [
      "We are coming to the end: of all that was said, what weighs most for you?",
      "If you look back on this talk, what is most important to you in the end?",
      "To close, what tips the balance for you, one way or the other?",
    ],
  },
  habit: {
    first: [
      "Welcome, everybody. How does this go in your own life, as it first comes to mind?",
      "Let us start with you: what comes to mind first when you think about how you do this?",
    ],
    reasons: ["Why do you do it the way you do?", "What are the reasons for your own way of doing it?"],
    situation: [
      "Think of the last time: what was the situation, and what did you do?",
      "On which occasions is it different from usual?",
    ],
    doubt: ["What bothers you about it, if anything?", "Where do you hesitate when you have to decide?"],
    change: [
      "What would have to happen to change your mind and do it differently?",
      "What has ever made you change, or what could convince you to?",
    ],
    weigh: [
      "We are coming to the end: what weighs most when you decide?",
      "To close, what is most important to you in all of this?",
    ],
  },
  takeUp: ["We have heard “{words}” and also “{others}”.", "“{words}” was said here, and so was “{others}”."],
  takeUpOne: ["The words “{words}” were used.", "“{words}” was said a moment ago."],
  differ: [
    "{a}, you said “{words}”; {b}, from you came “{others}”.",
    "From {a} we heard “{words}”, from {b} “{others}”.",
  ],
  differAsk: [
    "What would you say to each other?",
    "How does each of you hear what the other said?",
    "Where exactly do your views part?",
  ],
  differAskThree: [
    "What do you say to each other, and how is it for you, {quiet}?",
    "Where exactly do your views part, and where do you stand, {quiet}?",
  ],
  quiet: [
    "{quiet}, we have heard less from you so far. What is your own view of what was said?",
    "{quiet}, I would like to hear more from you. How do you see what the others said?",
  ],
  deepen: [
    "{a}, you said “{words}”. What lies behind that?",
    "{a}, I noted “{words}”. Could you tell us more about it?",
  ],
  probe: {
    words: [
      "You said “{words}”. Could you tell me more about that?",
      "What do you mean when you say “{words}”?",
      "“{words}”: what is behind that?",
      "You mentioned “{words}”. How did that come about?",
    ],
    reason: ["What makes you say “{words}”?", "You said “{words}”. Why is that?"],
    example: [
      "You said “{words}”. Can you think of a particular time when that was so?",
      "When was it last like that, “{words}”, and what happened?",
    ],
    more: ["Could you tell me a little more about that?", "What else comes to mind when you think about it?"],
    back: [
      "Let me come back to the question: how is that for you?",
      "And if you think of your own life, how would you answer the question?",
    ],
    keyword: ["What about {keyword}?", "And {keyword}, how is that for you?"],
  },
  and: "and",
};
