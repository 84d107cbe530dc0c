import { conceptsQuestions } from "../../studies/concept-test/questions.ts";
import type { Concept } from "../../studies/concept-test/schemas.ts";
import { wordedLanguages } from "../../languages/wording.ts";
import { conceptBattery } from "../../studies/concept-test/battery.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import { isHumanKind, type HumanQuestion, type HumanScale } from "./schemas.ts";
import { wordsOf } from "./same-text.ts";
import { studyKinds } from "../../studies/study-kinds.ts";

/** A question of a simulation, as it is compared with a question that people answered. */
export interface AskedQuestion extends Pick<HumanQuestion, "kind" | "scale" | "options" | "multiple"> {
  id: string;
  /** As it was asked. The concept battery has the text in the study's language first, and then in the others. */
  texts: readonly [string, ...string[]];
  /** Whether the id means the same everywhere: those of the concept battery do, `q1` of a survey does not. */
  standard: boolean;
  /** Whether the question is answered by profiles instead of opinions. */
  fact: boolean;
}

const CONCEPT_SCALE: HumanScale = { points: 5, first_value: 1, low_label: null, high_label: null, labels: null };

const battery = (language: string): AskedQuestion[] => {
  const elsewhere = wordedLanguages.map((one) => conceptBattery(one));
  return conceptBattery(language).map(({ id, question }, position) => ({
    id,
    texts: [question, ...elsewhere.map((items) => items[position]!.question)],
    kind: "likert",
    scale: CONCEPT_SCALE,
    options: null,
    multiple: false,
    standard: true,
    fact: false,
  }));
};

/** The battery of several concepts: the same question has several ids, so its text alone does not identify it. */
const concepts = (shown: readonly Concept[], language: string): AskedQuestion[] =>
  conceptsQuestions(shown, language).map(({ question_id, concept, question }) => ({
    id: question_id,
    texts: [`${concept.name}: ${question}`],
    kind: "likert",
    scale: CONCEPT_SCALE,
    options: null,
    multiple: false,
    standard: false,
    fact: false,
  }));

/**
 * The closed questions of a simulation: a concept test has its battery, a survey its scales and choices, others none.
 */
export function askedQuestions(
  { simulation_type, language }: Pick<SimulationRecord, "simulation_type" | "language">,
  input: StudyInput | undefined,
): AskedQuestion[] {
  if (studyKinds[simulation_type].asks === "battery")
    return input?.concepts ? concepts(input.concepts, language) : battery(language);
  return (input?.survey_schema?.questions ?? []).flatMap(({ id, text, kind, scale, options, multiple, fact }) =>
    isHumanKind(kind)
      ? [{ id, texts: [text], kind, scale, options, multiple, standard: false, fact: fact !== null }]
      : [],
  );
}

/**
 * Finds the question that people were asked, by id or else by text.
 * @param named whether the uploader named the simulation: only then the ids of a survey count, because every survey has
 *   a `q1`
 */
export function findAsked(
  asked: readonly AskedQuestion[],
  { question_id, text }: Pick<HumanQuestion, "question_id" | "text">,
  named: boolean,
): AskedQuestion | undefined {
  const byId = asked.find(({ id, standard }) => id === question_id && (named || standard));
  if (byId) return byId;
  const wanted = wordsOf(text);
  return wanted === "" ? undefined : asked.find(({ texts }) => texts.some((one) => wordsOf(one) === wanted));
}
