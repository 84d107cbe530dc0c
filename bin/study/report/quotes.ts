import { quoteIn } from "../../../functions/languages/wording.ts";
import { withoutMarks } from "../../../functions/models/quotes.ts";
import type { Quote } from "../../../functions/reports/content/report.ts";
import { oneLine } from "../../cli/printable.ts";
import { paragraph, type Page } from "./page.ts";

/** Somebody's words in one pair of marks, whether they came with any or not. */
export const quoted = ({ service }: Page, text: string): string => quoteIn(service, withoutMarks(oneLine(text)));

/** `> “Not for me.” — Änne Größmann` */
export const quoteLines = (page: Page, quotes: readonly Quote[], indent: string): string[] =>
  quotes.flatMap(({ text, personaName }) =>
    paragraph(page, `${quoted(page, text)} — ${oneLine(personaName)}`, `${indent}> `, page.paint.accent),
  );
