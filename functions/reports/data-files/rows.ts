import { CONTENT_SOURCE } from "../../platform/content-source.ts";
import { experimentsOf } from "./experiments.ts";
import { conceptOf } from "../../studies/concept-test/questions.ts";
import type { Message } from "../../studies/simulation/message.ts";
import { silentResult, type Answer, type PersonaResult } from "../../studies/simulation/results.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import { startedIn, type ReportSource } from "../content/source.ts";
import type { CellValue, ColumnName } from "./columns.ts";
import { formOf } from "../../studies/survey/answer-forms.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** A row of the long files; columns that are missing are empty. */
export type Row = Partial<Record<ColumnName, CellValue>>;

const CONCEPT_SCALE = { points: 5, first_value: 1 };

/** What rows say of the questions of a study, looked up once for all personas. */
interface Questions {
  byId: ReadonlyMap<string, SurveyQuestion>;
  routed: ReadonlySet<string>;
  /** Lowest number and length of the scale of a question. */
  scaleOf: (questionId: string) => typeof CONCEPT_SCALE | null;
}

/** Questions that only some of the personas were asked. */
export function routedQuestions(source: ReportSource): ReadonlySet<string> {
  const started = startedIn(source);
  const questions = source.results.aggregate.survey?.questions ?? [];
  return new Set(questions.flatMap(({ question_id, asked }) => (asked < started ? [question_id] : [])));
}

function questionsOf(source: ReportSource): Questions {
  const byId = new Map((source.simulation.survey_schema?.questions ?? []).map((one) => [one.id, one]));
  const isConcept = kindOf(source.simulation).asks === "battery";
  return {
    byId,
    routed: routedQuestions(source),
    scaleOf: (questionId) => (isConcept ? CONCEPT_SCALE : (byId.get(questionId)?.scale ?? null)),
  };
}

/** Which of several concepts a row is about, and as which the persona saw it. */
function conceptCells({ simulation }: ReportSource, result: PersonaResult, conceptId: string | undefined): Row {
  const seen = result.concepts?.find(({ concept_id }) => concept_id === conceptId);
  if (!seen) return {};
  const { name = null } = simulation.concepts?.find(({ concept_id }) => concept_id === conceptId) ?? {};
  return { concept_id: seen.concept_id, concept: name, concept_position: seen.position };
}

function answerRow(answer: Answer, { byId, scaleOf }: Questions): Row {
  const { text, allocation, ...values } = answer;
  const scale = formOf(answer) === "rating" ? scaleOf(answer.question_id) : null;
  return {
    record: "answer",
    ...values,
    asked: true,
    question_number: byId.get(answer.question_id)?.number ?? null,
    unit: byId.get(answer.question_id)?.unit ?? null,
    answer: text,
    allocation: allocation && allocation.map(({ amount }) => amount),
    scale_min: scale && scale.first_value,
    scale_max: scale && scale.first_value + scale.points - 1,
  };
}

/** What was answered, in the order of the survey, with a row for each question that the persona was not asked. */
function* answerRows(questions: Questions, { answers }: PersonaResult): Generator<Row> {
  const left = new Map((answers ?? []).map((answer) => [answer.question_id, answer]));
  for (const { id, number, text, kind } of questions.byId.values()) {
    const answer = left.get(id);
    left.delete(id);
    if (answer) yield answerRow(answer, questions);
    else if (questions.routed.has(id))
      yield {
        ...{ record: "answer", question_id: id, question_number: number },
        ...{ question: text, kind, asked: false },
      };
  }
  for (const answer of left.values()) yield answerRow(answer, questions);
}

const reactionRow = (result: PersonaResult, question: string | null): Row => ({
  record: "reaction",
  question_id: "reaction",
  question,
  answer: result.reaction,
  rating_method: result.sentiment_method,
  themes: result.key_themes,
  notable_quote: result.notable_quote,
});

function* choiceRows({ choices }: PersonaResult): Generator<Row> {
  for (const { task_id, holdout, offers, chosen } of choices?.tasks ?? []) {
    const [offer_1, offer_2, offer_3, offer_4, offer_5] = offers;
    yield {
      record: "choice",
      question_id: task_id,
      holdout,
      ...{ offer_1, offer_2, offer_3, offer_4, offer_5 },
      chosen: chosen === null ? 0 : chosen + 1,
    };
  }
}

/** A persona's messages in a transcript, in order. */
const ownMessages = ({ persona_id, transcript }: PersonaResult): Message[] =>
  (transcript ?? [])
    .filter((message) => message.role === "persona" && message.persona_id === persona_id)
    .toSorted((a, b) => a.sequence - b.sequence);

