import { refuse } from "../../questionnaire/unreadable-line.ts";
import { MOST_BLOCKS, type Survey } from "../schemas.ts";
import type { DraftSection } from "./draft-question.ts";
import type { Numbered } from "./labels.ts";

/**
 * Puts rows and sets, and the questions below headings that say so, into blocks; changes the questions in place.
 * @throws UnreadableLine for orders that cannot be kept
 */
export function orderOf(numbered: readonly Numbered[]): Pick<Survey, "blocks" | "rotations"> {
  const blocks: Survey["blocks"] = [];
  const ofSections = new Map<DraftSection, string>();
  for (const { draft, question, place } of numbered) {
    const { section } = draft;
    const isTable = numbered.filter((other) => other.draft === draft).length > 1;
    if (section && (section.shuffled || section.rotation !== null)) {
      if (isTable && (section.shuffled || draft.marks.shuffledRows))
        refuse(place, "has rows, which keep together; take it out of the section that is shuffled or rotated.");
      question.block = ofSections.get(section) ?? `b${ofSections.size + 1}`;
      if (!ofSections.has(section))
        blocks.push({ id: question.block, shuffled: section.shuffled, rotation: section.rotation });
      ofSections.set(section, question.block);
    } else if (isTable) {
      question.block = question.id.split("_")[0]!;
      if (blocks.at(-1)?.id !== question.block)
        blocks.push({ id: question.block, shuffled: draft.marks.shuffledRows, rotation: null });
    }
    if (blocks.length > MOST_BLOCKS) refuse(place, `is block ${blocks.length}; a survey has at most ${MOST_BLOCKS}.`);
  }
  return { blocks, rotations: rotationsOf([...ofSections.keys()]) };
}

function rotationsOf(sections: readonly DraftSection[]): Survey["rotations"] {
  const names = new Set(sections.flatMap(({ rotation }) => rotation ?? []));
  return [...names].map((id) => {
    const own = sections.filter(({ rotation }) => rotation === id);
    const first = own[0]!;
    const shown = own.find((section) => section.shown !== null)?.shown ?? null;
    if (own.some((section) => section.shown !== null && section.shown !== shown))
      refuse(first, `has a rotation of which headings show different numbers; write [show ${shown} of ${id}] once.`);
    return { id, shown };
  });
}
