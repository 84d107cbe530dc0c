// Elements of a Qualtrics flow as briefly as tests can write them.
import { qsfLogic, qsfQuestion } from "./qsf.ts";

export type Fields = Record<string, unknown>;
export const question = (id: string, given = {}) => qsfQuestion(id, given);
export const open = (id: string, given = {}) => question(id, { QuestionType: "TE", Selector: "SL", ...given });
export const text = (id: string, words: string, given = {}) =>
  question(id, { QuestionType: "DB", Selector: "TB", QuestionText: words, ...given });
export const block = (id: string, ...questions: string[]) => ({ id, questions });
export const standard = (ID: string) => ({ Type: "Standard", ID });
export const data = (...fields: [Field: string, Value: string][]) => ({
  Type: "EmbeddedData",
  EmbeddedData: fields.map(([Field, Value]) => ({ Field, Value, Type: "Custom" })),
});
export const randomizer = (SubSet: number, ...Flow: Fields[]) => ({ Type: "BlockRandomizer", SubSet, Flow });
export const fieldTest = (LeftOperand: string, RightOperand: string, Operator = "EqualTo") => ({
  LogicType: "EmbeddedField",
  LeftOperand,
  Operator,
  RightOperand,
  Type: "Expression",
});
export const group = (Description: string, ...Flow: Fields[]) => ({ Type: "Group", Description, Flow });
export const branch = (test: Fields, ...Flow: Fields[]) => ({ Type: "Branch", BranchLogic: qsfLogic(test), Flow });
export const end = { Type: "EndSurvey" };
