import type { Section, Utterance } from "../../../functions/reports/content/report.ts";
import { displayWidth, truncate } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { heading, INDENT, paragraph, type Page } from "./page.ts";

const LEFT = "     ";
/** About three lines of a page. */
const EXCERPT_CELLS = 220;
const EXCERPT_REPLIES = 2;

const ruled = (text: string, width: number): string => text + "─".repeat(Math.max(0, width - displayWidth(text)));

function messageLines(page: Page, { speaker, personaId, text }: Utterance): string[] {
  const name = personaId === null ? page.paint.accent : page.paint.strong;
  return [
    ...paragraph(page, oneLine(speaker), INDENT, name),
    ...paragraph(page, truncate(oneLine(text), EXCERPT_CELLS), LEFT),
  ];
}

/** How each round of a discussion began: what the moderator asked, and the first replies; no private views. */
export function excerpt(page: Page, { blocks }: Section): string[] {
  const { say, paint } = page;
  const rounds = blocks.flatMap((block, index) => {
    const above = blocks[index - 1];
    if (block.kind !== "messages" || above?.kind !== "subheading") return [];
    const opening = block.messages.find(({ personaId }) => personaId === null);
    const replies = block.messages.filter(({ personaId }) => personaId !== null).slice(0, EXCERPT_REPLIES);
    return opening ? [{ name: oneLine(above.text), all: block.messages, shown: [opening, ...replies] }] : [];
  });
  if (rounds.length === 0) return [];
  return [
    ...heading(page, say("transcript.excerpt")),
    ...rounds
      .flatMap(({ name, all, shown }) => {
        const left = all.length - shown.length;
        return [
          "",
          INDENT + paint.faint(ruled(`── ${name} `, page.width - INDENT.length)),
          ...shown.flatMap((message) => messageLines(page, message)),
          ...(left > 0 ? [LEFT + paint.faint(say("transcript.more", { count: left }))] : []),
        ];
      })
      .slice(1),
    INDENT + paint.faint(say("transcript.option", { option: "--transcript" })),
  ];
}
