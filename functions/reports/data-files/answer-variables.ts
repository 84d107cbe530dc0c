import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { conceptBattery } from "../../studies/concept-test/battery.ts";
import type { Answer, PersonaResult } from "../../studies/simulation/results.ts";
import { formOf, type AnswerForm } from "../../studies/survey/answer-forms.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import type { ReportSource } from "../content/source.ts";
import { codeVariables } from "./code-variables.ts";
import { routedQuestions } from "./rows.ts";
import {
  coded,
  joined,
  numberVariable,
  textVariable,
  variableName,
  type MultipleResponse,
  type Variable,
} from "./variable.ts";

type Asked = Pick<SurveyQuestion, "id" | "text" | "kind" | "options" | "multiple" | "unit" | "best_worst"> & {
  /** Numbers of the scale's points, with a label where one has it. */
  points: { value: number; label: string | null }[];
};

/** Points of the question whether people would buy are words; the other items have numbers alone. */
function conceptQuestions(language: string): Asked[] {
  const { say } = reportWordingOf(language);
  const intent = ([1, 2, 3, 4, 5] as const).map((value) => ({ value, label: say(`concept.point_${value}`) }));
  return conceptBattery(language).map(({ id, question }) => ({
    id,
    text: question,
    kind: "likert",
    ...{ options: null, multiple: false, unit: null, best_worst: false },
    points: intent.map(({ value, label }) => ({ value, label: id === "purchase_intent" ? label : null })),
  }));
}

function pointsOf({ scale }: SurveyQuestion): Asked["points"] {
  if (!scale) return [];
  return Array.from({ length: scale.points }, (_, index) => {
    const end = index === 0 ? scale.low_label : index === scale.points - 1 ? scale.high_label : null;
    return { value: scale.first_value + index, label: scale.labels?.[index] ?? end };
  });
}

function questionsOf({ simulation }: ReportSource): Asked[] {
  if (simulation.simulation_type === "concept_test") {
    const battery = conceptQuestions(simulation.language);
    if (!simulation.concepts) return battery;
    return simulation.concepts.flatMap(({ concept_id, name }) =>
      battery.map((asked) => ({ ...asked, id: `${concept_id}.${asked.id}`, text: `${name}: ${asked.text}` })),
    );
  }
  return (simulation.survey_schema?.questions ?? []).map((one) => ({ ...one, points: pointsOf(one) }));
}

const ofAnswer =
  (questionId: string, value: (answer: Answer) => string | number | null): Variable["of"] =>
  ({ answers }: PersonaResult) => {
    const answer = answers?.find(({ question_id }) => question_id === questionId);
    return answer ? value(answer) : null;
  };

function ratingVariables({ id, text, points }: Asked, name: string): Variable[] {
  const labels = points.flatMap(({ value, label }) => (label === null ? [] : [[value, label] as const]));
  return [
    numberVariable(
      name,
      text,
      ofAnswer(id, ({ rating }) => rating),
      { labels },
    ),
    ...points.map(({ value, label }, index) =>
      numberVariable(
        `${name}_p${index + 1}`,
        `${label ?? value}: ${text}`,
        ofAnswer(id, ({ distribution }) => distribution?.[index] ?? null),
        { files: "statistics" },
      ),
    ),
  ];
}

/** What was chosen of the options that were offered; null where that is nothing, which is no answer. */
const chosenOf = ({ selected_options }: Answer, options: readonly string[]): string[] | null => {
  const chosen = options.filter((option) => selected_options?.includes(option));
  return chosen.length > 0 ? chosen : null;
};

function choiceVariable({ id, text, options }: Asked, name: string): Variable {
  const offered = options ?? [];
  const value = (answer: Answer) => {
    const [chosen] = chosenOf(answer, offered) ?? [];
    return chosen === undefined ? null : offered.indexOf(chosen) + 1;
  };
  return numberVariable(name, text, ofAnswer(id, value), {
    measure: "nominal",
    labels: offered.map((option, index) => [index + 1, option]),
  });
}

function optionVariables({ id, options }: Asked, name: string, { say }: ReportWording): Variable[] {
  const offered = options ?? [];
  const labels = [[0, say("variables.not_chosen")] as const, [1, say("variables.chosen")] as const];
  return offered.map((option, index) => {
    const value = (answer: Answer) => {
      const chosen = chosenOf(answer, offered);
      return chosen && (chosen.includes(option) ? 1 : 0);
    };
    return numberVariable(`${name}_o${index + 1}`, option, ofAnswer(id, value), {
      measure: "nominal",
      files: "statistics",
      labels,
    });
  });
}

/** Of each of several concepts: as which it was seen, what was said and how that was rated. */
function conceptVariables({ source, sets, say }: Making): Variable[] {
  return (source.simulation.concepts ?? []).flatMap(({ concept_id, name }) => {
    const seen = ({ concepts }: PersonaResult) => concepts?.find((one) => one.concept_id === concept_id);
    const label = (what: string) => say("answer.on", { question: name, clause: what });
    return [
      numberVariable(`${concept_id}_position`, label(say("concepts.order")), (one) => seen(one)?.position ?? null),
      numberVariable(
        `${concept_id}_sentiment_score`,
        label(say("variables.sentiment_score")),
        (one) => seen(one)?.sentiment_score ?? null,
      ),
      textVariable(`${concept_id}_reaction`, label(say("answers.reaction")), (one) => seen(one)?.reaction ?? null),
      ...codeVariables(source, `${concept_id}.reaction`, sets),
    ];
  });
}

