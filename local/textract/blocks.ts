import { randomUUID } from "node:crypto";
import type { Block, Geometry } from "@aws-sdk/client-textract";
import type { Box, Line, PageText, Word } from "./page-text.ts";

const WHOLE_PAGE: Box = { left: 0, top: 0, width: 1, height: 1 };

const geometryOf = ({ left, top, width, height }: Box): Geometry => ({
  BoundingBox: { Left: left, Top: top, Width: width, Height: height },
});

const children = (blocks: Block[]): Block["Relationships"] =>
  blocks.length === 0 ? undefined : [{ Type: "CHILD", Ids: blocks.map(({ Id }) => Id ?? "") }];

const wordBlock = (word: Word, page: number): Block => ({
  BlockType: "WORD",
  Id: randomUUID(),
  Confidence: word.confidence,
  Text: word.text,
  TextType: "PRINTED",
  Geometry: geometryOf(word.box),
  Page: page,
});

function lineBlock(line: Line, words: Block[], page: number): Block {
  return {
    BlockType: "LINE",
    Id: randomUUID(),
    Confidence: line.confidence,
    Text: line.words.map(({ text }) => text).join(" "),
    Geometry: geometryOf(line.box),
    Relationships: children(words),
    Page: page,
  };
}

/** A page as Textract tells it: the PAGE, then its LINEs in reading order, then their WORDs. @param page from 1 */
export function blocksOf(text: PageText, page: number): Block[] {
  const lines = text.lines.map((line) => {
    const words = line.words.map((word) => wordBlock(word, page));
    return { block: lineBlock(line, words, page), words };
  });
  const lineBlocks = lines.map(({ block }) => block);
  const pageBlock: Block = {
    BlockType: "PAGE",
    Id: randomUUID(),
    Geometry: geometryOf(WHOLE_PAGE),
    Relationships: children(lineBlocks),
    Page: page,
  };
  return [pageBlock, ...lineBlocks, ...lines.flatMap(({ words }) => words)];
}
