/**
 * The form of an answer to a question of each kind. Code that counts, compares, exports or reports answers asks for
 * this form, never for the kind of the question. A new kind whose answers have one of these forms needs no change
 * there.
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

/** The form of the answers to a question. */
export const formOf = ({ kind }: { kind: QuestionKind }): AnswerForm => answerForms[kind];
