import { isDeepStrictEqual } from "node:util";
import { formOf, type AnswerForm } from "../../../studies/survey/answer-forms.ts";
import type { Experiment, Variable } from "../../../studies/survey/experiment-schema.ts";
import { filledIn, pipedIn } from "../../../studies/survey/piping.ts";
import type { Survey, SurveyQuestion } from "../../../studies/survey/schemas.ts";
import { loopAt, type Loop } from "./loops.ts";
import { cannotHold, html } from "./values.ts";

/** Where Qualtrics stores an answer that a text inserts, by the form of the answer; null: in more than one place. */
const printed: Readonly<Record<AnswerForm, string | null>> = {
  rating: "ChoiceGroup/SelectedAnswers/1",
  options: "ChoiceGroup/SelectedChoices",
  order: "ChoiceGroup/SelectedChoices",
  amounts: null,
  number: "ChoiceTextEntryValue",
  words: "ChoiceTextEntryValue",
};

/** The variables that an experiment with these arms sets if its own name is the variable. */
const ownVariables = ({ id, arms }: Experiment): Variable[] =>
  arms.map((arm) => ({ name: id, value: arm.name, when: { experiment_id: id, any_of: [arm.id] } }));

/** The names of a survey's parts in its export. */
export class Names {
  readonly survey: Survey;
  readonly #ids = new Map<string, { id: string; loop: Loop | null; number: number }>();
  /** By the place of their first question. */
  readonly loops = new Map<number, Loop>();
  /** The loop whose questions are being written: they refer to one another without a round. */
  inside: Loop | null = null;
  readonly #byId: ReadonlyMap<string, SurveyQuestion>;
  /** Variables that the flow sets: those that no experiment sets itself. */
  readonly variables: readonly Variable[];
  readonly #fields: ReadonlyMap<string, string>;

  constructor(survey: Survey) {
    this.survey = survey;
    for (let at = 0; at < survey.questions.length; at += 1) {
      const loop = loopAt(survey, at);
      const rounds = loop?.rounds ?? [[survey.questions[at]!]];
      for (const [index, round] of rounds.entries())
        for (const [place, { id }] of round.entries())
          this.#ids.set(id, { id: `QID${at + place + 1}`, loop, number: index + 1 });
      if (loop) this.loops.set(at, loop);
      at += rounds.flat().length - 1;
    }
    this.#byId = new Map(survey.questions.map((question) => [question.id, question]));
    const called = (id: string) => survey.variables.filter(({ name }) => name === id);
    const setting = survey.experiments.filter((one) => isDeepStrictEqual(called(one.id), ownVariables(one)));
    this.variables = survey.variables.filter(({ name }) => !setting.some(({ id }) => id === name));
    this.#fields = new Map(
      survey.experiments.map((one) => [
        one.id,
        called(one.id).length > 0 && !setting.includes(one) ? `${one.id}_arm` : one.id,
      ]),
    );
  }

  /** `QID3`, or `2_QID3` for a question of a round if the reference comes from outside the loop. */
  idOf(name: string): string {
    const { id, loop, number } = this.#ids.get(name)!;
    return loop === null || (loop === this.inside && number === 1) ? id : `${number}_${id}`;
  }
  questionOf = (id: string): SurveyQuestion => this.#byId.get(id)!;
  /** The embedded field that contains a person's arm of an experiment. */
  fieldOf = (experimentId: string): string => this.#fields.get(experimentId)!;
  /** The field's value for an arm: its name, or its id if another arm has that name or id. */
  valueOf(experimentId: string, armId: string): string {
    const { arms } = this.survey.experiments.find(({ id }) => id === experimentId)!;
    const arm = arms.find(({ id }) => id === armId)!;
    return arms.some((other) => other !== arm && [other.name, other.id].includes(arm.name)) ? arm.id : arm.name;
  }

  /** A text with the fields that Qualtrics inserts. @throws CannotHold for an answer that it cannot insert */
  text(words: string): string {
    const pieceOf = (name: string): string => {
      const question = this.#byId.get(name);
      if (name.startsWith("#")) return `\${lm://Field/${name.slice(1)}}`;
      if (!question) return `\${e://Field/${name}}`;
      const place = printed[formOf(question)] ?? cannotHold(`The answer to question ${name}`, "is printed as a whole");
      return `\${q://${this.idOf(name)}/${place}}`;
    };
    const pieces = pipedIn(words).map((name): [string, string] => [name, pieceOf(name)]);
    return filledIn(html(words), new Map(pieces));
  }
}
