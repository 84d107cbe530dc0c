import { reportWordingOf } from "../../languages/report-wording.ts";
import type { Card, Report } from "../content/report.ts";
import { fitted, linesOf, onOneLine } from "./fit.ts";
import { PLACES } from "./pptx/frame.ts";
import { SLIDE, type Box, type Shape, type Slide } from "./pptx/shape.ts";

/** The settings that all slides of a presentation share. */
export interface Writing {
  report: Report;
  /** Language of the report (BCP 47). */
  language: string;
  /** People who took part. */
  people: number;
  /** Whether to count people: talks with a few people get no percentages. */
  inHeads: boolean;
}

/** The texts of a slide around its middle. */
export interface Frame {
  /** The subject, above the title: the section, and the question in it. */
  about: string;
  /** The finding, in one sentence. */
  title: string;
  /** How its figures were calculated. */
  note?: string | undefined;
  /** The number of people that its figures count; absent: all who took part. */
  base?: number | undefined;
}

const WIDTH = SLIDE.width - 2 * PLACES.margin;
/** The area for the content of a slide, in points. */
export const BODY: Box = { x: PLACES.margin, y: 114, width: WIDTH, height: 358 };
const NOTE: Box = { x: PLACES.margin, y: 478, width: WIDTH, height: 24 };
const FOOT: Box = { x: PLACES.margin, y: 510, width: 800, height: 16 };
const SMALL = 9;
const TITLE_SIZES = [22, 20, 18, 16];
const MOST_TITLE_LINES = 2;

/** A title in the largest size in which it fits; if it fits in none, it is cut. */
function titleShape(text: string, box: Box, sizes: readonly number[] = TITLE_SIZES, lines = MOST_TITLE_LINES): Shape {
  const room = (size: number) => ({ width: box.width, size, bold: true });
  const size = sizes.find((one) => linesOf(text, room(one)) <= lines) ?? sizes.at(-1)!;
  return { kind: "title", box, size, text: fitted(text, room(size), lines) };
}

const textShape = (name: string, box: Box, text: string, size: number): Shape => ({
  kind: "text",
  name,
  box,
  paragraphs: [{ runs: [{ text, size, colour: "tx2" }] }],
});

const foot = ({ report, language, people }: Writing, base = people): Shape => {
  const text = `${reportWordingOf(language).say("slides.base", { count: base })}  |  ${report.title}`;
  return textShape("Base", FOOT, onOneLine(text, { width: FOOT.width, size: SMALL }), SMALL);
};

const rule = (y: number): Shape => ({
  kind: "rule",
  name: "Accent",
  box: { x: PLACES.margin, y, width: 48, height: 4 },
  colour: "accent1",
});

/** A slide with content, its subject, its finding, and the people it counts. */
export function contentSlide(writing: Writing, { about, title, note, base }: Frame, shapes: readonly Shape[]): Slide {
  const above = { x: PLACES.margin, y: 28, width: PLACES.title.width, height: 14 };
  return {
    layout: "content",
    shapes: [
      titleShape(title.trim() || about, PLACES.title),
      rule(18),
      textShape("About", above, onOneLine(about, { width: above.width, size: 11 }), 11),
      ...shapes,
      ...(note
        ? [textShape("Note", NOTE, fitted(note, { width: NOTE.width, size: SMALL }, MOST_TITLE_LINES), SMALL)]
        : []),
      foot(writing, base),
    ],
  };
}

const COVER_FACTS: Box = { x: PLACES.margin, y: 320, width: 820, height: 120 };

/** The first slide: the subject, audience and date of the study, and a note that none of these people exist. */
export function coverSlide(writing: Writing, facts: readonly { label: string; text: string }[], limit: string): Slide {
  const { title, subtitle } = writing.report;
  const size = 14;
  const below: Box = {
    x: PLACES.margin,
    y: PLACES.coverTitle.y + PLACES.coverTitle.height + 12,
    width: 820,
    height: 36,
  };
  return {
    layout: "title",
    shapes: [
      titleShape(title, PLACES.coverTitle, [38, 32, 28, 24], 3),
      rule(PLACES.coverTitle.y - 16),
      textShape("Study", below, fitted(subtitle, { width: below.width, size: 15 }, 2), 15),
      {
        kind: "text",
        name: "What was studied",
        box: COVER_FACTS,
        paragraphs: facts.map(({ label, text }) => ({
          runs: [
            { text: `${onOneLine(label, { width: 200, size, bold: true })}   `, size, bold: true },
            { text: fitted(text.replaceAll(/\s+/g, " "), { width: COVER_FACTS.width - 210, size }, 2), size },
          ],
          after: 6,
        })),
      },
      {
        kind: "text",
        name: "Synthetic",
        box: { x: PLACES.margin, y: 452, width: 820, height: 40 },
        paragraphs: [{ runs: [{ text: fitted(limit, { width: 800, size: 12 }, 2), size: 12 }] }],
        edge: "accent3",
        anchor: "middle",
      },
      foot(writing),
    ],
  };
}
/** The most facts that fit on the first slide. */
export const MOST_COVER_FACTS = 3;

const CARD = { height: 84, gap: 16 } as const;
/** The height of cards on a slide, with the gap to the content below. */
export const CARDS_HEIGHT = CARD.height + 14;

/** Figures side by side, each with its interval and base. */
export function cardShapes(cards: readonly Card[]): Shape[] {
  const width = (BODY.width - CARD.gap * (cards.length - 1)) / cards.length;
  return cards.map(({ label, value, interval, base }, at) => {
    const inner = width - 16;
    const lines = linesOf(label, { width: inner, size: 11 }) > 1 ? 2 : 1;
    return {
      kind: "text",
      name: `Figure ${at + 1}`,
      box: { x: BODY.x + at * (width + CARD.gap), y: BODY.y, width, height: CARD.height },
      edge: "accent1",
      paragraphs: [
        { runs: [{ text: fitted(label, { width: inner, size: 11 }, lines), size: 11, colour: "tx2" }], after: 2 },
        { runs: [{ text: onOneLine(value, { width: inner, size: 26, bold: true }), size: 26, bold: true }], after: 2 },
        { runs: [{ text: fitted(`${interval} · ${base}`, { width: inner, size: 10 }, 2), size: 10, colour: "tx2" }] },
      ],
    } satisfies Shape;
  });
}
