import { describe, expect, it } from "vitest";
import { parseSurvey } from "../../../../../functions/domain/survey/parse/parse-survey.ts";
import { read } from "./written.ts";

const ab = "\na) Tea\nb) Milk";

it.each([
  "1.",
  "1)",
  "(1)",
  "1 -",
  "1:",
  "Q1:",
  "Q1.",
  "Q1",
  "Frage 1:",
  "Question 1 -",
  "Pregunta 1.",
  "1.1",
  "S1.",
  "Q2a.",
])("takes the number %s off a question", (number) => {
  expect(read(`${number} What do you drink?${ab}`)).toEqual(["choice What do you drink? | Tea | Milk"]);
});

it.each([
  ["letters", "a) Tea\nb) Milk"],
  ["capital letters", "A. Tea\nB. Milk"],
  ["letters in brackets", "(a) Tea\n(b) Milk"],
  ["roman numbers", "i. Tea\nii. Milk"],
  ["dashes", "- Tea\n- Milk"],
  ["stars", "* Tea\n* Milk"],
  ["dots", "•\tTea\n•\tMilk"],
  ["round bullets of Word", "o Tea\no Milk"],
  ["boxes", "☐ Tea\n□ Milk"],
  ["square brackets", "[ ] Tea\n[ ] Milk"],
  ["round brackets", "( ) Tea\n( ) Milk"],
  ["underscores", "___ Tea\n___ Milk"],
  ["numbers", "1) Tea\n2) Milk"],
  ["numbers as those of the questions", "1. Tea\n2. Milk"],
  ["codes", "1 = Tea\n2 = Milk"],
  ["nothing", "Tea\nMilk"],
  ["paragraphs", "\nTea\n\nMilk"],
  ["slashes in a line", "Tea / Milk"],
  ["a named list", "Options: Tea; Milk"],
  ["boxes in a line", "☐ Tea  ☐ Milk"],
  ["letters in a line", "a) Tea  b) Milk"],
  ["columns", "Tea\tMilk"],
  ["cells of boxes", "☐ Tea\t☐ Milk"],
])("reads options behind %s", (_, options) => {
  expect(read(`1. What do you drink?\n${options}\n2. Why?`)).toEqual([
    "choice What do you drink? | Tea | Milk",
    "open Why?",
  ]);
});