/** A label with the unit of what it measures: `What did you pay? [$]`. */
const inUnit = (text: string, unit: string | null): string => (unit ? `${text} [${unit}]` : text);

/** The place of every option, 1 for the first; of best–worst sets which one was either. */
function rankVariables({ id, text, options, best_worst }: Asked, name: string, { say }: ReportWording): Variable[] {
  const offered = options ?? [];
  const labels = offered.map((option, index) => [index + 1, option] as const);
  if (best_worst)
    return (["best", "worst"] as const).map((end) => {
      const value = ({ ranking }: Answer) => coded(offered, 1, end === "best" ? ranking?.[0] : ranking?.at(-1));
      return numberVariable(`${name}_${end}`, `${say(`variables.${end}`)}: ${text}`, ofAnswer(id, value), {
        measure: "nominal",
        labels,
      });
    });
  return offered.map((option, index) =>
    numberVariable(
      `${name}_r${index + 1}`,
      `${say("variables.rank", { option })} – ${text}`,
      ofAnswer(id, ({ ranking }) => coded(ranking ?? [], 1, option)),
      { measure: "ordinal" },
    ),
  );
}

/** What every option was given. */
const allocationVariables = ({ id, text, options, unit }: Asked, name: string): Variable[] =>
  (options ?? []).map((option, index) =>
    numberVariable(
      `${name}_a${index + 1}`,
      inUnit(`${option}: ${text}`, unit),
      ofAnswer(id, ({ allocation }) => allocation?.find((one) => one.option === option)?.amount ?? null),
    ),
  );

/** Whether the scale was shown from its other end, where some saw it so. */
function directionVariables({ id, text }: Asked, name: string, { source, say }: Making): Variable[] {
  const reversed = ofAnswer(id, ({ scale_reversed }) => Number(scale_reversed));
  if (!source.results.persona_results.some((result) => reversed(result) === 1)) return [];
  const labels = [[0, say("variables.no")] as const, [1, say("variables.yes")] as const];
  return [
    numberVariable(`${name}_reversed`, say("variables.scale_reversed", { question: text }), reversed, {
      ...{ measure: "nominal", files: "statistics", labels },
    }),
  ];
}

interface Making extends ReportWording {
  source: ReportSource;
  sets: MultipleResponse[];
}

const wordsOf = ({ id }: Asked) => ofAnswer(id, ({ text }) => text);

function chosenVariables(question: Asked, name: string, making: Making): Variable[] {
  const { id, text, multiple, options } = question;
  if (!multiple) return [choiceVariable(question, name)];
  const chosen = ofAnswer(id, (answer) => joined(chosenOf(answer, options ?? [])));
  const ofOptions = optionVariables(question, name, making);
  making.sets.push({ name, label: text, variables: ofOptions });
  return [textVariable(name, text, chosen, "sheet"), ...ofOptions];
}

function openVariables(question: Asked, name: string, { source, sets }: Making): Variable[] {
  const themes = ofAnswer(question.id, (answer) => joined(answer.themes));
  return [
    textVariable(name, question.text, wordsOf(question)),
    textVariable(`${name}_themes`, question.text, themes, "statistics"),
    ...codeVariables(source, question.id, sets),
  ];
}

/** The variables of a question by the form of its answers, beside the words of an answer that is more than words. */
const variablesOf: Record<AnswerForm, (question: Asked, name: string, making: Making) => Variable[]> = {
  rating: (question, name, making) => [
    ...ratingVariables(question, name),
    ...directionVariables(question, name, making),
  ],
  options: chosenVariables,
  words: openVariables,
  number: ({ id, text, unit }, name) => [
    numberVariable(
      name,
      inUnit(text, unit),
      ofAnswer(id, ({ value }) => value),
    ),
  ],
  order: rankVariables,
  amounts: allocationVariables,
};

function questionVariables(question: Asked, making: Making): Variable[] {
  const [name, form] = [variableName(question.id), formOf(question)];
  const variables = variablesOf[form](question, name, making);
  if (form === "words") return variables;
  return [...variables, textVariable(`${name}_text`, question.text, wordsOf(question), "statistics")];
}

/** Numbers that stand for a question that was not asked, the first that lies below all answers. */
const CODES = [-99, -999, -9_999, -99_999, -999_999];

/** The number of a study that no answer to it can be. */
function notAskedCode({ results }: ReportSource): number {
  const values = results.persona_results.flatMap(({ answers }) => (answers ?? []).map(({ value }) => value ?? 0));
  const lowest = values.reduce((least, value) => Math.min(least, value), 0);
  return CODES.find((code) => code < lowest) ?? Math.floor(lowest) - 1;
}

/** Variables of what was asked in a concept test or a survey; the words behind a number are called `_text`. */
export function answerVariables(source: ReportSource): { variables: Variable[]; sets: MultipleResponse[] } {
  const making: Making = { ...reportWordingOf(source.simulation.language), source, sets: [] };
  const common = { code: notAskedCode(source), label: making.say("variables.not_asked") };
  const routed = routedQuestions(source);
  const variables = questionsOf(source).flatMap((question) => {
    const made = questionVariables(question, making);
    if (!routed.has(question.id)) return made;
    const holds = ({ answers }: PersonaResult) =>
      !(answers ?? []).some(({ question_id }) => question_id === question.id);
    for (const variable of made) variable.notAsked = { ...common, holds };
    return made;
  });
  const reactions = [...conceptVariables(making), ...codeVariables(source, "reaction", making.sets)];
  return { variables: [...reactions, ...variables], sets: making.sets };
}
