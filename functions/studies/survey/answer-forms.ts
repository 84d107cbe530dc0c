/**
 * What an answer to a question of each kind holds. Whoever counts, compares, exports or reports answers asks for the
 * form of an answer, never for the kind of its question: a new kind whose answers have one of these forms needs no
 * change there.
 */
export const answerForms = {
  likert: "rating",
  multiple_choice: "options",
  open_ended: "words",
  numeric: "number",
  ranking: "order",
  allocation: "amounts",
} as const;
export type QuestionKind = keyof typeof answerForms;
export type AnswerForm = (typeof answerForms)[QuestionKind];
export const questionKinds = Object.keys(answerForms) as QuestionKind[];

/** What answers to a question hold. */
export const formOf = ({ kind }: { kind: QuestionKind }): AnswerForm => answerForms[kind];
