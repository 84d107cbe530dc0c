/** Small words between and around sentences. */
export const turns = {
  pro: ["aber", "trotzdem:", "dafür aber:", "@warm fairerweise:", "@chatty wobei:", "@precise andererseits:"],
  con: [
    "aber",
    "andererseits:",
    "nur:",
    "@careful trotzdem bleibt:",
    "@blunt eins noch:",
    "@precise dagegen steht:",
    "@chatty wobei:",
  ],
};

export const conclusions = ["unterm Strich aber:", "trotzdem:", "am Ende aber:"];

export const asides = [
  "@chatty ganz ehrlich:",
  "@chatty na ja,",
  "@blunt so viel ist klar:",
  "@young also,",
  "@careful wenn ich ehrlich bin:",
];

export const tails = [
  "ehrlich gesagt",
  "wenn Sie mich fragen",
  "muss ich sagen",
  "alles in allem",
  "so sehe ich das",
  "würde ich sagen",
  "aus meiner Sicht",
  "das ist mein Eindruck",
  "@chatty und das meine ich so",
  "@blunt Punkt",
  "@precise soweit ich es beurteilen kann",
  "@careful so wie es aussieht",
  "@old da mache ich mir nichts vor",
];

export const questions = [
  "wissen möchte ich noch, {doubt}",
  "was mir keiner sagt: {doubt}",
  "@precise als Erstes würde ich prüfen, {doubt}",
  "@careful ich frage mich die ganze Zeit, {doubt}",
  "@chatty und dann würde ich herumfragen, {doubt}",
  "@blunt keiner sagt, {doubt}",
  "@curious mich würde brennend interessieren, {doubt}",
];
