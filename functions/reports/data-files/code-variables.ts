import { variableName } from "../../dataset/variable-name.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { Table } from "./table.ts";
import { joined, type MultipleResponse, type Variable } from "./variable.ts";

/**
 * The codes of the answers to a question, if it has a codebook: their names in sheets, for statistics programs 1 or 0
 * for each code, of whoever answered.
 * @param sets to which those of the question are added
 */
export function codeVariables(
  { source, say, number, text }: Pick<Table, "source" | "say" | "number" | "text">,
  questionId: string,
  sets: MultipleResponse[],
): Variable[] {
  const codebook = source.codebooks.find(({ question_id }) => question_id === questionId);
  if (!codebook) return [];
  const given = new Map(codebook.answers.map(({ persona_id, codes }) => [persona_id, codes]));
  const name = `${variableName(questionId)}_codes`;
  const label = say("answer.on", { question: codebook.question, clause: say("codes.heading") });
  const namesOf = ({ persona_id }: PersonaResult) =>
    joined(codebook.codes.flatMap(({ id, name: own }) => (given.get(persona_id)?.includes(id) ? [own] : [])));
  const labels = [[0, say("variables.no")] as const, [1, say("variables.yes")] as const];
  const each = codebook.codes.map(({ id, name: own }) =>
    number(
      `${variableName(questionId)}_${id}`,
      own,
      ({ persona_id }) => {
        const codes = given.get(persona_id);
        return codes && Number(codes.includes(id));
      },
      { measure: "nominal", files: "statistics", labels },
    ),
  );
  if (each.length > 1) sets.push({ name, label, variables: each });
  return [text(name, label, namesOf, "sheet"), ...each];
}
