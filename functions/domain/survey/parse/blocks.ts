import { refuse } from "../../questionnaires/unreadable-line.ts";
import { MOST_BLOCKS, type Survey } from "../schemas.ts";
import type { DraftQuestion, DraftSection } from "./draft-question.ts";
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
  checkOrder(numbered, blocks);
  return { blocks, rotations: rotationsOf([...ofSections.keys()]) };
}

function rotationsOf(sections: readonly DraftSection[]): Survey["rotations"] {
  const names = new Set(sections.flatMap(({ rotation }) => rotation ?? []));
  return [...names].map((id) => {
    const own = sections.filter(({ rotation }) => rotation === id);
    const first = own[0]!;
    if (own.length < 2) refuse(first, `rotates alone; give another heading with questions [rotate ${id}], too.`);
    const shown = own.find((section) => section.shown !== null)?.shown ?? null;
    if (own.some((section) => section.shown !== null && section.shown !== shown))
      refuse(first, `has a rotation of which headings show different numbers; write [show ${shown} of ${id}] once.`);
    if (shown !== null && (shown < 1 || shown >= own.length))
      refuse(first, `shows ${shown} of ${own.length} sections; show at least one, and not all.`);
    return { id, shown };
  });
}

/** What depends on an answer may not come before it in anybody's order. */
function checkOrder(numbered: readonly Numbered[], blocks: Survey["blocks"]): void {
  const blockOf = (id: string | null) => blocks.find((block) => block.id === id);
  const byId = new Map(numbered.map(({ question }) => [question.id, question]));
  for (const { question, draft } of numbered) {
    const piped = [...question.text.matchAll(/\{\{([^{}]+)\}\}/gu)].map(([, id]) => id);
    const needed = [question.ask_if?.question_id, question.terminate_if?.question_id, question.follows, ...piped];
    const own = blockOf(question.block);
    for (const id of needed.filter((name) => name != null && name !== question.id)) {
      const other = blockOf(byId.get(id!)!.block);
      const isMixed = own !== undefined && own === other && own.shuffled;
      const isRotated = other?.rotation != null && other !== own && other.rotation === own?.rotation;
      if (isMixed || isRotated)
        refuse(
          placeOf(draft),
          `depends on an answer that some would give only after it, as its section is ${isMixed ? "shuffled" : "rotated"}.`,
        );
    }
  }
}

const placeOf = ({ line, text }: DraftQuestion) => ({ line, text });
