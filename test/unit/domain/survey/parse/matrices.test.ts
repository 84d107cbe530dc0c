import { expect, it } from "vitest";
import { parseSurvey } from "../../../../../functions/domain/survey/parse/parse-survey.ts";
import { read } from "./written.ts";

const stem = "How satisfied are you with the following?";
const rated = ["1..5 [bad … good]", "1..5 [bad … good]"];

it.each([
  ["letters", "a) Taste\nb) Price"],
  ["bullets", "- Taste\n- Price"],
  ["numbers", "1) Taste\n2) Price"],
  ["numbers below its own", "1.1 Taste\n1.2 Price"],
  ["plain lines", "Taste\nPrice"],
])("reads rows behind %s", (_, rows) => {
  const expected = [`scale ${stem} Taste ${rated[0]}`, `scale ${stem} Price ${rated[1]}`];
  expect(read(`1. ${stem} (1 = bad, 5 = good)\n${rows}\n2. Why?`)).toEqual([...expected, "open Why?"]);
  expect(read(`1. ${stem}\n1 = bad, 5 = good\n${rows}\n\n2. Why?`)).toEqual([...expected, "open Why?"]);
});

const table = (...rows: string[][]) => rows.map((cells) => cells.join("\t").trimEnd()).join("\n");
const labels = ["Very bad", "Bad", "Good", "Very good"];

it.each([
  ["empty cells", table(["", ...labels], ["Taste", "", ""], ["Price", "", ""])],
  ["boxes", table(["Aspect", ...labels], ["Taste", "☐", "☐", "☐", "☐"], ["Price", "☐", "☐", "☐", "☐"])],
  ["bars", "| | Very bad | Bad | Good | Very good |\n|---|---|---|---|---|\n| Taste | | | | |\n| Price | | | | |"],
])("reads the rows of a table with %s", (_, rows) => {
  const scale = "1..4 [Very bad < Bad < Good < Very good]";
  expect(read(`1. Please rate:\n\n${rows}\n\n2. Why?`)).toEqual([
    `scale Please rate: Taste ${scale}`,
    `scale Please rate: Price ${scale}`,
    "open Why?",
  ]);
});

it("reads columns that are numbers", () => {
  const rows = table(["", "1", "2", "3"], ["Taste"], ["Price"]);
  expect(read(`1. Please rate (1 = bad, 3 = good):\n${rows}`)).toHaveLength(2);
  expect(read(`1. Please rate:\n${table(["", "1 (bad)", "2", "3 (good)"], ["Taste"], ["Price"])}`)).toEqual([
    "scale Please rate: Taste 1..3 [bad … good]",
    "scale Please rate: Price 1..3 [bad … good]",
  ]);
});

it("reads columns that are no scale as options of every row", () => {
  expect(read(`1. Where do you buy?\n${table(["", "Shop", "Market"], ["Milk"], ["Tea"])}`)).toEqual([
    "choice Where do you buy? Milk | Shop | Market",
    "choice Where do you buy? Tea | Shop | Market",
  ]);
});

it("reads a scale of words below or above its rows", () => {
  const scale = "1..3 [Never < Sometimes < Always]";
  const expected = [`scale How often do you buy: Milk ${scale}`, `scale How often do you buy: Tea ${scale}`];
  expect(read("1. How often do you buy:\n- Milk\n- Tea\na) Never\nb) Sometimes\nc) Always")).toEqual(expected);
  expect(read("1. How often do you buy:\nNever / Sometimes / Always\n- Milk\n- Tea")).toEqual(expected);
});

it("reads numbered statements below a line with their scale, until a question of another kind", () => {
  const text =
    "How much do you agree with the following statements? (1 = not at all, 5 = fully)\n\n1. I like it.\n2. I need it.\n\n3. How old are you?\na) under 30\nb) older";
  const agree = "How much do you agree with the following statements?";
  expect(read(text)).toEqual([
    `scale ${agree} I like it. 1..5 [not at all … fully]`,
    `scale ${agree} I need it. 1..5 [not at all … fully]`,
    "choice How old are you? | under 30 | older",
  ]);
});

it("leaves the points out of the stem and takes numbered statements below a labelled question", () => {
  const scale = "1 = Strongly disagree, 2 = Disagree, 3 = Agree";
  const points = "1..3 [Strongly disagree < Disagree < Agree]";
  expect(
    read(`Q1: Rate each statement below using the scale: ${scale}\n1. I like it.\n2. I need it.\nQ2: Why?`),
  ).toEqual([
    `scale Rate each statement below: I like it. ${points}`,
    `scale Rate each statement below: I need it. ${points}`,
    "open Why?",
  ]);
});

it("reads points that every row repeats", () => {
  expect(read("1. Rate each on a 5-point scale (1=Poor, 5=Great)\nTaste: 1 2 3 4 5\nPrice: 1 2 3 4 5")).toEqual([
    "scale Rate each on a 5-point scale Taste 1..5 [Poor … Great]",
    "scale Rate each on a 5-point scale Price 1..5 [Poor … Great]",
  ]);
});

it("reads pairs of words around boxes", () => {
  expect(read("1. The pack is …\nmodern ☐ ☐ ☐ ☐ ☐ old\ncheap ☐ ☐ ☐ ☐ ☐ dear")).toEqual([
    "scale The pack is modern – old 1..5 [modern … old]",
    "scale The pack is cheap – dear 1..5 [cheap … dear]",
  ]);
});

it("knows the line of every row", () => {
  const { parts } = parseSurvey("1. Rate (1 = bad, 5 = good):\n\n- Taste\n- Price");
  expect(parts).toMatchObject([
    { line: 3, row: 1 },
    { line: 4, row: 2 },
  ]);
});

it("takes the words for the columns' numbers from the question", () => {
  expect(read("1. Rate it from 1 (poor) to 3 (great)\n\t1\t2\t3\nTaste\t\t\t\nPrice\t\t\t")).toEqual([
    "scale Rate it from 1 (poor) to 3 (great) Taste 1..3 [poor … great]",
    "scale Rate it from 1 (poor) to 3 (great) Price 1..3 [poor … great]",
  ]);
});

it("reads statements that all end in the same range", () => {
  expect(read("1. Please rate the following.\n- Taste 1-5\n- Price (1-5)")).toEqual([
    "scale Please rate the following. Taste 1..5 [ … ]",
    "scale Please rate the following. Price 1..5 [ … ]",
  ]);
  expect(read("1. How much do you use?\n- Cups 0-2\n- Cups 0-5")).toEqual([
    "choice How much do you use? | Cups 0-2 | Cups 0-5",
  ]);
});