/** Questions of an interview's guide with how far one persona covered them and all that it said to each. */
export function* guideQuestionRows({ results }: ReportSource, result: PersonaResult) {
  const { questions = [], coverage = [] } = results.aggregate.interview ?? {};
  const covered = coverage.find(({ persona_id }) => persona_id === result.persona_id)?.questions;
  const said = ownMessages(result);
  for (const [index, { question_id, text }] of questions.entries()) {
    const words = said.filter(({ round }) => round === index + 1).map(({ content }) => content);
    yield {
      record: "guide_question",
      question_id,
      question: text,
      answer: words.length > 0 ? words.join("\n") : null,
      coverage: covered?.[index] ?? null,
    } satisfies Row;
  }
}

function* messageRows({ results }: ReportSource, result: PersonaResult): Generator<Row> {
  const guide = results.aggregate.interview?.questions ?? [];
  const prompts = (result.transcript ?? []).filter(({ role }) => role !== "persona");
  for (const { id, sequence, round, content } of ownMessages(result)) {
    const prompt = prompts.findLast((one) => one.round === round && one.sequence < sequence);
    yield {
      record: "message",
      question_id: round === null ? null : (guide[round - 1]?.question_id ?? null),
      question: prompt?.content ?? null,
      answer: content,
      message_id: id,
      ...{ round, sequence },
    };
  }
}

/** `price=1.99` of each experiment that the persona was in; empty without any. */
function armsOf(simulation: ReportSource["simulation"], { seen }: PersonaResult): string[] | null {
  const named = experimentsOf(simulation).flatMap(({ id, arms }) => {
    const arm = arms.find((one) => one.id === seen?.arms[id]);
    return arm ? [`${id}=${arm.name}`] : [];
  });
  return named.length > 0 ? named : null;
}

/** The cells that all rows of a persona share. */
export function personRow({ simulation, results, people }: ReportSource, result: PersonaResult): Row {
  const { persona_id, persona_name, library_persona_id, sentiment, sentiment_score, screened_out_by } = result;
  const { age, gender, occupation, location, income_level } =
    people.find((person) => person.persona_id === persona_id) ?? {};
  const weights = results.aggregate.weighting?.personas;
  return {
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    ...{ persona_id, persona_name, library_persona_id, age, gender, occupation, location, income_level },
    weight: weights?.find((one) => one.persona_id === persona_id)?.weight ?? null,
    ...{ sentiment, sentiment_score, screened_out_by, arms: armsOf(simulation, result) },
    source: CONTENT_SOURCE,
  };
}

/** All rows of one persona without {@link personRow}, one at a time: the reaction, then its answers or messages. */
function* resultRows(source: ReportSource, questions: Questions, result: PersonaResult): Generator<Row> {
  if (result.concepts)
    for (const { concept_id, sentiment, sentiment_score, ...reaction } of result.concepts)
      yield {
        ...reactionRow({ ...result, ...reaction }, source.simulation.prompt_question),
        ...conceptCells(source, result, concept_id),
        ...{ sentiment, sentiment_score },
      };
  else if (result.screened_out_by === null) yield reactionRow(result, source.simulation.prompt_question);
  for (const row of answerRows(questions, result))
    yield { ...row, ...conceptCells(source, result, conceptOf(String(row.question_id))?.concept_id) };
  yield* choiceRows(result);
  yield* guideQuestionRows(source, result);
  yield* messageRows(source, result);
}

/** The names of the codes of the answer in a row; null if it was not coded. */
function codesOf({ codebooks }: ReportSource, { persona_id }: PersonaResult, row: Row): string[] | null {
  if (row.record !== "answer" && row.record !== "reaction") return null;
  const id = row.record === "reaction" && row.concept_id ? `${String(row.concept_id)}.reaction` : row.question_id;
  const codebook = codebooks.find(({ question_id }) => question_id === id);
  const own = codebook?.answers.find((answer) => answer.persona_id === persona_id)?.codes;
  if (!codebook || !own) return null;
  return codebook.codes.flatMap((code) => (own.includes(code.id) ? [code.name] : []));
}

/** All participants of a study: those with a result, then lost participants, with an empty result. */
export const casesOf = ({ results }: ReportSource): PersonaResult[] => [
  ...results.persona_results,
  ...results.aggregate.participants_lost.map((one) => silentResult({ ...one, library_persona_id: null })),
];

/** Why a participant was lost; null for the others. */
export const lossReason = ({ results }: ReportSource, personaId: string): string | null =>
  results.aggregate.participants_lost.find(({ persona_id }) => persona_id === personaId)?.reason ?? null;

/** Every row of the long files, one at a time: a study of many can have 30,000. */
export function* rowsOf(source: ReportSource): Generator<Row> {
  const questions = questionsOf(source);
  for (const result of source.results.persona_results) {
    const person = personRow(source, result);
    for (const row of resultRows(source, questions, result)) {
      const codes = codesOf(source, result, row);
      yield { ...person, ...row, ...(codes ? { codes } : {}) };
    }
  }
  for (const lost of casesOf(source).slice(source.results.persona_results.length))
    yield { ...personRow(source, lost), record: "lost", lost_reason: lossReason(source, lost.persona_id) };
}
