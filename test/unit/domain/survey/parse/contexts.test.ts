import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  completeSurvey,
  parseSurvey,
  UnreadableSurvey,
} from "../../../../../functions/domain/survey/parse/parse-survey.ts";

/** What respondents read before each question, in the order of the file. */
const contexts = (text: string) => parseSurvey(text).parts.map(({ context }) => context);
const between = (text: string) => contexts(`1. Why?\n\n${text}\n\n2. Where?`)[1];

const offer = "An oat drink from Bavaria, 1.99 EUR per litre.";
const long =
  "The new drink is made from oats that grow within fifty kilometres of the mill, and comes in a glass bottle.";

it("shows the offer of the example survey with the questions of its section", () => {
  const text = readFileSync(new URL("../../../../../docs/examples/survey.txt", import.meta.url), "utf8");
  const { questions } = completeSurvey(parseSurvey(text), null);
  const shown = questions.filter(({ context }) => context !== null);
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, index) => `q${11 + index}`));
  expect(new Set(shown.map(({ context }) => context))).toEqual(
    new Set([
      "An oat drink from a farm in Bavaria, with 3 g of protein per glass, without added sugar, in a returnable glass bottle, 1.99 EUR per litre plus deposit.",
    ]),
  );
});

describe("words that only introduce a text are left out:", () => {
  it.each([
    "Please read:",
    "Now please read the following description carefully:",
    "Please read the text below and then answer the questions.",
    "Please consider the following product idea.",
    "Consider the following:",
    "Here is a description of the product:",
    "Concept:",
    "Product description:",
    "Bitte lesen Sie:",
    "Bitte lesen Sie die folgende Beschreibung aufmerksam durch.",
    "Das Konzept:",
    "Produktbeschreibung:",
    "Veuillez lire le texte suivant :",
    "Description du produit :",
    "Por favor, lea la siguiente descripción:",
    "Si prega di leggere il seguente testo:",
    "Il concetto:",
    "Lees de onderstaande tekst:",
    "Leia a seguinte descrição:",
  ])("%s", (cue) => {
    expect([between(`${cue} ${offer}`), between(`${cue}\n\n${offer}`)]).toEqual([offer, offer]);
  });
});

it.each([
  "Imagine you are in a supermarket.",
  "Suppose your usual drink is sold out.",
  "Think of the last drink that you bought.",
  "Stellen Sie sich vor, Sie sind im Supermarkt.",
  "Angenommen, Ihr Lieblingsdrink ist ausverkauft.",
  "Imaginez que vous êtes au supermarché.",
  "Imagínese que está en el supermercado.",
  "Immagini di essere al supermercato.",
  "Stelt u zich voor dat u in de supermarkt staat.",
  "Imagine que está no supermercado.",
  "Please read about Alma, an oat drink from Bavaria.",
  "Concept B: an oat drink from Bavaria.",
  long,
])("keeps every word of %s", (text) => {
  expect(between(text)).toBe(text);
});

it.each([
  "Thank you for your answers so far, we are very happy that you take so much time for us.",
  "Dear respondents, we are a small company from Leeds that would like to know what you drink every day.",
  "This questionnaire takes about 5 minutes and has four parts with ten questions in each one of them.",
  "Your answers are treated as strictly confidential and are never passed on to anybody outside of our company.",
  "Questions marked with * have to be answered, all others can be left out if you do not want to.",
  "Please tick one box in each of the lines, and leave a line empty if you have no opinion.",
  "Please read each of the following statements carefully before you decide how far it is true of you.",
  "In this section we would like to learn more about the way in which you buy drinks for your household.",
  "Vielen Dank für Ihre bisherigen Antworten, wir freuen uns sehr, dass Sie sich so viel Zeit für uns nehmen.",
  "Ihre Angaben werden selbstverständlich streng vertraulich behandelt und nicht an andere Unternehmen außerhalb der Gruppe weitergegeben.",
  "Bitte kreuzen Sie in jeder Zeile nur ein Kästchen an, auch wenn Ihnen die Entscheidung einmal nicht leicht fällt.",
  "In diesem Abschnitt möchten wir gerne mehr darüber erfahren, wie Sie Getränke für Ihren Haushalt im Alltag einkaufen.",
  "Interviewer: show the board with the description of the drink and wait until it has been read.",
  "If the respondent has bought it before, go to the last question of this section and leave out the others.",
  "Next we come to prices.",
])("takes %s for no text to be read", (text) => {
  expect(between(text)).toBeNull();
});

