import type { Simulation } from "./schemas.ts";

const LONGEST = 60;

type Named = Pick<Simulation, "name" | "prompt_question" | "concepts" | "survey_schema" | "conjoint_design" | "script">;

/** As many words of a text as a title takes. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/(?<!\s)\s+\S*$/, "")}…` : line;
}

/**
 * The title of a study: its name, or else what was tested, 60 characters at most.
 * @returns null of a study that asks nothing yet; its kind is its title then
 */
export function studyTitle(study: Named): string | null {
  const { name, prompt_question, concepts, survey_schema, conjoint_design, script } = study;
  const tested =
    concepts?.map((concept) => concept.name).join(", ") ||
    prompt_question ||
    survey_schema?.questions[0]?.text ||
    conjoint_design?.attributes.map((attribute) => attribute.name).join(", ") ||
    script?.sections[0]?.questions[0]?.text;
  const title = name ?? tested;
  return title ? shortened(title) : null;
}
