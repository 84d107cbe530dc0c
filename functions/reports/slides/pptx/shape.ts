import type { PictureFacts } from "../../../platform/files/picture.ts";
import type { NativeChart } from "./chart.ts";
import type { ThemeColour } from "./theme-colour.ts";

/** A place on a slide, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of a slide in points: 16 to 9, PowerPoint's default. */
export const SLIDE = { width: 960, height: 540 } as const;

export interface Run {
  text: string;
  /** In points. */
  size: number;
  colour?: ThemeColour;
  bold?: boolean;
  italic?: boolean;
}

export interface SlideParagraph {
  runs: readonly Run[];
  align?: "left" | "right" | "centre";
  bullet?: boolean;
  /** Points below it. */
  after?: number;
}

/** A picture as it was uploaded. */
export interface Picture extends PictureFacts {
  bytes: Uint8Array;
}

/** The margin left and right of the text in a table's cell, in points. */
export const CELL = 6;

/** A cell of a table. */
export interface TableCell {
  text: string;
  numeric: boolean;
}

export type Shape =
  | { kind: "title"; box: Box; size: number; text: string }
  | {
      kind: "text";
      name: string;
      box: Box;
      paragraphs: readonly SlideParagraph[];
      anchor?: "top" | "middle" | "bottom";
      /** A line along its left edge. */
      edge?: ThemeColour;
    }
  | { kind: "rule"; name: string; box: Box; colour: ThemeColour }
  | { kind: "chart"; name: string; box: Box; description: string; chart: NativeChart }
  | {
      kind: "table";
      name: string;
      box: Box;
      description: string;
      /** Widths in points. */
      widths: readonly number[];
      /** The first is the head. */
      rows: readonly (readonly TableCell[])[];
      /** In points, of the head and of every other row. */
      heights: { head: number; row: number };
      size: number;
    };

export interface Slide {
  layout: "title" | "content";
  shapes: readonly Shape[];
}

/** A presentation as it is written. */
export interface Deck {
  title: string;
  description: string;
  keywords: string;
  creator: string;
  /** BCP 47, of its words. */
  language: string;
  /** In the API's format, in UTC; null if it is unknown. */
  createdAt: string | null;
  /** Six digits each, without a sign in front. */
  colours: Readonly<
    Record<"accent1" | "accent2" | "accent3" | "accent4" | "accent5" | "text" | "muted" | "rule", string>
  >;
  logo: Picture | null;
  slides: readonly Slide[];
}