it("does not take the beginning of a questionnaire for a text, unless it says so or a section has begun", () => {
  expect(contexts(`Oat drinks\n\n${long}\n\n1. Why?`)).toEqual([null]);
  expect(contexts(`Oat drinks\n\nPlease read: ${offer}\n\n1. Why?`)).toEqual([offer]);
  expect(contexts(`Oat drinks\n\nSECTION A – The drink\n\n${long}\n\n1. Why?`)).toEqual([long]);
});

describe("a text holds", () => {
  it.each([
    ["a section", "SECTION B – About you"],
    ["a heading in capitals", "ABOUT YOU"],
    ["a marked heading", "## About you"],
    ["a short line", "About you"],
    ["an announcement", "Finally, a few questions about yourself."],
    ["an announcement in German", "Zum Schluss noch einige Fragen zu Ihrer Person."],
    ["a numbered heading", "3. About you\n\n3.1 Where?"],
  ])("until %s", (_, heading) => {
    const text = `Please read: ${offer}\n\n1. Why?\n\n2. When?\n\n${heading}\n\n4. Who?`;
    const found = contexts(text);
    expect([found[0], found[1], found.at(-1)]).toEqual([offer, offer, null]);
  });

  it("until the next one", () => {
    const text = `Please read: ${offer}\n\n1. Why?\n\nPlease read: ${long}\n\n2. Why?\n\n3. When?`;
    expect(contexts(text)).toEqual([offer, long, long]);
  });

  it("beside a situation that is to be imagined after it, until the next situation", () => {
    const [dearer, cheaper] = ["Now imagine it costs 2.99 EUR.", "Now imagine it costs 0.99 EUR."];
    const text = `Please read: ${offer}\n\n1. Why?\n\n${dearer}\n\n2. Why?\n\n${cheaper}\n\n3. Why?`;
    expect(contexts(text)).toEqual([offer, `${offer}\n\n${dearer}`, `${offer}\n\n${cheaper}`]);
  });

  it("over a heading right below it", () => {
    expect(contexts(`Please read: ${offer}\n\nSECTION B – Your view\n\n1. Why?\n\nSECTION C\n\n2. Who?`)).toEqual([
      offer,
      null,
    ]);
  });

  it.each(["Please read the description again before you go on.", "Bitte sehen Sie sich das Konzept noch einmal an."])(
    "over %s",
    (words) => {
      expect(contexts(`Please read: ${offer}\n\n1. Why?\n\n${words}\n\n2. When?`)).toEqual([offer, offer]);
    },
  );

  it("together with what stands right above it", () => {
    expect(between(`${long}\n\nPlease read: ${offer}\n\nImagine you see it.`)).toBe(
      `${long}\n\n${offer}\n\nImagine you see it.`,
    );
  });

  it("over page numbers and words on answering", () => {
    const text = `Please read: ${offer}\n\nPlease tick one box.\n\n1. Why?\n\nPage 2 of 3\n\n2. When?`;
    expect(contexts(text)).toEqual([offer, offer]);
  });

  it("over a heading that only a model can tell from a question, not at all", () => {
    const draft = parseSurvey(`Please read: ${offer}\n\n1. Why?\n\n2. About your household\n\n3. Who?`);
    const { questions } = completeSurvey(draft, { passages: [{ passage: 1, questions: [] }] });
    expect(questions.map(({ context }) => context)).toEqual([offer, null]);
  });

  it("for what a model reads in its place", () => {
    const draft = parseSurvey(`1. Why?\n\nPlease read: ${offer}\n\n2. Pick a drink from Tea\nor Milk\n\n3. Who?`);
    const question = { kind: "multiple_choice" as const, text: "Pick a drink", options: ["Tea", "Milk"], multiple: false, scale: null }; // prettier-ignore
    const { questions } = completeSurvey(draft, { passages: [{ passage: 1, questions: [question] }] });
    expect(questions.map(({ text, context }) => [text, context])).toEqual([
      ["Why?", null],
      ["Pick a drink", offer],
      ["Who?", offer],
    ]);
  });

  it("for all rows of a matrix", () => {
    expect(contexts(`Please read: ${offer}\n\n1. Rate it (1 = bad, 5 = good):\n- Taste\n- Price`)).toEqual([
      offer,
      offer,
    ]);
  });
});

