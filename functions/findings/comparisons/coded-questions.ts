import { peopleWordingOf } from "../../languages/people-wording.ts";
import type { FigureQuestion, FigureRow } from "./figure-rows.ts";
import type { TabledSimulation } from "./tabled-simulation.ts";

/** What stands before the id of a question whose codes are meant. */
const PREFIX = "codes.";

/**
 * The codes of open answers as questions of a cross-tab, called `codes.<question id>`: a row for each code, and one for
 * those who answered and got none.
 */
export const codedQuestions = ({ codebooks, language }: TabledSimulation): FigureQuestion[] =>
  codebooks.map(({ question_id, question, codes, persona_ids, codings }) => {
    const row = (label: string, holds: (own: readonly string[]) => boolean): FigureRow => ({
      ...{ figure: "share", label, best: null, values: "counted", bounds: [0, 1] },
      of: new Map(persona_ids.map((id) => [id, holds(codings[id] ?? []) ? 1 : 0])),
    });
    return {
      question_id: `${PREFIX}${question_id}`,
      question,
      ...{ kind: "open_ended", unit: null, scale: null, method: null },
      rows: [
        ...codes.map(({ id, name }) => row(name, (own) => own.includes(id))),
        row(peopleWordingOf(language).say("codebooks.other"), (own) => own.length === 0),
      ],
    };
  });
