import { BorderStyle, type IStylesOptions } from "docx";
import { primaryLanguage } from "../../languages/language-tag.ts";

/** Colours of the document: dark enough on white paper, and distinguishable in grey. */
export const colours = {
  text: "1F2933",
  muted: "52606D",
  rule: "CBD2D9",
  value: "1F5FA8",
  darkest: "143F73",
  empty: "EEF1F4",
  marked: "D5E3F2",
  mark: "B45309",
  good: "2F7D4F",
  middling: "6B7785",
  bad: "B3372F",
} as const;

/** A colour mixed with white; `share` is its own part, from 0 to 1. */
export const tint = (colour: string, share: number): string =>
  (colour.match(/../g) ?? [])
    .map((part) => Math.round(255 - (255 - Number.parseInt(part, 16)) * share).toString(16))
    .map((part) => part.padStart(2, "0").toUpperCase())
    .join("");

const EAST_ASIAN = ["ja", "ko", "zh"];
const COMPLEX = ["ar", "fa", "he", "ur"];

/** The one of Word's three kinds of script that a language belongs to; Word checks its spelling in it. */
function languageIn(tag: string) {
  const language = primaryLanguage(tag);
  if (EAST_ASIAN.includes(language)) return { value: tag, eastAsia: tag };
  return COMPLEX.includes(language) ? { value: tag, bidirectional: tag } : { value: tag };
}

/** Lengths are in twentieths of a point, font sizes in half points. */
const spacing = (before: number, after: number, line = 264) => ({
  spacing: { before, after, line, lineRule: "auto" as const },
});

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: colours.text },
  paragraph: { ...spacing(before, 100), keepNext: true, keepLines: true },
});

/** Every style of the document; paragraphs name one of these and carry no format of their own. */
export const stylesFor = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: {
        font: { ascii: "Arial", hAnsi: "Arial", cs: "Arial", eastAsia: "Yu Gothic" },
        size: 20,
        color: colours.text,
        language: languageIn(language),
      },
      paragraph: spacing(40, 100),
    },
    title: { run: { size: 44, bold: true }, paragraph: { ...spacing(0, 60), keepNext: true } },
    heading1: heading(30, 400),
    heading2: heading(24, 280),
    heading3: heading(20, 220),
    caption: {
      run: { size: 20, bold: true, italics: false, color: colours.text },
      paragraph: { ...spacing(220, 80), keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: "Subtitle",
      name: "Subtitle",
      run: { size: 22, color: colours.muted },
      paragraph: spacing(0, 240),
    },
    {
      id: "Answer",
      name: "Answer",
      run: { size: 26, bold: true },
      paragraph: {
        ...spacing(120, 240, 300),
        border: { left: { style: BorderStyle.SINGLE, size: 24, space: 10, color: colours.value } },
      },
    },
    { id: "StrongText", name: "Strong Text", run: { bold: true, size: 22 } },
    { id: "Note", name: "Note", run: { size: 17, color: colours.muted }, paragraph: spacing(60, 120, 250) },
    {
      id: "Notice",
      name: "Notice",
      paragraph: {
        ...spacing(60, 100),
        indent: { left: 200 },
        border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colours.mark } },
      },
    },
    {
      id: "Quote",
      name: "Quote",
      run: { italics: true },
      paragraph: { ...spacing(60, 120), indent: { left: 400, right: 400 }, keepLines: true },
    },
    {
      id: "Speaker",
      name: "Speaker",
      run: { bold: true, size: 18 },
      paragraph: { ...spacing(140, 20), keepNext: true },
    },
    {
      id: "Prompt",
      name: "Prompt",
      run: { size: 18, color: colours.muted },
      paragraph: { ...spacing(0, 20), keepNext: true },
    },
    {
      id: "Fact",
      name: "Fact",
      paragraph: { ...spacing(0, 50), indent: { left: 2_400, hanging: 2_400 } },
    },
    { id: "Utterance", name: "Utterance", run: { size: 19 }, paragraph: spacing(0, 80) },
    { id: "TableText", name: "Table Text", run: { size: 17 }, paragraph: spacing(30, 30, 240) },
    { id: "TableFigure", name: "Table Figure", basedOn: "TableText", paragraph: { alignment: "right" } },
    { id: "TableMark", name: "Table Mark", basedOn: "TableText", paragraph: { alignment: "center" } },
    { id: "TableHead", name: "Table Head", basedOn: "TableText", run: { color: colours.muted, bold: true, size: 16 } },
    { id: "TableFigureHead", name: "Table Figure Head", basedOn: "TableHead", paragraph: { alignment: "right" } },
  ],
  characterStyles: [
    { id: "QuoteSource", name: "Quote Source", run: { color: colours.value, italics: false, underline: {} } },
    { id: "ChartStrip", name: "Chart Strip", run: { size: 16, noProof: true, italics: false, bold: false } },
  ],
});
