import type { Simulation } from "./schemas.ts";

const MOST_CHARACTERS = 60;

/**
 * The beginning of what a study is about, cut at a word: `An oat drink at 1.99 EUR per litre`.
 * @returns undefined where nothing of it can be said
 */
function subjectOf(study: Titled): string | undefined {
  const { prompt_question, concepts, survey_schema, conjoint_design, script } = study;
  const text =
    concepts?.map(({ name }) => name).join(" / ") ||
    prompt_question ||
    survey_schema?.questions[0]?.text ||
    conjoint_design?.attributes.map(({ name }) => name).join(" / ") ||
    script?.sections[0]?.questions[0]?.text ||
    "";
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const characters = [...line];
  if (characters.length <= MOST_CHARACTERS) return line.replace(/(?<![.。])[.。]$/u, "") || undefined;
  const beginning = characters.slice(0, MOST_CHARACTERS).join("");
  // Where no blanks part the words, it ends after any letter.
  const words = beginning.slice(0, Math.max(0, beginning.lastIndexOf(" ")));
  return `${words.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, "") || beginning}…`;
}

type Named = readonly { name: string }[];
type Asking = readonly { text: string }[];
/** What the record or the API says about a study. */
type Titled = Pick<Simulation, "name" | "prompt_question"> & {
  concepts?: Named | null;
  survey_schema?: { questions: Asking } | null;
  conjoint_design?: { attributes: Named } | null;
  script?: { sections: readonly { questions: Asking }[] } | null;
};

/**
 * What a study is called wherever it is named: its name, or else what it is about.
 * @param named names a study without a name: mostly with its kind
 * @returns undefined for a study that has neither
 */
export function studyTitle(study: Titled, named = (subject: string): string => subject): string | undefined {
  if (study.name !== null) return study.name;
  const subject = subjectOf(study);
  return subject === undefined ? undefined : named(subject);
}