it.each([
  ["1. Do you smoke? Yes / No / Don't know", "choice Do you smoke? | Yes | No | Don't know"],
  ["1. Do you smoke? (yes, no, unsure)", "choice Do you smoke? | yes | no | unsure"],
  ["1. Do you smoke (yes/no)?", "choice Do you smoke? | yes | no"],
  ["Haben Sie Kinder? (ja / nein) [falls nein weiter mit Frage 11]", "choice Haben Sie Kinder? | ja | nein"],
  ["1. Gender: male / female / other", "choice Gender | male | female | other"],
  ["1. What do you eat for breakfast (e.g. bread, eggs)?", "open What do you eat for breakfast (e.g. bread, eggs)?"],
  ["1. How much do you spend a month (in EUR)?", "open How much do you spend a month (in EUR)?"],
])("reads %s", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it.each([
  "(select all that apply)",
  "Select all that apply.",
  "– tick all that apply",
  "[MULTIPLE]",
  "(multiple answers possible)",
  "Choose up to three.",
  "(Mehrfachnennungen möglich)",
  "Mehrfachauswahl",
  "(plusieurs réponses possibles)",
  "(varias respuestas)",
  "Marque todas las que correspondan.",
  "(più risposte possibili)",
  "(meerdere antwoorden mogelijk)",
  "(várias respostas possíveis)",
])("takes several answers where it says %s", (hint) => {
  const several = "choice* What do you drink? | Tea | Milk";
  expect(read(`1. What do you drink? ${hint}${ab}`)).toEqual([several]);
  expect(read(`1. What do you drink?\n${hint}${ab}`)).toEqual([several]);
});

it.each([
  "(select one)",
  "Please choose one.",
  "[SINGLE]",
  "(Einfachnennung)",
  "(une seule réponse)",
  "(una sola respuesta)",
  "(één antwoord)",
])("takes one answer where it says %s", (hint) => {
  expect(read(`1. What do you drink? ${hint}${ab}`)).toEqual(["choice What do you drink? | Tea | Milk"]);
});

it.each([
  ["1. Why? *", "open! Why?"],
  ["* 1. Why?", "open! Why?"],
  ["*Why do you ask?", "open! Why do you ask?"],
  ["1. Why? (required)", "open! Why?"],
  ["Frage 1 (Pflichtfrage): Warum?", "open! Warum?"],
  ["1. Pourquoi ? (obligatoire)", "open! Pourquoi ?"],
  ["1. Why? (optional)", "open~ Why?"],
  ["1. Warum? (freiwillig)", "open~ Warum?"],
  ["1. Pourquoi ? [facultatif]", "open~ Pourquoi ?"],
  ["1. ¿Por qué? (opcional)", "open~ ¿Por qué?"],
])("reads the required mark of %s", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it.each([
  ["1. What do you like?\n________\n________", "open What do you like?"],
  ["1. Your occupation: ________", "open Your occupation"],
  ["Your occupation: ________", "open Your occupation"],
  ["1. What would you pay? _____ EUR", "open What would you pay?"],
  ["1. Please describe your morning in your own words.", "open Please describe your morning in your own words."],
  ["1. What do you think?\nPlease explain.", "open What do you think?"],
  ["1. Begründen Sie bitte Ihre Antwort.", "open Begründen Sie bitte Ihre Antwort."],
  ["1. Décrivez votre matin.", "open Décrivez votre matin."],
  ["1. Explique su respuesta.", "open Explique su respuesta."],
  ["1. Licht uw antwoord toe.", "open Licht uw antwoord toe."],
  ["What do you think?", "open What do you think?"],
])("reads %j as open", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

it.each([
  "Yoghurt study 2025",
  "Thank you for taking part. There are no wrong answers.",
  "SECTION A: SCREENING",
  "Teil 2: Nutzung",
  "Page 2 of 5",
  "- 3 -",
  "Interviewer: show the concept board.",
  "[ROTATE OPTIONS]",
  "If yes, go to question 5.",
  "Vielen Dank für Ihre Teilnahme!",
  "Merci !",
  "* = required",
  "----------",
])("skips %j before, between and behind questions", (line) => {
  const expected = ["choice What do you drink? | Tea | Milk", "open Why?"];
  expect(read(`${line}\n\n1. What do you drink?${ab}\n\n${line}\n\n2. Why?\n\n${line}`)).toEqual(expected);
});

it.each([
  "Yes (go to 5)",
  "Yes → Q5",
  "Yes -> go to question 5",
  "Yes, skip to 5",
  "Yes (weiter mit Frage 5)",
  "Yes (passez à la question 5)",
  "Yes (TERMINATE)",
])("drops the note where to go on from %s", (option) => {
  expect(read(`1. Ever?\na) ${option}\nb) No`)).toEqual(["choice Ever? | Yes | No"]);
});

it("reads numbered lists below numbered questions", () => {
  expect(read("1. Sex?\n1. Male\n2. Female\n2. Home?\n1. City\n2. Country\n3. Village\n3. Why?")).toEqual([
    "choice Sex? | Male | Female",
    "choice Home? | City | Country | Village",
    "open Why?",
  ]);
});

it("goes on with questions and options that take two lines", () => {
  const text =
    "1. Thinking of all the yoghurts you have eaten lately,\nwhich did you like best?\na) one that was a bit\n   sour\nb) a sweet one";
  expect(read(text)).toEqual([
    "choice Thinking of all the yoghurts you have eaten lately, which did you like best? | one that was a bit sour | a sweet one",
  ]);
});

it("skips numbered headings above questions that are numbered below them", () => {
  expect(read("1. Usage\n1.1 Why?\n1.2 Where?\n2. Price\n2.1 How much?")).toEqual([
    "open Why?",
    "open Where?",
    "open How much?",
  ]);
});

it("reads questions without any numbers", () => {
  const text =
    "Gender\n[ ] Male\n[ ] Female\n\nHow old are you?\n18-24\n25+\n\nSelect a colour:\n- Red\n- Blue\n\nWhy?";
  expect(read(text)).toEqual([
    "choice Gender | Male | Female",
    "choice How old are you? | 18-24 | 25+",
    "choice Select a colour | Red | Blue",
    "open Why?",
  ]);
});

it("counts lines over Windows line ends and reads the spaces and quotes of typesetting", () => {
  const { parts } = parseSurvey("Title\r\n\r\n1.\u00a0Do you like \u201cMax\u201d?\r\na)\u00a0Yes\r\nb)\tNo\r\n");
  expect(parts).toMatchObject([{ line: 3, text: "Do you like \u201cMax\u201d?", options: ["Yes", "No"] }]);
});

it.each([
  ["one option", "1. Which?\na) Tea"],
  ["letters that skip", "1. Which?\na) Tea\nc) Milk"],
  ["numbers that skip", "1. Which?\n1) Tea\n3) Milk"],
  ["options that repeat", "1. Which?\na) Tea\nb) tea"],
  ["a scale from 5 to 5", "1. Rate it from 5 to 5."],
  ["a scale of a hundred points", "1. Rate it from 1 to 100."],
  ["a point with two labels", "1. How is it? (1 = bad, 1 = good)"],
  ["a statement without a scale", "1. I like tea."],
  ["options and a scale", "1. Which? Options: a; b\nScale: 1 = never, 5 = always"],
  ["something to be ranked", "1. Rank from 1 to 3:\n- Tea\n- Milk"],
  ["several answers of nothing", "1. Which? (select all that apply)"],
])("leaves %s unread", (_, text) => {
  expect(read(`${text}\n2. Why?`)).toEqual(["unread 1", "open Why?"]);
});

describe("headings", () => {
  it.each([
    ["end the options above them", "1. Which?\n\nTea\n\nMilk\n\n# Habits", ["choice Which? | Tea | Milk"]],
    [
      "are none of the points of a scale, even unmarked",
      "1. Happy?\n\nVery dissatisfied\n\nDissatisfied\n\nSatisfied\n\nVery satisfied\n\nHabits",
      ["scale Happy? 1..4 [Very dissatisfied < Dissatisfied < Satisfied < Very satisfied]"],
    ],
    ["may ask above numbered questions", "# What do you drink?\n1. Do you like tea?", ["open Do you like tea?"]],
    ["are questions if they ask", "## Do you like tea?\n- Yes\n- No", ["choice Do you like tea? | Yes | No"]],
    ["are questions if they have answers", "## 1. Drink\n- Tea\n- Milk", ["choice Drink | Tea | Milk"]],
    ["are none with remarks below them", "## Notes\n- Take your time\n- Be honest\n1. Why?", ["open Why?"]],
  ])("%s", (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

it("reads a last option with a blank below a gap, and a comment of the same kind as a question", () => {
  expect(read("1. Which?\n- Tea\n- Milk\n\nOther (please specify): ____")).toEqual(["choice Which? | Tea | Milk | Other (please specify)"]); // prettier-ignore
  expect(read("1. Which?\n- Tea\n- Milk\n\nOther comments: ____")).toEqual(["choice Which? | Tea | Milk", "open Other comments"]); // prettier-ignore
});
