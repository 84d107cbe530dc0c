import { peopleWordingOf, type PeopleWording } from "../../languages/people-wording.ts";
import { compareArms } from "./compare-arms.ts";
import { FEW_PERSONAS } from "../reliability/verdict.ts";
import type { ValidityInput } from "./input.ts";
import { measureQuestion, type MeasuredQuestion } from "./measure-question.ts";
import { overallFidelity } from "./overall.ts";
import type { Validity } from "./schemas.ts";
import { verdictOf } from "./verdict.ts";

/** With fewer people, a question's own figures are hardly known. */
const FEW_PEOPLE = 30;

function notesOn(measured: readonly MeasuredQuestion[], left: number, { say }: PeopleWording): string[] {
  const count = (holds: (one: MeasuredQuestion["validity"]) => boolean) =>
    measured.filter(({ validity }) => holds(validity)).length;
  const fewPeople = count(({ people }) => (people.n_effective ?? people.n) < FEW_PEOPLE);
  const fewPersonas = count(({ personas }) => personas.n! < FEW_PERSONAS);
  const meansOnly = count(({ kind, personas }) => kind === "scale" && personas.ks_similarity === null);
  const effective = measured.flatMap(({ validity }) => validity.people.n_effective ?? []);
  const below = count(({ paired }) => paired !== null && paired.predicted > 0 && !paired.helps);
  return [
    ...(measured.length > 0 ? [say("validity.intervals")] : []),
    ...(effective.length > 0 ? [say("validity.weighted", { effective: Math.floor(Math.min(...effective)) })] : []),
    ...(fewPeople > 0 ? [say("validity.few_people", { count: fewPeople, enough: FEW_PEOPLE })] : []),
    ...(fewPersonas > 0 ? [say("validity.few_personas", { count: fewPersonas, enough: FEW_PERSONAS })] : []),
    ...(meansOnly > 0 ? [say("validity.means_only", { count: meansOnly })] : []),
    ...(below > 0 ? [say("validity.below_useful", { count: below })] : []),
    ...(left > 0 ? [say("validity.without_answers", { count: left })] : []),
  ];
}

/**
 * Compares a simulation with people's answers to the same questions. The same is done with random answering,
 * respondents without a persona, the model's direct estimate and the other half of the people. Figures are not rounded.
 * @param language language of the sentences (BCP 47)
 */
export function measureValidity(input: ValidityInput, language: string): Validity {
  const wording = peopleWordingOf(language);
  const { simulation, people } = input;
  const { matched, unmatched, ...described } = people;
  const measured = matched.map((question) => measureQuestion(question, input)).filter((question) => question !== null);
  const { human_study_id, ...source } = described;
  return {
    simulation_id: simulation.simulation_id,
    human_study_id,
    people: source,
    questions: measured.map(({ validity }) => validity),
    ...overallFidelity(measured),
    experiments: compareArms(input, language),
    ...verdictOf(measured, wording),
    unmatched: [...unmatched],
    notes: notesOn(measured, matched.length - measured.length, wording),
  };
}
