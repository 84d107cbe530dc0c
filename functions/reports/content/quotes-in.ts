import type { Block, Quote, Section } from "./report.ts";

function quotesOf(block: Block): Quote[] {
  switch (block.kind) {
    case "quotes":
      return block.quotes;
    case "findings":
      return block.findings.flatMap(({ quotes }) => quotes);
    case "people":
      return block.people.flatMap(({ quote }) => quote ?? []);
    default:
      return [];
  }
}

/** Every quote of some sections, in their order. */
export const quotesIn = (sections: readonly Section[]): Quote[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(quotesOf));
