/** Small words between and around sentences. */
export const turns = {
  pro: [
    "still,",
    "even so,",
    "all the same,",
    "@warm to be fair,",
    "@chatty but then",
    "@precise in its favour, though,",
  ],
  con: [
    "but",
    "then again,",
    "on the other hand,",
    "@careful still,",
    "@blunt mind you,",
    "@precise against that,",
    "@chatty but then",
  ],
};

export const conclusions = ["all the same,", "even so,", "in the end, though,", "all things considered, though,"];

export const asides = [
  "@chatty honestly,",
  "@chatty you know,",
  "@blunt look,",
  "@young like,",
  "@careful if I'm honest,",
];

export const tails = [
  "to be honest",
  "if you ask me",
  "I have to say",
  "all in all",
  "speaking for myself",
  "that's how I see it",
  "I'd say",
  "from where I stand",
  "in my view",
  "@chatty and I mean that",
  "@blunt full stop",
  "@precise as far as I can judge",
  "@careful as things are",
  "@young for real",
  "@old take it from me",
];

export const questions = [
  "I'd want to know {doubt}",
  "what nobody tells me is {doubt}",
  "@precise before anything else I'd check {doubt}",
  "@careful I keep wondering {doubt}",
  "@chatty and then I'd ask somebody {doubt}",
  "@blunt nobody says {doubt}",
  "@curious I'd love to find out {doubt}",
];
