import type { Block } from "@aws-sdk/client-textract";

export interface Placed {
  text: string;
  /** Fractions of the page. */
  left?: number;
  top: number;
  width?: number;
  height?: number;
  page?: number;
}

/** LINE blocks as Textract gives them. */
export const lineBlocks = (lines: Placed[]): Block[] =>
  lines.map(({ text, left = 0.1, top, width = 0.8, height = 0.015, page }) => ({
    BlockType: "LINE",
    Text: text,
    Geometry: { BoundingBox: { Left: left, Top: top, Width: width, Height: height } },
    ...(page === undefined ? {} : { Page: page }),
  }));
