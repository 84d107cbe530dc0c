import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../../functions/adapters/documents/docx/read-docx.ts";
import {
  docx,
  indented,
  inList,
  inStyle,
  list,
  listKind,
  paragraph,
  style,
  table,
} from "../../../../support/documents/docx.ts";
import { read } from "./written.ts";

const numbering =
  listKind(0, ["decimal", "%1.", 1, 360], ["lowerLetter", "%2.", 1, 1080]) +
  listKind(1, ["bullet", "\uf0b7", 1, 360], ["bullet", "o", 1, 1080]) +
  listKind(2, ["bullet", "\uf0a8", 1, 720]) +
  list(1, 0) +
  list(2, 1) +
  list(3, 2);
const styles = style("H", "heading 1") + style("L", "List Paragraph", indented(720));

const heading = (text: string) => paragraph(text, inStyle("H"));
const question = (text: string) => paragraph(text, inStyle("L") + inList(1));
const items = (listId: number, level: number, texts: string[]) =>
  texts.map((text) => paragraph(text, inStyle("L") + inList(listId, level))).join("");

/** What is read in a Word document of these paragraphs. */
const readWord = async (...body: string[]) =>
  read((await readDocx(docx({ body: body.join(""), numbering, styles }))) ?? "");

describe("Word questionnaires", () => {
  it("have questions by automatic numbering and options as letters, bullets and boxes", async () => {
    const agreement = ["", "Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree"];
    expect(
      await readWord(
        heading("Screener"),
        question("How old are you?"),
        items(1, 1, ["18–29", "30–49", "50+"]),
        question("Which do you buy? (select all that apply)"),
        items(2, 0, ["Tea", "Coffee"]),
        paragraph("Other: ______", indented(720)),
        heading("Habits"),
        question("Do you drink tea every day?"),
        items(2, 1, ["Yes", "No"]),
        question("What do you put in?"),
        items(3, 0, ["Milk", "Sugar"]),
        question("How far do you agree?"),
        table(agreement, ["Tea is healthy", "☐", "☐", "☐", "☐", "☐"], ["Tea is cheap", "☐", "☐", "☐", "☐", "☐"]),
        question("I like to try new teas. (Strongly disagree to Strongly agree)"),
        question("Why do you drink tea?"),
        paragraph("Thank you for your time!"),
      ),
    ).toEqual([
      "choice How old are you? | 18–29 | 30–49 | 50+",
      "choice* Which do you buy? | Tea | Coffee | Other",
      "choice Do you drink tea every day? | Yes | No",
      "choice What do you put in? | Milk | Sugar",
      "scale How far do you agree? Tea is healthy 1..5 [Strongly disagree < Disagree < Neutral < Agree < Strongly agree]",
      "scale How far do you agree? Tea is cheap 1..5 [Strongly disagree < Disagree < Neutral < Agree < Strongly agree]",
      "scale I like to try new teas. 1..5 [Strongly disagree … Strongly agree]",
      "open Why do you drink tea?",
    ]);
  });

  it("have plain paragraphs as options, which end at the next heading", async () => {
    expect(
      await readWord(
        paragraph("1. Was trinken Sie lieber?"),
        paragraph("Tee"),
        paragraph("Kaffee"),
        heading("Einkauf"),
        paragraph("2. Wie viele Packungen kaufen Sie?"),
        ...["1", "2", "3 oder mehr"].map((text) => paragraph(text, indented(720))),
        paragraph("3. Wo kaufen Sie Tee?"),
      ),
    ).toEqual([
      "choice Was trinken Sie lieber? | Tee | Kaffee",
      "choice Wie viele Packungen kaufen Sie? | 1 | 2 | 3 oder mehr",
      "open Wo kaufen Sie Tee?",
    ]);
  });

  it("have questions in the style of headings", async () => {
    expect(
      await readWord(
        heading("About your tea"),
        heading("1. Favourite tea"),
        items(2, 0, ["Black", "Green"]),
        heading("2. Describe your favourite cup in your own words."),
        heading("Age"),
        paragraph("☐ under 30"),
        paragraph("☐ 30 or older"),
      ),
    ).toEqual([
      "choice Favourite tea | Black | Green",
      "open Describe your favourite cup in your own words.",
      "choice Age | under 30 | 30 or older",
    ]);
  });
});
