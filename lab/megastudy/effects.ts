import type { ExperimentFigures } from "../../functions/studies/survey/experiment-figures-schema.ts";
import type { Experiment } from "../../functions/studies/survey/experiment-schema.ts";
import type { Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
import { armsOfQuestion } from "./arms-of-question.ts";
import { differencesOf, pooled, type Answered, type Difference } from "./contrasts.ts";
import { asksTheSame } from "./match-columns.ts";

/** The same question, asked in some arms under one id and in other arms under another one. */
export interface Contrast {
  question: string;
  first: { arms: string[]; question_ids: string[] };
  second: { arms: string[]; question_ids: string[] };
  ours: Compared;
  people: Compared;
}

/** Differences of answers to the first question from those to the second, or why there are none. */
export interface Compared {
  differences: Difference[];
  why_not: string | null;
}

/** What an experiment came to, with us and with people. */
export interface ExperimentEffects {
  experiment_id: string;
  name: string;
  arms: { name: string; participants: number }[];
  /** Of figures by arms, as `aggregate.survey.experiments` has them. */
  ours: {
    differences: number;
    significant: number;
    largest: {
      question: string;
      label: string | null;
      arms: string;
      difference: number;
      interval: [number, number] | null;
      effect: number | null;
    } | null;
  };
  contrasts: Contrast[];
}

/** What we or people answered to a question, or a sentence why that is not known. */
export type AnswersTo = (question: SurveyQuestion) => Answered | string;

interface Group {
  arms: string[];
  questions: SurveyQuestion[];
}

/** Questions that ask the same of participants of different arms, by the arms that are asked. */
function groupsOf(survey: Survey, experiment: Experiment): Group[][] {
  const partly = survey.questions
    .map((question) => ({ question, arms: armsOfQuestion(survey, question, experiment) }))
    .filter(({ arms }) => arms.length > 0 && arms.length < experiment.arms.length);
  const alike: (typeof partly)[] = [];
  for (const one of partly) {
    const known = alike.find(([first]) => asksTheSame(first!.question, one.question));
    if (known) known.push(one);
    else alike.push([one]);
  }
  return alike.map((own) =>
    [...Map.groupBy(own, ({ arms }) => arms.join(" ")).values()].map((asked) => ({
      arms: asked[0]!.arms,
      questions: asked.map(({ question }) => question),
    })),
  );
}

/** Whether no participant is asked two of these questions: another experiment divides them. */
const areOfDifferentPeople = (survey: Survey, questions: readonly SurveyQuestion[]): boolean =>
  questions.every((one, at) =>
    questions.slice(at + 1).every((other) =>
      survey.experiments.some((experiment) => {
        const arms = armsOfQuestion(survey, one, experiment);
        return !armsOfQuestion(survey, other, experiment).some((arm) => arms.includes(arm));
      }),
    ),
  );

function compared(first: Group, second: Group, answersTo: AnswersTo): Compared {
  const [one, other] = [first, second].map(({ questions }) => {
    const all = questions.map(answersTo);
    return all.find((answers) => typeof answers === "string") ?? pooled(all.filter((own) => typeof own !== "string"));
  }) as [Answered | string, Answered | string];
  const unknown = [one, other].find((answers) => typeof answers === "string");
  if (typeof one === "string" || typeof other === "string") return { differences: [], why_not: unknown as string };
  const differences = differencesOf(one, other);
  return { differences, why_not: differences.length > 0 ? null : "Fewer than two answered one of them." };
}

function contrastsOf(survey: Survey, experiment: Experiment, ours: AnswersTo, people: AnswersTo): Contrast[] {
  const nameOf = (id: string) => experiment.arms.find((arm) => arm.id === id)!.name;
  const side = ({ arms, questions }: Group) => ({
    arms: arms.map(nameOf),
    question_ids: questions.map(({ id }) => id),
  });
  return groupsOf(survey, experiment).flatMap((groups) =>
    groups.flatMap((first, at) =>
      groups
        .slice(at + 1)
        .filter(({ arms }) => !arms.some((arm) => first.arms.includes(arm)))
        .filter((second) => [first, second].every(({ questions }) => areOfDifferentPeople(survey, questions)))
        .map((second): Contrast => ({
          question: first.questions[0]!.text,
          ...{ first: side(first), second: side(second) },
          ours: compared(first, second, ours),
          people: compared(first, second, people),
        })),
    ),
  );
}

const SIGNIFICANT = 0.05;

function ourDifferences({ arms, questions }: ExperimentFigures): ExperimentEffects["ours"] {
  const nameOf = (id: string) => arms.find((arm) => arm.arm_id === id)!.name;
  const all = questions.flatMap(({ question, rows }) =>
    rows.flatMap(({ label, differences }) =>
      differences.map((one) => ({
        question,
        label,
        arms: `${nameOf(one.first)} − ${nameOf(one.second)}`,
        difference: one.difference,
        interval: one.difference_interval as [number, number] | null,
        effect: one.standardised_effect,
        adjusted: one.adjusted_p_value,
      })),
    ),
  );
  const [largest] = all.toSorted((a, b) => Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0));
  return {
    differences: all.length,
    significant: all.filter(({ adjusted }) => adjusted !== null && adjusted < SIGNIFICANT).length,
    largest: largest ? (({ adjusted: _, ...shown }) => shown)(largest) : null,
  };
}

/** What the experiments of a survey came to, ours beside people's. */
export function effectsOf(
  survey: Survey,
  figures: readonly ExperimentFigures[],
  ours: AnswersTo,
  people: AnswersTo,
): ExperimentEffects[] {
  return survey.experiments.flatMap((experiment) => {
    const own = figures.find(({ experiment_id }) => experiment_id === experiment.id);
    if (!own) return [];
    return [
      {
        experiment_id: experiment.id,
        name: experiment.name,
        arms: own.arms.map(({ name, participants }) => ({ name, participants })),
        ours: ourDifferences(own),
        contrasts: contrastsOf(survey, experiment, ours, people),
      },
    ];
  });
}
