import type { Block } from "@aws-sdk/client-textract";

/** A line of text and its position, in fractions of the page. */
export interface PageLine {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const heightOf = ({ top, bottom }: PageLine): number => bottom - top;

/** The quantile of the values: a share of them is below it. 0 if there are no values. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** The LINE blocks of Textract by page, pages in order, lines as Textract orders them. */
export function linesByPage(blocks: readonly Block[]): PageLine[][] {
  const pages = new Map<number, PageLine[]>();
  for (const { BlockType, Text, Geometry, Page = 1 } of blocks) {
    const text = Text?.normalize("NFC").trim();
    if (BlockType !== "LINE" || !text) continue;
    const { Left = 0, Top = 0, Width = 0, Height = 0 } = Geometry?.BoundingBox ?? {};
    const line = { text, left: Left, right: Left + Width, top: Top, bottom: Top + Height };
    pages.set(Page, [...(pages.get(Page) ?? []), line]);
  }
  return [...pages].toSorted(([a], [b]) => a - b).map(([, lines]) => lines);
}