it("joins paragraphs, wrapped lines, lists and the name of what is shown", () => {
  const text =
    "Please read the following concept:\n\nALMA OAT\n\nA drink from oats that are grown and milled in Bavaria, by\nfarmers you can visit.\n- 3 g of protein\n- 1.99 EUR\n\nFrom March in your supermarket\n\n1. Why?";
  expect(contexts(text)).toEqual([
    "ALMA OAT\n\nA drink from oats that are grown and milled in Bavaria, by farmers you can visit.\n- 3 g of protein\n- 1.99 EUR\n\nFrom March in your supermarket",
  ]);
});

it.each([
  "Choose one of ten flavours, each for 2 EUR.",
  "Finally, an oat drink that tastes of oats.",
  "What you do not like you can send back.",
])("keeps %s where it is shown", (words) => {
  expect([between(`Please read: ${words}`), between(`Please read:\n${words}`)]).toEqual([words, words]);
});

it("reads a text that is numbered as the questions are", () => {
  const { parts } = parseSurvey(
    `1. Why?\n\n2. Please read the following description:\n\n${offer}\n\n3. Why?\na) Tea\nb) Milk`,
  );
  expect(parts).toMatchObject([
    { text: "Why?", context: null },
    { text: "Why?", context: offer, options: ["Tea", "Milk"] },
  ]);
});

it.each([
  ["questions", "Imagine you could have any drink. Which would you choose?", "open_ended"],
  ["requests", "Imagine your ideal breakfast and describe it in your own words.", "open_ended"],
  ["fields", "Product: ________", "open_ended"],
])("leaves %s what they are", (_, text, kind) => {
  const { parts } = parseSurvey(`Which?\n- Tea\n- Milk\n\n${text}`);
  expect(parts).toMatchObject([{ text: "Which?" }, { kind, context: null }]);
});

it("leaves the stem of a matrix what it is", () => {
  const stem = "Please consider the following drinks and rate them (1 = bad, 5 = good):";
  expect(parseSurvey(`${stem}\n- Tea\n- Milk`).parts).toMatchObject([
    { kind: "likert", row: 1, context: null },
    { kind: "likert", row: 2, context: null },
  ]);
});

it("leaves options what they are", () => {
  const text = "1. Which do you prefer?\n\nConcept A: Tea\n\nConcept B: Milk\n\n2. Why?";
  expect(parseSurvey(text).parts).toMatchObject([
    { options: ["Concept A: Tea", "Concept B: Milk"], context: null },
    { kind: "open_ended", context: null },
  ]);
});

it.each([
  ["one line", `Please read: ${"word ".repeat(401)}`, 3],
  ["many paragraphs", `Please read:\n\n${`${"word ".repeat(100)}\n\n`.repeat(5)}`, 3],
  ["a text and a situation", `Please read: ${"word ".repeat(300)}\n\n2. Why?\n\nImagine ${"word ".repeat(200)}`, 7],
])("refuses more than 2,000 characters in %s by the line", (_, text, line) => {
  const failure = () => parseSurvey(`1. Why?\n\n${text}\n\n3. Who?`);
  expect(failure).toThrow(UnreadableSurvey);
  expect(failure).toThrow(new RegExp(`^Line ${line} .*more than 2000 characters; shorten it\\.$`));
});
